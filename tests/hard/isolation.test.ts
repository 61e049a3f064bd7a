import { afterAll, beforeAll, expect, test } from "vitest";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import { mixRequests } from "../../testbed/isolation.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

let server: TestServer;
beforeAll(async () => {
  // A busy machine must not turn this into a test of the bulkheads, which refuse whoever waits too long.
  const patience = 60_000;
  const { rooms } = CAPACITY;
  server = await startTestServer(
    {},
    {
      capacity: {
        ...CAPACITY,
        statements: { statement: patience, lock: patience, guest: patience },
        rooms: { ...rooms, reads: { ...rooms.reads, patience }, writes: { ...rooms.writes, patience } },
      },
    },
  );
});
afterAll(() => server.stop());

const REQUESTS = 2000;

test("thousands of requests of owners and guests at once show and touch nobody else's rows", {
  timeout: 120_000,
}, async () => {
  const owners = [];
  for (let i = 0; i < 6; i++) owners.push(await makeHotel(server));
  const { statuses, ...report } = await mixRequests(server.url, owners, {
    requests: REQUESTS,
    concurrency: 64,
  });
  expect(report).toEqual({ requests: REQUESTS, seen: [], unexpected: [], touched: [] });
  for (const status of [200, 201, 204, 401, 403]) expect(statuses[status]).toBeGreaterThan(REQUESTS / 100);
});
