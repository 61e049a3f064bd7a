import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { PASSWORD, startTestServer, type TestServer } from "../support/server.ts";

let proxy: DatabaseProxy;
let server: TestServer;
beforeAll(async () => {
  proxy = await startDatabaseProxy();
  server = await startTestServer({}, { host: "127.0.0.1", port: proxy.port });
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
});
beforeEach(async () => {
  await proxy.mend();
  await vi.waitFor(async () => expect((await fetch(`${server.url}/health`)).status).toBe(200), 10_000);
});

describe("A connection that is cut", () => {
  test.each([["begin"], ["insert into auth.users"], ["insert into auth.sessions"], ["commit"]])(
    "at %s makes a sign-up fail as a whole",
    async (words) => {
      proxy.cutAt(words, "before");
      const { error } = await server.client().auth.signUp({ email: "a@example.com", password: PASSWORD });
      console.log(words, error?.name, error?.status, error?.message);
    },
  );
});
