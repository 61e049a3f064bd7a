/** Numbers and times of a text and its translation, in the ways of the guests' languages. */
import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { comparedNumbers } from "../../src/lib/translation/numbers.ts";

/** One in the afternoon and half past five in the morning, as each language says it. */
const TIMES: readonly [language: string, one: string, early: string][] = [
  ["en", "1 PM", "5:30 a.m."],
  ["de", "13 Uhr", "5.30 Uhr morgens"],
  ["fr", "13 h", "5h30 du matin"],
  ["es", "la 1 de la tarde", "las 5:30 de la mañana"],
  ["it", "le 13", "le 5.30 di mattina"],
  ["pt", "13h00", "5h30 da manhã"],
  ["nl", "13.00 uur", "half 6 's ochtends"],
  ["da", "kl. 13", "kl. 5.30 om morgenen"],
  ["sv", "kl 13", "halv 6 på morgonen"],
  ["nb", "kl. 13.00", "halv 6 om morgenen"],
  ["fi", "klo 13", "klo 5.30 aamulla"],
  ["pl", "godz. 13:00", "5:30 rano"],
  ["cs", "13 hodin", "5:30 ráno"],
  ["hu", "délután 1 óra", "reggel 5:30"],
  ["ro", "ora 13", "5:30 dimineața"],
  ["el", "1 μ.μ.", "5:30 π.μ."],
  ["tr", "öğleden sonra 1", "sabah 5.30"],
  ["uk", "1 година дня", "5:30 ранку"],
  ["ar", "الساعة ١ ظهرًا", "الساعة ٥:٣٠ صباحًا"],
  ["he", "1 אחר הצהריים", "5:30 בבוקר"],
  ["hi", "दोपहर १ बजे", "सुबह ५:३० बजे"],
  ["zh-Hans", "明天下午1点", "早上五点半"],
  ["ja", "明日午後1時", "朝5時30分"],
  ["ko", "오후 한 시에", "새벽 5시 30분"],
];

test.each(TIMES)("%s says the same times as every language, and no others", (_, one, early) => {
  for (const [language, otherOne, otherEarly] of TIMES) {
    expect(comparedNumbers(one, otherOne), language).toMatchObject({ here: [], there: [] });
    expect(comparedNumbers(early, otherEarly), language).toMatchObject({ here: [], there: [] });
  }
  for (const wrong of ["11 AM", "5:30 PM", "17:30", "05:45", "1 AM"])
    for (const right of [one, early]) {
      const { here, there } = comparedNumbers(right, wrong);
      expect([...here, ...there], `${right}, ${wrong}`).not.toEqual([]);
    }
});

/** Until three in the afternoon on a clock of 24 hours, in each language's own way. */
const LATE = [
  ...[
    "until 15:00",
    "bis 15 Uhr",
    "jusqu’à 15 h",
    "hasta las 15",
    "fino alle 15",
    "entro le ore 15",
    "até às 15",
  ],
  ...[
    "tot 15 uur",
    "til klokken 15",
    "till klockan 15",
    "til klokka 15",
    "kello 15 mennessä",
    "do godziny 15",
  ],
  ...["do 15 hodin", "15 óráig", "până la ora 15", "μέχρι τις 15:00", "saat 15'e kadar", "до 15-ї години"],
  ...["حتى الساعة ١٥", "עד השעה 15", "15 बजे तक", "到十五点", "15時まで", "15시까지"],
];

test.each(LATE)("%s is until 3, on whatever clock, but not until 3 AM", (late) => {
  for (const same of ["until 3", "until 3:00", "3 o'clock", "until 3 PM", "bis 15 Uhr", "15.00"])
    expect(comparedNumbers(late, same), same).toMatchObject({ here: [], there: [] });
  for (const other of ["until 3 AM", "03:00", "4", "4 PM", "until 5", "16 Uhr"])
    expect(comparedNumbers(late, other).there, other).not.toEqual([]);
});

test("What agrees is shown as the first side writes it, and what does not on both", () => {
  expect(
    comparedNumbers(
      "Our flight is at 5 PM. Can we leave at 1?",
      "رحلتنا الساعة ٥ مساءً. هل نغادر الساعة ١ ظهرًا؟",
    ),
  ).toEqual({
    same: ["5 PM", "1"],
    here: [],
    there: [],
  });
  expect(comparedNumbers("Until 1 PM", "حتى الساعة ١١")).toEqual({ same: [], here: ["1 PM"], there: ["11"] });
  expect(comparedNumbers("From 9:15", "Ab 9:45")).toMatchObject({ here: ["9:15"], there: ["9:45"] });
});

test.each([
  ["1,200 metres, 2.5 km", "1.200 Meter, 2,5 km"],
  ["1200 €", "1\u202f200 €"],
  ["On 24 December, 2 rooms", "Am 24. Dezember, 2 Zimmer"],
  ["12/24, 3 towels", "24.12., 3 Handtücher"],
  ["Call +351 21 555 0100", "+351 21 555 0100 を呼ぶ"],
  ["300 m from room 12", "३०० मीटर, कमरा १२"],
  ["From 8 AM to 12 AM", "Von 8 bis 0 Uhr"],
  ["At 9 at night", "a las 21"],
  ["At 12 noon", "um 12 Uhr mittags"],
  ["No number", "Keine Zahl"],
  ["From 9 to 17, room 12", "Zimmer 12, von 9 bis 17 Uhr"],
  ["2 towels to room 12 at 5 PM", "Um 17 Uhr in Zimmer 12: 2 Handtücher"],
  ["From 9:15 to 9:45 AM", "9:15〜9:45"],
])("%s is the same as %s", (one, other) => {
  expect(comparedNumbers(one, other)).toMatchObject({ here: [], there: [] });
});

test.each([
  ["Room 12", "Zimmer 21"],
  ["15 towels to room 15", "3 Handtücher in Zimmer 3"],
  ["12 PM", "0 Uhr"],
  ["2 towels and 2 pillows", "2 Handtücher"],
  ["At 5 PM", "Um 5 Uhr morgens"],
  ["At 5 PM", "05:00"],
  ["At 5 AM", "Um 5 Uhr am Nachmittag"],
  ["At 5 PM", "الساعة 5 في الصباح"],
  ["At 5 PM", "A las 5 por la mañana"],
  ["At 5 PM", "À 5 heures le matin"],
  ["At 8 AM", "晚8点"],
  ["In 10 minutes", "In einigen Minuten"],
  ["€120", "1.200 €"],
  ["2 towels and 2 pillows", "2 Handtücher und 3 Kissen"],
  ["Breakfast from 7 to 10", "Frühstück von 10 bis 7"],
  ["Breakfast at 7 AM, check-out at 11 AM", "Frühstück um 11 Uhr, Check-out um 7 Uhr"],
  ["The room until 1 PM, the flight at 5 PM", "الغرفة حتى الساعة ٥ مساءً، والرحلة الساعة ١ ظهرًا"],
  ["From 9:15 to 9:45", "Von 9:45 bis 9:15"],
])("%s is not the same as %s", (one, other) => {
  const { here, there } = comparedNumbers(one, other);
  expect([...here, ...there]).not.toEqual([]);
});

test("Every language’s date of every month is that of every other, and of no other month, day or hour", () => {
  const languages = Object.keys(LANGUAGES);
  const said = (language: string, month: number, day: number, hour = 13) =>
    `${new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "long",
      weekday: "long",
      timeZone: "UTC",
    }).format(Date.UTC(2026, month, day))}, ${hour}:00`;
  for (let month = 0; month < 12; month += 1)
    for (const language of languages)
      for (const asian of ["ja", "zh-Hans", "ko"]) {
        const [one, other] = [said(language, month, 27), said(asian, month, 27)];
        expect(comparedNumbers(one, other), `${one} | ${other}`).toMatchObject({ here: [], there: [] });
        expect(comparedNumbers(other, one), `${other} | ${one}`).toMatchObject({ here: [], there: [] });
        for (const wrong of [
          said(asian, (month + 1) % 12, 27),
          said(asian, month, 28),
          said(asian, month, 27, 11),
        ]) {
          const { here, there } = comparedNumbers(one, wrong);
          expect([...here, ...there], `${one} | ${wrong}`).not.toEqual([]);
        }
      }
});

test.each([
  [
    "The room is yours until 1:00 PM (Friday, November 27)",
    "お部屋は13:00までご利用いただけます (11月27日金曜日)",
  ],
  ["Until 1 PM on Nov 27", "Bis 13 Uhr am 27.11."],
  ["Until 1 PM on 27 November 2026", "Bis 13 Uhr am 27.11.2026"],
  ["Until 1 PM, 27 November", "Jusqu’à 13 h, 27/11"],
  ["On 11/27 at 1 PM", "Am 27. November um 13 Uhr"],
  ["2026-11-27, 13:00", "27 de noviembre de 2026, 13:00"],
  ["From November 27 to 29", "11月27日から11月29日まで"],
  ["We come in November with 11 people", "11月に11人で行きます"],
  ["11 towels on November 11", "11월 11일에 수건 11장"],
])("A month’s name is its number: %s is the same as %s", (one, other) => {
  expect(comparedNumbers(one, other)).toMatchObject({ here: [], there: [] });
  expect(comparedNumbers(other, one)).toMatchObject({ here: [], there: [] });
});

test.each([
  ["The room is yours until 1:00 PM (Friday, November 27)", "お部屋は11:00まで (11月27日金曜日)"],
  ["The room is yours until 1:00 PM (Friday, November 27)", "お部屋は13:00まで (11月28日金曜日)"],
  ["The room is yours until 1:00 PM (Friday, November 27)", "お部屋は13:00まで (10月27日金曜日)"],
  ["At 11 AM on November 27", "11月27日"],
  ["On November 27", "11月27日11時"],
  ["Until 1 PM on November 27", "Bis 13 Uhr am 27.12."],
  ["Until 1 PM on November 27", "Bis 13 Uhr am 26.11."],
  ["You may come on the 3rd", "Sie können am 3.5. kommen"],
  ["You may bring 3 towels", "タオルを5月3日に"],
  ["11 towels in November", "11月にタオル"],
])("A month’s name hides nothing else: %s is not the same as %s", (one, other) => {
  for (const { here, there } of [comparedNumbers(one, other), comparedNumbers(other, one)])
    expect([...here, ...there]).not.toEqual([]);
});
