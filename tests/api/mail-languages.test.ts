/** Mails are in the reader's language: their own choice, their hotel's, or, before there is a hotel, their browser's. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import ar from "../../src/lib/messages/ar.json" with { type: "json" };
import de from "../../src/lib/messages/de.json" with { type: "json" };
import { callAuth } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
let confirming: TestServer;
beforeAll(async () => {
  [server, confirming] = await Promise.all([
    startTestServer(),
    startTestServer({ EMAIL_CONFIRMATION: "on" }),
  ]);
});
afterAll(() => Promise.all([server.stop(), confirming.stop()]));

/** @param wanted as browsers send it */
async function ask({ url }: TestServer, path: string, body: object, wanted: string): Promise<void> {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": wanted },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

test("An owner who signs up reads the language of the browser, and English where we have none of it", async () => {
  const german = `owner-${randomUUID()}@example.com`;
  await ask(confirming, "/signup", { email: german, password: PASSWORD }, "de-AT,en;q=0.5");
  const [mail] = await mailsTo(confirming, german);
  expect(mail?.subject).toBe(de.messages["mail.confirm.subject"].replace("{product}", "Innfo"));
  expect(mail?.text).toContain(de.messages["mail.isItYours"]);
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');

  const klingon = `owner-${randomUUID()}@example.com`;
  await ask(confirming, "/signup", { email: klingon, password: PASSWORD }, "tlh");
  expect(await mailsTo(confirming, klingon)).toMatchObject([{ subject: "Confirm your email for Innfo" }]);
});

test("An owner with a hotel reads its language, whoever asked, also when account and hotel are gone", async () => {
  const { client, email, hotelId } = await server.ownerWithHotel();
  await client.from("hotels").update({ language: "ar" }).eq("id", hotelId).throwOnError();
  await ask(server, "/recover", { email }, "de");
  const [reset] = await mailsTo(server, email);
  expect(reset?.subject).toBe(ar.messages["mail.reset.subject"].replace("{product}", "Innfo"));
  expect(reset?.html).toContain('<html lang="ar" dir="rtl">');
  // Otherwise, programs that drop the attributes of <html> show it left to right.
  expect(reset?.html).toMatch(/<table [^>]*dir="rtl"/);

  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? "";
  expect((await callAuth(server, "/user/delete", { token, body: { password: PASSWORD } })).status).toBe(204);
  const [gone] = await mailsTo(server, email);
  expect(gone?.subject).toBe(ar.messages["mail.deleted.subject"].replace("{product}", "Innfo"));
});

test("Whoever has chosen a language reads it, whatever their hotel's is", async () => {
  const { client, email, hotelId } = await server.ownerWithHotel();
  await client.from("hotels").update({ language: "ar" }).eq("id", hotelId).throwOnError();
  const { error } = await client.auth.updateUser({ data: { language: "Klingon" } });
  expect(error?.code).toBe("validation_failed");
  const { data } = await client.auth.updateUser({ data: { language: "de" } });
  expect(data.user?.user_metadata.language).toBe("de");
  await ask(server, "/recover", { email }, "fr");
  const [reset] = await mailsTo(server, email);
  expect(reset?.subject).toBe(de.messages["mail.reset.subject"].replace("{product}", "Innfo"));
});
