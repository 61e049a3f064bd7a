/** The deeds in the history's words. */
import { expect, test } from "vitest";
import { type Change, type HistoryEntry, isRestoring } from "../../src/admin/content/history/history.ts";
import { changedName, deedOf, differencesOf, isAddition } from "../../src/admin/content/history/words.ts";
import type { Hotel } from "../../src/admin/content/hotel/hotels.ts";

const HOTEL = { country: "PT", time_zone: "Europe/Lisbon", check_in: "15:00", check_out: "11:00" } as Hotel;

type Columns = NonNullable<Change["columns"]>;

function entry(of: Pick<Change, "table_name" | "title" | "kind">, columns: Columns): HistoryEntry {
  return {
    at: "2026-11-26T20:00:00.000001+00:00",
    user_id: null,
    name: null,
    count: 1,
    photos: null,
    kinds: [{ table_name: of.table_name, kind: of.kind, rows: 1 }],
    changes: [{ ...of, row_id: "1", section: of.table_name, is_back: false, columns }],
    can_be_undone: true,
  };
}

test.each([
  ["request", "Requests"],
  ["feedback", "Feedback"],
  ["lost", "Lost belongings"],
])("What was switched on or off is named: %s", (title, named) => {
  const on = { column: "is_on", before: false, after: true };
  const setting = { table_name: "message_kinds", title };
  for (const one of [
    entry({ ...setting, kind: "added" }, [{ ...on, before: null }]),
    entry({ ...setting, kind: "changed" }, [on]),
  ]) {
    expect(deedOf(one, HOTEL)).toBe(`Switched on: ${named}`);
    expect(differencesOf(one, HOTEL)).toEqual([]);
  }
  const off = entry({ ...setting, kind: "changed" }, [{ ...on, before: true, after: false }]);
  expect(deedOf(off, HOTEL)).toBe(`Switched off: ${named}`);
  const emails = { column: "emails", before: [], after: ["desk@example.com"] };
  const mailed = entry({ ...setting, kind: "changed" }, [emails]);
  expect(deedOf(mailed, HOTEL)).toBe(`Changed: Addresses for mail · ${named}`);
  expect(differencesOf(mailed, HOTEL)).toEqual([
    { label: "Addresses for mail", before: "nothing", after: "desk@example.com" },
  ]);
});

test("Requests that are switched on with their first topics are one thing", () => {
  const topic = { table_name: "topics", title: "towels", kind: "added" } as const;
  const on = [{ column: "is_on", before: null, after: true }];
  const requests = entry({ table_name: "message_kinds", title: "request", kind: "added" }, on);
  const both: HistoryEntry = {
    ...requests,
    count: 7,
    kinds: [...requests.kinds, { table_name: "topics", kind: "added", rows: 6 }],
    changes: [...entry(topic, []).changes, ...requests.changes],
  };
  expect([changedName(both), deedOf(both, HOTEL)]).toEqual(["Inbox Settings", "Switched on: Requests"]);
});

test("Times that somebody says are right are confirmed, not changed", () => {
  const profile = { table_name: "hotels", title: "Casa", kind: "changed" } as const;
  const confirmed = { column: "times_confirmed", before: false, after: true };
  const breakfast = { column: "breakfast", before: null, after: "7 to 10" };
  expect(deedOf(entry(profile, [confirmed]), HOTEL)).toBe("Times confirmed");
  const both = entry(profile, [confirmed, breakfast]);
  expect(deedOf(both, HOTEL)).toBe("Changed: Breakfast · Times confirmed");
  expect(differencesOf(both, HOTEL)).toEqual([{ label: "Breakfast", before: "nothing", after: "7 to 10" }]);
  const back = { ...confirmed, before: true, after: false };
  expect(deedOf(entry(profile, [back]), HOTEL)).toBe("Times not confirmed");
});

test("What comes back after it was deleted is restored, not added", () => {
  const at = (moment: string, kind: Change["kind"]) => ({
    ...entry({ table_name: "amenities", title: "Sauna", kind }, []),
    at: `2026-11-26T${moment}+00:00`,
  });
  const [back, gone, first] = [
    at("20:02:00.000001", "added"),
    at("20:01:00.000001", "deleted"),
    at("20:00:00.000001", "added"),
  ] as const;
  const all = [back, gone, first];
  const deeds = all.map((one) => deedOf(one, HOTEL, isRestoring(one, all)));
  expect(deeds).toEqual(["Restored", "Deleted", "Added"]);
});

test("What a deletion changed elsewhere is told apart from it", () => {
  const gone = entry({ table_name: "amenities", title: "Sauna", kind: "deleted" }, []);
  const both: HistoryEntry = {
    ...gone,
    count: 2,
    photos: 1,
    kinds: [...gone.kinds, { table_name: "announcements", kind: "changed", rows: 1 }],
  };
  expect(deedOf(both, HOTEL)).toBe("Deleted: 1 amenity and 1 photo · Changed: 1 announcement");
});

test("What is added had nothing before", () => {
  const added = { table_name: "restaurants", title: "Trattoria", kind: "added" } as const;
  const flag = { column: "has_delivery", before: null, after: true };
  expect(differencesOf(entry(added, [flag]), HOTEL)).toEqual([]);
  expect(differencesOf(entry({ ...added, kind: "changed" }, [{ ...flag, before: false }]), HOTEL)).toEqual([
    { label: "Delivery", before: "No", after: "Yes" },
  ]);
});

test("Paths are not said, and ids are said in words", () => {
  const profile = { table_name: "hotels", title: "Casa", kind: "changed" } as const;
  const logo = { column: "logo_url", before: null, after: "/storage/v1/object/public/logos/1/a.png" };
  const language = { column: "language", before: null, after: "de" };
  const languages = { column: "languages", before: [], after: ["en", "it"] };
  const order = { column: "section_order", before: [], after: ["faqs", "tours"] };
  expect(differencesOf(entry(profile, [logo, language, languages, order]), HOTEL)).toEqual([
    { label: "Language of Your Texts", before: "nothing", after: "German" },
    { label: "Offered languages", before: "nothing", after: "English and Italian" },
    { label: "Order of the sections", before: "the usual order", after: "FAQs and Tour Guides" },
  ]);
});

test("What is switched on is not removed, as an item that was added is", () => {
  expect(isAddition(entry({ table_name: "message_kinds", title: "request", kind: "added" }, []))).toBe(false);
  expect(isAddition(entry({ table_name: "amenities", title: "Sauna", kind: "added" }, []))).toBe(true);
});

test("Hours and the words for them are one question, so they are one change", () => {
  const hours = {
    kind: "weekly",
    week: Array(7).fill(["07:00-10:00"]),
    season: null,
    exceptions: [],
    note: null,
  };
  const both = entry({ table_name: "amenities", title: "Sauna", kind: "changed" }, [
    { column: "timing", before: "Ask", after: "7:00 AM – 10:00 AM" },
    { column: "hours", before: null, after: hours },
  ]);
  expect(deedOf(both, HOTEL)).toBe("Changed: Timing");
  expect(differencesOf(both, HOTEL).map(({ label }) => label)).toEqual(["Timing"]);
  const words = entry({ table_name: "amenities", title: "Sauna", kind: "changed" }, [
    { column: "timing", before: "Ask", after: "Until ten" },
  ]);
  expect(differencesOf(words, HOTEL)).toEqual([{ label: "Timing", before: "Ask", after: "Until ten" }]);
});

test("A topic's price and hours are said as its owner typed them", () => {
  const late = { table_name: "topics", title: null, kind: "changed" } as const;
  const priced = entry(late, [
    { column: "price", before: null, after: 2050 },
    { column: "currency", before: null, after: "EUR" },
    { column: "line", before: null, after: "Until 13:00" },
  ]);
  expect(deedOf(priced, HOTEL)).toBe("Changed: Price and One line for guests");
  expect(differencesOf(priced, HOTEL)).toEqual([
    { label: "Price", before: "nothing", after: "€20.50" },
    { label: "One line for guests", before: "nothing", after: "Until 13:00" },
  ]);
  const dearer = entry(late, [{ column: "price", before: 2050, after: 2500 }]);
  expect(differencesOf(dearer, HOTEL)).toEqual([{ label: "Price", before: "€20.50", after: "€25" }]);
  const week = {
    kind: "weekly",
    week: Array(7).fill(["09:00-18:00"]),
    season: null,
    exceptions: [],
    note: null,
  };
  const timed = entry(late, [{ column: "hours", before: null, after: week }]);
  const [hours] = differencesOf(timed, HOTEL);
  expect([hours?.label, hours?.before, hours?.after.replaceAll("\u202F", " ")]).toEqual([
    "Weekly Hours",
    "nothing",
    "Every day: 9 AM – 6 PM",
  ]);
});
