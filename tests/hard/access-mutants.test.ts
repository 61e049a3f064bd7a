/**
 * Removes or loosens every single access rule, one at a time, and expects access.test.ts's matrix to notice.
 * A rule whose loss no probe notices fails here by name.
 */
import { expect, test } from "vitest";
import { makeMatrix } from "../../testbed/matrix/index.ts";
import { mutantsOf } from "../../testbed/matrix/mutants.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const matrix = await makeMatrix(server);
const mutants = await mutantsOf(server.sql, matrix);

/** The least there are, so that an empty list does not pass for a complete one. */
const KINDS = [
  ["policies dropped or weakened", 100],
  ["row level security switched off", 30],
  ["privileges granted", 1000],
  ["triggers dropped", 4],
  ["checks taken out of functions and views", 20],
] as const;

test.each(KINDS)("%s: each is noticed", { timeout: 600_000 }, async (kind, least) => {
  const all = mutants[kind] ?? [];
  expect(all.length).toBeGreaterThanOrEqual(least);
  const survivors = await matrix.survivors(all);
  process.stdout.write(`${kind}: ${all.length - survivors.length} of ${all.length} mutants killed\n`);
  expect(survivors.map(({ name }) => name)).toEqual([]);
});

test("and nothing of it is left", async () => {
  expect(
    await matrix.differences(
      matrix.select("as granted", () => true),
      "as granted",
    ),
  ).toEqual([]);
});
