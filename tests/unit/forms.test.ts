import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every form of the admin is the shared one, whose Enter key goes on to the next field on a phone", () => {
  const own = globSync("src/admin/**/*.tsx").filter((path) => readFileSync(path, "utf8").includes("<form"));
  expect(own).toEqual(["src/admin/ui/form.tsx"]);
});
