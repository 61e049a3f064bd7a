/** Requests with a price: what the guest reads before and after, what the desk agrees to, and what it brings. */
import { beforeEach, describe, expect, test } from "vitest";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
let taker: Awaited<ReturnType<typeof makeTaker>>;
beforeEach(async () => {
  taker = await makeTaker(server, ["request"]);
});

const LATE = { price: 2000, currency: "EUR", line: "Until 14:00, if the room is free" };

const offer = (values: object, key = "late_checkout", { client, hotelId: hotel_id } = taker) =>
  client
    .from("topics")
    .update(values as never)
    .match({ hotel_id, key });
const formText = async (query = "") =>
  (await fetch(`${server.url}/view/${taker.hotelId}/request${query}`)).text();
async function ask(topic = "late_checkout") {
  const sent = await sendForm(server, taker.hotelId, "request", { topic });
  return new URL(sent.headers.get("location") ?? "", server.url);
}
const agree = (agreed: boolean | null) =>
  taker.client.from("messages").update({ agreed }).eq("hotel_id", taker.hotelId).select("id");
const brought = async (client = taker.client) =>
  (await client.rpc("extras", { hotel_id: taker.hotelId }).throwOnError()).data;

test("The guest reads price and line in the choice, before sending and without a script", async () => {
  await offer(LATE).throwOnError();
  const html = await formText();
  expect(html).toMatch(
    /value="late_checkout"[^>]*><span>Late check-out<small><bdi[^>]*>Until 14:00, if the room is free<\/bdi> · <bdi class="price">€20<\/bdi><\/small>/,
  );
  expect(html).toContain("You pay at the hotel, once it has said yes.");
  expect(await formText("?lang=de")).toContain('<bdi class="price">20\u00a0€</bdi>');
  await offer({ price: null, currency: null }).throwOnError();
  expect(await formText()).not.toContain("You pay at the hotel");
});

test("The line is translated like every text of the hotel, before sending and after it", async () => {
  await offer(LATE).throwOnError();
  // Another hotel says the same.
  await offer(LATE, "late_checkout", await makeTaker(server, ["request"])).throwOnError();
  const { client, hotelId: hotel_id } = taker;
  await client
    .from("hotels")
    .update({ languages: ["de"] })
    .eq("id", hotel_id)
    .throwOnError();
  const { data } = await client
    .rpc("translation_texts", { hotel_id, language: "de", state: "missing" })
    .throwOnError();
  const { texts } = data as { texts: { table_name: string; row_id: string; source_hash: string }[] };
  const line = texts.find(({ table_name }) => table_name === "topics");
  const german = "Bis 14:00, wenn das Zimmer frei ist";
  await client
    .from("translations")
    .insert({
      hotel_id,
      language: "de",
      table_name: "topics",
      column_name: "line",
      row_id: line?.row_id ?? "",
      source_hash: line?.source_hash ?? "",
      text: german,
    })
    .throwOnError();
  expect(await formText("?lang=de")).toContain(`<bdi>${german}</bdi>`);
  expect(await formText("?lang=fr")).toContain(LATE.line);
  const page = await ask();
  await server.sql`update public.messages set language = 'de' where hotel_id = ${hotel_id}`;
  expect(await (await fetch(page)).text()).toContain(`<bdi>${german}</bdi>`);
  // Nobody reads what is not offered.
  await offer({ is_on: false }).throwOnError();
  const [row] = await server.sql<{ found: object }[]>`
    select innfo.guest_translations(${hotel_id}, 'de') as found`;
  expect(JSON.stringify(row?.found)).not.toContain(german);
});

test("The price stays as it stood when the guest asked", async () => {
  await offer(LATE).throwOnError();
  const page = await ask();
  await offer({ price: 3500, currency: "CHF", line: null }).throwOnError();
  const shown = await (await fetch(page)).text();
  expect(shown).toContain('<bdi class="price">€20</bdi>');
  expect(shown).toContain("Until 14:00, if the room is free");
  const { data } = await taker.client
    .from("messages")
    .select("price, currency, line, agreed")
    .single()
    .throwOnError();
  expect(data).toEqual({ ...LATE, agreed: null });
  // The desk agrees to it, and does not set it.
  const forged = await taker.client
    .from("messages")
    .update({ price: 1 } as never)
    .eq("hotel_id", taker.hotelId);
  expect(forged.error?.code).toBe("42501");
});

test("It brings what the desk said yes to, by currency, and nothing else", async () => {
  await offer(LATE).throwOnError();
  await offer({ price: 800, currency: "EUR" }, "towels").throwOnError();
  await ask();
  await ask("towels");
  await ask("taxi");
  expect(await brought()).toMatchObject({ offered: true, count: 0, sums: [], topics: [] });
  const yes = (topic: string, agreed: boolean) =>
    taker.client.from("messages").update({ agreed }).match({ hotel_id: taker.hotelId, topic }).throwOnError();
  await yes("late_checkout", true);
  await yes("towels", false);
  expect(await brought()).toEqual({
    offered: true,
    count: 1,
    sums: [{ currency: "EUR", amount: 2000 }],
    topics: [{ topic: "late_checkout", count: 1 }],
  });
  await yes("towels", true);
  expect(await brought()).toMatchObject({ count: 2, sums: [{ currency: "EUR", amount: 2800 }] });
  // A topic without a price cannot be agreed to.
  const taxi = await taker.client
    .from("messages")
    .update({ agreed: true })
    .match({ hotel_id: taker.hotelId, topic: "taxi" });
  expect(taxi.error?.message).toContain("messages_agreed_price");
  const other = await makeTaker(server);
  expect(await brought(other.client)).toBeNull();
  const { data } = await other.client.rpc("extras", { hotel_id: other.hotelId }).throwOnError();
  expect(data).toMatchObject({ offered: false, count: 0 });
});

test("The monthly mail says how many, and what they brought", async () => {
  await offer({ ...LATE, price: 2050 }).throwOnError();
  await ask();
  expect((await agree(true).throwOnError()).data).toHaveLength(1);
  const { hotelId } = taker;
  await server.sql`update public.messages set created_at = date_trunc('month', now()) - interval '3 days' where hotel_id = ${hotelId}`;
  await server.sql`update innfo.figures_mails set due_at = now() - interval '1 minute' where hotel_id = ${hotelId}`;
  await server.sql`select innfo.post_figures_mails()`;
  server.context.outbox.send();
  const mail = (await server.context.outbox.received()).find(({ stop }) => stop?.includes(hotelId));
  expect(mail?.text).toContain("Extras you said yes to: 1, together €20.50.");
  expect(await brought()).toMatchObject({ count: 0 });
});

describe("A topic cannot cost", () => {
  test.each<[string, object, string]>([
    ["nothing", { price: 0, currency: "EUR" }, "topics_price_range"],
    ["more than a million", { price: 100_000_001, currency: "EUR" }, "topics_price_range"],
    ["money of no currency", { price: 100 }, "topics_currency_price"],
    ["a currency alone", { currency: "EUR" }, "topics_currency_price"],
    ["euros in small letters", { price: 100, currency: "eur" }, "topics_currency_code"],
    ["a line too long to read at once", { line: "x".repeat(81) }, "topics_line_length"],
  ])("%s", async (_, values, rule) => {
    expect((await offer(values)).error?.message).toContain(rule);
    expect((await offer({ price: 100_000_000, currency: "JPY", line: "x".repeat(80) })).error).toBeNull();
  });
});
