/** Emergency numbers over HTTP, on the guest page and wherever guests write to a hotel. */
import { describe, expect, test } from "vitest";
import { GUEST_KINDS } from "../../src/forms/index.ts";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });

type Hotel = Pick<Owner, "client"> & { hotelId: string };

const pageAt = async (path: string, init?: RequestInit) =>
  (await fetch(new URL(path, server.url), init)).text();
const dialledIn = (html = "") => Array.from(html.matchAll(/href="tel:([^"]*)"/g), ([, number]) => number);
const lineOf = (html: string) => /<p class="danger">.*?<\/p>/.exec(html)?.[0];

async function addContact({ client, hotelId }: Hotel, contact: object): Promise<void> {
  const row = { type: "emergency", label: "Ambulance", number: "112", ...contact, hotel_id: hotelId };
  await client
    .from("important_contacts")
    .insert(row as never)
    .throwOnError();
}

describe("Emergency contacts on the guest page", () => {
  /** One item in each section but contacts. */
  async function fillOthers({ client, hotelId }: Hotel): Promise<void> {
    for (const { table } of SECTIONS.filter(({ id }) => id !== "important-contacts")) {
      await client
        .from(table)
        .insert({ ...exampleRow(table), hotel_id: hotelId } as never)
        .throwOnError();
    }
  }
  async function documentOf({ hotelId }: Hotel): Promise<GuestDocument> {
    const { data } = await server.client().rpc("guest_hotel", { hotel_id: hotelId }).throwOnError();
    return data as unknown as GuestDocument;
  }
  const shownOf = async (hotel: Hotel) => {
    const { sections, parts } = await documentOf(hotel);
    return { sections: sections.map(({ id }) => id), emergency: parts.emergency.map(({ number }) => number) };
  };
  const FIRST_THREE = ["amenities", "restaurants", "transport"];

  test("are there beside the three sections of the Free plan, and their section's others are not", async () => {
    const hotel = await makeHotel(server);
    await fillOthers(hotel);
    await addContact(hotel, {});
    await addContact(hotel, { type: "service", label: "Taxi", number: "+49 89 216100" });
    expect(await shownOf(hotel)).toEqual({ sections: FIRST_THREE, emergency: ["112"] });
    const page = await pageAt(`/view/${hotel.hotelId}`);
    expect(dialledIn(page)).toContain("112");
    expect(page).toContain('href="#important-contacts"');
    expect(page).not.toContain("216100");

    await giveProPlan(server, hotel.userId);
    const { sections, parts } = await documentOf(hotel);
    expect(sections.find(({ id }) => id === "important-contacts")?.items).toHaveLength(2);
    expect(parts.emergency).toHaveLength(1);
    expect(
      dialledIn(await pageAt(`/view/${hotel.hotelId}`)).filter((number) => number === "112"),
    ).toHaveLength(1);
  });

  test("are there when their owner has switched the section off, unless they are hidden themselves", async () => {
    const hotel = await makeHotel(server);
    const off = { hotel_id: hotel.hotelId, section_name: "important-contacts", is_visible: false };
    await hotel.client.from("section_visibility").insert(off).throwOnError();
    await addContact(hotel, { label: "Hidden", number: "911", is_hidden: true });
    expect((await shownOf(hotel)).emergency).toEqual([]);
    expect(dialledIn(await pageAt(`/view/${hotel.hotelId}`))).not.toContain("911");
    await addContact(hotel, {});
    expect((await shownOf(hotel)).emergency).toEqual(["112"]);
    expect(dialledIn(await pageAt(`/view/${hotel.hotelId}`))).toContain("112");
  });

  test("take no place: what guests see of other sections is the same with them and without", async () => {
    const hotel = await makeHotel(server);
    await fillOthers(hotel);
    const { emergency: _, ...before } = await shownOf(hotel);
    await addContact(hotel, {});
    expect(await shownOf(hotel)).toEqual({ ...before, emergency: ["112"] });
  });

  test("are called what they are called in the guest's language", async () => {
    const hotel = await makeHotel(server);
    await giveProPlan(server, hotel.userId);
    await hotel.client
      .from("hotels")
      .update({ languages: ["de"] })
      .eq("id", hotel.hotelId)
      .throwOnError();
    const off = { hotel_id: hotel.hotelId, section_name: "important-contacts", is_visible: false };
    await hotel.client.from("section_visibility").insert(off).throwOnError();
    await addContact(hotel, { label: "Ambulance" });
    await addContact(hotel, { label: "Taxi", type: "service", number: "+49 89 216100" });
    const { data } = await hotel.client.from("important_contacts").select("id, label").throwOnError();
    for (const { id, label } of data ?? []) {
      await hotel.client
        .from("translations")
        .insert({
          hotel_id: hotel.hotelId,
          table_name: "important_contacts",
          row_id: id,
          column_name: "label",
          language: "de",
          text: `${label} auf Deutsch`,
          source_hash: "0".repeat(32),
        } as never)
        .throwOnError();
    }
    const page = await pageAt(`/view/${hotel.hotelId}?lang=de`);
    expect(page).toContain("Ambulance auf Deutsch");
    expect(page).not.toContain("Taxi auf Deutsch");
  });
});

describe("The line above every form", () => {
  test("has the hotel's own number, then its country's, then the one that all phones know", async () => {
    const taker = await makeTaker(server);
    const own = async (values: object) => {
      await taker.client.from("hotels").update(values).eq("id", taker.hotelId).throwOnError();
      return dialledIn(lineOf(await pageAt(`/view/${taker.hotelId}/request`)));
    };
    expect(await own({ country: null, phone: "+49 8662 555010" })).toEqual(["112", "+498662555010"]);
    expect(await own({ country: "US" })).toEqual(["911", "+498662555010"]);
    await addContact(taker, { label: "Hidden", number: "112", is_hidden: true });
    await addContact(taker, {
      label: "In winter",
      number: "112",
      shown_during: { from: null, until: null, weekdays: [1] },
    });
    expect(await own({ country: "GB" })).toEqual(["999", "+498662555010"]);
    await addContact(taker, { number: "112" });
    expect(await own({ country: "GB" })).toEqual(["112", "+498662555010"]);
    expect(await own({ phone: "555 010" })).toEqual(["112"]);
  });

  test("is there whatever becomes of the form: sent, refused, too large, too many, gone", async () => {
    const taker = await makeTaker(server);
    await taker.client.from("hotels").update({ country: "US" }).eq("id", taker.hotelId).throwOnError();
    const first = async (response: Response) => [
      response.status,
      dialledIn(lineOf(await response.text()))[0],
    ];
    const from = { "X-Forwarded-For": "198.51.100.77" };
    for (const kind of GUEST_KINDS) {
      expect(await first(await fetch(`${server.url}/view/${taker.hotelId}/${kind}`))).toEqual([200, "911"]);
    }
    expect(await first(await sendForm(server, taker.hotelId, "request", { room: " " }))).toEqual([
      422,
      "911",
    ]);
    const long = { text: "x".repeat(70_000) };
    expect(await first(await sendForm(server, taker.hotelId, "request", long))).toEqual([413, "911"]);
    const sent = await sendForm(server, taker.hotelId, "request", {}, from);
    const address = new URL(sent.headers.get("location") ?? "", server.url);
    expect(await first(await fetch(address))).toEqual([200, "911"]);
    expect((await fetch(address, { method: "POST", redirect: "manual" })).status).toBe(303);
    // The hotel is no longer known.
    expect(await first(await fetch(address))).toEqual([404, "112"]);
    let last = sent;
    for (let i = 0; i < 60; i++) {
      last = await sendForm(server, taker.hotelId, "request", { text: String(i) }, from);
      if (last.status !== 303) break;
    }
    expect(await first(last)).toEqual([429, "911"]);
  });
});

/** Shown once what the guest writes again waits for a network. */
const WAITS = /<div class="kept-danger">[\s\S]*?(?=<noscript>)/;

test("A guest who asks for help is told to dial, not to wait, and whenever the hotel has its hours", async () => {
  const taker = await makeTaker(server);
  const help = await sendForm(server, taker.hotelId, "request", { topic: "help", text: "Chest pain" });
  const urgent = await pageAt(help.headers.get("location") ?? "");
  expect(urgent.replace(WAITS, "")).toContain("Dial first");
  expect(urgent).not.toContain("Our answer will stand here");
  const towels = await sendForm(server, taker.hotelId, "request");
  const usual = await pageAt(towels.headers.get("location") ?? "");
  expect(usual.replace(WAITS, "")).not.toContain("Dial first");
  expect(usual).toContain("Our answer will stand here");
});

describe("What another site makes a guest's browser send", () => {
  test.each([
    ["cross-site", 403],
    ["same-site", 303],
    ["same-origin", 303],
    ["none", 303],
    [undefined, 303],
  ])("%s: a form and the button that deletes answer %s", async (site, status) => {
    const taker = await makeTaker(server);
    const headers: Record<string, string> = site ? { "Sec-Fetch-Site": site } : {};
    const messages = async () =>
      (await taker.client.from("messages").select("id").throwOnError()).data?.length;
    const answer = await sendForm(server, taker.hotelId, "request", {}, headers);
    expect(answer.status).toBe(status);
    expect(await messages()).toBe(status === 403 ? 0 : 1);
    if (status === 403) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const html = await answer.text();
      expect(html).toContain("Nothing was done");
      expect(dialledIn(lineOf(html))).toEqual(["112"]);
    }
    const sent = await sendForm(server, taker.hotelId, "feedback");
    const address = new URL(sent.headers.get("location") ?? "", server.url);
    const before = (await messages()) ?? 0;
    const deleted = await fetch(address, { method: "POST", redirect: "manual", headers });
    expect(deleted.status).toBe(status);
    expect(await messages()).toBe(status === 403 ? before : before - 1);
    // Following a link from another site shows the form.
    expect((await fetch(`${server.url}/view/${taker.hotelId}/request`, { headers })).status).toBe(200);
  });

  test("is refused in the guest's language", async () => {
    const taker = await makeTaker(server);
    const headers = { "Sec-Fetch-Site": "cross-site", "Accept-Language": "de" };
    const answer = await sendForm(server, taker.hotelId, "request", {}, headers);
    expect(answer.headers.get("content-language")).toBe("de");
    expect(await answer.text()).toContain("Es ist nichts geschehen");
  });
});

test("Who says plainly what hurts, in any form and language, is told whom to dial, and is due at once", async () => {
  const taker = await makeTaker(server);
  const sent = async (
    kind: "request" | "feedback" | "lost",
    language: string,
    values: Record<string, string>,
  ) => {
    const answer = await sendForm(server, taker.hotelId, kind, values, { "Accept-Language": language });
    const page = (await pageAt(answer.headers.get("location") ?? "")).replace(WAITS, "");
    const { data } = await taker.client
      .from("messages")
      .select("danger, created_at, due_at")
      .order("created_at", { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    return {
      danger: data?.danger,
      isDueAtOnce: data?.due_at === data?.created_at,
      dials: /class="where danger"/.test(page) && dialledIn(page).includes("112"),
    };
  };
  const heard = { danger: true, isDueAtOnce: true, dials: true };
  const unmarked = { danger: false, isDueAtOnce: false, dials: false };
  expect(await sent("request", "ar", { topic: "other", text: "قلبي يؤلمني" })).toEqual(heard);
  expect(await sent("request", "it", { topic: "towels", text: "mi fa male il petto" })).toEqual(heard);
  expect(await sent("feedback", "de", { text: "Ich kann nicht atmen" })).toEqual(heard);
  expect(await sent("lost", "ja", { item: "胸が苦しいです" })).toEqual(heard);
  expect(await sent("feedback", "fr", { rating: "5", text: "chst pain pls come" })).toEqual(heard);
  const pillow = { topic: "other", text: "my back hurts, do you have another pillow" };
  expect(await sent("request", "en", pillow)).toEqual(unmarked);
  expect(await sent("feedback", "de", { text: "Herzlichen Dank, nur die Füße tun weh" })).toEqual(unmarked);
});
