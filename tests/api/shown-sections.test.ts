/**
 * Over HTTP: which sections guests see. The guest document and the owner's overview are asked each time, and
 * must agree. The refusals of single switches are in rest-plan-rules.
 */
import { beforeEach, describe, expect, test } from "vitest";
import type { SectionOverview } from "../../src/admin/content/visibility/overview.ts";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, makeOwner, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
});

async function fill(...sectionIds: string[]): Promise<void> {
  for (const { table } of SECTIONS.filter(({ id }) => sectionIds.includes(id))) {
    await owner.client
      .from(table)
      .insert({ ...exampleRow(table), hotel_id: owner.hotelId } as never)
      .throwOnError();
  }
}
async function leaveOutEmpty(): Promise<void> {
  await owner.client.from("hotels").update({ leaves_out_empty: true }).eq("id", owner.hotelId).throwOnError();
}
async function hide(...sectionIds: string[]): Promise<void> {
  for (const section_name of sectionIds) {
    await owner.client
      .from("section_visibility")
      .upsert(
        { hotel_id: owner.hotelId, section_name, is_visible: false },
        { onConflict: "hotel_id,section_name" },
      )
      .throwOnError();
  }
}
const show = (section_id: string, instead_of?: string, { client }: Pick<Owner, "client"> = owner) =>
  client.rpc("show_section", { hotel_id: owner.hotelId, section_id, ...(instead_of && { instead_of }) });

async function overview(): Promise<SectionOverview> {
  const { data } = await owner.client.rpc("section_overview", { hotel_id: owner.hotelId }).throwOnError();
  return data as unknown as SectionOverview;
}
async function guestDocument(): Promise<GuestDocument> {
  const { data } = await server.client().rpc("guest_hotel", { hotel_id: owner.hotelId }).throwOnError();
  return data as unknown as GuestDocument;
}

/** Sections that guests see, in the order of the tiles. */
async function seen(): Promise<string[]> {
  const { sections } = await guestDocument();
  const ids = sections.map(({ id }) => id);
  const shown = (await overview()).sections.filter((section) => section.shown);
  expect(shown.map(({ id }) => id)).toEqual(ids);
  return ids;
}
const visible = async () => (await overview()).sections.filter((one) => one.visible).map(({ id }) => id);

describe("the plan's places", () => {
  test("go to sections with something in them, then to the others in the order of the tiles", async () => {
    expect(await seen()).toEqual(["amenities", "restaurants", "transport"]);
    await fill("faqs", "restaurants");
    expect(await seen()).toEqual(["amenities", "restaurants", "faqs"]);
    await fill("amenities", "tours");
    expect(await seen()).toEqual(["amenities", "restaurants", "tours"]);
    await hide("amenities");
    expect(await seen()).toEqual(["restaurants", "tours", "faqs"]);
  });

  test("go to no empty section of an owner who leaves them out", async () => {
    await leaveOutEmpty();
    expect(await seen()).toEqual([]);
    await fill("faqs");
    expect(await seen()).toEqual(["faqs"]);
  });

  test("are unlimited on the Pro plan, where empty sections can be left out as well", async () => {
    await giveProPlan(server, owner.userId);
    await fill("faqs", "tours", "shopping", "amenities");
    expect(await seen()).toHaveLength(SECTIONS.length);
    await leaveOutEmpty();
    expect(await seen()).toEqual(["amenities", "tours", "shopping", "faqs"]);
  });

  test("an empty custom section is left out too, and one with something in it is not", async () => {
    await giveProPlan(server, owner.userId);
    const add = (name: string) =>
      owner.client
        .from("custom_sections")
        .insert({ hotel_id: owner.hotelId, name, description: "Baths" })
        .select("id")
        .single()
        .throwOnError();
    const names = async () => (await guestDocument()).custom_sections.map(({ name }) => name);
    const spa = await add("Spa");
    await add("Empty");
    await owner.client
      .from("custom_section_items")
      .insert({ ...exampleRow("custom_section_items"), section_id: spa.data.id } as never)
      .throwOnError();
    expect(await names()).toEqual(["Spa", "Empty"]);
    await leaveOutEmpty();
    expect(await names()).toEqual(["Spa"]);
    const { custom_sections } = await overview();
    expect(custom_sections.map(({ shown }) => shown)).toEqual([true, false]);
  });

  test("a new hotel leaves empty sections out; guests are not told that it does", async () => {
    const { data } = await owner.client
      .from("hotels")
      .insert({
        name: `New of ${owner.email}`,
        description: "By the sea",
        address: "1 Quay",
        phone: "+1 555 0100",
        email: owner.email,
      })
      .select("leaves_out_empty")
      .single()
      .throwOnError();
    expect(data).toEqual({ leaves_out_empty: true });
    expect((await guestDocument()).hotel).not.toHaveProperty("leaves_out_empty");
  });
});

test("one tour guide does not stand in the place of many answers, as long as the owner orders nothing", async () => {
  await fill("amenities", "restaurants", "tours", "faqs");
  expect(await seen()).toEqual(["amenities", "restaurants", "tours"]);
  await fill("faqs");
  expect(await seen()).toEqual(["amenities", "restaurants", "tours"]);
  await fill("faqs");
  expect(await seen()).toEqual(["amenities", "restaurants", "faqs"]);
});

describe("the owner's order", () => {
  const arrange = (...section_order: string[]) =>
    owner.client.from("hotels").update({ section_order }).eq("id", owner.hotelId);

  test("is that of the guest page, and decides what the plan shows of what is filled", async () => {
    await fill("amenities", "restaurants", "tours", "faqs", "important-contacts");
    await arrange("important-contacts", "transport", "tours", "amenities").throwOnError();
    expect(await seen()).toEqual(["important-contacts", "tours", "amenities"]);
    await giveProPlan(server, owner.userId);
    await leaveOutEmpty();
    expect(await seen()).toEqual(["important-contacts", "tours", "amenities", "restaurants", "faqs"]);
    await arrange().throwOnError();
    expect(await seen()).toEqual(["amenities", "restaurants", "tours", "faqs", "important-contacts"]);
  });

  test("gives a section that is shown instead of another its place", async () => {
    await fill("amenities", "restaurants", "tours", "faqs");
    await arrange("tours", "faqs", "amenities", "restaurants").throwOnError();
    expect(await seen()).toEqual(["tours", "faqs", "amenities"]);
    const other = await makeHotel(server);
    const orderOfOther = async () =>
      (await other.client.from("hotels").select("section_order").single().throwOnError()).data.section_order;
    const before = await orderOfOther();
    expect((await show("restaurants", "faqs")).error).toBeNull();
    expect(await seen()).toEqual(["tours", "restaurants", "amenities"]);
    expect(await orderOfOther()).toEqual(before);
    // A section shown a minute ago is shown again in its place.
    expect((await show("faqs", "restaurants")).error).toBeNull();
    expect(await seen()).toEqual(["tours", "faqs", "amenities"]);
  });

  test("is a list of ids", async () => {
    const refused = [["Amenities"], ["a,b;"], Array(101).fill("faqs"), [null], [["faqs"], ["tours"]]];
    for (const order of refused) {
      expect([order, (await arrange(...(order as string[]))).error?.code]).toEqual([order, "23514"]);
    }
    expect((await arrange("faqs", "tours")).error).toBeNull();
  });
});

test("the overview says of an empty section whether guests would see it with something in it", async () => {
  await leaveOutEmpty();
  await fill("amenities", "restaurants", "tours");
  await hide("shopping");
  const { sections } = await overview();
  const would = sections.filter((section) => section.shown_when_filled).map(({ id }) => id);
  expect(would).toEqual(["amenities", "restaurants", "transport", "tours"]);
});

describe("show_section", () => {
  test("shows a section instead of another, which stays on", async () => {
    await fill("amenities", "restaurants", "tours", "faqs", "important-contacts");
    expect((await show("important-contacts", "tours")).error).toBeNull();
    expect(await seen()).toEqual(["amenities", "restaurants", "important-contacts"]);
    expect(await visible()).toContain("tours");
    expect(await visible()).toContain("faqs");
    // Again, when it is done already: nothing more is hidden.
    expect((await show("important-contacts", "restaurants")).error).toBeNull();
    expect(await seen()).toEqual(["amenities", "restaurants", "important-contacts"]);
  });

  test("hides the other where it would keep its place and push out a third", async () => {
    await fill("amenities", "restaurants", "tours", "faqs");
    expect((await show("faqs", "amenities")).error).toBeNull();
    expect(await seen()).toEqual(["restaurants", "tours", "faqs"]);
    expect(await visible()).not.toContain("amenities");
  });

  test.each<[string, string[]]>([
    ["the usual order", []],
    ["an order by hand", ["tours", "amenities", "restaurants", "faqs"]],
  ])("what gave its place is back by itself with Pro, in %s", async (_, section_order) => {
    await owner.client.from("hotels").update({ section_order }).eq("id", owner.hotelId).throwOnError();
    await fill("amenities", "restaurants", "tours", "faqs");
    const before = await seen();
    // Hidden by mistake: the FAQs take its place, and give it back.
    await hide("tours");
    expect(await seen()).toContain("faqs");
    expect((await show("tours", "faqs")).error).toBeNull();
    expect(await seen()).toEqual(before);
    // Chosen instead of the last one that the plan shows.
    const last = (await overview()).sections.find(({ place }) => place === 3)?.id;
    expect((await show("faqs", last)).error).toBeNull();
    expect(await seen()).not.toContain(last);
    await giveProPlan(server, owner.userId);
    expect(await seen()).toEqual(expect.arrayContaining([...before, "faqs"]));
  });

  test("shows a hidden section where the plan has room, and hides nothing for it", async () => {
    await leaveOutEmpty();
    await fill("amenities", "faqs");
    await hide("faqs");
    expect((await show("faqs", "amenities")).error).toBeNull();
    expect(await seen()).toEqual(["amenities", "faqs"]);
  });

  test("is refused, and changes nothing, when it would hide a section that the owner did not name", async () => {
    await fill("amenities", "restaurants", "tours", "faqs");
    const before = await overview();
    for (const insteadOf of [undefined, "faqs", "shopping"]) {
      expect(await show("faqs", insteadOf)).toMatchObject({
        status: 403,
        error: { code: "IN001", details: "3" },
      });
    }
    expect(await overview()).toEqual(before);
    expect((await show("faqs", "tours")).error).toBeNull();
  });

  test("is refused for an empty section that guests would still not see", async () => {
    await fill("amenities", "restaurants", "tours", "faqs");
    expect((await show("shopping", "tours")).error?.code).toBe("IN001");
    expect(await seen()).toEqual(["amenities", "restaurants", "tours"]);
  });

  test("is refused for an empty section that would take the place of another empty one", async () => {
    await hide("amenities");
    const before = await seen();
    expect(before).toHaveLength(3);
    expect((await show("amenities")).error?.code).toBe("IN001");
    expect(await seen()).toEqual(before);
  });

  test("switches an empty section on where guests would see it with something in it", async () => {
    await leaveOutEmpty();
    await fill("amenities");
    await hide("faqs");
    const row = { hotel_id: owner.hotelId, section_name: "faqs", is_visible: true };
    const { error } = await owner.client
      .from("section_visibility")
      .upsert(row, { onConflict: "hotel_id,section_name" });
    expect(error?.code).toBe("IN001");
    expect((await show("faqs")).error).toBeNull();
    expect(await visible()).toContain("faqs");
    await fill("restaurants", "tours");
    await hide("faqs");
    expect((await show("faqs")).error?.code).toBe("IN001");
    expect(await visible()).not.toContain("faqs");
  });

  test("called many times at once leaves guests as many sections as the plan allows", async () => {
    await fill(...SECTIONS.map(({ id }) => id));
    const others = SECTIONS.slice(3).map(({ id }) => id);
    const answers = await Promise.all(others.map((id) => show(id, "amenities")));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(["IN001"]));
    expect(await seen()).toHaveLength(3);
  });

  test("answers another owner as if the hotel did not exist", async () => {
    await fill("amenities", "restaurants", "tours", "faqs");
    const stranger = await makeOwner(server);
    const refusal = { status: 400, error: { code: "22023" } };
    expect(await show("faqs", "tours", stranger)).toMatchObject(refusal);
    expect(await seen()).toEqual(["amenities", "restaurants", "tours"]);
    const guest = await server.client().rpc("show_section", { hotel_id: owner.hotelId, section_id: "faqs" });
    expect(guest).toMatchObject({ status: 401, error: { code: "42501" } });
    expect((await show("faqs", "tours")).error).toBeNull();
  });

  test("does not weaken the plan's rule: a client cannot set what it sets", async () => {
    const row = { hotel_id: owner.hotelId, section_name: "faqs", is_visible: true };
    const { error } = await owner.client
      .from("section_visibility")
      .insert({ ...row, chosen_at: new Date().toISOString() });
    expect(error?.code).toBe("42501");
    expect((await owner.client.from("section_visibility").insert(row)).error?.code).toBe("IN001");
  });
});
