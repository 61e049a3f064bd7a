/** The same words from the same card within two minutes are one message. */
import { beforeEach, expect, test } from "vitest";
import { formToken } from "../../src/server/messages/form-token.ts";
import { photograph } from "../../testbed/images.ts";
import { makeTaker, sendForm, sendPhoto, tokenOf } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
let taker: Awaited<ReturnType<typeof makeTaker>>;
let cards: Readonly<Record<string, string>>;
beforeEach(async () => {
  taker = await makeTaker(server);
  const codes = ["101", "102"].map((label) => ({ label, kind: "room" }));
  await taker.client.rpc("add_codes", { hotel_id: taker.hotelId, codes }).throwOnError();
  const { data } = await taker.client
    .from("codes")
    .select("kind, label, token")
    .eq("hotel_id", taker.hotelId);
  cards = Object.fromEntries((data ?? []).map(({ kind, label, token }) => [label ?? kind, token]));
});

let presses = 0;
/** Sends a form of its own, as a guest's who goes back and presses again. @returns the address of the message's page */
async function send(values: Record<string, string>): Promise<string> {
  const token = tokenOf(server, taker.hotelId, "request", 60 + presses++);
  const answer = await sendForm(server, taker.hotelId, "request", { token, ...values });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}
const count = async () => {
  const { data } = await taker.client
    .from("messages")
    .select("id")
    .eq("hotel_id", taker.hotelId)
    .throwOnError();
  return data.length;
};
const help = (room: string, more: object = {}) => ({
  ...{ topic: "help", room, code: cards[room] ?? "", text: "My husband does not breathe" },
  ...more,
});
const open = (path: string) => fetch(`${server.url}${path}`);

test("Pressed again and again, an alarm from a card is one, which each of its pages leads to", async () => {
  const first = await send(help("101"));
  const again = await send(help("101", { text: "my husband  does not breathe" }));
  expect(again).not.toBe(first);
  expect(await count()).toBe(1);
  const page = await (await open(again)).text();
  expect(page).toContain("My husband does not breathe");
  // Written again on the second page, it is said in the first's conversation.
  const [message] = await server.sql<
    { id: string }[]
  >`select id from messages where hotel_id = ${taker.hotelId}`;
  const of = { hotelId: taker.hotelId, kind: message?.id ?? "" };
  const token = formToken(server.jwtKey, of, Date.now() - 60_000);
  const body = new URLSearchParams({ token, text: "He is blue" });
  await fetch(`${server.url}${again}`, { method: "POST", redirect: "manual", body });
  expect(await (await open(first)).text()).toContain("He is blue");
  // Withdrawn on either page, both are gone.
  await fetch(`${server.url}${again}`, { method: "POST", redirect: "manual", body: new URLSearchParams() });
  expect([(await open(first)).status, (await open(again)).status]).toEqual([404, 404]);
});

test("Other words, another card, a typed room and the house's own code are messages of their own", async () => {
  await send(help("101"));
  await send(help("101", { text: "There is smoke" }));
  await send(help("102"));
  await send({ ...help("103"), code: "" });
  await send({ ...help("103"), code: "" });
  expect(await count()).toBe(5);
  const { data: house } = await taker.client.rpc("house_code", { hotel_id: taker.hotelId }).throwOnError();
  const token = (house as { token?: string } | null)?.token ?? "";
  await send(help("", { code: token }));
  await send(help("", { code: token }));
  expect(await count()).toBe(7);
});

test("So is what comes after two minutes, or when the first is done", async () => {
  await send(help("101"));
  await server.sql`update messages set created_at = now() - interval '121 seconds' where hotel_id = ${taker.hotelId}`;
  await send(help("101"));
  expect(await count()).toBe(2);
  await server.sql`update messages set state = 'done' where hotel_id = ${taker.hotelId}`;
  await send(help("101"));
  expect(await count()).toBe(3);
});

test("A photo says more than the same words", async () => {
  const values = { topic: "repair", room: "101", code: cards["101"] ?? "", text: "The tap drips" };
  await send(values);
  const answer = await sendPhoto(server, {
    ...{ hotelId: taker.hotelId, kind: "request", values },
    photo: new Uint8Array(await photograph()),
  });
  expect(answer.status).toBe(303);
  expect(await count()).toBe(2);
});
