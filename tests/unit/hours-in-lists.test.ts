/**
 * Opening hours as owners' lists have them. These strings were written down before anything was mended for them: each is
 * read as it was meant, or stays in words, and no row is refused for it.
 */
import { expect, test } from "vitest";
import { checkedRows } from "../../src/admin/filling/csv/rows.ts";
import type { OpeningHours } from "../../src/lib/opening-hours/hours.ts";
import { hoursText } from "../../src/lib/opening-hours/text.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { shopping } from "../../src/sections/shopping.ts";

const LISTED = [
  "Mo-Fr 9-17",
  "Mon–Fri 8am–6pm",
  "Mon - Sat: 10.00 - 18.00",
  "tägl. 8–22 Uhr",
  "täglich außer Dienstag 11:30-14:00 und 17:30-22:00",
  "Mo, Mi, Fr 14-18 Uhr",
  "Mo. bis Fr. 9.00 bis 12.30 und 14.00 bis 18.00 Uhr, Sa. 9.00 bis 12.30 Uhr",
  "Di–So ab 17 Uhr",
  "Dienstag Ruhetag",
  "Montag und Dienstag geschlossen",
  "lun-ven 9h-18h",
  "du lundi au samedi de 9h à 19h",
  "tous les jours 7h30-10h",
  "mar.-dim. 12h-14h30 / 19h-22h",
  "fermé le lundi",
  "lunedì-sabato 9:00-13:00 / 15:30-19:30",
  "tutti i giorni 8-20",
  "da martedì a domenica 12:30-15:00, 19:00-23:00",
  "chiuso il lunedì",
  "lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00",
  "todos los días 8:00-23:00",
  "L-V 9-14h",
  "sábados y domingos 10-15",
  "maandag t/m vrijdag 9.00 - 17.30 uur",
  "dagelijks 10-18",
  "ma-vr 8-18, za 9-17",
  "zondag gesloten",
  "pn-pt 8-18, sob 9-14",
  "poniedziałek – piątek: 9:00 – 17:00",
  "codziennie 10-22",
  "po-pá 8:00-17:00, so 9-12",
  "denně 9-20",
  "H-P 8-17",
  "hétfő-péntek 9:00-18:00",
  "naponta 10-20",
  "mandag-fredag kl. 10-17",
  "alle dage 8-21",
  "måndag–fredag 10–18, lördag 11–15",
  "alla dagar 9–20",
  "ma–pe 9–17, la 10–14",
  "päivittäin 10–22",
  "segunda a sexta das 9h às 18h",
  "todos os dias das 8h às 22h",
  "seg-sex 9h00-18h00, sáb 10h-13h",
  "Δευτέρα-Παρασκευή 9:00-17:00",
  "καθημερινά 10:00-22:00",
  "Pazartesi-Cuma 09:00-18:00",
  "her gün 10.00-22.00",
  "luni-vineri 9-17",
  "zilnic 8-20",
  "пн-пт 9:00-18:00",
  "щодня 10:00-20:00",
  "24/7",
  "open 24 hours",
  "rund um die Uhr",
  "24h",
  "Mo-So 0-24 Uhr",
  "7 days a week 7am-11pm",
  "Mon-Thu 11-22, Fri & Sat 11-23, Sun 12-21",
  "Weekdays 9 to 5",
  "weekends 10-16",
  "Mo-Fr 9-12 + 14-18",
  "9:00-12:00, 14:00-18:00",
  "from 7 to 10:30",
  "7 – 10 Uhr",
  "12 noon - 10 pm",
  "6pm till late",
  "by appointment",
  "nach Vereinbarung",
  "sur rendez-vous",
  "April–Oktober Mo-Fr 9-17",
  "1.5.–30.9. täglich 10-18",
  "Mo–Fr 09:00–17:00; Sa 10:00–14:00; So geschlossen",
  "Tues-Sun 10:00-5:00pm",
  "Mon: 9-5 Tue: 9-5 Wed: closed",
  "Lun-Sab 9.30/13.00 - 15.30/19.30",
  "Di, Do, Sa 10–12 u. 15–18 Uhr",
  "Lu - Ve 8h00-12h00 13h30-17h30",
  "Daily 12–3 & 6–10",
];

/** Meant by hand; the others stay in words. */
const READ: Readonly<Record<string, string>> = {
  "Mo-Fr 9-17": "Mon-Fri 09:00-17:00 · Sat-Sun closed",
  "Mon–Fri 8am–6pm": "Mon-Fri 08:00-18:00 · Sat-Sun closed",
  "Mon - Sat: 10.00 - 18.00": "Mon-Sat 10:00-18:00 · Sun closed",
  "Mo, Mi, Fr 14-18 Uhr":
    "Mon 14:00-18:00 · Tue closed · Wed 14:00-18:00 · Thu closed · Fri 14:00-18:00 · Sat-Sun closed",
  "Mo. bis Fr. 9.00 bis 12.30 und 14.00 bis 18.00 Uhr, Sa. 9.00 bis 12.30 Uhr":
    "Mon-Fri 09:00-12:30, 14:00-18:00 · Sat 09:00-12:30 · Sun closed",
  "lun-ven 9h-18h": "Mon-Fri 09:00-18:00 · Sat-Sun closed",
  "du lundi au samedi de 9h à 19h": "Mon-Sat 09:00-19:00 · Sun closed",
  "tous les jours 7h30-10h": "Mon-Sun 07:30-10:00",
  "mar.-dim. 12h-14h30 / 19h-22h": "Mon closed · Tue-Sun 12:00-14:30, 19:00-22:00",
  "lunedì-sabato 9:00-13:00 / 15:30-19:30": "Mon-Sat 09:00-13:00, 15:30-19:30 · Sun closed",
  "tutti i giorni 8-20": "Mon-Sun 08:00-20:00",
  "lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00": "Mon-Fri 09:00-14:00, 17:00-20:00 · Sat-Sun closed",
  "todos los días 8:00-23:00": "Mon-Sun 08:00-23:00",
  "tägl. 8–22 Uhr": "Mon-Sun 08:00-22:00",
  "da martedì a domenica 12:30-15:00, 19:00-23:00": "Mon closed · Tue-Sun 12:30-15:00, 19:00-23:00",
  "L-V 9-14h": "Mon-Fri 09:00-14:00 · Sat-Sun closed",
  "sábados y domingos 10-15": "Mon-Fri closed · Sat-Sun 10:00-15:00",
  "maandag t/m vrijdag 9.00 - 17.30 uur": "Mon-Fri 09:00-17:30 · Sat-Sun closed",
  "H-P 8-17": "Mon-Fri 08:00-17:00 · Sat-Sun closed",
  "dagelijks 10-18": "Mon-Sun 10:00-18:00",
  "ma-vr 8-18, za 9-17": "Mon-Fri 08:00-18:00 · Sat 09:00-17:00 · Sun closed",
  "pn-pt 8-18, sob 9-14": "Mon-Fri 08:00-18:00 · Sat 09:00-14:00 · Sun closed",
  "poniedziałek – piątek: 9:00 – 17:00": "Mon-Fri 09:00-17:00 · Sat-Sun closed",
  "codziennie 10-22": "Mon-Sun 10:00-22:00",
  "po-pá 8:00-17:00, so 9-12": "Mon-Fri 08:00-17:00 · Sat 09:00-12:00 · Sun closed",
  "denně 9-20": "Mon-Sun 09:00-20:00",
  "hétfő-péntek 9:00-18:00": "Mon-Fri 09:00-18:00 · Sat-Sun closed",
  "naponta 10-20": "Mon-Sun 10:00-20:00",
  "mandag-fredag kl. 10-17": "Mon-Fri 10:00-17:00 · Sat-Sun closed",
  "alle dage 8-21": "Mon-Sun 08:00-21:00",
  "måndag–fredag 10–18, lördag 11–15": "Mon-Fri 10:00-18:00 · Sat 11:00-15:00 · Sun closed",
  "alla dagar 9–20": "Mon-Sun 09:00-20:00",
  "ma–pe 9–17, la 10–14": "Mon-Fri 09:00-17:00 · Sat 10:00-14:00 · Sun closed",
  "päivittäin 10–22": "Mon-Sun 10:00-22:00",
  "segunda a sexta das 9h às 18h": "Mon-Fri 09:00-18:00 · Sat-Sun closed",
  "todos os dias das 8h às 22h": "Mon-Sun 08:00-22:00",
  "seg-sex 9h00-18h00, sáb 10h-13h": "Mon-Fri 09:00-18:00 · Sat 10:00-13:00 · Sun closed",
  "Δευτέρα-Παρασκευή 9:00-17:00": "Mon-Fri 09:00-17:00 · Sat-Sun closed",
  "καθημερινά 10:00-22:00": "Mon-Sun 10:00-22:00",
  "her gün 10.00-22.00": "Mon-Sun 10:00-22:00",
  "luni-vineri 9-17": "Mon-Fri 09:00-17:00 · Sat-Sun closed",
  "zilnic 8-20": "Mon-Sun 08:00-20:00",
  "пн-пт 9:00-18:00": "Mon-Fri 09:00-18:00 · Sat-Sun closed",
  "щодня 10:00-20:00": "Mon-Sun 10:00-20:00",
  "24/7": "Always open",
  "open 24 hours": "Always open",
  "rund um die Uhr": "Always open",
  "24h": "Always open",
  "Mo-So 0-24 Uhr": "Always open",
  "7 days a week 7am-11pm": "Mon-Sun 07:00-23:00",
  "weekends 10-16": "Mon-Fri closed · Sat-Sun 10:00-16:00",
  "Mon-Thu 11-22, Fri & Sat 11-23, Sun 12-21": "Mon-Thu 11:00-22:00 · Fri-Sat 11:00-23:00 · Sun 12:00-21:00",
  "Mo-Fr 9-12 + 14-18": "Mon-Fri 09:00-12:00, 14:00-18:00 · Sat-Sun closed",
  "by appointment": "By appointment",
  "Mo–Fr 09:00–17:00; Sa 10:00–14:00; So geschlossen": "Mon-Fri 09:00-17:00 · Sat 10:00-14:00 · Sun closed",
  "Lun-Sab 9.30/13.00 - 15.30/19.30": "Mon-Sat 09:30-13:00, 15:30-19:30 · Sun closed",
  "Di, Do, Sa 10–12 u. 15–18 Uhr":
    "Mon closed · Tue 10:00-12:00, 15:00-18:00 · Wed closed · Thu 10:00-12:00, 15:00-18:00 · Fri closed · Sat 10:00-12:00, 15:00-18:00 · Sun closed",
  "Lu - Ve 8h00-12h00 13h30-17h30": "Mon-Fri 08:00-12:00, 13:30-17:30 · Sat-Sun closed",
  "Tues-Sun 10:00-5:00pm": "Mon closed · Tue-Sun 10:00-17:00",
};

test.each(LISTED)("%s", (written) => {
  const lines = [{ line: 2, cells: ["Lina", written] }];
  const [row] = checkedRows(shopping, lines, ["name", "hours"]);
  expect(row?.problems).toEqual({});
  const values = (row?.values ?? {}) as { hours?: OpeningHours | null; description?: string };
  const { hours, description } = values;
  expect(hours ? hoursText(hours).replaceAll("\n", " · ") : undefined).toBe(READ[written]);
  if (!hours) expect(description).toBe(written);
});

test("Where there is no description, they stay in the tip", () => {
  const cells = ["Lina", "Dienstag Ruhetag", "Ask for Otto"];
  const [row] = checkedRows(restaurants, [{ line: 2, cells }], ["name", "hours", "tip"]);
  expect(row?.values).toMatchObject({ hours: null, tip: "Ask for Otto\nDienstag Ruhetag" });
});

test("What the owner corrects is theirs to mend", () => {
  const lines = [{ line: 2, cells: ["Lina", "whenever"] }];
  const [row] = checkedRows(shopping, lines, ["name", "hours"], [], { 2: { hours: "when I like" } });
  expect(row?.problems.hours).toMatch(/We cannot read/);
});
