/** A service translates what is open, in the background: real client code, stand-ins that speak its protocol. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";
import {
  DEEPL_KEY,
  LIBRE_KEY,
  startDeepL,
  startLibreTranslate,
  type TranslatorStandIn,
} from "../../testbed/translators.ts";

const SERVICES = [
  {
    name: "DeepL",
    start: startDeepL,
    env: (url: string) => ({ DEEPL_API_KEY: DEEPL_KEY, DEEPL_API_BASE: url }),
  },
  {
    name: "LibreTranslate",
    start: startLibreTranslate,
    env: (url: string) => ({ LIBRETRANSLATE_URL: `${url}/`, LIBRETRANSLATE_API_KEY: LIBRE_KEY }),
  },
];

describe.each(SERVICES)("$name", ({ name, start, env }) => {
  let service: TranslatorStandIn;
  let server: TestServer;
  let owner: Owner & { hotelId: string };
  beforeAll(async () => {
    service = await start();
    server = await startTestServer(env(service.url));
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
    owner = await makeHotel(server, `Casa ${crypto.randomUUID()}`);
    await giveProPlan(server, owner.userId);
    const own = { languages: ["pt", "de"], description: "Quiet" };
    await owner.client.from("hotels").update(own).eq("id", owner.hotelId).throwOnError();
  });

  async function ask(
    action: "start" | "stop",
    { language = "pt", token = owner.token, hotel_id = owner.hotelId } = {},
  ) {
    const response = await fetch(`${server.url}/functions/v1/translate`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ hotel_id, language, action }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  const settled = () => server.context.translations?.jobs.settled();
  const run = async () =>
    (await owner.client.from("translation_runs").select().eq("language", "pt").single().throwOnError()).data;
  const stored = async () =>
    (await owner.client.from("translations").select("text, origin").order("text").throwOnError()).data;
  /** Makes failed jobs due again at once. */
  async function tryAgain(): Promise<void> {
    await server.sql`update innfo.jobs set due_at = now() where kind = 'translation'`;
    await settled();
  }
  async function add(answers: string[]): Promise<void> {
    const rows = answers.map((answer, i) => ({
      hotel_id: owner.hotelId,
      category: "General",
      question: `Why ${i}?`,
      answer,
    }));
    await owner.client.from("faqs").insert(rows).throwOnError();
  }

  test("translates what is open, once, and keeps what must stay", async () => {
    const [hotel] = await server.sql<
      { name: string }[]
    >`select name from public.hotels where id = ${owner.hotelId}`;
    await add([`Call +351 21 555 0100 & ask for ${hotel?.name}.`]);
    const config = (await (await fetch(`${server.url}/config.json`)).json()) as { translator: string };
    expect(config.translator).toBe(name);
    expect((await ask("start")).body).toMatchObject({ state: "running", texts: 3, done: 0 });
    await settled();
    expect(await run()).toMatchObject({ state: "finished", texts: 3, done: 3, refused: [], reason: null });
    expect(await stored()).toEqual([
      { text: `«Call +351 21 555 0100 & ask for ${hotel?.name}.»`, origin: "machine" },
      { text: "«Quiet»", origin: "machine" },
      { text: "«Why 0?»", origin: "machine" },
    ]);
    await owner.client
      .from("faqs")
      .update({ answer: "Because." })
      .eq("hotel_id", owner.hotelId)
      .throwOnError();
    service.sent = [];
    expect((await ask("start")).body).toMatchObject({ texts: 1, characters: 8 });
    await settled();
    expect(service.sent, "the changed one alone").toEqual(["Because."]);
  });

  test("A text that lost something stays missing, and the others are there", async () => {
    service.translate = (text) => text.replace(/<x[^>]*>.*?<\/x>/g, "");
    await add(["Write to desk@casa.example", "Always"]);
    await ask("start");
    await settled();
    const { refused, state, done } = await run();
    expect({ refused, state, done }).toEqual({
      refused: [expect.stringMatching(/^faqs\/.*\/answer$/)],
      state: "finished",
      done: 4,
    });
    expect((await stored()).map(({ text }) => text)).not.toContainEqual(expect.stringContaining("Write"));
  });

  test("What fails for a while is tried again, and what a person wrote meanwhile stays", async () => {
    service.fails = [429, 503];
    await ask("start");
    await settled();
    expect(await run()).toMatchObject({ state: "running", done: 0, reason: "the translator refused" });
    await tryAgain();
    const { data } = await owner.client
      .rpc("translation_texts", { hotel_id: owner.hotelId, language: "pt" })
      .throwOnError();
    const [open] = (
      data as unknown as {
        texts: { table_name: string; row_id: string; column_name: string; source_hash: string }[];
      }
    ).texts;
    const { table_name = "", row_id = "", column_name = "", source_hash = "" } = open ?? {};
    const byHand = {
      table_name,
      row_id,
      column_name,
      source_hash,
      hotel_id: owner.hotelId,
      language: "pt",
      text: "Sossego",
    };
    service.before = async () => {
      await owner.client.from("translations").insert(byHand);
    };
    await tryAgain();
    expect(await run()).toMatchObject({ state: "finished", reason: null });
    expect(await stored()).toEqual([{ text: "Sossego", origin: "person" }]);
  });

  test("What cannot succeed ends the run with its reason; it can be started again", async () => {
    service.fails = [403];
    await ask("start");
    await settled();
    expect(await run()).toMatchObject({ state: "failed", reason: "the translator does not accept the key" });
    await ask("start");
    await settled();
    expect(await run()).toMatchObject({ state: "finished", done: 1 });
  });

  test("Stopped, it sends nothing more, and goes on where it was", async () => {
    await add(Array.from({ length: 60 }, (_, i) => `Answer ${i}`));
    const [firstBatch, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    service.before = () => {
      firstBatch.resolve();
      return stopped.promise;
    };
    await ask("start");
    await firstBatch.promise;
    expect((await ask("stop")).body).toMatchObject({ state: "stopped" });
    stopped.resolve();
    await settled();
    expect(service.sent.length).toBeLessThan(121);
    const before = service.sent.length;
    expect((await stored()).length, "what was on its way is kept").toBe(before);
    expect((await ask("start")).body).toMatchObject({ state: "running", texts: 121 - before });
    await settled();
    expect(service.sent).toHaveLength(121);
    expect(await run()).toMatchObject({ state: "finished", done: 121 - before });
    expect(await stored()).toHaveLength(121);
  });

  describe("Characters of a month", () => {
    const USED_UP =
      /^Your plan translates 30 characters a month, and too few of them are left\. There are more from \w+ 1 on\.$/;
    const left = async () => {
      const { data } = await owner.client
        .rpc("translation_progress", { hotel_id: owner.hotelId })
        .throwOnError();
      return (data as { characters_left: number }[])[0]?.characters_left;
    };
    beforeEach(async () => {
      await server.sql`
        insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'translated_characters', 30)`;
    });

    test("A run goes as far as they last, says so, and then none is started until more are there", async () => {
      // "Quiet" has 5, each question and answer 6 + 8: a second answer is past the limit.
      await add(["Answer 0", "Answer 1"]);
      expect(await left()).toBe(30);
      expect((await ask("start")).body).toMatchObject({ state: "running", texts: 5, characters: 33 });
      await settled();
      expect(service.sent).toEqual(["Quiet", "Why 0?", "Answer 0", "Why 1?"]);
      expect(await run()).toMatchObject({ state: "failed", done: 4, reason: expect.stringMatching(USED_UP) });
      expect(await left()).toBe(5);
      expect(await ask("start")).toEqual({
        status: 403,
        body: { code: "IN003", error: expect.stringMatching(USED_UP) },
      });
      expect(await ask("start", { language: "de" }), "what fits is translated").toMatchObject({
        status: 200,
      });
      await settled();
      expect(service.sent).toHaveLength(5);
      expect(await left()).toBe(0);
      await server.sql`
        update innfo.translated_characters set month = month - interval '1 month' where user_id = ${owner.userId}`;
      expect(await left(), "in the next month").toBe(30);
      expect((await ask("start")).body).toMatchObject({ state: "running", texts: 1 });
      await settled();
      expect(await run()).toMatchObject({ state: "finished", done: 1 });
    });

    test("All languages and hotels of the account take from the same, and another account does not", async () => {
      await server.sql`insert into innfo.translated_characters (user_id, characters) values (${owner.userId}, 26)`;
      expect((await ask("start")).status).toBe(403);
      expect((await ask("start", { language: "de" })).status).toBe(403);
      expect(service.sent).toEqual([]);
      const other = await makeHotel(server);
      await giveProPlan(server, other.userId);
      const own = { languages: ["pt"], description: "Quiet" };
      await other.client.from("hotels").update(own).eq("id", other.hotelId).throwOnError();
      expect((await ask("start", { token: other.token, hotel_id: other.hotelId })).status).toBe(200);
      await settled();
      expect(service.sent).toEqual(["Quiet"]);
    });

    test("What the service refused is given back", async () => {
      service.fails = [503];
      await ask("start");
      await settled();
      expect(await left()).toBe(30);
      await tryAgain();
      expect(await left()).toBe(25);
    });
  });

  test("A run sends no more than its owner was told, however much is written meanwhile", async () => {
    await add(["Answer 0"]);
    let edits = 0;
    service.before = async () => {
      edits += 1;
      // The text that the run has just sent is out of date again.
      const answer = `Answer ${edits}`;
      await owner.client.from("faqs").update({ answer }).eq("hotel_id", owner.hotelId).throwOnError();
    };
    expect((await ask("start")).body).toMatchObject({ characters: 19 });
    await settled();
    expect(service.sent).toEqual(["Quiet", "Why 0?", "Answer 0"]);
    expect(await run()).toMatchObject({ state: "finished", done: 3 });
    service.before = async () => {};
    expect((await ask("start")).body, "the owner decides about the rest").toMatchObject({ characters: 8 });
    await settled();
    expect(service.sent.at(-1)).toBe("Answer 1");
  });

  test("Only the hotel's owner starts it, for a language that is offered", async () => {
    const other = await makeHotel(server);
    expect(await ask("start", { token: other.token })).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await ask("start", { token: "x" })).toMatchObject({ status: 401, body: { code: "no_session" } });
    expect(await ask("start", { language: "fr" })).toMatchObject({
      status: 403,
      body: { code: "not_offered" },
    });
    expect(await ask("start", { language: "xx" })).toMatchObject({
      status: 400,
      body: { code: "invalid_request" },
    });
    await server.sql`delete from public.subscriptions where user_id = ${owner.userId}`;
    expect(await ask("start")).toMatchObject({ status: 403, body: { code: "not_offered" } });
    expect(service.sent).toEqual([]);
  });
});

test("Without a service nothing is started", async () => {
  const server = await startTestServer();
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  await owner.client
    .from("hotels")
    .update({ languages: ["de"] })
    .eq("id", owner.hotelId)
    .throwOnError();
  const response = await fetch(`${server.url}/functions/v1/translate`, {
    method: "POST",
    headers: { Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ hotel_id: owner.hotelId, language: "de", action: "start" }),
  });
  expect(response.status).toBe(501);
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ translator: null });
  await server.stop();
});
