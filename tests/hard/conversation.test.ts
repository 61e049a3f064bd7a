/** Guest and house write to each other after a message: over HTTP, as a guest's browser and the desk do. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { formToken, idOf } from "../../src/server/messages/form-token.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { makeStation } from "../../testbed/parties.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });

type Taker = Owner & { hotelId: string };
interface Talk {
  taker: Taker;
  /** The address of the guest's page. */
  address: string;
  id: string;
}

async function begin(values: Record<string, string> = {}): Promise<Talk> {
  const taker = await makeTaker(server);
  const response = await sendForm(server, taker.hotelId, "request", {
    text: "Can we stay longer?",
    ...values,
  });
  const address = new URL(response.headers.get("location") ?? "", server.url).href;
  return { taker, address, id: idOf(new URL(address).pathname.split("/")[2] ?? "") };
}

const tokenOf = ({ taker, id }: Talk, seconds = 60, hotelId = taker.hotelId) =>
  formToken(server.jwtKey, { hotelId, kind: id }, Date.now() - seconds * 1000);

const write = (talk: Talk, text: string, values: Record<string, string> = {}, headers = {}) =>
  fetch(talk.address, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ token: tokenOf(talk), text, ...values }),
  });

const answer = ({ taker, id }: Talk, words: string, client = taker.client, more: { seen?: number } = {}) =>
  client.rpc("answer_message", { hotel_id: taker.hotelId, message_id: id, words, ...more });

/** Somebody else at the hotel's desk. */
async function colleagueOf({ hotelId }: Taker): Promise<Owner> {
  const colleague = await makeHotel(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${colleague.userId}, 'desk')`;
  return colleague;
}

/** Holds the message until so many calls wait for it: then they go on in the same moment. */
async function atOnce<Done>({ id }: Talk, calls: readonly (() => PromiseLike<Done>)[]): Promise<Done[]> {
  const { promise, resolve } = Promise.withResolvers<Done[]>();
  await transaction(server.sql, async (tx) => {
    await tx`select from messages where id = ${id} for update`;
    resolve(Promise.all(calls.map((call) => call())));
    await expect
      .poll(
        () => server.sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        { timeout: 30_000 },
      )
      .toHaveLength(calls.length);
  });
  return promise;
}

const read = (talk: Talk, headers: Record<string, string> = {}) =>
  fetch(talk.address, { headers: { "Sec-Fetch-Dest": "document", ...headers } }).then((page) => page.text());

const textsOf = async ({ taker, id }: Talk) =>
  (
    await taker.client
      .from("message_texts")
      .select("author, author_id, name, text, language, read_at")
      .eq("message_id", id)
      .order("created_at")
      .throwOnError()
  ).data;

const messageOf = async ({ taker, id }: Talk) =>
  (await taker.client.from("messages").select("*").eq("id", id).single().throwOnError()).data;

/** The texts of the thread, without their times. */
const threadIn = (html: string) =>
  Array.from(html.matchAll(/<li class="(guest|house)">(.*?)<\/li>/gs), ([, author, said = ""]) => [
    author,
    said
      .replace(/<time>.*?<\/time>/, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]);

test("Both write in turns; nothing is overwritten, and the guest reads a name, never a mail address", async () => {
  const talk = await begin();
  const { taker } = talk;
  await answer(talk, "Until when?").throwOnError();
  const [hotel] = await server.sql<{ name: string }[]>`select name from hotels where id = ${taker.hotelId}`;
  const before = await read(talk);
  expect(threadIn(before)).toEqual([
    ["guest", "You · Can we stay longer?"],
    ["house", `${hotel?.name} · Until when?`],
  ]);
  expect(JSON.stringify(threadIn(before))).not.toContain(taker.email.split("@")[0]);

  await server.sql`
    update auth.users set user_metadata = jsonb_build_object('name', 'Ilse Berger') where id = ${taker.userId}`;
  expect((await write(talk, " Until\r\n1 PM <b> ", {}, { "Accept-Language": "de" })).status).toBe(303);
  await answer(talk, "Gladly.").throwOnError();
  await answer(talk, "And the bags?").throwOnError();
  const texts = await textsOf(talk);
  expect(texts.map(({ author, text, language }) => [author, text, language])).toEqual([
    ["house", "Until when?", "en"],
    ["guest", "Until\n1 PM <b>", "de"],
    ["house", "Gladly.", "en"],
    ["house", "And the bags?", "en"],
  ]);
  expect(texts.at(-1)).toMatchObject({ author_id: taker.userId });
  expect(texts[1]).toMatchObject({ author_id: null, name: null });
  const after = await read(talk, { "Accept-Language": "de" });
  expect(threadIn(after).slice(2)).toEqual([
    ["guest", "Sie · Until 1 PM &lt;b&gt;"],
    ["house", "Ilse · Gladly."],
    ["house", "Ilse · And the bags?"],
  ]);
  expect(after).not.toContain("Berger");
});

test("A further text makes the message new, nobody's and due again, and rings once; the desk's state is not the guest's", async () => {
  const talk = await begin();
  const { taker } = talk;
  await answer(talk, "Until when?").throwOnError();
  expect(await messageOf(talk)).toMatchObject({ state: "working", taken_by: taker.userId });
  const news = async () => (await taker.client.rpc("inbox_news", { hotel_id: taker.hotelId })).data;
  expect(await news()).toMatchObject({ new: 0, mine: 1, rings: null });
  await taker.client.from("messages").update({ state: "done" }).eq("id", talk.id).throwOnError();
  await server.sql`
    update messages set created_at = created_at - interval '1 day', due_at = due_at - interval '1 day' where id = ${talk.id}`;

  await write(talk, "1 PM");
  const message = await messageOf(talk);
  expect(message).toMatchObject({ state: "new", taken_by: null, text: "Can we stay longer?" });
  // Towels: twenty minutes.
  expect(Date.parse(message.due_at) - Date.now()).toBeGreaterThan(15 * 60_000);
  // A screen rings with one more that is new, but not again and again: tests/db/noticed.test.ts.
  expect(await news()).toMatchObject({ new: 1, mine: 0, rings: null });
  const steps = await server.sql`
    select from innfo.jobs where kind = 'escalation' and failed_at is null and payload ->> 'messageId' = ${talk.id}`;
  expect(steps).toHaveLength(1);
  const events = await taker.client.from("message_events").select("what, by_user").eq("message_id", talk.id);
  expect(events.data?.filter(({ what }) => what === "wrote")).toEqual([{ what: "wrote", by_user: null }]);
  // The list says what was said last, and finds both.
  const listed = await taker.client.from("inbox").select("text").eq("id", talk.id).single().throwOnError();
  expect(listed.data).toEqual({ text: "1 PM" });
  for (const word of ["stay longer", "1 pm", "until when"]) {
    const found = await taker.client.from("inbox").select("id").ilike("words", `%${word}%`).throwOnError();
    expect(found.data, word).toHaveLength(1);
  }

  // One that waits already keeps its turn.
  await write(talk, "Or 2 PM");
  expect((await messageOf(talk)).due_at).toBe(message.due_at);
});

test("Words of danger raise the mark, tell the desk at once, and a mark of before ends with Done", async () => {
  const talk = await begin({ topic: "taxi" });
  await answer(talk, "It comes").throwOnError();
  expect(await messageOf(talk)).toMatchObject({ danger: false });
  await write(talk, "There is a fire in the corridor");
  expect(await messageOf(talk)).toMatchObject({ danger: true, state: "new", goes_to: "desk" });
  const subjects = async () => (await mailsTo(server, talk.taker.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^ALARM/));
  expect(await read(talk)).toContain("Dial first");

  await talk.taker.client.from("messages").update({ state: "done" }).eq("id", talk.id).throwOnError();
  await write(talk, "Thank you all");
  expect(await messageOf(talk)).toMatchObject({ danger: false, state: "new" });
});

test("Read is what a guest has opened, not what a script has asked for", async () => {
  const talk = await begin();
  await answer(talk, "Until when?").throwOnError();
  const readAt = async () => (await textsOf(talk))[0]?.read_at;
  const version = (await messageOf(talk)).updated_at;
  await read(talk, { "Sec-Fetch-Dest": "empty" });
  expect(await readAt()).toBeNull();
  await read(talk);
  const first = await readAt();
  expect(first).toEqual(expect.any(String));
  // The desk's screens read it again.
  expect((await messageOf(talk)).updated_at).not.toBe(version);
  await read(talk);
  expect(await readAt()).toBe(first);
});

describe("A further text", () => {
  test("is one, however often it is sent; an answer, too", async () => {
    const talk = await begin();
    const token = tokenOf(talk);
    for (const _ of [1, 2]) expect((await write(talk, "1 PM", { token })).status).toBe(303);
    await write(talk, "2 PM", { token });
    for (const _ of [1, 2]) await answer(talk, "Gladly").throwOnError();
    await write(talk, "Thanks");
    await answer(talk, "Gladly").throwOnError();
    expect((await textsOf(talk)).map(({ text }) => text)).toEqual([
      "1 PM",
      "2 PM",
      "Gladly",
      "Thanks",
      "Gladly",
    ]);
  });

  test.each<[string, number, (talk: Talk) => Record<string, string>, string]>([
    ["without words", 422, () => ({ text: " \n " }), "Please fill this in"],
    ["of 2,001 letters", 422, () => ({ text: "a".repeat(2001) }), "At most 2000 characters"],
    ["in a second", 422, (talk) => ({ token: tokenOf(talk, 0) }), "once more"],
    ["of yesterday's page", 422, (talk) => ({ token: tokenOf(talk, 25 * 3600) }), "once more"],
    ["with another hotel's token", 422, (talk) => ({ token: tokenOf(talk, 60, "zzzzzzzzzz") }), "once more"],
    ["by a program that fills in everything", 422, () => ({ homepage: "https://x.example" }), "once more"],
    ["of 70 KB", 413, () => ({ text: "a".repeat(70_000) }), "At most 2000 characters"],
  ])("%s is refused with %i, stays typed, and deletes nothing", async (_, status, values, words) => {
    const talk = await begin();
    const { text = "1 PM", ...more } = values(talk);
    const refused = await write(talk, text, more);
    expect(refused.status).toBe(status);
    const html = await refused.text();
    expect(html).toContain(words);
    // A page that loads itself again would take the words away.
    expect(html).not.toContain('http-equiv="refresh"');
    if (text === "1 PM") expect(html).toContain(">1 PM</textarea>");
    expect(await textsOf(talk)).toEqual([]);
    expect(await messageOf(talk)).toMatchObject({ state: "new" });
    expect((await write(talk, "1 PM")).status).toBe(303);
  });

  test("comes from nobody's other site, nor to a message that is gone", async () => {
    const talk = await begin();
    expect((await write(talk, "1 PM", {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await textsOf(talk)).toEqual([]);
    await write(talk, "1 PM");
    await answer(talk, "Gladly").throwOnError();
    expect((await fetch(talk.address, { method: "POST", redirect: "manual" })).status).toBe(303);
    expect((await fetch(talk.address)).status).toBe(404);
    expect((await write(talk, "2 PM")).status).toBe(404);
    const left = await server.sql`select from message_texts where hotel_id = ${talk.taker.hotelId}`;
    expect(left).toHaveLength(0);
    expect((await answer(talk, "Hello?")).data).toBeNull();
  });

  test("is taken ten times, then the form is gone; and while the hotel takes such messages", async () => {
    const talk = await begin();
    const from = (host: number) => ({ "X-Forwarded-For": `198.51.100.${host}` });
    for (let i = 1; i <= 10; i++)
      expect((await write(talk, `Text ${i}`, {}, from(i))).status, `${i}`).toBe(303);
    expect(await read(talk)).not.toContain("<textarea");
    expect((await write(talk, "Text 11", {}, from(11))).status).toBe(503);
    expect(await textsOf(talk)).toHaveLength(10);

    const other = await begin();
    expect(await read(other)).toContain("<textarea");
    await other.taker.client
      .from("message_kinds")
      .update({ is_on: false })
      .eq("kind", "request")
      .throwOnError();
    expect(await read(other)).not.toContain("<textarea");
    expect((await write(other, "1 PM")).status).toBe(503);
    expect(await textsOf(other)).toEqual([]);
    // A message that came is still answered.
    await answer(other, "Gladly").throwOnError();
    expect(await textsOf(other)).toHaveLength(1);
  });

  test("has the room of messages: what a spammer writes takes none from others, and danger is heard", async () => {
    const talk = await begin();
    const spammer = { "X-Forwarded-For": "203.0.113.7" };
    const sent = async (text: string) => (await write(talk, text, {}, spammer)).status;
    // Its own first message, and ten of a stranger's.
    for (let i = 0; i < 40; i++) {
      await sendForm(server, talk.taker.hotelId, "request", { text: `${randomUUID()}` }, spammer);
    }
    expect(await sent("Buy now")).toBe(429);
    expect(await sent("My wife cannot breathe, help")).toBe(303);
    expect((await textsOf(talk)).map(({ text }) => text)).toEqual(["My wife cannot breathe, help"]);
  });
});

test("Muted with a message is each network that wrote to it", async () => {
  const talk = await begin();
  const phone = { "X-Forwarded-For": "203.0.113.9" };
  expect((await write(talk, "Buy now", {}, phone)).status).toBe(303);
  const asked = { hotel_id: talk.taker.hotelId, message_ids: [talk.id] };
  expect((await talk.taker.client.rpc("mute_networks", asked).throwOnError()).data).toBe(2);
  expect((await write(talk, "Buy more", {}, phone)).status).toBe(429);
});

describe("Of two who answer in the same moment", () => {
  test("one is refused, and the guest reads one answer; the message stays as it was for whoever was refused", async () => {
    const talk = await begin();
    const paul = await colleagueOf(talk.taker);
    const answered = await atOnce(talk, [
      () => answer(talk, "Until noon", talk.taker.client, { seen: 0 }),
      () => answer(talk, "Not this time", paul.client, { seen: 0 }),
    ]);
    const refused = answered.filter(({ error }) => error);
    expect(refused.map(({ error }) => [error?.code, error?.message])).toEqual([
      ["IN007", "A colleague has answered since."],
    ]);
    const texts = await textsOf(talk);
    expect(texts).toHaveLength(1);
    const events = await talk.taker.client.from("message_events").select("what").eq("message_id", talk.id);
    expect(events.data?.filter(({ what }) => what === "answer")).toHaveLength(1);
    expect(await messageOf(talk)).toMatchObject({ state: "working", taken_by: texts[0]?.author_id });

    // Who has read it may say theirs, too.
    const [mine, its] = answered[0]?.error
      ? [talk.taker.client, "Until noon"]
      : [paul.client, "Not this time"];
    await answer(talk, its, mine, { seen: 1 }).throwOnError();
    expect(await textsOf(talk)).toHaveLength(2);
  });

  test("both reach the guest from clients that do not say what they have seen", async () => {
    const talk = await begin();
    const paul = await colleagueOf(talk.taker);
    await atOnce(talk, [
      () => answer(talk, "Until noon").throwOnError(),
      () => answer(talk, "Not this time", paul.client).throwOnError(),
    ]);
    expect(await textsOf(talk)).toHaveLength(2);
    // The refusal names the kind that was asked.
    expect((await answer(talk, "At one", paul.client, { seen: 0 })).error?.code).toBe("IN007");
  });

  test("nobody is refused for the guest's words, nor for their own", async () => {
    const talk = await begin();
    await answer(talk, "Until when?", talk.taker.client, { seen: 0 }).throwOnError();
    expect((await write(talk, "1 PM")).status).toBe(303);
    await answer(talk, "Gladly", talk.taker.client, { seen: 0 }).throwOnError();
    expect((await textsOf(talk)).map(({ text }) => text)).toEqual(["Until when?", "1 PM", "Gladly"]);
  });

  test("whoever sends again, because the answer was lost, has said it once, also where a colleague spoke between", async () => {
    const talk = await begin();
    const paul = await colleagueOf(talk.taker);
    const mine = () => answer(talk, "Until noon", talk.taker.client, { seen: 0 }).throwOnError();
    const { data: first } = await mine();
    await answer(talk, "And the bags stay here", paul.client, { seen: 1 }).throwOnError();
    expect((await mine()).data).toEqual(first);
    expect(await textsOf(talk)).toHaveLength(2);
    // An answer to the newer texts is said anew.
    await answer(talk, "Until noon", talk.taker.client, { seen: 2 }).throwOnError();
    expect(await textsOf(talk)).toHaveLength(3);
  });

  test("a number that nobody can have seen refuses nothing and nobody", async () => {
    const talk = await begin();
    const paul = await colleagueOf(talk.taker);
    await answer(talk, "Until noon", paul.client).throwOnError();
    expect((await answer(talk, "One", talk.taker.client, { seen: -1 })).error?.code).toBe("IN007");
    await answer(talk, "One", talk.taker.client, { seen: 2_147_483_647 }).throwOnError();
    expect(await textsOf(talk)).toHaveLength(2);
  });
});

test("A guest reads the name at the station, a first name, or none", async () => {
  const taker = await makeTaker(server);
  const { personId, stationId } = await makeStation(server, taker);
  const nameOf = async (id: string) => {
    const [row] = await server.sql<{ name: string | null }[]>`select innfo.first_name_of(${id}) as name`;
    return row?.name;
  };
  expect(await nameOf(personId)).toBe("Anna");
  expect(await nameOf(stationId)).toBeNull();
  for (const [name, read] of [
    ["Ilse Berger", "Ilse"],
    [" Mia  ", "Mia"],
    ["\u202eevil", null],
    ["", null],
  ] as const) {
    await server.sql`
      update auth.users set user_metadata = jsonb_build_object('name', ${name}::text) where id = ${taker.userId}`;
    expect(await nameOf(taker.userId), name).toBe(read);
  }
});

test("A hotel has room for so many texts, and a tenth more in danger", async () => {
  const talk = await begin();
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${talk.taker.userId}, 'message_texts', 2)`;
  for (const text of ["1 PM", "2 PM"]) expect((await write(talk, text)).status).toBe(303);
  expect((await write(talk, "3 PM")).status).toBe(503);
  expect((await answer(talk, "Gladly")).error).toMatchObject({ code: "IN003", details: "message_texts" });
  expect((await write(talk, "He is bleeding, help")).status).toBe(303);
  expect(await textsOf(talk)).toHaveLength(3);
});

test("Only the desk answers, and nobody changes, takes back or forges a text", async () => {
  const talk = await begin();
  const stranger = await makeHotel(server);
  expect((await answer(talk, "Go away", stranger.client)).data).toBeNull();
  await write(talk, "1 PM");
  const [mine] = (await talk.taker.client.from("message_texts").select("id").throwOnError()).data;
  expect((await stranger.client.from("message_texts").select("id").throwOnError()).data).toEqual([]);
  const table = () => talk.taker.client.from("message_texts");
  const forged = { hotel_id: talk.taker.hotelId, message_id: talk.id, author: "guest", text: "2 PM" };
  expect((await table().insert(forged)).error?.code).toBe("42501");
  expect(
    (
      await table()
        .update({ text: "2 PM" })
        .eq("id", mine?.id ?? "")
    ).error?.code,
  ).toBe("42501");
  expect(
    (
      await table()
        .delete()
        .eq("id", mine?.id ?? "")
    ).error?.code,
  ).toBe("42501");
  expect((await answer(talk, "x".repeat(2001))).error?.code).toBe("23514");
  expect((await textsOf(talk)).map(({ text }) => text)).toEqual(["1 PM"]);
});

test("What a hotel does not take any more is not lost in silence", async () => {
  const talk = await begin();
  const { hotelId, client } = talk.taker;
  const further = "My chest hurts";
  await client.from("message_kinds").update({ is_on: false }).eq("hotel_id", hotelId).throwOnError();
  const answers = [await write(talk, further), await sendForm(server, hotelId, "request", { text: further })];
  expect(answers.map(({ status }) => status)).toEqual([503, 404]);
  const [again = "", closed = ""] = await Promise.all(answers.map((answer) => answer.text()));
  const said = "We cannot take this right now. Try again in a few minutes, or call reception.";
  expect(again).toContain(said);
  expect(again).toContain(further);
  expect(closed).toContain(said);
  expect(closed).toContain("tel:112");
});
