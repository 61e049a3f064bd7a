import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DISTURBS = /\.route\(|\.setOffline\(|\.fulfill\(|\.abort\(/;

function disturbing(folder: string): string[] {
  const specs = readdirSync(folder).filter((name) => name.endsWith(".spec.ts"));
  return specs.filter((name) => DISTURBS.test(readFileSync(join(folder, name), "utf8")));
}

test("browser tests that disturb the network are in tests/hard", () => {
  expect(disturbing("tests/e2e")).toEqual([]);
  expect(disturbing("tests/hard")).toContain("subscription.spec.ts");
});
