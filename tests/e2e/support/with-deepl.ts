import { createProOwner, PRO_EMAILS } from "../../../testbed/owner.ts";
import { startTemporaryServer } from "../../../testbed/temporary-server.ts";
import { DEEPL_KEY, startDeepL, type TranslatorStandIn } from "../../../testbed/translators.ts";
import { ownerTest } from "./fixtures.ts";

/** On a server of its own with a translation service, and with an owner on the Pro plan. */
export function deepLTest(variables: Readonly<Record<string, string>> = {}) {
  return ownerTest.extend<object, { site: { url: string; service: TranslatorStandIn } }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
      async ({}, use) => {
        const service = await startDeepL();
        const server = await startTemporaryServer({
          COMPLIMENTARY_PRO_EMAILS: PRO_EMAILS.join(),
          DEEPL_API_KEY: DEEPL_KEY,
          DEEPL_API_BASE: service.url,
          ...variables,
        });
        await use({ url: server.url, service });
        await server.stop();
        await service.stop();
      },
      { scope: "worker" },
    ],
    baseURL: ({ site }, use) => use(site.url),
    owner: async ({ url }, use) => use(await createProOwner(url)),
  });
}
