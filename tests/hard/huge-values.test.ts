/** JSON values that no form would send: huge, deep, of other types. See also tests/db. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BAD_HOURS, weekly } from "../../testbed/opening-hours.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
let sectionId: string;
beforeAll(async () => {
  owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const [section] = await server.sql<{ id: string }[]>`
    insert into public.custom_sections (hotel_id, name, description) values (${owner.hotelId}, 'Spa', 'Baths')
    returning id`;
  sectionId = section?.id ?? "";
});

const MB = 1024 * 1024;
const nested = (depth: number, inner = "1") => "[".repeat(depth) + inner + "]".repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + 1 + "}".repeat(depth);
/** A JSON value in place of a part of valid hours. */
const hoursWith = (part: string, json: string) =>
  JSON.stringify({ ...weekly(), [part]: null }).replace(`"${part}":null`, `"${part}":${json}`);
const repeated = (json: string, times: number) => `[${Array(times).fill(json).join()}]`;
const EXCEPTION = '{"from":"2026-12-24","until":"2026-12-24","times":[],"reason":null}';

const HOURS: [what: string, json: string, status: number][] = [
  ["deep", nested(5000), 400],
  ["deeper than the database reads", nested(200_000), 400],
  ["objects in objects", objects(5000), 400],
  ["a deep week", hoursWith("week", nested(3000)), 400],
  ["a deep reason", hoursWith("exceptions", `[${EXCEPTION.replace("null", nested(3000))}]`), 400],
  ["100,000 days", hoursWith("week", repeated('["07:00-21:00"]', 50_000)), 400],
  ["10,000 exceptions", hoursWith("exceptions", repeated(EXCEPTION, 10_000)), 400],
  ["a note of 900 KB", hoursWith("note", JSON.stringify("a".repeat(900_000))), 400],
  ["a range of 900 KB", hoursWith("week", `[["${"0".repeat(900_000)}"],[],[],[],[],[],[]]`), 400],
  ["more than a request may have", hoursWith("note", JSON.stringify("a".repeat(MB))), 413],
  ["a number with 100,000 digits", "9".repeat(100_000), 400],
  ["a number of a huge exponent", "1e999999999", 400],
  ["a NUL", hoursWith("note", '"\\u0000"'), 400],
  ["half a character", hoursWith("note", '"\\ud800"'), 400],
  ["a key twice", `{"kind":"weekly",${hoursWith("kind", '"appointment"').slice(1)}`, 400],
];

/** Sends the row's JSON as it is. */
async function send(method: string, path: string, body: string) {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
  });
  return { status: response.status, text: await response.text() };
}

/** The answer says what is wrong without repeating megabytes; guests can read the page meanwhile. */
async function expectRefused(answer: { status: number; text: string }, status: number): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.text.length).toBeLessThan(1000);
  expect(JSON.parse(answer.text)).toMatchObject({ message: expect.any(String) });
  expect((await fetch(`${server.url}/view/${owner.hotelId}`)).status).toBe(200);
}

const TABLES = ["amenities", "restaurants", "custom_section_items"] as const;
const rowOf = (table: (typeof TABLES)[number], hours: string) => {
  const parent = table === "custom_section_items" ? { section_id: sectionId } : { hotel_id: owner.hotelId };
  const row = JSON.stringify({ ...exampleRow(table), ...parent, hours: null });
  return row.replace('"hours":null', `"hours":${hours}`);
};

describe.each(TABLES)("The opening hours of %s", (table) => {
  beforeEach(async () => {
    // Valid hours are accepted, so the following refusals are about the hours.
    expect((await send("POST", table, rowOf(table, JSON.stringify(weekly())))).status).toBe(201);
  });

  test.each(HOURS)("are never %s", async (_what, json, status) => {
    await expectRefused(await send("POST", table, rowOf(table, json)), status);
  });

  test("are never of another shape, nor is a good row beside such a one stored", async () => {
    const count = async () => (await owner.client.from(table).select("id")).data?.length;
    const before = await count();
    for (const hours of Object.values(BAD_HOURS).filter((bad) => bad !== null)) {
      const rows = [weekly(), hours].map((value) => rowOf(table, JSON.stringify(value)));
      await expectRefused(await send("POST", table, `[${rows}]`), 400);
    }
    expect(await count()).toBe(before);
  });
});

test.each(HOURS)(
  "A hotel's reception hours are never %s, nor are they drawn",
  async (_what, json, status) => {
    const hotel = `hotels?id=eq.${owner.hotelId}`;
    const good = JSON.stringify({ reception_hours: weekly() });
    expect((await send("PATCH", hotel, good)).status).toBe(204);
    await expectRefused(await send("PATCH", hotel, `{"reception_hours":${json}}`), status);
    const preview = await fetch(`${server.url}/view/${owner.hotelId}/preview`, {
      method: "POST",
      body: new URLSearchParams({ access_token: owner.token, draft: `{"reception_hours":${json}}` }),
    });
    await expectRefused(
      { status: preview.status, text: await preview.text() },
      preview.status === 413 ? 413 : 400,
    );
    const { data } = await owner.client.from("hotels").select("reception_hours").single();
    expect(data?.reception_hours).toEqual(weekly());
  },
);

const network = { name: "House", password: "saltandthyme", shown_to: "everybody" };
test.each([
  ["deep", "wifi", nested(5000)],
  ["deeper than the database reads", "wifi", nested(200_000)],
  ["50,000 networks", "wifi", repeated(JSON.stringify(network), 10_000)],
  ["a name of 900 KB", "wifi", JSON.stringify([{ ...network, name: "a".repeat(900_000) }])],
  ["a name that is a list", "wifi", `[{"name":${nested(3000)},"password":null,"shown_to":"everybody"}]`],
  ["a colour of 900 KB", "accent", JSON.stringify("#1b4a66".repeat(130_000))],
  ["a colour that is a list", "accent", nested(3000, '"#1b4a66"')],
  ["a focus out of sight", "cover_focus_x", "101"],
  ["a focus before the picture", "cover_focus_y", "-1"],
  ["a focus beyond all numbers", "cover_focus_x", "1e999"],
  ["a focus of a fraction of nothing", "cover_focus_x", `0.${"0".repeat(100_000)}1e5`],
  ["a focus that is no number", "cover_focus_x", '"NaN"'],
])("A hotel has no Wi-Fi and no look that is %s", async (_what, column, json) => {
  const hotel = `hotels?id=eq.${owner.hotelId}`;
  const good = { wifi: [network], accent: "#1b4a66", cover_focus_x: 30, cover_focus_y: 84 };
  expect((await send("PATCH", hotel, JSON.stringify(good))).status).toBe(204);
  await expectRefused(await send("PATCH", hotel, `{"${column}":${json}}`), 400);
  const { data } = await owner.client.from("hotels").select(Object.keys(good).join()).single();
  expect(data).toEqual(good);
});
