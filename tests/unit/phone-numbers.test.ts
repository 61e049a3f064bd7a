import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phoneLink, phoneNumbers } from "../../src/lib/phone/phone-numbers.ts";

/** Country of the hotel, what its owner typed, what a guest's phone dials. */
const WHOLE: [string, string, string][] = [
  ["DE", "+49 (0) 991 / 123 45 - 6789", "tel:+49991123456789"],
  ["DE", "030 / 555 01 00", "tel:+49305550100"],
  ["DE", "030/5550100", "tel:+49305550100"],
  ["DE", "05203/5550100", "tel:+4952035550100"],
  ["DE", "(030) 555 01-00", "tel:+49305550100"],
  ["DE", "030 5550100-0", "tel:+493055501000"],
  ["DE", "0049 30 5550100", "tel:+49305550100"],
  ["DE", "0176 12345678", "tel:+4917612345678"],
  ["DE", "176 12345678", "tel:+4917612345678"],
  ["DE", "Tel.: 030 5550100 (24h)", "tel:+49305550100"],
  ["DE", "030 5550100, 24/7", "tel:+49305550100"],
  ["DE", "030 5550100 (24/7)", "tel:+49305550100"],
  ["DE", "030 5550100, 9-17 Uhr", "tel:+49305550100"],
  ["DE", "030 5550100 Durchwahl 12", "tel:+49305550100,12"],
  ["PL", "18 555 01 01 wew. 12", "tel:+48185550101,12"],
  ["DE", "+44 20 7946 0000", "tel:+442079460000"],
  ["AT", "0512/555010", "tel:+43512555010"],
  ["AT", "+43 (0)664 5550100", "tel:+436645550100"],
  ["CH", "044 555 01 00", "tel:+41445550100"],
  ["FR", "01 42 68 53 00", "tel:+33142685300"],
  ["FR", "+33 (0)1 42 68 53 00", "tel:+33142685300"],
  ["FR", "1 42 68 53 00", "tel:+33142685300"],
  ["GB", "+44 (0)20 7946 0000", "tel:+442079460000"],
  ["GB", "+44 020 7946 0000", "tel:+442079460000"],
  ["GB", "(020) 7946 0000 ext. 12", "tel:+442079460000,12"],
  ["GB", "0800 046 0000", "tel:+448000460000"],
  ["IT", "06 555 0100", "tel:+39065550100"],
  ["IT", "+39 / 06 555 0100", "tel:+39065550100"],
  ["IT", "347 555 0100", "tel:+393475550100"],
  ["ES", "912 34 56 78", "tel:+34912345678"],
  ["PT", "21 555 0100", "tel:+351215550100"],
  ["US", "(207) 555-0100", "tel:+12075550100"],
  ["US", "207.555.0100 x12", "tel:+12075550100,12"],
  ["US", "1-207-555-0100, ext. 12", "tel:+12075550100,12"],
  ["US", "1-800-FLOWERS", "tel:+18003569377"],
  ["US", "011 44 20 7946 0000", "tel:+442079460000"],
  ["CA", "416-555-0100", "tel:+14165550100"],
  ["MX", "55 5555 0100", "tel:+525555550100"],
  ["BR", "(11) 5555-0100", "tel:+551155550100"],
  ["BR", "(11) 95555-0100", "tel:+5511955550100"],
  ["AR", "011 5555-0100", "tel:+541155550100"],
  ["IN", "098765 43210", "tel:+919876543210"],
  ["IN", "+91 98765 43210", "tel:+919876543210"],
  ["JP", "03-5550-0100", "tel:+81355500100"],
  ["JP", "＋81 3 5550 0100", "tel:+81355500100"],
  ["AE", "٠٤ ٥٥٥ ٠١٠٠", "tel:+97145550100"],
  ["AU", "13 22 27", "tel:+61132227"],
  ["AU", "(02) 5550 0100", "tel:+61255500100"],
  ["TR", "0212 555 01 00", "tel:+902125550100"],
  ["RU", "8 (495) 555-01-00", "tel:+74955550100"],
  ["HU", "06 1 555 0100", "tel:+3615550100"],
  ["TH", "02 555 0100", "tel:+6625550100"],
  ["NL", "020-5550100", "tel:+31205550100"],
  ["GR", "21 0555 0100", "tel:+302105550100"],
  ["GR", "+800 1234 5678", "tel:+80012345678"],
];

/** Services whose whole number has three to six digits. */
const SERVICES: [string | null, string, string][] = [
  ["DE", "116 117", "tel:116117"],
  ["DE", "Ärztlicher Dienst: 116117", "tel:116117"],
  ["DE", "115", "tel:115"],
  ["FR", "3631", "tel:3631"],
  ["FR", "36 31", "tel:3631"],
  ["FR", "3114 (24/7)", "tel:3114"],
  ["FR", "116 006", "tel:116006"],
  ["IT", "1500", "tel:1500"],
  ["ES", "010", "tel:010"],
  ["AT", "141", "tel:141"],
  ["CH", "143", "tel:143"],
  ["GB", "111", "tel:111"],
  ["IL", "*2727", "tel:*2727"],
  [null, "116 123", "tel:116123"],
  ["CH", "Taxi *4141", "tel:*4141"],
  ["SE", "1177", "tel:1177"],
  ["PL", "116 111", "tel:116111"],
  ["PL", "116 117", "tel:116117"],
  ["NL", "1400", "tel:1400"],
  ["US", "988", "tel:988"],
  ["TR", "182", "tel:182"],
  ["PT", "1414", "tel:1414"],
  ["NO", "116 117", "tel:116117"],
  ["DK", "1813", "tel:1813"],
];

/** Numbers for help, which are dialled as they are. */
const HELP: [string | null, string, string][] = [
  ["DE", "112", "tel:112"],
  ["DE", "110", "tel:110"],
  ["US", "911", "tel:911"],
  ["US", "112", "tel:112"],
  ["GB", "999", "tel:999"],
  ["FR", "15", "tel:15"],
  ["AU", "000", "tel:000"],
  ["JP", "Police: 110", "tel:110"],
  [null, "110", "tel:110"],
];

/** Numbers that a phone from elsewhere would not reach, or that reach somebody else. */
const NO_LINK: [string | null, string][] = [
  ["DE", "5550100"],
  ["DE", "030"],
  ["DE", "19222"],
  ["US", "116 117"],
  ["FR", "5731"],
  ["DE", "*21*5550100"],
  ["DE", "030 1 / 030 2"],
  ["DE", "5550100/01"],
  ["DE", "030 5550100/5550101"],
  ["DE", "030 555,01,00"],
  ["DE", "030 5550100 Mo 9"],
  ["DE", "112 / 030"],
  ["DE", "+49 30"],
  ["DE", "+49 30 5550100 +49 30 5550101"],
  ["SE", "555 01 00"],
  ["IT", "5550100"],
  ["GB", "7946 0000"],
  ["US", "555-0100"],
  ["US", "555-0100 ext. 12"],
  ["US", "110"],
  ["US", "1-800-MATTRESSES"],
  ["US", "+1 207 555 010"],
  ["US", "#31#5550100"],
  ["US", "Dial 9"],
  ["XQ", "5550100"],
  [null, "5550100"],
  [null, "555.010.0199"],
  [null, "ask at reception"],
  [null, "12345 and 0"],
  [null, "+"],
  [null, "()"],
  [null, ""],
];

describe("A phone number an owner typed", () => {
  test.each(WHOLE)("in %s, %s dials %s", (country, typed, href) => {
    expect(phoneNumbers(typed, { country })).toEqual([{ text: typed, href }]);
  });

  test("is tried in a dozen countries and more", () => {
    expect(new Set(WHOLE.map(([country]) => country)).size).toBeGreaterThanOrEqual(12);
    expect(WHOLE.length).toBeGreaterThanOrEqual(40);
  });

  test.each(HELP)("in %s, %s calls for help with %s", (country, typed, href) => {
    expect(phoneLink(typed, { country })).toBe(href);
  });

  test.each(SERVICES)("in %s, the service %s dials %s", (country, typed, href) => {
    expect(phoneNumbers(typed, { country })).toEqual([{ text: typed, href }]);
  });

  test.each([
    ["CH", "+41 44 123 45 67 / 68", "tel:+41441234567"],
    ["DE", "030 5550100/01", "tel:+49305550100"],
    ["AT", "+43 512 555010 / 11 / 12", "tel:+43512555010"],
    ["IT", "06 555 0100 / 0", "tel:+39065550100"],
  ])("in %s, %s dials the first of neighbouring lines: %s", (country, typed, href) => {
    expect(phoneNumbers(typed, { country })).toEqual([{ text: typed, href }]);
  });

  test.each(NO_LINK)("in %s, %s is no link", (country, typed) => {
    expect(phoneNumbers(typed, { country })).toEqual([{ text: typed.trim() }]);
  });

  test.each([
    ["+351 21 555 0100", "tel:+351215550100"],
    ["0049 30 5550100", "tel:+49305550100"],
    ["(030) 555 01 00", "tel:0305550100"],
  ])("where the country is not known, %s dials %s", (typed, href) => {
    expect(phoneLink(typed, { country: null })).toBe(href);
    expect(phoneLink(typed, {})).toBe(href);
  });

  test.each([
    ["112 / 911", ["112", "tel:112"], ["911", "tel:911"]],
    ["112 or 911", ["112", "tel:112"], ["911", "tel:911"]],
    ["110, 112", ["110", "tel:110"], ["112", "tel:112"]],
    ["030 5550100 / 030 5550101", ["030 5550100", "tel:+49305550100"], ["030 5550101", "tel:+49305550101"]],
    [
      "Desk 030 5550100; Bar 0176 12345678 (evenings)",
      ["Desk 030 5550100", "tel:+49305550100"],
      ["Bar 0176 12345678 (evenings)", "tel:+4917612345678"],
    ],
    [
      "030/5550100 - 030/5550101, ask for Anna",
      ["030/5550100", "tel:+49305550100"],
      ["030/5550101, ask for Anna", "tel:+49305550101"],
    ],
  ])("%s is two numbers, each with its link", (typed, ...numbers) => {
    expect(phoneNumbers(typed, { country: "DE" })).toEqual(numbers.map(([text, href]) => ({ text, href })));
  });

  test.each([
    ["0", "Room phone: 0"],
    ["12", "Room phone: 12"],
    ["Dial 9", "Room phone: 9"],
    ["Reception: 0", "Room phone: 0"],
    ["*12", "Room phone: *12"],
    ["0 (day and night)", "Room phone: 0 (day and night)"],
    ["110", "Room phone: 110"],
  ])("of the house itself, %s is for the phone in the room", (typed, text) => {
    expect(phoneNumbers(typed, { country: "DE", use: "inHouse" })).toEqual([{ text }]);
  });

  test.each([
    ["US", "0", "Room phone: 0"],
    ["US", "12", "Room phone: 12"],
    ["DE", "*9", "Room phone: *9"],
    [null, "8", "Room phone: 8"],
  ])("in %s, nothing but %s is for the phone in the room, wherever it stands", (country, typed, text) => {
    expect(phoneNumbers(typed, { country })).toEqual([{ text }]);
    expect(phoneNumbers(typed, { country, roomPhone: (number) => `Zimmertelefon ${number}` })).toEqual([
      { text: `Zimmertelefon ${typed}` },
    ]);
  });

  test("in France, 15 is the ambulance's", () => {
    expect(phoneNumbers("15", { country: "FR" })).toEqual([{ text: "15", href: "tel:15" }]);
  });

  test("of the house itself that anybody can dial is a link like any other", () => {
    expect(phoneLink("030 5550100", { country: "DE", use: "inHouse" })).toBe("tel:+49305550100");
  });

  test("with three digits counts as an emergency number although its country's list lacks it", () => {
    expect(phoneLink("140", { country: "DE", use: "emergency" })).toBe("tel:140");
    expect(phoneLink("140", { country: "DE" })).toBeUndefined();
    expect(phoneLink("9", { country: "DE", use: "emergency" })).toBeUndefined();
  });

  test("for any text, each link holds one number only, and no typed character is lost", () => {
    const phone = fc.string({ unit: fc.constantFrom(..."0123456789+()-/ ,.x#*;A"), maxLength: 50 });
    const country = fc.constantFrom("DE", "US", "IT", "SE", "XQ", null);
    fc.assert(
      fc.property(fc.oneof(phone, fc.string({ unit: "binary" })), country, (typed, place) => {
        for (const { text, href } of phoneNumbers(typed, { country: place, roomPhone: String })) {
          expect(typed.normalize("NFKC")).toContain(text.slice(0, 1).normalize("NFKC"));
          expect(href ?? "tel:0").toMatch(/^tel:(\*\d{3,5}|\+?\d+(,\d{1,7})?)$/);
        }
      }),
    );
  });
});
