/** A room's, place's or thing's own code: what a device gets for it, and what came by it. */
import { randomUUID } from "node:crypto";
import pino from "pino";
import { expect, test } from "vitest";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { aVisit, track, USER_AGENTS } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const server = await sharedServer({ TRUST_PROXY: "1" }, { log });

type Owner = Awaited<ReturnType<typeof makeTaker>>;
interface Code {
  id: string;
  label: string;
  token: string;
  scans: number;
  messages: number;
}

const codesOf = async ({ client, hotelId }: Owner) =>
  (await client.rpc("hotel_codes", { hotel_id: hotelId }).throwOnError()).data as unknown as Code[];

async function codesWith(owner: Owner, codes: object[]): Promise<Record<string, Code>> {
  await owner.client.rpc("add_codes", { hotel_id: owner.hotelId, codes: codes as never }).throwOnError();
  return Object.fromEntries((await codesOf(owner)).map((code) => [code.label, code]));
}

const exchange = (hotel_id: string, code: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/functions/v1/code`, {
    method: "POST",
    headers: { "User-Agent": USER_AGENTS.Mobile, ...headers },
    body: JSON.stringify({ hotel_id, code }),
  });

const messagesOf = async ({ client }: Owner) =>
  (await client.from("messages").select("room,card,code_id").order("created_at").throwOnError()).data;

test("A list may be sent again: labels that are there are passed over, and each has a token of its own", async () => {
  const owner = await makeTaker(server);
  const rooms = Array.from({ length: 1200 }, (_, index) => ({ label: String(100 + index), area: "Sea" }));
  const add = (codes: object[]) =>
    owner.client.rpc("add_codes", { hotel_id: owner.hotelId, codes: codes as never });
  expect((await add(rooms)).data).toBe(1200);
  expect((await add([...rooms, { label: "Pool bar", kind: "place" }])).data).toBe(1);
  expect((await add([{ label: "x".repeat(41) }])).error?.message).toContain("codes_label_length");
  expect((await add([{ label: "Bar", opens: "a b" }])).error?.message).toContain("codes_opens_place");
  const codes = await codesOf(owner);
  expect(codes).toHaveLength(1201);
  for (const { token } of codes) expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  expect(new Set(codes.map(({ token }) => token)).size).toBe(1201);
  const { error } = await owner.client
    .from("codes")
    .update({ token: "0".repeat(13) })
    .eq("label", "100");
  expect(error?.code).toBe("42501");
});

test("A device gets what the card says, only for its hotel, and no longer once the code is revoked", async () => {
  const owner = await makeTaker(server);
  const { "101": room, "Pool bar": bar } = await codesWith(owner, [
    { label: "101" },
    { label: "Pool bar", kind: "place", opens: "restaurants" },
  ]);
  const of = async (code = "") => (await exchange(owner.hotelId, code)).json();
  expect(await of(room?.token)).toEqual({ room: "101", opens: null });
  expect(await of(bar?.token)).toEqual({ room: "", opens: "restaurants" });
  const answer = await exchange(owner.hotelId, room?.token ?? "");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const stranger = await makeHotel(server);
  expect((await exchange(stranger.hotelId, room?.token ?? "")).status).toBe(404);
  expect((await exchange(owner.hotelId, "0".repeat(13))).status).toBe(404);
  expect((await exchange(owner.hotelId, "101")).status).toBe(400);
  expect((await exchange(owner.hotelId, room?.token ?? "", { "Sec-Fetch-Site": "cross-site" })).status).toBe(
    204,
  );
  const now = new Date().toISOString();
  await owner.client.from("codes").update({ revoked_at: now }).eq("label", "101").throwOnError();
  expect((await exchange(owner.hotelId, room?.token ?? "")).status).toBe(404);
  // The room gets a new card.
  const { "101": again } = await codesWith(owner, [{ label: "101" }]);
  expect(await of(again?.token)).toEqual({ room: "101", opens: null });
});

test("Scans and messages count for their code; a typed room and an old code's are said as such", async () => {
  const owner = await makeTaker(server);
  const { "101": room, "Pool bar": bar } = await codesWith(owner, [
    { label: "101" },
    { label: "Pool bar", kind: "place" },
  ]);
  const [code, barCode] = [room?.token ?? "", bar?.token ?? ""];
  const visit = aVisit(owner.hotelId);
  for (const sent of [
    { ...visit, code },
    { ...visit, code },
    { ...aVisit(owner.hotelId), code },
  ])
    expect((await track(server.url, sent)).status).toBe(204);
  expect((await track(server.url, aVisit(owner.hotelId))).status).toBe(204);
  expect((await track(server.url, { ...aVisit(owner.hotelId), code: "0".repeat(13) })).status).toBe(204);

  const send = (values: Record<string, string>) => sendForm(server, owner.hotelId, "request", values);
  for (const values of [
    { room: "101", code },
    { room: "102", code },
    { room: "101", code: "" },
    { room: "12", code: barCode },
    { room: "101", code: "0".repeat(13) },
  ])
    expect((await send(values)).status).toBe(303);
  expect(await messagesOf(owner)).toEqual([
    { room: "101", card: "101", code_id: room?.id },
    { room: "102", card: null, code_id: null },
    { room: "101", card: null, code_id: null },
    { room: "12", card: "Pool bar", code_id: bar?.id },
    { room: "101", card: null, code_id: null },
  ]);
  const figures = Object.fromEntries(
    (await codesOf(owner)).map(({ label, scans, messages }) => [label, [scans, messages]]),
  );
  expect(figures).toEqual({ "101": [2, 1], "Pool bar": [0, 1] });
  const { data } = await owner.client.rpc("scan_analytics", { hotel_id: owner.hotelId });
  expect(data).toMatchObject({ total: 4, via: { qr: 4, link: 0 } });

  // Messages stay when the code goes.
  await owner.client.from("codes").delete().eq("label", "101").throwOnError();
  expect((await messagesOf(owner))[0]).toMatchObject({ card: "101" });
  expect([...(await server.sql`select from innfo.code_scans where code_id = ${room?.id ?? ""}`)]).toEqual([]);
});

test("A code has room of its own for messages, when a spammer on the same network has taken all other", async () => {
  const owner = await makeTaker(server);
  const { "101": room, "102": next } = await codesWith(owner, [{ label: "101" }, { label: "102" }]);
  const from = { "X-Forwarded-For": "203.0.113.90" };
  const taken = async (count: number, values: Record<string, string>) => {
    const answers = [];
    for (let at = 0; at < count; at++)
      answers.push(await sendForm(server, owner.hotelId, "request", { ...values, text: randomUUID() }, from));
    return answers.filter(({ status }) => status === 303).length;
  };
  expect(await taken(13, { room: "1" })).toBe(11);
  expect(await taken(22, { room: "101", code: room?.token ?? "" })).toBe(20);
  expect(await taken(1, { room: "102", code: next?.token ?? "" })).toBe(1);
  expect(await taken(1, { room: "102" })).toBe(0);
});

test("No token is in the log", async () => {
  const owner = await makeTaker(server);
  const { "101": room } = await codesWith(owner, [{ label: "101" }]);
  const code = room?.token ?? "";
  await exchange(owner.hotelId, code);
  await track(server.url, { ...aVisit(owner.hotelId), code });
  await sendForm(server, owner.hotelId, "request", { room: "101", code });
  expect(lines.join("")).toContain(owner.hotelId);
  expect(lines.join("")).not.toContain(code);
});
