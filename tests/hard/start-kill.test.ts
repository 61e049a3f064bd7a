import { expect, test } from "vitest";
import { killStarts } from "../../testbed/start-kills.ts";

test("A start or stop that is killed at any moment leaves nothing that keeps the next start from its work", async () => {
  const { kills, broken } = await killStarts([
    { isOlder: false, phases: ["secrets", "initdb", "migrations", "stopping"] },
    { isOlder: true, phases: ["migrations", "migrations"] },
  ]);
  expect(broken).toEqual([]);
  expect(kills).toBe(6);
}, 300_000);
