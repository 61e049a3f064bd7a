/** The house's passwords and codes: who reads them, and by what. See docs/decisions/0125-house-secrets.md. */
import { expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeTaker } from "../../testbed/messages.ts";
import { USER_AGENTS } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });
type Owner = Awaited<ReturnType<typeof makeTaker>>;

const PASSWORD = "saltandthyme";
const WIFI = [
  { name: "Lantern", password: PASSWORD, shown_to: "code" },
  { name: "Staff", password: "notforguests", shown_to: "reception" },
];
const DOOR = { kind: "door", name: "Front door", code: "4711#", ends_at: "2099-12-31T11:00:00" };
const GATE = { kind: "parking", name: "Garage", code: "8642" };

interface Code {
  label: string;
  token: string;
  letters: string;
}

/** An owner with a locked Wi-Fi, a door and a gate, and the code of room 101. */
async function locked(): Promise<Owner & { code: Code }> {
  const owner = await makeTaker(server);
  const { client, hotelId } = owner;
  await client.from("hotels").update({ wifi: WIFI }).eq("id", hotelId).throwOnError();
  await client
    .from("secrets")
    .insert([DOOR, GATE].map((secret) => ({ ...secret, hotel_id: hotelId })))
    .throwOnError();
  const codes = [{ label: "101" }];
  await client.rpc("add_codes", { hotel_id: hotelId, codes }).throwOnError();
  const { data } = await client.rpc("hotel_codes", { hotel_id: hotelId }).throwOnError();
  const [code] = data as unknown as Code[];
  return { ...owner, code: code as Code };
}

const PHONE = { "User-Agent": USER_AGENTS.Mobile };
const page = (hotelId: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/view/${hotelId}/letters?lang=en`, { headers: { ...PHONE, ...headers } });
const send = (hotelId: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/view/${hotelId}/letters?lang=en`, {
    method: "POST",
    headers: { ...PHONE, ...headers },
    body: new URLSearchParams(values),
  });

test("Without a code, nothing that anybody can ask for has a secret", async () => {
  const { hotelId } = await locked();
  const places = [
    "",
    ".md",
    ".jsonld",
    "/letters",
    "/wifi-0.svg",
    "/wifi-1.svg",
    "/code.svg",
    "/manifest.webmanifest",
    "/privacy",
  ];
  const texts = await Promise.all(
    places.map(async (place) => {
      const answer = await fetch(`${server.url}/view/${hotelId}${place}`, { headers: PHONE });
      return { place, status: answer.status, text: await answer.text() };
    }),
  );
  const asked = [
    ["rpc/guest_hotel", { method: "POST", body: JSON.stringify({ hotel_id: hotelId }) }],
    [`secrets?hotel_id=eq.${hotelId}`, {}],
    [`codes?hotel_id=eq.${hotelId}`, {}],
  ] as const;
  for (const [place, more] of asked) {
    const headers = { apikey: PUBLISHABLE_KEY, "Content-Type": "application/json" };
    const answer = await fetch(`${server.url}/rest/v1/${place}`, { headers, ...more });
    texts.push({ place, status: 200, text: await answer.text() });
  }
  for (const { place, text } of texts) {
    for (const secret of [PASSWORD, "notforguests", "4711", "8642"])
      expect(text, place).not.toContain(secret);
  }
  expect(texts.filter(({ status }) => status !== 200).map(({ place }) => place)).toEqual([
    "/wifi-0.svg",
    "/wifi-1.svg",
  ]);
  // It says where the code is, and that the desk has the other.
  expect(texts[0]?.text).toContain("Scan the code in your room");
  expect(texts[0]?.text).toContain("Ask at reception");
  expect(texts.find(({ place }) => place === "rpc/guest_hotel")?.text).toContain("Front door");
  // Letters are offered for what they open.
  const rows = texts[0]?.text.match(/<li>(?:(?!<\/li>).)*Scan the code in your room.*?<\/li>/gs) ?? [];
  expect(
    rows.map((row) => [row.includes("Lantern"), row.includes("Scanning did not help? Type its six letters")]),
  ).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(rows[1]).toContain("Front door");
});

test("A scanned token opens all that is for guests, until the code ends, and at its own hotel alone", async () => {
  const { client, hotelId, code } = await locked();
  const opened = await send(hotelId, { code: code.token });
  expect(opened.status).toBe(200);
  expect(opened.headers.get("cache-control")).toBe("no-store");
  const text = await opened.text();
  for (const secret of [PASSWORD, "4711#", "8642", "Unlocked by the card of Room 101"])
    expect(text).toContain(secret);
  expect(text).not.toContain("notforguests");

  const other = await locked();
  for (const answer of [
    await send(other.hotelId, { code: code.token }),
    await send(hotelId, { code: "0".repeat(13) }),
  ]) {
    expect(answer.status).toBe(404);
    const refused = await answer.text();
    expect(refused).toContain("This card no longer opens");
    expect(refused).not.toContain(PASSWORD);
  }
  expect((await send("0000000000", { code: code.token })).status).toBe(404);
  const foreign = await send(hotelId, { code: code.token }, { "Sec-Fetch-Site": "cross-site" });
  expect([foreign.status, (await foreign.text()).includes(PASSWORD)]).toEqual([403, false]);

  const typed = await (await send(hotelId, { letters: code.letters })).text();
  expect(typed).toContain("Letters do not open this: scan the card");
  expect(text).not.toContain("Letters do not open this");
  const exchanged = /#c=(\w+)"/.exec(typed)?.[1] ?? "";
  expect((await send(hotelId, { code: exchanged })).status).toBe(200);
  expect((await send(other.hotelId, { code: exchanged })).status).toBe(404);
  await client
    .from("codes")
    .update({ revoked_at: new Date().toISOString() })
    .eq("label", "101")
    .throwOnError();
  expect((await send(hotelId, { code: code.token })).status).toBe(404);
  expect((await send(hotelId, { code: exchanged })).status).toBe(404);
  expect((await send(hotelId, { letters: code.letters })).status).toBe(422);
});

test("The house's own code opens, once it is asked for, and stays the same; a mark without a token does not", async () => {
  const { client, hotelId } = await locked();
  const ask = async () =>
    (await client.rpc("house_code", { hotel_id: hotelId }).throwOnError()).data as unknown as Code;
  const house = await ask();
  expect(await ask()).toEqual(house);
  expect((await send(hotelId, { code: house.token })).status).toBe(200);
  expect((await send(hotelId, { code: "q" })).status).toBe(404);
  // It is in no list of rooms and things.
  const { data } = await client.rpc("hotel_codes", { hotel_id: hotelId }).throwOnError();
  expect((data as unknown as Code[]).map(({ label }) => label)).toEqual(["101"]);
  const { client: stranger } = await makeTaker(server);
  expect((await stranger.rpc("house_code", { hotel_id: hotelId })).data).toBeNull();
});

test("Six letters open the Wi-Fi, neither door nor safe, and are tried ten times at most", async () => {
  const { hotelId, code } = await locked();
  const from = { "X-Forwarded-For": "203.0.113.7" };
  expect(code.letters).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/);
  const typed = ` ${code.letters.slice(0, 3)}-${code.letters.slice(3)} `.toLowerCase();
  const opened = await send(hotelId, { letters: typed }, from);
  expect(opened.status).toBe(200);
  const text = await opened.text();
  expect(text).toContain(PASSWORD);
  expect(text).toContain("8642");
  expect(text).not.toContain("4711");
  // A device gets a token of its own for them, which opens no more than they do, and is no try.
  const exchanged = /#c=([0-9A-HJKMNP-TV-Z]{13})"/.exec(text)?.[1] ?? "";
  expect(exchanged).not.toBe("");
  expect(exchanged).not.toBe(code.token);
  const again = await send(hotelId, { code: exchanged });
  expect(again.status).toBe(200);
  const unlocked = await again.text();
  expect(unlocked).toContain("Unlocked by the card of Room 101");
  expect([PASSWORD, "8642", "4711"].map((secret) => unlocked.includes(secret))).toEqual([true, true, false]);
  // Nobody gets it by a token.
  expect(unlocked).not.toContain("#c=");
  const said = await fetch(`${server.url}/functions/v1/code`, {
    method: "POST",
    headers: PHONE,
    body: JSON.stringify({ hotel_id: hotelId, code: exchanged }),
  });
  expect(await said.json()).toEqual({ room: "101", opens: null });

  const wrong = code.letters.replace(/^./, (letter) => (letter === "B" ? "C" : "B"));
  const statuses = [];
  for (let at = 0; at < 10; at++) statuses.push((await send(hotelId, { letters: wrong }, from)).status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429]);
  const later = await send(hotelId, { letters: code.letters }, from);
  expect([later.status, (await later.text()).includes(PASSWORD)]).toEqual([429, false]);
  // Its token is no guess.
  expect((await send(hotelId, { code: code.token }, from)).status).toBe(200);
  // Other networks still have theirs, until the hotel's own tries of this day are used up.
  const others = Array.from({ length: 60 }, (_, index) => `198.51.100.${index}`);
  const tried = [];
  for (const network of others)
    tried.push((await send(hotelId, { letters: wrong }, { "X-Forwarded-For": network })).status);
  expect(tried.filter((status) => status === 422)).toHaveLength(31);
  expect((await send(hotelId, { letters: code.letters }, { "X-Forwarded-For": "192.0.2.1" })).status).toBe(
    429,
  );
});

test("A door has an end and is never public; after its end guests ask at reception", async () => {
  const { client, hotelId, code } = await locked();
  const add = (secret: object) => client.from("secrets").insert({ ...DOOR, ...secret, hotel_id: hotelId });
  expect((await add({ ends_at: null })).error?.message).toContain("secrets_ends_at_end");
  expect((await add({ shown_to: "everybody", ends_at: null })).error?.message).toContain(
    "secrets_shown_to_public",
  );
  expect((await add({ shown_to: "reception", ends_at: null })).error).toBeNull();
  const { data } = await client
    .from("secrets")
    .insert({ ...DOOR, name: "Side door", ends_at: null, weekday: "monday", hotel_id: hotelId })
    .select("ends_at")
    .single()
    .throwOnError();
  expect(new Date(`${data.ends_at}Z`).getUTCDay()).toBe(1);
  expect(data.ends_at).toMatch(/T12:00:00$/);

  await client
    .from("secrets")
    .update({ ends_at: "2020-01-01T00:00:00" })
    .eq("name", "Front door")
    .throwOnError();
  const text = await (await send(hotelId, { code: code.token })).text();
  expect(text.match(/4711#/g)).toHaveLength(2);
  expect(text).toContain("Ask at reception");
  // The device forgets it with the first that ends.
  const until = Number(/data-until="(\d+)"/.exec(text)?.[1]);
  expect(until).toBe(Date.parse(`${data.ends_at}Z`));
});

test("A hotel that is not there has no such page, and the form asks for six letters", async () => {
  expect((await page("0000000000")).status).toBe(404);
  const { hotelId } = await locked();
  const form = await page(hotelId);
  expect(form.status).toBe(200);
  expect(await form.text()).toMatch(/<input type="text"[^>]* name="letters"/);
});

test("Letters that the database cannot store are wrong ones", async () => {
  const { hotelId } = await locked();
  expect((await send(hotelId, { letters: "\0BCDFG" })).status).toBe(422);
});
