import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inputOf } from "../../src/admin/ui/spreadsheet/cells.ts";
import { asInput, type HoursInput, hours, hoursAsText, NO_HOURS } from "../../src/fields/index.ts";
import type { WeeklyHours } from "../../src/lib/opening-hours/hours.ts";
import { anyHours, GOOD_HOURS, weekly } from "../../testbed/opening-hours.ts";
import { storedHours } from "../../testbed/stored-hours.ts";

const field = hours({ label: "Weekly Hours" });
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(..."()-–:;, N"), fc.string({ unit: "grapheme", maxLength: 1 })),
  maxLength: 20,
});

describe("opening hours are the same again", () => {
  test.each(Object.entries(GOOD_HOURS))("in the form and as text: %s", (_what, kept) => {
    expect(field.schema.parse(asInput(field, kept))).toEqual(kept);
    expect(field.schema.parse(hoursAsText(asInput(field, kept)))).toEqual(kept);
  });

  test("in the form and as text, whatever they are", () => {
    fc.assert(
      fc.property(anyHours(text), (kept) => {
        expect(storedHours.parse(kept)).toEqual(kept);
        expect(field.schema.parse(asInput(field, kept))).toEqual(kept);
        const written = hoursAsText(asInput(field, kept));
        expect(field.schema.parse(written)).toEqual(kept);
        expect(inputOf(field, written)).toBe(written);
      }),
      { numRuns: 500 },
    );
  });
});

test("opening hours as a spreadsheet has them can be read by people", () => {
  const kept = weekly({
    week: [["07:00-10:00", "18:00-22:00"], ["07:00-10:00", "18:00-22:00"], [], [], [], ["18:00-00:00"], []],
    season: { from: "05-01", until: "10-15" },
    exceptions: [{ from: "2026-12-24", until: "2026-12-26", times: [], reason: "Christmas" }],
    note: "Towels are in the basket",
  });
  expect(hoursAsText(asInput(field, kept)).split("\n")).toEqual([
    "Mon-Tue 07:00-10:00, 18:00-22:00",
    "Wed-Fri closed",
    "Sat 18:00-24:00",
    "Sun closed",
    "Season 1 May - 15 Oct",
    "2026-12-24 - 2026-12-26 closed (Christmas)",
    "Note: Towels are in the basket",
  ]);
});

describe("opening hours are read as people write them", () => {
  test.each([
    ["Monday - Friday: 9 am – 5 pm", ["09:00-17:00"], 5],
    ["Daily 7:30-22", ["07:30-22:00"], 7],
    ["every day 18:00-24:00", ["18:00-00:00"], 7],
    ["Sat, Sun & Wed noon - midnight", ["12:00-00:00"], 3],
    ["Fri-Mon 9-12, 14-18", ["09:00-12:00", "14:00-18:00"], 4],
    ["always open", ["00:00-00:00"], 7],
    ["Mon 24 hours; Tue closed", ["00:00-00:00"], 1],
  ])("%s", (typed, times, days) => {
    const { week } = field.schema.parse(inputOf(field, typed)) as WeeklyHours;
    expect(week.filter((day) => day.length > 0)).toEqual(Array.from({ length: days }, () => times));
  });

  const nine = ["09:00-17:00"];
  const week = (...days: [string[], ...number[]][]) =>
    Array.from({ length: 7 }, (_, day) => days.find(([, ...at]) => at.includes(day))?.[0] ?? []);
  test.each<[string, string[][]]>([
    ["Mo-Fr 9-17", week([nine, 0, 1, 2, 3, 4])],
    ["Mon-Fri 9.30-17.00", week([["09:30-17:00"], 0, 1, 2, 3, 4])],
    ["Mon-Fri 9h30-17h", week([["09:30-17:00"], 0, 1, 2, 3, 4])],
    ["Montag-Freitag 9-17", week([nine, 0, 1, 2, 3, 4])],
    ["Tue-Thu 18:00 to 23:00", week([["18:00-23:00"], 1, 2, 3])],
    ["Mon-Fri 7:00-10:00 Uhr", week([["07:00-10:00"], 0, 1, 2, 3, 4])],
    ["Sat/Sun 8-11", week([["08:00-11:00"], 5, 6])],
    ["lun.–ven. 9h à 12h et 14h à 18h30", week([["09:00-12:00", "14:00-18:30"], 0, 1, 2, 3, 4])],
    ["Du lundi au vendredi : 9h-17h", week([nine, 0, 1, 2, 3, 4])],
    ["lunedì - sabato 9.00-17.00, domenica chiuso", week([nine, 0, 1, 2, 3, 4, 5])],
    ["Mo-Fr 9-17 Uhr, Sa 10-14 Uhr", week([nine, 0, 1, 2, 3, 4], [["10:00-14:00"], 5])],
    ["täglich von 7 bis 10 Uhr", week([["07:00-10:00"], 0, 1, 2, 3, 4, 5, 6])],
    ["Montag bis Freitag: 9:00 – 17:00\nSamstag: geschlossen", week([nine, 0, 1, 2, 3, 4])],
    ["Mo-Mi 9-17, Do 9-17, Fr 10-14", week([nine, 0, 1, 2, 3], [["10:00-14:00"], 4])],
    ["de lunes a viernes de 9 a 17", week([nine, 0, 1, 2, 3, 4])],
    ["miércoles y jueves 9:00-17:00", week([nine, 2, 3])],
    ["Segunda a sexta 9h às 17h", week([nine, 0, 1, 2, 3, 4])],
    ["ma-vr 9.00 tot 17.00", week([nine, 0, 1, 2, 3, 4])],
    ["maandag t/m vrijdag 9-17", week([nine, 0, 1, 2, 3, 4])],
    ["pon.-pt. 9:00-17:00; sob. 10-14", week([nine, 0, 1, 2, 3, 4], [["10:00-14:00"], 5])],
    ["mån–fre 9–17", week([nine, 0, 1, 2, 3, 4])],
    ["mandag til fredag kl. 9-17", week([nine, 0, 1, 2, 3, 4])],
    ["ma-pe 9.00-17.00", week([nine, 0, 1, 2, 3, 4])],
    ["пн-пт 9:00-17:00", week([nine, 0, 1, 2, 3, 4])],
    ["L-V 9-17", week([nine, 0, 1, 2, 3, 4])],
    ["M-F 9am-5pm", week([nine, 0, 1, 2, 3, 4])],
    ["MON - FRI 0900-1700", week([nine, 0, 1, 2, 3, 4])],
    ["dal martedì alla domenica ore 9-17", week([nine, 1, 2, 3, 4, 5, 6])],
    ["sábados y domingos 9 a 17 hs", week([nine, 5, 6])],
    ["2ª a 6ª feira: 9h00-17h00", week([nine, 0, 1, 2, 3, 4])],
    ["maandag - zaterdag 9u-17u", week([nine, 0, 1, 2, 3, 4, 5])],
    ["Mon to Fri: 9-17; weekends 7am to 11am", week([nine, 0, 1, 2, 3, 4], [["07:00-11:00"], 5, 6])],
    ["Closed Mondays. Tue-Sun 9-17", week([nine, 1, 2, 3, 4, 5, 6])],
    ["Fermé le lundi; mar-dim 9h-17h", week([nine, 1, 2, 3, 4, 5, 6])],
    ["Пн–Пт: 9:00–17:00, Вс: выходной", week([nine, 0, 1, 2, 3, 4])],
    ["月〜金 9時〜17時", week([nine, 0, 1, 2, 3, 4])],
    ["土日 9:00～17:00", week([nine, 5, 6])],
    ["周一至周五 9:00-17:00", week([nine, 0, 1, 2, 3, 4])],
    ["월-금 9:00-17:00", week([nine, 0, 1, 2, 3, 4])],
    ["ימים א'-ה' 09:00-17:00", week([nine, 6, 0, 1, 2, 3])],
    ["الاثنين - الجمعة 9:00-17:00", week([nine, 0, 1, 2, 3, 4])],
    ["Mon 1-5pm", week([["13:00-17:00"], 0])],
    ["Mon 9 a.m. - 5 p.m.", week([nine, 0])],
    ["Mon-Fri 9-12\nMon-Fri 14-18", week([["09:00-12:00", "14:00-18:00"], 0, 1, 2, 3, 4])],
    ["Mon-Sat 9-17; Sat 9-12", week([nine, 0, 1, 2, 3, 4], [["09:00-12:00"], 5])],
  ])("in the trade's own words: %j", (typed, read) => {
    expect((field.schema.parse(inputOf(field, typed)) as WeeklyHours).week).toEqual(read);
  });

  test.each([
    "So 10-14",
    "L-S 10-14",
    "Closed Monday, Tuesday, Wed-Sun 10-18",
    "werktags 9-17",
    "Di 9-12",
    "Mo-Fr 9-17 außer Mittwoch",
    "Mo-Fr 9-17, Sa nach Vereinbarung",
    "Mo-Fr ab 9",
    "Mon-Fri 9-17 (kitchen 12-14)",
    "Mo-Fr 9-17, Feiertage 10-12",
    "Every second Monday 9-17",
    "9-17",
  ])("or answered with an example, never half: %s", (typed) => {
    expect(field.schema.safeParse(inputOf(field, typed)).error?.issues[0]?.message).toContain(
      "Write Mon-Fri 09:00-17:00",
    );
  });

  test("nothing as none", () => {
    expect(field.schema.parse(inputOf(field, " "))).toBeNull();
  });

  test.each([
    ["Mo-Fr whenever", "We cannot read “Mo-Fr whenever” as opening hours."],
    ["Mon 9:00-25:00", "We cannot read “Mon 9:00-25:00” as opening hours."],
    ["Mon 9-17\n2026-02-30 closed", "Please enter a date"],
    ["Mon-Sun closed", "Please enter times for one day"],
    ["Mon 9-17\nSeason 30 Feb - 1 May", "There is no such day"],
  ])("or refused with the reason: %j", (typed, reason) => {
    expect(field.schema.safeParse(inputOf(field, typed)).error?.issues[0]?.message).toContain(reason);
  });
});

describe("a cell that nobody typed is refused in words, however large it is", () => {
  const lines = (count: number, line: (i: number) => string) =>
    ["Mon 9-17", ...Array.from({ length: count }, (_, i) => line(i))].join("\n");
  const dayOf = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);

  test.each([
    ["20,000 exceptions", lines(20_000, (i) => `${dayOf(i)} closed`), "room for 40 exceptions"],
    ["20,000 times of a day", `Mon ${Array(20_000).fill("9-10").join(", ")}`, "room for 6 times"],
    ["a reason of 900 KB", `Mon 9-17\n2026-12-24 closed (${"a".repeat(900_000)})`, "at most 80 characters"],
    ["a note of 900 KB", `Mon 9-17\nNote: ${"a".repeat(900_000)}`, "at most 200 characters"],
    ["half a million days", `Mon${", Mon".repeat(500_000)} whenever`, "as opening hours"],
    ["half a million brackets", "(".repeat(500_000), "as opening hours"],
    ["half a million blanks", `2026-12-24${" ".repeat(500_000)}x`, "as opening hours"],
    ["half a million commas", `Mon${" , ".repeat(160_000)}9`, "as opening hours"],
    ["half a million dashes", `Mon ${"9 - ".repeat(500_000)}`, "as opening hours"],
    ["a line for nothing", "\0\u202e<script>", "as opening hours"],
  ])("%s", (_what, cell, reason) => {
    const [issue] = field.schema.safeParse(inputOf(field, cell)).error?.issues ?? [];
    expect(issue?.message).toContain(reason);
    expect(issue?.message.length).toBeLessThan(250);
  });
});

describe("what is wrong is said where it is typed", () => {
  const monday = (...times: [string, string][]): HoursInput => ({
    ...NO_HOURS,
    mode: "weekly",
    week: [times.map(([from, until]) => ({ from, until })), ...NO_HOURS.week.slice(1)],
  });
  const other = (from: string, until = "", more = {}) => ({ from, until, times: [], reason: "", ...more });
  const open = monday(["09:00", "17:00"]);

  test.each<[string, HoursInput, string, string]>([
    ["no beginning", monday(["", "17:00"]), "week.0.0.from", "Please enter when it opens"],
    ["no end", monday(["09:00", "17:00"], ["18:00", ""]), "week.0.1.until", "Please enter when it closes"],
    ["only a note", { ...monday(), note: "Ring" }, "week", "Please enter times for one day"],
    [
      "too many times",
      monday(...Array.from({ length: 7 }, (): [string, string] => ["09:00", "10:00"])),
      "week.0.6.from",
      "A day has room for 6 times",
    ],
    [
      "no such day",
      { ...open, season: { from: "02-30", until: "05-01" } },
      "season.from",
      "There is no such day",
    ],
    ["no date", { ...open, exceptions: [other("")] }, "exceptions.0.from", "Please enter a date"],
    [
      "the wrong order",
      { ...open, exceptions: [other("2026-12-25", "2026-12-24")] },
      "exceptions.0.until",
      "The last day is before the first",
    ],
    [
      "a day twice",
      { ...open, exceptions: [other("2026-12-24", "2026-12-26"), other("2026-12-25")] },
      "exceptions.1.from",
      "This day has an exception already",
    ],
    [
      "a long reason",
      { ...open, exceptions: [other("2026-12-24", "", { reason: "x".repeat(81) })] },
      "exceptions.0.reason",
      "The reason must be at most 80 characters",
    ],
    [
      "a long note",
      { ...NO_HOURS, mode: "appointment", note: "x".repeat(201) },
      "note",
      "The note must be at most 200 characters",
    ],
  ])("%s", (_what, typed, path, message) => {
    const issues = field.schema
      .safeParse(typed)
      .error?.issues.map((issue) => [issue.path.join("."), issue.message]);
    expect(issues).toEqual([[path, message]]);
  });

  test("hours that were switched on and left empty are none", () => {
    expect(field.schema.parse({ ...NO_HOURS, mode: "weekly" })).toBeNull();
  });

  test("and what is right is kept in the order of its dates", () => {
    const typed = {
      ...open,
      exceptions: [other("2026-12-31"), other("2026-12-24", "2026-12-26", { reason: " " })],
    };
    expect(field.schema.parse(typed)).toEqual({
      ...weekly({ week: [["09:00-17:00"], [], [], [], [], [], []] }),
      exceptions: [
        { from: "2026-12-24", until: "2026-12-26", times: [], reason: null },
        { from: "2026-12-31", until: "2026-12-31", times: [], reason: null },
      ],
    });
  });
});
