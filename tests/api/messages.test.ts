/**
 * How guests write to a hotel over HTTP: the form, its refusals, and the page where they follow the message.
 */

import { randomUUID } from "node:crypto";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { wallTime } from "../../src/lib/time/zoned-time.ts";
import { answerMessages } from "../../testbed/answer-messages.ts";
import { minutesPass } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { makeTaker, sendForm, tokenOf } from "../../testbed/messages.ts";
import { sharedServer, startTestServer } from "../../testbed/server.ts";
import { soonAt } from "../../testbed/soon.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const server = await sharedServer({ TRUST_PROXY: "1" }, { log });
const owner = await makeTaker(server);
const { hotelId } = owner;

const addressOf = (response: Response) => new URL(response.headers.get("location") ?? "", server.url).href;
const messagesOf = async ({ client }: Pick<typeof owner, "client">) =>
  (await client.from("messages").select("*").order("created_at").throwOnError()).data;

test.each<["request" | "feedback" | "lost", Record<string, string>, object]>([
  [
    "request",
    { topic: "wake_up_call", room: " 12 ", wanted_at: soonAt("07:30"), text: "Twice,\r\nplease" },
    { topic: "wake_up_call", room: "12", wanted_at: `${soonAt("07:30")}:00`, text: "Twice,\nplease" },
  ],
  ["feedback", { rating: "2", topic: "quiet", text: "Lift" }, { rating: 2, topic: "quiet", text: "Lift" }],
  [
    "lost",
    { item: "Scarf", place: "Bar", color: "green", contact: "ada@example.com" },
    { item: "Scarf", place: "Bar", color: "green", contact: "ada@example.com", room: null },
  ],
])("A guest sends a %s, follows it, and deletes it", async (kind, values, stored) => {
  const taker = await makeTaker(server);
  const form = await fetch(`${server.url}/view/${taker.hotelId}/${kind}`);
  expect(form.status).toBe(200);
  expect(form.headers.get("cache-control")).toBe("no-store");
  expect(form.headers.get("set-cookie")).toBeNull();
  const response = await sendForm(server, taker.hotelId, kind, values);
  expect(response.status).toBe(303);
  expect(await messagesOf(taker)).toMatchObject([{ kind, state: "new", by_guest: true, ...stored }]);

  const address = addressOf(response);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  const html = await page.text();
  expect(html).toContain(values.text?.split(",")[0] ?? "Scarf");
  expect(html).toContain("It has arrived");

  await answerMessages(taker.client, taker.hotelId, "On <our> way");
  await taker.client
    .from("messages")
    .update({ note: "Ask Ben" })
    .eq("hotel_id", taker.hotelId)
    .throwOnError();
  const later = await (await fetch(address)).text();
  expect(later).toContain("On &lt;our&gt; way");
  expect(later).toContain("We are on it");
  expect(later).not.toContain("Ask Ben");

  const deleted = await fetch(address, { method: "POST", redirect: "manual" });
  expect(deleted.status).toBe(303);
  expect((await fetch(address)).status).toBe(404);
  expect(await messagesOf(taker)).toEqual([]);
});

test("Feedback is about each thing that was ticked, once, whatever a form sends", async () => {
  const taker = await makeTaker(server);
  const send = (rating: string, topics: string[]) => {
    const token = tokenOf(server, taker.hotelId, "feedback");
    const body = new URLSearchParams([
      ["token", token],
      ["rating", rating],
      ...topics.map((one) => ["topic", one]),
    ]);
    return fetch(`${server.url}/view/${taker.hotelId}/feedback`, {
      method: "POST",
      redirect: "manual",
      body,
    });
  };
  const refused = await send("", ["wifi", "quiet"]);
  expect(refused.status).toBe(422);
  expect((await refused.text()).match(/type="checkbox"[^>]*checked/g)).toHaveLength(2);
  expect((await send("2", ["wifi", "gold"])).status).toBe(422);
  const sent = await send("2", ["wifi", "quiet", "wifi"]);
  expect(sent.status).toBe(303);
  expect(await messagesOf(taker)).toMatchObject([{ rating: 2, topic: "quiet,wifi" }]);
  expect(await (await fetch(addressOf(sent))).text()).toContain("Quiet, Wi-Fi");
});

test("Help may always be asked for, above all else, and is marked", async () => {
  const taker = await makeTaker(server);
  await taker.client
    .from("topics")
    .update({ is_on: false })
    .eq("hotel_id", taker.hotelId)
    .neq("key", "other")
    .throwOnError();
  const form = await (await fetch(`${server.url}/view/${taker.hotelId}/request`)).text();
  const topics = [...form.matchAll(/name="topic"[^>]*value="(\w+)"/g)].map(([, topic]) => topic);
  expect(topics).toEqual(["help", "other"]);
  await sendForm(server, taker.hotelId, "request", { topic: "other" });
  await sendForm(server, taker.hotelId, "request", { topic: "help" });
  expect(await messagesOf(taker)).toMatchObject([
    { topic: "other", danger: false },
    { topic: "help", danger: true },
  ]);
});

test("Who needs help may be at the pool and have no room; anybody else names one, also without a script", async () => {
  const taker = await makeTaker(server);
  const form = await (await fetch(`${server.url}/view/${taker.hotelId}/request`)).text();
  expect(form).toMatch(/<input(?![^>]* required)[^>]* name="room"/);
  expect((await sendForm(server, taker.hotelId, "request", { topic: "towels", room: " " })).status).toBe(422);
  const sent = await sendForm(server, taker.hotelId, "request", { topic: "help", room: "" });
  expect(sent.status).toBe(303);
  expect(await messagesOf(taker)).toMatchObject([{ topic: "help", room: null, danger: true }]);
});

test("The mail of several alarms names all their rooms, and how many there are", async () => {
  const taker = await makeTaker(server);
  for (const room of ["207", "12", "Ask at the bar"])
    await sendForm(server, taker.hotelId, "request", { topic: "help", room });
  const subjects = async () => (await mailsTo(server, taker.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^ALARM/));
  // Messages after the first are told with the next mail.
  await server.sql`update innfo.jobs set due_at = now()`;
  await expect
    .poll(subjects)
    .toContainEqual(expect.stringMatching(/^ALARM \(3\), rooms 12 and 207: New messages/));
});

test("A guest's own words of danger raise the mark, in whatever form and language, and the mail says so", async () => {
  const taker = await makeTaker(server);
  const send = (kind: "request" | "feedback" | "lost", values: Record<string, string>) =>
    sendForm(server, taker.hotelId, kind, values);
  await send("request", { topic: "taxi", text: "To the fireplace museum" });
  // A mail is written when it is sent: the taxi's must not tell of the fire.
  expect(await mailsTo(server, taker.email)).toHaveLength(1);
  await send("request", { topic: "repair", text: "FIRE in bathroom, smoke" });
  await send("feedback", { rating: "3", text: "Hilfe!! Mein Mann atmet nicht" });
  await send("lost", { item: "Our child is missing" });
  expect((await messagesOf(taker)).map(({ danger }) => danger)).toEqual([false, true, true, true]);
  // A program's own input does not.
  await send("request", { topic: "taxi", danger: "true" });
  expect((await messagesOf(taker)).at(-1)).toMatchObject({ topic: "taxi", danger: false });
  const subjects = (await mailsTo(server, taker.email)).map(({ subject }) => subject);
  expect(
    subjects.filter((subject) => /^ALARM(, room 12)?: New messages from guests/.test(subject)).length,
  ).toBe(3);
});

test("A guest reads and is answered in their language", async () => {
  const headers = { "Accept-Language": "de-AT,de;q=0.9" };
  const form = await fetch(`${server.url}/view/${hotelId}/request`, { headers });
  expect(form.headers.get("content-language")).toBe("de");
  expect(await form.text()).toContain("Frische Handtücher");
  const refused = await sendForm(server, hotelId, "request", { room: "" }, headers);
  expect(await refused.text()).toContain("Bitte ausfüllen");
  const sent = await sendForm(server, hotelId, "request", {}, headers);
  expect(await (await fetch(addressOf(sent))).text()).toContain("Angekommen");
  const french = await fetch(`${server.url}/view/${hotelId}/request?lang=fr`, { headers });
  expect(await french.text()).toContain("Des serviettes propres");
});

test("A guest's page of a message has the clock of the guest's phone, in any language", async () => {
  const wanted = { topic: "taxi", wanted_at: soonAt("13:00") };
  const sent = await sendForm(server, hotelId, "request", wanted, { "X-Forwarded-For": "192.0.2.77" });
  const timesFor = async (accepted: string, language = "en") => {
    const page = await fetch(`${addressOf(sent)}?lang=${language}`, {
      headers: { "Accept-Language": accepted },
    });
    return (await page.text()).match(/\b0?13?:00(?:\s[AP]M)?/g);
  };
  expect(await timesFor("de-DE,de;q=0.9")).toEqual(["13:00"]);
  expect(await timesFor("en-US,en;q=0.9")).toEqual([expect.stringMatching(/^1:00\sPM$/)]);
  expect(await timesFor("en-GB")).toEqual(["13:00"]);
  expect(await timesFor("en-US", "de")).toEqual([expect.stringMatching(/^01:00\sPM$/)]);
  expect(await timesFor("en-GB", "de")).toEqual(["13:00"]);
  // These name no clock.
  for (const accepted of ["*", "", "de-DE-u-hc-h99", "x".repeat(1000)])
    expect(await timesFor(accepted)).toEqual([expect.stringMatching(/^1:00\sPM$/)]);
});

describe("What is refused", () => {
  test.each<[string, "request" | "feedback" | "lost", Record<string, string>, string]>([
    ["a missing room", "request", { room: "  " }, "Please fill this in"],
    ["a topic that is not offered", "request", { topic: "gold" }, "Please check this"],
    ["no rating", "feedback", { rating: "" }, "Please fill this in"],
    ["a rating beyond the best", "feedback", { rating: "6" }, "Please check this"],
    ["a long text", "feedback", { text: "x".repeat(2001) }, "At most 2000 characters, please"],
    ["a wake-up call without a time", "request", { topic: "wake_up_call" }, "Please fill this in"],
    ["a time that there is not", "request", { wanted_at: "2030-02-31T07:30" }, "Please check this"],
    ["no consent", "lost", { consent: "" }, "Please fill this in"],
    [
      "a wake-up call for this morning",
      "request",
      { topic: "wake_up_call", wanted_at: new Date(Date.now() - 60_000).toISOString().slice(0, 16) },
      "Please choose a time from now on, within a year",
    ],
    ["a taxi in two years", "request", { topic: "taxi", wanted_at: soonAt("07:30", 700) }, "from now on"],
  ])("%s is said at its field, and what was typed stays", async (_, kind, values, sentence) => {
    const response = await sendForm(server, hotelId, kind, { text: "Keep <me>", ...values });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).toContain('aria-invalid="true"');
    if (!values.text) expect(html).toContain("Keep &lt;me&gt;");
    expect((await sendForm(server, hotelId, kind)).status).toBe(303);
  });

  test("no time keeps anybody in danger from being heard", async () => {
    const taker = await makeTaker(server);
    const values = { topic: "help", wanted_at: "2020-01-01T07:30", text: "I fell" };
    expect((await sendForm(server, taker.hotelId, "request", values)).status).toBe(303);
    expect(await messagesOf(taker)).toMatchObject([{ danger: true }]);
  });

  const IN_DANGER = "I have chest pain";
  test.each<[string, Record<string, string>, object]>([
    ["a missing room", { room: "" }, { room: null, text: IN_DANGER }],
    ["a room in many words", { room: `By the ice machine ${"x".repeat(40)}` }, { text: IN_DANGER }],
    ["no topic", { topic: "" }, { room: "12", text: IN_DANGER }],
    ["a wake-up call without a time", { topic: "wake_up_call" }, { room: "12", text: IN_DANGER }],
    ["a time in words", { wanted_at: "soon" }, { room: "12", text: IN_DANGER }],
    ["too long a text", { text: `${IN_DANGER} ${"x".repeat(3000)}` }, { room: "12" }],
    ["a form opened days ago", { token: "" }, { room: "12", topic: "towels", text: IN_DANGER }],
  ])("but %s keeps nobody in danger from being heard", async (_, values, heard) => {
    const taker = await makeTaker(server);
    if (values.token === "") values.token = tokenOf(server, taker.hotelId, "request", 3 * 24 * 3600);
    const sent = await sendForm(server, taker.hotelId, "request", { text: IN_DANGER, ...values });
    expect(sent.status).toBe(303);
    expect(await messagesOf(taker)).toMatchObject([{ danger: true, topic: "help", ...heard }]);
  });

  test("and what was asked for an hour ago without a network arrives, but no wake-up call", async () => {
    const taker = await makeTaker(server);
    await taker.client.from("hotels").update({ time_zone: "Pacific/Auckland" }).eq("id", taker.hotelId);
    const before = new Date(wallTime("Pacific/Auckland", Date.now()) - 60 * 60_000)
      .toISOString()
      .slice(0, 16);
    const send = (topic: string, wanted_at = before) =>
      sendForm(server, taker.hotelId, "request", { topic, wanted_at });
    expect((await send("taxi")).status).toBe(303);
    expect((await send("taxi", soonAt("07:30", -7))).status).toBe(422);
    expect((await send("wake_up_call")).status).toBe(422);
  });

  test("is what was sent by a program: at once, a day later, without the form, or with the field that nobody sees", async () => {
    const taker = await makeTaker(server);
    // Made a moment ago, however long this machine takes to send it.
    const young = tokenOf(server, taker.hotelId, "request", -60);
    const dayOld = tokenOf(server, taker.hotelId, "request", 25 * 60 * 60);
    const ofAnother = tokenOf(server, hotelId, "request");
    for (const token of [young, dayOld, "", "x", ofAnother, tokenOf(server, taker.hotelId, "lost")]) {
      const response = await sendForm(server, taker.hotelId, "request", { token });
      expect(response.status, token).toBe(422);
      expect(await response.text()).toContain("once more");
    }
    expect(
      (await sendForm(server, taker.hotelId, "request", { homepage: "https://spam.example" })).status,
    ).toBe(422);
    expect(await messagesOf(taker)).toEqual([]);
    expect((await sendForm(server, taker.hotelId, "request")).status).toBe(303);
  });

  test("is a body without end", async () => {
    const response = await sendForm(server, hotelId, "request", { text: "x".repeat(70_000) });
    expect(response.status).toBe(413);
  });

  test("leads to the hotel's page where it takes no such messages", async () => {
    const silent = await makeHotel(server);
    for (const id of [silent.hotelId, "zzzzzzzzzz", "%0D%0ASet-Cookie%3A%E2%82%AC"]) {
      const response = await fetch(`${server.url}/view/${id}/request?lang=de`, { redirect: "manual" });
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe(`/view/${id}?lang=de`);
    }
    // The guest believes that this was sent.
    const sent = await sendForm(server, silent.hotelId, "request");
    expect(sent.status).toBe(404);
    expect(await sent.text()).toContain("We cannot take this right now.");
    expect((await sendForm(server, "zzzzzzzzzz", "request")).status).toBe(303);
    expect(await messagesOf(silent)).toEqual([]);
    const page = async (id: string) => (await fetch(`${server.url}/view/${id}`)).text();
    expect(await page(silent.hotelId)).not.toContain("/request");
    expect(await page(hotelId)).toContain(`/view/${hotelId}/request?lang=en`);
  });
});

test("A double press and a retry after a lost answer are the same message; other words are another", async () => {
  const taker = await makeTaker(server);
  const token = tokenOf(server, taker.hotelId, "request");
  const press = (values: object = {}) => sendForm(server, taker.hotelId, "request", { token, ...values });
  const [first, second] = await Promise.all([press(), press()]);
  expect(addressOf(first)).toBe(addressOf(second));
  expect(addressOf(await press())).toBe(addressOf(first));
  expect(await messagesOf(taker)).toHaveLength(1);
  expect(addressOf(await press({ topic: "taxi" }))).not.toBe(addressOf(first));
  expect(await messagesOf(taker)).toHaveLength(2);
  // Also if the page may send nothing more.
  expect(addressOf(await press())).toBe(addressOf(first));
  expect((await press({ topic: "repair" })).status).toBe(429);
  expect(addressOf(await press())).toBe(addressOf(first));
  expect(await messagesOf(taker)).toHaveLength(2);
});

test("The hotel is told by mail that there is something new, and nothing of what it is", async () => {
  const taker = await makeTaker(server);
  const text = randomUUID();
  await sendForm(server, taker.hotelId, "request", { text });
  await sendForm(server, taker.hotelId, "request", { text });
  const mails = await mailsTo(server, taker.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^New messages from guests of Hotel /);
  expect(mails[0]?.links).toEqual([`${server.context.publicUrl}/admin/hotels/${taker.hotelId}/inbox`]);
  expect(JSON.stringify(mails)).not.toContain(text);
});

test("Mails about messages leave half of the site's mails to accounts", async () => {
  const written: string[] = [];
  const small = await startTestServer(
    { MAILS_PER_HOUR: "4" },
    { log: pino({ level: "error" }, { write: (line: string) => void written.push(line) }) },
  );
  onTestFinished(() => small.stop());
  const takers = [await makeTaker(small), await makeTaker(small), await makeTaker(small)] as const;
  for (const taker of takers) expect((await sendForm(small, taker.hotelId, "request", {})).status).toBe(303);
  const received = async () =>
    (await Promise.all(takers.map(({ email }) => mailsTo(small, email)))).flat().length;
  expect(await received()).toBe(2);
  await small.client().auth.resetPasswordForEmail(takers[0].email);
  expect(await received()).toBe(3);
  // The third is told within the next hour, once, however often it was tried and whatever arrived meanwhile.
  await small.sql`update innfo.message_mails set due_at = '-infinity'`;
  await sendForm(small, takers[2].hotelId, "request", { text: "Another" });
  for (let nth = 0; nth < 3; nth++) {
    expect(await received()).toBe(3);
    await small.sql`update innfo.jobs set due_at = now()`;
  }
  expect(written.map((line) => JSON.parse(line).msg)).toEqual([
    "no more mails about messages are sent in this hour",
  ]);
  await minutesPass(small, 60);
  await small.sql`update innfo.jobs set due_at = now()`;
  expect(await received()).toBe(4);
  expect(await mailsTo(small, takers[2].email)).toHaveLength(1);
  expect(await small.sql`select from innfo.jobs where kind = 'mail'`).toHaveLength(0);
});

test("An account with many hotels, kinds and addresses has thirty mails an hour; others have theirs meanwhile", async () => {
  const [many, other] = [await makeTaker(server), await makeTaker(server)];
  await sendForm(server, many.hotelId, "request");
  await server.sql`
    insert into innfo.jobs (kind, payload)
    select 'mail', jsonb_build_object('letter', 'newMessages', 'to', 'desk' || nth || '@hotel.example',
      'hotelId', ${many.hotelId}::text, 'kind', 'request')
    from generate_series(1, 40) as nth`;
  const toMany = async () =>
    (await server.context.outbox.received()).filter(({ links }) => links[0]?.includes(many.hotelId));
  expect(await toMany()).toHaveLength(30);
  await sendForm(server, other.hotelId, "request");
  expect(await mailsTo(server, other.email)).toHaveLength(1);
  await minutesPass(server, 60);
  await server.sql`update innfo.jobs set due_at = now()`;
  expect(await toMany()).toHaveLength(41);
});

test("No secret and no word of a guest is in the log", async () => {
  const text = randomUUID();
  const address = addressOf(await sendForm(server, hotelId, "request", { text }));
  await fetch(address);
  await fetch(address, { method: "POST" });
  await sendForm(server, hotelId, "request", { text, room: "" });
  const written = lines.join("");
  expect(written).toContain('"path":"/message/…"');
  expect(written).not.toContain(new URL(address).pathname.split("/")[2]);
  expect(written).not.toContain(text);
});
