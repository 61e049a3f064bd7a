import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { checkSequences } from "../../testbed/translation-sequences.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("In 10,000 random sequences of edit, translate, fail and retry no person's text is overwritten, and none is blank", async () => {
  await expect(checkSequences(server, 10_000)).resolves.toBeUndefined();
}, 1_800_000);
