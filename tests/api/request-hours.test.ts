/** When a hotel sees to what guests ask for: what they read of it, by the hotel's clock and without script. */
import { beforeEach, expect, test } from "vitest";
import type { WeeklyHours } from "../../src/lib/opening-hours/hours.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
let taker: Awaited<ReturnType<typeof makeTaker>>;
beforeEach(async () => {
  taker = await makeTaker(server, ["request", "lost"]);
});

const DAY = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const asDate = (day: Date) => day.toISOString().slice(0, 10);

/** Closed whenever this runs: it is seen to on one day alone, in three months. */
function onOneDay(day: Date, changes: Partial<WeeklyHours> = {}): WeeklyHours {
  return weekly({
    week: Array.from({ length: 7 }, () => []),
    exceptions: [{ from: asDate(day), until: asDate(day), times: ["08:00-22:00"], reason: null }],
    ...changes,
  });
}

const topic = (key: string, values: object) =>
  taker.client
    .from("topics")
    .update(values as never)
    .eq("key", key);
const set = (key: string, hours: object) => topic(key, { hours }).throwOnError();
const formText = async (query = "") =>
  (await fetch(`${server.url}/view/${taker.hotelId}/request${query}`)).text();

test("Outside of its hours guests read from when on it is seen to, may send it all the same, and read it again then", async () => {
  const day = inDays(90);
  await set("towels", onOneDay(day, { note: "Housekeeping <rests> at night" }));
  const html = await formText();
  // Day and month stay on one line.
  const date = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" })
    .format(day)
    .replace(/ (?=\d)/, "\u00a0");
  expect(html).toContain(`We read this from ${date}, 8`);
  expect(html).toContain("Urgent: call reception");
  expect(html).toContain("Housekeeping &lt;rests&gt; at night");
  // The rest of what may be asked for has no hours.
  expect(html.match(/We read this from/g)).toHaveLength(1);
  expect(await formText("?lang=de")).toContain("Wir lesen das ab: ");

  const sent = await sendForm(server, taker.hotelId, "request", { topic: "towels" });
  expect(sent.status).toBe(303);
  const address = new URL(sent.headers.get("location") ?? "", server.url).href;
  expect(await (await fetch(address)).text()).toContain(`We read this from ${date}, 8`);
  await taker.client
    .from("messages")
    .update({ state: "working" })
    .eq("hotel_id", taker.hotelId)
    .throwOnError();
  expect(await (await fetch(address)).text()).not.toContain("We read this from");
  const other = await sendForm(server, taker.hotelId, "request", { topic: "taxi" });
  expect(await (await fetch(new URL(other.headers.get("location") ?? "", server.url))).text()).not.toContain(
    "We read this from",
  );
});

test("A hotel's own topic is asked for by its label, which is in the hotel's language", async () => {
  const label = '"A cot", <large>';
  await taker.client
    .from("topics")
    .insert({ hotel_id: taker.hotelId, label, hours: onOneDay(inDays(90)) as never })
    .throwOnError();
  const written = '<bdi dir="auto" lang="en">&quot;A cot&quot;, &lt;large&gt;</bdi>';
  const html = await formText("?lang=de");
  expect(html.split(written)).toHaveLength(3);
  // Before "Something else" and "Change".
  expect([...html.matchAll(/name="topic"[^>]*value="([^"]*)"/g)].map(([, value]) => value).slice(-3)).toEqual(
    ["&quot;A cot&quot;, &lt;large&gt;", "other", ""],
  );
  const sent = await sendForm(server, taker.hotelId, "request", { topic: label });
  expect(sent.status).toBe(303);
  const page = await (await fetch(new URL(`${sent.headers.get("location")}?lang=de`, server.url))).text();
  expect(page).toContain(written);
  expect(page).toContain("Wir lesen das ab: ");
  const refused = await sendForm(server, taker.hotelId, "request", { topic: "A bed" });
  expect(refused.status).toBe(422);
});

test("Within its hours guests read these, and nothing of another time", async () => {
  await set("taxi", weekly({ week: Array.from({ length: 7 }, () => ["00:00-00:00"]), note: "At the door" }));
  const html = await formText();
  expect(html).toContain("At the door");
  expect(html).not.toContain("We read this from");
  expect(html).not.toContain("Urgent: call reception");
});

test("The hours of what guests may not ask for, and of other forms, are shown to nobody", async () => {
  await set("towels", onOneDay(inDays(90)));
  expect(await formText()).toContain("We read this from");
  await topic("towels", { is_on: false }).throwOnError();
  expect(await formText()).not.toContain("We read this from");
  const lost = await fetch(`${server.url}/view/${taker.hotelId}/lost`);
  expect(await lost.text()).not.toContain("We read this from");
});

test("It counts what the clocks show at the hotel", async () => {
  // 14 hours ahead of UTC, and 11 behind it: one of both has another date at any time.
  const day = inDays(90);
  await set("towels", onOneDay(day));
  const zoned = async (time_zone: string) => {
    await taker.client.from("hotels").update({ time_zone }).eq("id", taker.hotelId).throwOnError();
    return /We read this from ([^<]*)\. </.exec(await formText())?.[1];
  };
  // The wall clock's time is said, wherever the hotel is.
  const [east, west] = [await zoned("Pacific/Kiritimati"), await zoned("Pacific/Pago_Pago")];
  expect(east).toMatch(/, 8 AM$/);
  expect(west).toBe(east);
  // Open all day on the date that only the eastern clocks show by now, or still.
  const dates = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map((timeZone) =>
    new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date()),
  );
  expect(dates[0]).not.toBe(dates[1]);
  const [eastern = ""] = dates;
  const times = ["00:00-00:00"];
  await set(
    "towels",
    onOneDay(day, { exceptions: [{ from: eastern, until: eastern, times, reason: null }] }),
  );
  expect(await zoned("Pacific/Kiritimati")).toBeUndefined();
  expect(await zoned("Pacific/Pago_Pago")).toBeDefined();
});

test("What is no hours is refused, and never shown", async () => {
  const refused = await topic("towels", { hours: { kind: "weekly", week: [["25:00-26:00"]] } });
  expect(refused.error?.message).toContain("topics_hours_hours");
  expect(await formText()).not.toContain("We read this from");
});

test("The house's own rule for a topic stands beside it, unless it is unsure or the topic has a price", async () => {
  const { client, hotelId: hotel_id } = taker;
  const ask = (question: string, answer: string) =>
    client.from("faqs").insert({ hotel_id, category: "General", question, answer }).throwOnError();
  const RULE = "Until 1 PM, 20 €";
  await ask("Where are the pool towels?", "At the pool");
  await ask("Can I check out late?", RULE);
  await ask("When is check-out?", "At eleven");
  const html = await formText("?topic=late_checkout");
  expect(html).toContain(`<p class="rule" dir="auto">${RULE}</p>`);
  expect(html.match(/class="rule"/g)).toHaveLength(1);
  const other = await makeTaker(server, ["request"]);
  const ofOther = await fetch(`${server.url}/view/${other.hotelId}/request?topic=late_checkout`);
  expect(await ofOther.text()).not.toContain(RULE);
  // To guests in other languages in the hotel's, where it has no translation.
  expect(await formText("?lang=de")).toContain(`<p class="rule" dir="auto" lang="en">${RULE}</p>`);
  await client.from("faqs").update({ is_hidden: true }).eq("hotel_id", hotel_id).throwOnError();
  expect(await formText()).not.toContain(RULE);
});
