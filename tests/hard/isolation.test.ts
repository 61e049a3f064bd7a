import { expect, test } from "vitest";
import { mixRequests } from "../../testbed/isolation.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

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
  expect(report).toEqual({ requests: REQUESTS, seen: [], refused: 0, unexpected: [], touched: [] });
  for (const status of [200, 201, 204, 401, 403]) expect(statuses[status]).toBeGreaterThan(REQUESTS / 100);
});
