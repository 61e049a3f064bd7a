import { expect, test } from "vitest";
import { lostOn } from "../../src/admin/app/plan/lost.ts";
import {
  type SectionOverview,
  seenInPart,
  seenOn,
  unseen,
} from "../../src/admin/content/visibility/overview.ts";
import { FREE_PLAN, PRO_PLAN } from "../../src/product.ts";

/** As the database answers: five have something in them, of which tours are hidden and faqs have no place. */
const overview: SectionOverview = {
  sections: [
    section("amenities", { items: 2, place: 2 }),
    section("restaurants", { items: 1, place: 3 }),
    section("transport", {}),
    section("tours", { items: 1, visible: false }),
    section("shopping", { items: 1, place: 1 }),
    section("faqs", { items: 1, place: 4 }),
  ],
  custom_sections: [{ id: "spa", items: 1, shown: false }],
  hidden: {},
};

function section(
  id: string,
  { items = 0, visible = true, place = null }: { items?: number; visible?: boolean; place?: number | null },
) {
  const shown = place !== null && place <= FREE_PLAN.maxSections;
  return { id, items, visible, place, shown, shown_when_filled: shown };
}

test.each([
  ["amenities", undefined],
  ["faqs", { reason: "places", last: "restaurants" }],
  ["tours", { reason: "hidden", last: "restaurants" }],
  ["transport", { reason: "places", last: "restaurants" }],
  ["spa", { reason: "plan" }],
])("why guests do not see %s on the free plan", (id, why) => {
  const found = unseen(overview, id, FREE_PLAN);
  if (!why) expect(found).toBeUndefined();
  else expect(found).toEqual({ ...why, seen: ["Amenities", "Restaurants", "Shopping"] });
});

test("where the plan allows one more section, no other has to be hidden for it", () => {
  expect(unseen(overview, "tours", PRO_PLAN)).toEqual({
    reason: "hidden",
    seen: ["Amenities", "Restaurants", "Shopping"],
  });
  expect(unseen(overview, "spa", PRO_PLAN)).toBeUndefined();
});

test("what another plan would show follows from the places", () => {
  const ids = (plan: typeof FREE_PLAN) => seenOn(overview, plan).map(({ id }) => id);
  expect(ids(FREE_PLAN)).toEqual(["amenities", "restaurants", "shopping"]);
  expect(ids(PRO_PLAN)).toEqual(["amenities", "restaurants", "shopping", "faqs"]);
});

test("of the contacts guests always see the emergency numbers, and every word says so", () => {
  const contacts = section("important-contacts", { items: 5, place: 5 });
  const told = (emergency: number) => {
    const all = { ...overview, sections: [...overview.sections, contacts], emergency };
    return [
      seenInPart(all, contacts),
      unseen(all, contacts.id, FREE_PLAN)?.reason,
      lostOn(all, FREE_PLAN).map(({ words }) => words),
    ];
  };
  const rest = ["FAQ", "custom section"];
  expect(told(0)).toEqual([undefined, "places", ["FAQ", "5 contacts", "custom section"]]);
  expect(told(3)).toEqual([
    "Guests see only the emergency numbers",
    "places",
    ["FAQ", "other 2 contacts", "custom section"],
  ]);
  expect(told(5)).toEqual(["Guests see the emergency numbers", undefined, rest]);
});
