import { expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import type { AccountData } from "../../testbed/account-data.ts";
import { callAuth } from "../../testbed/auth.ts";
import { recordLooks } from "../../testbed/looks.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { type Client, PASSWORD, sharedServer } from "../../testbed/server.ts";
import { giveProPlan } from "../../testbed/tokens.ts";

const server = await sharedServer();

async function download(client: Client): Promise<AccountData> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? "";
  const { status, headers, body } = await callAuth(server, "/user/data", { method: "GET", token });
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("no-store");
  // Any answer's body, with the type that this call promises.
  return body as unknown as AccountData;
}

test("an owner downloads all they have: 300 items in each section, custom sections, choices, announcements, scans, plan", async () => {
  const { client, userId, email, hotelId } = await server.ownerWithHotel();
  await giveProPlan(server, userId);
  for (const { table } of SECTIONS) {
    const rows = Array.from({ length: 300 }, () => ({ ...exampleRow(table), hotel_id: hotelId }));
    // The table, and so the row's type, is known only at run time.
    await client
      .from(table)
      .insert(rows as never)
      .throwOnError();
  }
  const { data: spa } = await client
    .from("custom_sections")
    .insert({ hotel_id: hotelId, name: "Spa", description: "Baths" })
    .select("id")
    .single()
    .throwOnError();
  const items = Array.from({ length: 300 }, () => ({
    ...exampleRow("custom_section_items"),
    section_id: spa.id,
  }));
  await client
    .from("custom_section_items")
    .insert(items as never)
    .throwOnError();
  await client
    .from("section_visibility")
    .insert({ hotel_id: hotelId, section_name: "faqs", is_visible: false })
    .throwOnError();
  const announcement = exampleRow("announcements");
  await server.sql`insert into public.announcements ${server.sql({ ...announcement, hotel_id: hotelId })}`;
  const scannedAt = new Date();
  await server.sql`
    insert into public.qr_scans (hotel_id, device_type, user_agent, scanned_at)
    select ${hotelId}, 'Mobile', 'Safari on iPhone', ${scannedAt} from generate_series(1, 3)`;
  await recordLooks(server.sql, hotelId, [["missed", "sauna"]], [1, 2]);

  const data = await download(client);
  expect(data.account).toEqual({
    id: userId,
    email,
    email_confirmed_at: expect.any(String),
    created_at: expect.any(String),
    last_sign_in_at: expect.any(String),
    metadata: {},
  });
  expect(data.devices).toHaveLength(1);
  expect(data.subscription).toMatchObject({ plan_id: "InnfoTest", subscription_status: "active" });
  const [hotel, ...others] = data.hotels;
  expect(others).toEqual([]);
  expect(hotel).toMatchObject({ id: hotelId, email, section_visibility: { faqs: false } });
  expect(Object.keys(hotel?.sections ?? {}).sort()).toEqual(SECTIONS.map(({ id }) => id).sort());
  for (const { id, fields } of SECTIONS) {
    const rows = hotel?.sections[id] ?? [];
    expect(rows, id).toHaveLength(300);
    expect(Object.keys(rows[0] ?? {}), id).toEqual(expect.arrayContaining(Object.keys(fields)));
  }
  expect(hotel?.custom_sections).toMatchObject([{ id: spa.id, name: "Spa" }]);
  expect(hotel?.custom_sections[0]?.items).toHaveLength(300);
  expect(hotel?.custom_sections[0]?.items[0]).toMatchObject({ details: { Temperature: "80 °C" } });
  expect(hotel?.announcements).toMatchObject([{ text: announcement.text }]);
  expect(hotel?.scans).toEqual([
    { month: scannedAt.toISOString().slice(0, 7), device_type: "Mobile", scans: 3 },
  ]);
  expect(hotel?.looked_for).toMatchObject([{ thing: "sauna", language: "en", guests_90: 2 }]);
});

test("the download contains no secret and nothing of another owner", async () => {
  const stranger = await server.ownerWithHotel("The Stranger's Arms");
  const { client } = await server.ownerWithHotel();
  const { data: signedIn } = await client.auth.getSession();
  const text = JSON.stringify(await download(client));
  for (const secret of [
    "argon2",
    PASSWORD,
    signedIn.session?.access_token ?? "",
    signedIn.session?.refresh_token ?? "",
    stranger.hotelId,
    stranger.email,
    "The Stranger's Arms",
  ]) {
    expect(secret).not.toBe("");
    expect(text).not.toContain(secret);
  }
  expect((await download(stranger.client)).hotels).toMatchObject([{ name: "The Stranger's Arms" }]);
});

test("an account may download its data twenty times an hour", async () => {
  const { client } = await server.signUp();
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const statuses = [];
  for (let time = 0; time < 21; time++) {
    statuses.push((await callAuth(server, "/user/data", { method: "GET", token })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test("an owner without a hotel downloads the account", async () => {
  const { client, email } = await server.signUp();
  expect(await download(client)).toMatchObject({ account: { email }, hotels: [], subscription: null });
});
