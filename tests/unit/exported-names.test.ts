import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const EXPORTED =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Gives a text in the reader's language, of the admin or of the guest page's script, which has its own few. */
const IN_BOTH = "t";

test("Each exported name stands in one file, so that it means one thing", () => {
  const files = new Map<string, string[]>();
  for (const file of globSync("src/**/*.{ts,tsx}")) {
    if (file.endsWith("database.types.ts")) continue;
    // An overloaded function says its name several times.
    const names = new Set(Array.from(readFileSync(file, "utf8").matchAll(EXPORTED), ([, name = ""]) => name));
    for (const name of names) {
      if (name !== IN_BOTH) files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect(files.size).toBeGreaterThan(1000);
  const twice = Array.from(files, ([name, where]) => `${name}: ${where.join(", ")}`).filter((line) =>
    line.includes(", "),
  );
  expect(twice).toEqual([]);
});
