/** Asking on WhatsApp: only a link, with what the form has, in the hotel's language. */
import { expect, test } from "vitest";
import { makeTaker, tokenOf } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });
const BUTTON = "Ask on WhatsApp";

async function hotelOnWhatsapp() {
  const taker = await makeTaker(server);
  const changes = { whatsapp: "+49 (0)170 / 123 45 67", language: "de" };
  await taker.client.from("hotels").update(changes).eq("id", taker.hotelId).throwOnError();
  const form = (kind: string) => fetch(`${server.url}/view/${taker.hotelId}/${kind}?lang=en`);
  const press = (kind: string, typed: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/view/${taker.hotelId}/${kind}/whatsapp?lang=en`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams({ token: tokenOf(server, taker.hotelId, "request"), ...typed }),
    });
  return { ...taker, form, press };
}

test("The button opens a chat that begins with what is typed, in the hotel's language", async () => {
  const { hotelId, client, form, press } = await hotelOnWhatsapp();
  const page = await form("request");
  expect(await page.text()).toContain(BUTTON);
  expect(page.headers.get("content-security-policy")).toContain(
    "form-action 'self' https://wa.me https://api.whatsapp.com;",
  );
  const typed = { topic: "towels", room: "101", wanted_at: "2030-06-01T07:30", text: "Two & <more>" };
  const { status, headers } = await press("request", typed);
  expect(status).toBe(303);
  const chat = new URL(headers.get("location") ?? "");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/491701234567");
  const said = chat.searchParams.get("text")?.split("\n") ?? [];
  expect(said).toEqual([
    "Frische Handtücher",
    "Wann: Samstag, 1. Juni 2030 um 07:30",
    "Two & <more>",
    "Zimmernummer: 101",
    expect.stringMatching(`/view/${hotelId}$`),
  ]);
  await press("request", typed);
  const { data: looks } = await client.rpc("looked_for", { hotel_id: hotelId }).throwOnError();
  expect(looks).toMatchObject([{ kind: "whatsapp", thing: "hotel", guests_30: 2 }]);
  // Whatever the form lacks: the chat asks.
  expect((await press("lost", { item: "x".repeat(3000) })).status).toBe(303);
  expect((await press("request", { wanted_at: "soon" })).headers.get("location")).toContain("Wann%3A%20soon");
  expect((await client.from("messages").select("id").throwOnError()).data).toEqual([]);
});

test("Danger is not sent there: the numbers come first, and what was typed stays", async () => {
  const { press } = await hotelOnWhatsapp();
  for (const typed of [{ topic: "help" }, { topic: "other", text: "There is a fire in 101" }]) {
    const answer = await press("request", { ...typed, room: "101" });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/value="help"[^>]*checked|checked[^>]*value="help"/);
    expect(html).toContain('value="101"');
  }
});

test("Nothing offers it without a number, for feedback, or from another site", async () => {
  const { client, hotelId, form, press } = await hotelOnWhatsapp();
  expect(await (await form("feedback")).text()).not.toContain(BUTTON);
  expect((await press("feedback", {})).headers.get("location")).toBe(`/view/${hotelId}?lang=en`);
  expect((await press("request", {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await press("request", {}, { "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  await client.from("hotels").update({ whatsapp: null }).eq("id", hotelId).throwOnError();
  const page = await form("request");
  expect(await page.text()).not.toContain(BUTTON);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self';");
  expect((await press("request", {})).headers.get("location")).toBe(`/view/${hotelId}?lang=en`);
});

test("The longest message leads to an address that fits into a header, whatever is sent", async () => {
  const { press } = await hotelOnWhatsapp();
  for (const text of ["ж".repeat(2000), "ж".repeat(9000)]) {
    const { headers, status } = await press("request", { topic: "x".repeat(9000), room: "1", text });
    expect(status).toBe(303);
    expect(headers.get("location")?.length).toBeLessThan(14_000);
    expect(headers.get("location")).toContain(encodeURIComponent(text.slice(0, 2000)));
  }
});
