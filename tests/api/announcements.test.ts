import { beforeAll, expect, test } from "vitest";
import { exampleRow } from "../../testbed/rows.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
let owner: { client: Client; hotelId: string; userId: string };
let other: { client: Client; hotelId: string };
beforeAll(async () => {
  owner = await server.ownerWithHotel();
  other = await server.ownerWithHotel();
  // Midday is midnight in UTC: a server that ignored the zone would be a day off.
  await owner.client
    .from("hotels")
    .update({ time_zone: "Pacific/Auckland" })
    .eq("id", owner.hotelId)
    .throwOnError();
});

/** The time in Auckland, so many minutes from now. */
function inAuckland(minutes: number): string {
  const zoned = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Pacific/Auckland",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return zoned.format(Date.now() + minutes * 60_000).replace(" ", "T");
}

function announce(text: string, from: number, until: number) {
  const period = { starts_at: inAuckland(from), ends_at: inAuckland(until) };
  return owner.client
    .from("announcements")
    .insert({ hotel_id: owner.hotelId, text, ...period })
    .select("id")
    .single();
}

async function lines(): Promise<{ text: string; hidden: boolean }[]> {
  const html = await (await fetch(`${server.url}/view/${owner.hotelId}`)).text();
  return Array.from(
    html.matchAll(/<li( class="away")? data-starts[^>]*><bdi dir="auto">([^<]*)</g),
    ([, hidden, text = ""]) => ({
      text,
      hidden: hidden !== undefined,
    }),
  );
}

test("guests read an announcement in its period, by the hotel's clock, and not after it", async () => {
  expect((await announce("Over", -120, -60)).error).toBeNull();
  expect((await announce("Now", -60, 60)).error).toBeNull();
  expect((await announce("Tomorrow", 24 * 60, 25 * 60)).error).toBeNull();
  expect(await lines()).toEqual([
    { text: "Now", hidden: false },
    { text: "Tomorrow", hidden: true },
  ]);
});

test("a deleted announcement disappears, and returns when the owner undoes that", async () => {
  const id = (await announce("Slip of the finger", -60, 60)).data?.id ?? "";
  await owner.client.from("announcements").delete().eq("id", id).throwOnError();
  expect((await lines()).map(({ text }) => text)).not.toContain("Slip of the finger");
  await owner.client.rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [id] }).throwOnError();
  expect((await lines()).map(({ text }) => text)).toContain("Slip of the finger");
});

test("another owner can neither read, add nor delete announcements", async () => {
  expect((await other.client.from("announcements").select("id")).data).toEqual([]);
  const row = { ...exampleRow("announcements"), hotel_id: owner.hotelId } as never;
  expect((await other.client.from("announcements").insert(row)).error?.code).toBe("42501");
  await other.client.from("announcements").delete().eq("hotel_id", owner.hotelId);
  expect((await owner.client.from("announcements").select("id")).data).not.toEqual([]);
});

test.each([
  ["without a text", { text: " " }, "announcements_text_required"],
  ["that is too long", { text: "x".repeat(301) }, "announcements_text_length"],
  ["that ends as it begins", { ends_at: "2026-06-23T09:00:00" }, "announcements_ends_at_later"],
  ["without end", { ends_at: "infinity" }, "announcements_ends_at_moment"],
])("an announcement %s is refused at its field", async (_what, change, rule) => {
  const row = { ...exampleRow("announcements"), hotel_id: owner.hotelId };
  const added = await owner.client.from("announcements").insert(row as never);
  expect(added.error).toBeNull();
  const { error } = await owner.client.from("announcements").insert({ ...row, ...change } as never);
  expect(error).toMatchObject({ code: "23514", details: expect.stringContaining(rule) });
});

test("a hotel can have only so many announcements at once", async () => {
  await owner.client.from("announcements").delete().eq("hotel_id", owner.hotelId).throwOnError();
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'announcements', 3)`;
  const rows = (count: number) =>
    Array.from(
      { length: count },
      () => ({ ...exampleRow("announcements"), hotel_id: owner.hotelId }) as never,
    );
  const { error } = await owner.client.from("announcements").insert(rows(4));
  expect(error?.message).toContain("room for 3 announcements");
  expect((await owner.client.from("announcements").insert(rows(3))).error).toBeNull();
});
