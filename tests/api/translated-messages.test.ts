/** Texts of guests and the desk are translated by the site's service, and counted in the account's month. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formToken } from "../../src/server/messages/form-token.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeOwner } from "../../testbed/tokens.ts";
import { DEEPL_KEY, startDeepL, type TranslatorStandIn } from "../../testbed/translators.ts";

let service: TranslatorStandIn;
let server: TestServer;
let taker: Awaited<ReturnType<typeof makeTaker>>;
beforeAll(async () => {
  service = await startDeepL();
  server = await startTestServer({ DEEPL_API_KEY: DEEPL_KEY, DEEPL_API_BASE: service.url });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(async () => {
  Object.assign(service, {
    sent: [],
    fails: [],
    translate: (text: string) => `«${text}»`,
    before: async () => {},
  });
  taker = await makeTaker(server);
  await offer(["de", "ar"]);
});

const offer = (languages: string[]) =>
  taker.client.from("hotels").update({ languages }).eq("id", taker.hotelId).throwOnError();
const settled = () => server.context.translations?.messages.settled();
const ask = (text: string, language = "ar") =>
  sendForm(server, taker.hotelId, "request", { topic: "other", text }, { "Accept-Language": language });
const message = async () =>
  (await taker.client.from("messages").select().order("created_at").limit(1).single().throwOnError()).data;
const charged = async () => {
  const [row] = await server.sql<{ characters: number }[]>`
    select characters::int from innfo.translated_characters where user_id = ${taker.userId}`;
  return row?.characters ?? 0;
};
async function answerIn(language: string, text: string, { token = taker.token } = {}) {
  const response = await fetch(`${server.url}/functions/v1/translate-answer`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ hotel_id: taker.hotelId, language, text }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("A guest's message is read in the hotel's language, its words alone go to the service", async () => {
  await ask("هل يمكن المغادرة الساعة ١؟");
  await settled();
  expect(await message()).toMatchObject({
    text: "هل يمكن المغادرة الساعة ١؟",
    language: "ar",
    translation: "«هل يمكن المغادرة الساعة ١؟»",
    translation_language: "en",
  });
  expect(service.sent).toEqual(["هل يمكن المغادرة الساعة ١؟"]);
  expect(await charged()).toBe(26);
});

test("What a guest writes again is translated, too, and is what the list shows", async () => {
  const sent = await ask("صابون");
  const address = new URL(sent.headers.get("location") ?? "", server.url).href;
  await settled();
  const { id, updated_at: before } = await message();
  // A page that was opened a minute ago.
  const token = formToken(server.jwtKey, { hotelId: taker.hotelId, kind: id }, Date.now() - 60_000);
  const body = new URLSearchParams({ token, text: "والشامبو أيضًا" });
  expect((await fetch(`${address}?lang=ar`, { method: "POST", redirect: "manual", body })).status).toBe(303);
  await settled();
  const { data: texts } = await taker.client
    .from("message_texts")
    .select()
    .eq("message_id", id)
    .throwOnError();
  expect(texts).toMatchObject([
    { text: "والشامبو أيضًا", translation: "«والشامبو أيضًا»", translation_language: "en" },
  ]);
  expect(Date.parse((await message()).updated_at), "each desk reads it again").toBeGreaterThan(
    Date.parse(before),
  );
  const line = await taker.client.from("inbox").select("translation").eq("id", id).single().throwOnError();
  expect(line.data).toEqual({ translation: "«والشامبو أيضًا»" });
  const { data: rounds } = await taker.client.rpc("rounds", { hotel_id: taker.hotelId }).throwOnError();
  expect(rounds, "housekeeping's list, too").toMatchObject([
    { text: "والشامبو أيضًا", translation: "«والشامبو أيضًا»" },
  ]);
});

test("Nothing is sent of who writes in the hotel's language, nor where no language is offered; the form says which", async () => {
  const form = async (language: string) =>
    (await fetch(`${server.url}/view/${taker.hotelId}/request?lang=${language}`)).text();
  expect(await form("ar")).toContain("اكتب بلغتك");
  expect(await form("en")).not.toContain("Write in your language");
  await ask("Soap, please", "en");
  await offer([]);
  expect(await form("ar")).not.toContain("اكتب بلغتك");
  await ask("صابون");
  await settled();
  expect(service.sent).toEqual([]);
});

test("Without characters this month, or with a service that fails, the guest's words stand alone", async () => {
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${taker.userId}, 'translated_characters', 3)`;
  await ask("صابون");
  await settled();
  expect(await message()).toMatchObject({ text: "صابون", translation: null });
  expect((await answerIn("ar", "Four")).body).toEqual({ translation: null });
  expect((await answerIn("ar", "One")).body).toEqual({ translation: "«One»" });
  expect(service.sent).toEqual(["One"]);
});

test("Guests use up half of the month's characters at most: the rest is the owner's and the desk's", async () => {
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${taker.userId}, 'translated_characters', 20)`;
  for (const text of ["صابون", "ثلجات", "قهوات"]) await ask(text);
  await settled();
  expect(service.sent).toHaveLength(2);
  expect((await answerIn("ar", "Ten of us.")).body).toEqual({ translation: "«Ten of us.»" });
});

test("One of the desk's people has a twentieth of the month a day, and leaves the rest to the others", async () => {
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${taker.userId}, 'translated_characters', 60000)`;
  const ben = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${taker.hotelId}, ${ben.userId}, 'desk')`;
  const text = (of: string) => of.repeat(1000);
  for (const of of ["a", "b", "c"])
    expect((await answerIn("ar", text(of), ben)).body).toEqual({ translation: `«${text(of)}»` });
  expect((await answerIn("ar", "One more", ben)).body).toEqual({ translation: null });
  expect(await charged()).toBe(3000);
  expect((await answerIn("ar", "One more")).body).toEqual({ translation: "«One more»" });
  await server.sql`update innfo.answer_characters set day = day - 1 where user_id = ${ben.userId}`;
  expect((await answerIn("ar", "Tomorrow", ben)).body).toEqual({ translation: "«Tomorrow»" });
  // A text that the service refuses is nobody's share.
  service.fails = [500];
  expect((await answerIn("ar", text("d"), ben)).status).toBe(503);
  const [day] = await server.sql<{ characters: number }[]>`
    select characters::int from innfo.answer_characters where user_id = ${ben.userId} and hotel_id = ${taker.hotelId}`;
  expect(day).toEqual({ characters: 8 });
});

test("A service that cannot be reached costs nothing, however often it is tried", async () => {
  const gone = await startDeepL();
  await gone.stop();
  const away = await startTestServer({ DEEPL_API_KEY: DEEPL_KEY, DEEPL_API_BASE: gone.url });
  try {
    const owner = await makeTaker(away);
    await owner.client
      .from("hotels")
      .update({ languages: ["ar"] })
      .eq("id", owner.hotelId)
      .throwOnError();
    await sendForm(
      away,
      owner.hotelId,
      "request",
      { topic: "other", text: "صابون" },
      { "Accept-Language": "ar" },
    );
    for (const _ of [1, 2, 3]) {
      await away.context.translations?.messages.settled();
      await away.sql`update innfo.jobs set due_at = now() where kind = 'message_translation'`;
    }
    const [job] = await away.sql<{ reason: string; attempts: number }[]>`
      select reason, attempts from innfo.jobs where kind = 'message_translation'`;
    expect(job).toMatchObject({ reason: "the translator does not answer", attempts: 3 });
    const [row] = await away.sql<{ characters: number }[]>`
      select characters::int from innfo.translated_characters where user_id = ${owner.userId}`;
    expect(row?.characters).toBe(0);
  } finally {
    await away.stop();
  }
});

test("The desk's answer is translated for who may answer; what the service refuses costs nothing", async () => {
  expect((await answerIn("ar", "Until 1 PM")).body).toEqual({ translation: "«Until 1 PM»" });
  expect(await charged()).toBe(10);
  expect((await answerIn("en", "Until 1 PM")).body).toEqual({ translation: null });
  expect((await answerIn("xx", "Until 1 PM")).status).toBe(400);
  service.fails = [500];
  expect(await answerIn("ar", "Until 2 PM")).toMatchObject({ status: 503, body: { code: "service_away" } });
  expect(await charged()).toBe(10);
  const stranger = await makeTaker(server);
  expect(await answerIn("ar", "Hello", stranger)).toMatchObject({ status: 404 });
});

test("A hotel's own canned answer is translated once, and goes out as its owner corrected it", async () => {
  const { client, hotelId } = taker;
  const own = { answers: ["The sauna is warm.", "The sauna is warm."] };
  await client.from("message_kinds").update(own).match({ hotel_id: hotelId, kind: "request" }).throwOnError();
  const texts = async () => {
    const asked = { hotel_id: hotelId, language: "ar" };
    const { data } = await client.rpc("translation_texts", asked).throwOnError();
    return (data as { texts: Record<string, unknown>[] }).texts.filter(
      ({ table_name }) => table_name === "message_kinds",
    );
  };
  expect(await texts()).toMatchObject([{ source: "The sauna is warm.", state: "missing" }]);
  for (const _ of [1, 2])
    expect((await answerIn("ar", "The sauna is warm.")).body).toEqual({
      translation: "«The sauna is warm.»",
    });
  expect(service.sent).toEqual(["The sauna is warm."]);
  expect(await texts()).toMatchObject([{ state: "current", origin: "machine" }]);
  const corrected = { text: "الساونا دافئة.", origin: "person" };
  await client
    .from("translations")
    .update(corrected)
    .match({ hotel_id: hotelId, language: "ar" })
    .throwOnError();
  expect((await answerIn("ar", "The sauna is warm.")).body).toEqual({ translation: "الساونا دافئة." });
});
