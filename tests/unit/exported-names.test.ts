import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const EXPORTED =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

test("Each exported name stands in one file, so that it means one thing", () => {
  const files = new Map<string, string[]>();
  for (const file of globSync("src/**/*.{ts,tsx}")) {
    if (file.endsWith("database.types.ts")) continue;
    // An overloaded function says its name several times.
    const names = new Set(Array.from(readFileSync(file, "utf8").matchAll(EXPORTED), ([, name = ""]) => name));
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(1000);
  const twice = Array.from(files, ([name, where]) => `${name}: ${where.join(", ")}`).filter((line) =>
    line.includes(", "),
  );
  expect(twice).toEqual([]);
});
