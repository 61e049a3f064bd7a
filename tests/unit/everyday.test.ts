import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DISTURBS = /\.route\(|\.setOffline\(|\.fulfill\(|\.abort\(/;

function disturbing(folder: string): string[] {
  const specs = readdirSync(folder).filter((name) => name.endsWith(".spec.ts"));
  return specs.filter((name) => DISTURBS.test(readFileSync(join(folder, name), "utf8")));
}

test("the browser tests of every day leave the network alone; those that do not are hard", () => {
  expect(disturbing("tests/e2e")).toEqual([]);
  expect(disturbing("tests/hard")).toContain("subscription.spec.ts");
});
