import { beforeEach, describe, expect, test } from "vitest";
import { FREE_PLAN } from "../../src/product.ts";
import { CUSTOM_SECTIONS_NEED_PRO } from "../../src/sections/custom.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
let client: Client;
let hotelId: string;
let userId: string;
beforeEach(async () => {
  ({ client, hotelId, userId } = await makeHotel(server));
});

const IDS = SECTIONS.map(({ id }) => id);

function set(section_name: string, is_visible: boolean) {
  return client
    .from("section_visibility")
    .upsert({ hotel_id: hotelId, section_name, is_visible }, { onConflict: "hotel_id,section_name" });
}
async function hide(sections: readonly string[]): Promise<void> {
  for (const section of sections) await set(section, false).throwOnError();
}
async function hidden(): Promise<string[]> {
  const { data } = await client
    .from("section_visibility")
    .select("section_name")
    .is("is_visible", false)
    .throwOnError();
  return data.map(({ section_name }) => section_name);
}

describe("on the free plan", () => {
  test("three sections can be shown; a fourth is refused with the plan's limit", async () => {
    await hide(IDS);
    for (const section of IDS.slice(0, 3)) expect(await set(section, true)).toMatchObject({ error: null });
    expect(await set(IDS[3] ?? "", true)).toMatchObject({
      status: 403,
      error: {
        code: "IN001",
        message:
          "You can only show up to 3 sections with your current plan. Upgrade to show unlimited sections.",
        details: "3",
      },
    });
    expect(await hidden()).toHaveLength(IDS.length - 3);
  });

  test("hiding is always allowed, and makes room for another", async () => {
    const [first = "", ...others] = IDS;
    await hide([first, ...others.slice(3)]);
    expect((await set(first, true)).error?.code).toBe("IN001");
    await hide(others.slice(0, 1));
    expect((await set(first, true)).error).toBeNull();
  });

  test("a section that is shown already stays shown", async () => {
    await hide(IDS.slice(3));
    expect((await set(IDS[0] ?? "", true)).error).toBeNull();
  });

  test("exactly as many of many simultaneous calls succeed as the plan allows", async () => {
    await hide(IDS);
    const calls = Array.from({ length: 20 }, (_, i) => IDS[i % IDS.length] ?? "");
    const answers = await Promise.all(calls.map((section) => set(section, true)));
    const codes = answers.flatMap(({ error }) => error?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(["IN001"]));
    expect(await hidden()).toHaveLength(IDS.length - FREE_PLAN.maxSections);
  });

  test("changing, moving or deleting rows does not get round the limit", async () => {
    await hide(IDS.slice(0, 5));
    const rows = () => client.from("section_visibility");
    const section_name = IDS[0] ?? "";
    const own = { hotel_id: hotelId, section_name };
    expect((await rows().update({ is_visible: true }).match(own)).error?.code).toBe("IN001");
    expect(
      (
        await rows()
          .update({ section_name: IDS[7] ?? "" })
          .match(own)
      ).error?.code,
    ).toBe("42501");
    expect((await rows().delete().match(own)).error?.code).toBe("42501");
    expect(await hidden()).toHaveLength(5);
  });

  test("custom sections are refused", async () => {
    const add = () =>
      client.from("custom_sections").insert({ hotel_id: hotelId, name: "Spa", description: "Baths" });
    expect(await add()).toMatchObject({
      status: 403,
      error: {
        code: "IN002",
        // As on the screen (spec, section 8).
        message: CUSTOM_SECTIONS_NEED_PRO,
      },
    });
    await giveProPlan(server, userId);
    expect((await add()).error).toBeNull();
  });
});

describe("on the Pro plan", () => {
  beforeEach(() => giveProPlan(server, userId));

  test("all sections can be shown", async () => {
    await hide(IDS);
    for (const section of IDS) expect((await set(section, true)).error).toBeNull();
    expect(await hidden()).toEqual([]);
  });

  test("an upgrade counts from the next call on, and so does its end", async () => {
    await hide(IDS.slice(0, 2));
    expect((await set(IDS[0] ?? "", true)).error).toBeNull();
    await server.sql`update subscriptions set subscription_status = 'canceled' where user_id = ${userId}`;
    expect((await set(IDS[1] ?? "", true)).error?.code).toBe("IN001");
  });

  test("a complimentary account has it without paying", async () => {
    const { client: other, email, hotelId: id } = await makeHotel(server);
    const add = () =>
      other.from("custom_sections").insert({ hotel_id: id, name: "Spa", description: "Baths" });
    expect((await add()).error?.code).toBe("IN002");
    await server.sql`
      insert into complimentary_plans (email, plan_id, period_start, period_end)
      select ${email}, id, now(), now() + interval '30 days' from plans where custom_sections`;
    expect((await add()).error).toBeNull();
    expect(
      (await other.from("stripe_user_subscriptions").select("plan_id, subscription_status").single()).data,
    ).toEqual({
      plan_id: "InnfoTest",
      subscription_status: "active",
    });
  });
});
