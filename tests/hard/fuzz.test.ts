/** Every request to any route is answered; `npm run bench -- fuzz` sends more. */
import { expect, test } from "vitest";
import { fuzz } from "../../testbed/fuzz/run.ts";
import { sharedServer } from "../../testbed/server.ts";

/** Repeats the same requests. */
const SEED = 20_261_120;
const REQUESTS = 2000;

const server = await sharedServer({ TRUST_PROXY: "1" });

test(`${REQUESTS} requests of every kind are all answered, none with a failure, and nobody else's data changes`, {
  timeout: 180_000,
}, async () => {
  const { faults, statuses } = await fuzz(server.url, SEED, REQUESTS);
  expect(faults).toEqual([]);
  // Otherwise only refusals were tried.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50);
});
