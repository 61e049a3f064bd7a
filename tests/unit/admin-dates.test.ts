import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no date of the admin is written in the browser's language, between words in another one", () => {
  const own = globSync("src/admin/**/*.{ts,tsx}").filter((path) =>
    /toLocale(Date|Time)?String\((\[\]|undefined|\))/.test(readFileSync(path, "utf8")),
  );
  // A number has no month.
  expect(own).toEqual([]);
});
