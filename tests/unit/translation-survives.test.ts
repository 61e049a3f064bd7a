/** Parts that a translation must not lose. */
import { expect, test } from "vitest";
import { survives, unmarked, withPlaceholders } from "../../src/lib/translation/placeholders.ts";

const NAMES = ["The Lantern House"];

test.each([
  [
    "Call +351 21 555 0100 or write to desk@lantern.example.",
    "Rufen Sie +351 21 555 0100 an oder desk@lantern.example.",
  ],
  ["See https://lantern.example/spa?x=1.", "Mehr auf https://lantern.example/spa?x=1."],
  ["Welcome to The Lantern House", "Willkommen im The Lantern House"],
  ["Ask for {name}", "Fragen Sie nach {name}"],
  ["Open until 10:30 PM", "Geöffnet bis 22:30 Uhr"],
  ["From 8 AM to 12 AM", "Von 8 bis 0 Uhr"],
  ["1,200 metres away", "1.200 Meter entfernt"],
  ["5 minutes on foot", "على بعد ٥ دقائق سيرًا"],
  ["Ten steps", "Zehn Schritte"],
])("%s survives as %s", (source, translated) => {
  expect(survives(source, translated, NAMES)).toBe(true);
});

test.each([
  ["Call +351 21 555 0100", "Rufen Sie +351 21 555 01 an"],
  ["See https://lantern.example", "Mehr auf https://laterne.example"],
  ["Welcome to The Lantern House", "Willkommen im Laternenhaus"],
  ["Ask for {name}", "Fragen Sie nach {Name}"],
  ["{a} and {a}", "{a} und"],
  ["Until 10 PM", "Bis 21 Uhr"],
  ["5 minutes on foot", "Wenige Minuten zu Fuß"],
  ["Ten steps", "Über 10 Schritte"],
  ["Ten steps", " … "],
])("%s does not survive as %s", (source, translated) => {
  expect(survives(source, translated, NAMES)).toBe(false);
});

test("What must stay is marked, and comes back as it was wherever it ends up", () => {
  const { xml, pieces } = withPlaceholders("The Lantern House & bar: 021-555-0100 <3", NAMES);
  expect(xml).toBe('<x id="0">The Lantern House</x> &amp; bar: <x id="1">021-555-0100</x> &lt;3');
  expect(unmarked('<x id="1">anything</x> &lt;3 &#39;Bar&#39; <x id="0"/>', pieces)).toBe(
    "021-555-0100 <3 'Bar' The Lantern House",
  );
  expect(unmarked('<x id="1">021</x>', pieces), "one is lost").toBeUndefined();
  expect(unmarked('<x id="1"/> <x id="1"/>', pieces), "one is there twice").toBeUndefined();
  expect(unmarked('<x id="0"/> <x id="7"/>', pieces), "one is made up").toBeUndefined();
});
