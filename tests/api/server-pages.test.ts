/** The few pages for people who work that the server writes itself, in the language of their browser. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogueOf } from "../../src/guest/catalogues.ts";
import { whileMigrating } from "../../src/server/transport/health.ts";
import { callAuth } from "../../testbed/auth.ts";
import { mailedLink } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ EMAIL_CONFIRMATION: "on", TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

const asking = (language: string) => ({ Accept: "text/html", "Accept-Language": language });
const ask = (address: string, language: string) => fetch(address, { headers: asking(language) });

describe.each([
  ["de-AT,de;q=0.9", "de", "ltr"],
  ["ar", "ar", "rtl"],
  ["ja,en;q=0.5", "ja", "ltr"],
  ["tlh", "en", "ltr"],
] as const)("In a browser that prefers %s", (preferred, language, direction) => {
  const { messages } = catalogueOf(language);
  const html = `<html lang="${language}" dir="${direction}">`;

  test("an address that leads nowhere says so", async () => {
    const answer = await ask(`${server.url}/logn`, preferred);
    expect([answer.status, answer.headers.get("vary")]).toEqual([404, "Accept-Language"]);
    const page = await answer.text();
    for (const part of [html, messages["server.lost.title"], messages["server.lost.admin"]])
      expect(page).toContain(part);
  });

  test("a mailed link says what its button does", async () => {
    const email = newEmail();
    const body = { email, password: PASSWORD };
    await callAuth(server, "/signup", { body, from: `203.0.113.${direction.length + preferred.length}` });
    const page = await (await ask(await mailedLink(server, email), preferred)).text();
    for (const part of [
      html,
      messages["server.signup.text"],
      `<button>${messages["server.confirm"]}</button>`,
    ])
      expect(page).toContain(part);
  });

  test("the wait for a new version says so", async () => {
    const answer = await whileMigrating(new Request("http://a/admin", { headers: asking(preferred) }));
    expect(answer.status).toBe(503);
    const page = await answer.text();
    for (const part of [html, messages["server.soon.title"]]) expect(page).toContain(part);
  });

  test("the admin's document says what it needs where its script does not start", async () => {
    const page = await (await ask(`${server.url}/login`, preferred)).text();
    const needed = messages["server.late.text"].replace("{browsers}", "Safari 16.4, Chrome 111, Firefox 121");
    for (const part of [html, `<h1>${messages["server.late.title"]}</h1>`, `<p>${needed}</p>`])
      expect(page).toContain(part);
    expect(page).toContain(messages["server.late.script"].replace("{product}", "Innfo"));
  });
});
