/**
 * Wherever a request may carry an id, another owner's id is answered exactly as an id that nobody has, and
 * its content is unchanged. The route table is compared with the application's own. Here one request of each
 * route; tests/hard/foreign-ids.test.ts sends those of every table.
 */
import { expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { foreignIdTests } from "./support/foreign-id-tests.ts";
import { ROUTES } from "./support/foreign-ids.ts";

const server = await sharedServer({ OPERATOR_EMAIL: "desk@operator.example" });

test("every route of the API is listed here with the ids that it takes", () => {
  // Those limit bodies, and answer nothing themselves.
  const routes = server.routes().filter((route) => !/^ALL |^(POST|PUT|PATCH|DELETE) .+\/\*$/.test(route));
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
});

foreignIdTests(server, 1);
