/** A server that confirms addresses; one per worker. */
import { startTemporaryServer } from "../../../testbed/temporary-server.ts";
import { test } from "./fixtures.ts";

export const confirmingTest = test.extend<object, { confirming: string }>({
  confirming: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const server = await startTemporaryServer({ EMAIL_CONFIRMATION: "on" });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ confirming }, use) => use(confirming),
});
