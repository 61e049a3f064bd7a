/** docs/api.md says what programs may call. `npm run docs:api` writes it anew. */
import { inspectRoutes } from "hono/dev";
import { expect, test } from "vitest";
import { createApp } from "../../src/server/app/app.ts";
import { sharedServer } from "../../testbed/server.ts";
import { apiDocument } from "./support/api-document.ts";

const server = await sharedServer();

test("docs/api.md has every table, function and route for programs, as they are", async () => {
  const routes = inspectRoutes(createApp(server.context))
    .filter(({ isMiddleware }) => !isMiddleware)
    .map(({ method, path }) => `${method} ${path}`);
  await expect(await apiDocument(server.sql, routes)).toMatchFileSnapshot("../../docs/api.md");
});
