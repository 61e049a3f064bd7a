/** A hotel's imprint, privacy notice, accessibility statement and contract. */
import { expect, test } from "vitest";
import { LEGAL_PAGES } from "../../src/lib/legal.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan } from "../../testbed/tokens.ts";

const server = await sharedServer();

async function read(path: string, headers: Record<string, string> = { "Accept-Language": "en" }) {
  const response = await fetch(server.url + path, { headers });
  return { response, html: await response.text() };
}

test("Each is there for every hotel on every plan, and for no other id", async () => {
  const { hotelId } = await server.ownerWithHotel();
  for (const page of LEGAL_PAGES) {
    const { response, html } = await read(`/view/${hotelId.toUpperCase()}/${page}`);
    expect(response.status, page).toBe(200);
    expect(html).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, stale-if-error=86400");
    const etag = response.headers.get("etag") ?? "";
    expect(
      (await read(`/view/${hotelId}/${page}`, { "If-None-Match": etag, "Accept-Language": "en" })).response
        .status,
    ).toBe(304);
    expect((await read(`/view/zzzzzzzzzz/${page}`)).response.status).toBe(404);
  }
  expect((await read(`/view/${hotelId}/terms`)).response.status).toBe(404);
  expect((await read(`/view/${hotelId}`)).html).toContain(
    `<a href="/view/${hotelId}/privacy?lang=en">Privacy</a>`,
  );
});

test("Each speaks the guest's language, or says that it cannot", async () => {
  const { hotelId } = await server.ownerWithHotel();
  const privacy = `/view/${hotelId}/privacy`;
  expect((await read(`${privacy}?lang=de`)).html).toContain("Diese Seite setzt kein Cookie");
  expect((await read(privacy, { "Accept-Language": "fr-CH" })).html).toContain("ne dépose aucun cookie");
  const italian = await read(privacy, { "Accept-Language": "it" });
  expect(italian.response.headers.get("vary")).toContain("Accept-Language");
  expect(italian.html).toContain("Questo testo non è disponibile");
  expect(italian.html).toContain("This page sets no cookie");
});

test("A change shows on the very next load, with the days that are stored", async () => {
  const { client, hotelId, userId } = await server.ownerWithHotel();
  await giveProPlan(server, userId);
  const wordsOf = async (page: string) => (await read(`/view/${hotelId}/${page}`)).html;
  expect(await wordsOf("imprint")).not.toContain("ATU00000000");
  await client.from("hotels").update({ vat_number: "ATU00000000" }).eq("id", hotelId).throwOnError();
  expect(await wordsOf("imprint")).toContain("ATU00000000");

  expect(await wordsOf("privacy")).not.toContain("What you write to us");
  const lost = { hotel_id: hotelId, kind: "lost", is_on: true };
  const { data } = await client.from("message_kinds").insert(lost).select("id").single().throwOnError();
  expect(await wordsOf("privacy")).toContain("kept for 90 days");
  expect(await wordsOf("privacy")).not.toContain("push services");
  await server.sql`
    insert into public.push_devices (hotel_id, session_id, endpoint, p256dh, auth)
    select ${hotelId}, id, 'https://push.example.com/1', repeat('a', 87), repeat('a', 22)
    from auth.sessions where user_id = ${userId} limit 1`;
  // Written past the server, which hears of it a moment later.
  await expect.poll(() => wordsOf("privacy")).toContain("push services");
  await client.from("message_kinds").update({ keep_days: 21 }).eq("id", data.id).throwOnError();
  expect(await wordsOf("privacy")).toContain("kept for 21 days");
  await client.from("message_kinds").update({ is_on: false }).eq("id", data.id).throwOnError();
  expect(await wordsOf("privacy")).not.toContain("What you write to us");
});
