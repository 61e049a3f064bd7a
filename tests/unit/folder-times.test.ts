/** Times of arrival and departure as folders write them: ranges, columns, sentences. The second half of each list was written before the rules, and not used for them. */
import { describe, expect, test } from "vitest";
import { readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";

function taken(text: string) {
  const reading = readPlainText(text);
  if (reading.status !== "read") throw new Error(reading.reason);
  const { facts, proposals, unplaced, leftOut } = takeApart(reading.lines);
  const seen = [
    ...proposals.flatMap(({ heading = "", values }) => [heading, ...Object.values(values)]),
    ...[...unplaced, ...leftOut].map((line) => line.text),
  ].join("\n");
  return { facts, seen };
}

/** A range: who arrives reads its start, who leaves its end. The rest of it is still to be read. */
const RANGES: readonly (readonly [text: string, arrival: string, departure: string, left: string])[] = [
  ["Check-in: 3 pm to 9 pm\nCheck-out: 8:00 to 11:00", "03:00 PM", "11:00 AM", "8:00"],
  ["Anreise zwischen 15 Uhr und 19 Uhr\nAbreise 8.00 Uhr bis 11.00 Uhr", "03:00 PM", "11:00 AM", "19"],
  ["Arrivée : de 16h à 20h\nDépart : entre 7h30 et 10h30", "04:00 PM", "10:30 AM", "20h"],
  ["Check-in dalle ore 14:00 alle ore 20:00\nCheck-out dalle 7:30 alle 10:00", "02:00 PM", "10:00 AM", "20"],
  ["Entrada: de 15:00 a 22:00\nSalida: de 8:00 a 12:00", "03:00 PM", "12:00 PM", "22:00"],
  ["Inchecken: tussen 15.00 en 21.00 uur\nUitchecken: 8.00 tot 10.30 uur", "03:00 PM", "10:30 AM", "8.00"],
  ["Zameldowanie: od 15:00 do 21:00\nWymeldowanie: 7:00–11:00", "03:00 PM", "11:00 AM", "21:00"],
  ["Incheckning: kl. 15–20\nUtcheckning: mellan kl. 7.00 och 11.00", "03:00 PM", "11:00 AM", "20"],
  ["Indtjekning: kl. 15 til 20\nUdtjekning: kl. 7 til 10", "03:00 PM", "10:00 AM", "20"],
  ["Chegada: das 14h às 22h\nSaída: das 8h00 às 11h00", "02:00 PM", "11:00 AM", "22h"],
  // Held back.
  ["Arrival between 2 and 10 pm\nDeparture 7.30 am until 10.30 am", "02:00 PM", "10:30 AM", "7.30"],
  ["Check-in: 14–18 Uhr\nCheck-out: ab 7 Uhr bis spätestens 10 Uhr", "02:00 PM", "10:00 AM", "18"],
  [
    "Accueil de 15 h 00 à 19 h 00\nArrivée de 15h à 19h\nLe départ se fait de 8h à 11h",
    "03:00 PM",
    "11:00 AM",
    "19h",
  ],
  ["Arrivo: 15.00 - 19.00\nPartenza: 8.00 - 10.30", "03:00 PM", "10:30 AM", "19.00"],
  ["Llegada entre las 16:00 y las 20:00\nSalida entre las 8:00 y las 11:30", "04:00 PM", "11:30 AM", "20:00"],
  ["Aankomst van 14.00 tot 20.00 uur\nVertrek tussen 8.00 en 11.00 uur", "02:00 PM", "11:00 AM", "20.00"],
  ["Przyjazd między 14:00 a 20:00\nWyjazd od 8:00 do godz. 10:00", "02:00 PM", "10:00 AM", "20:00"],
  ["Ankomst mellan 14.00 och 18.00\nAvresa 8.00 till 12.00", "02:00 PM", "12:00 PM", "18.00"],
  ["Ankomst mellem kl. 14 og 18\nAfrejse fra kl. 8.00 til kl. 10.30", "02:00 PM", "10:30 AM", "18"],
  ["Check-in: 15h00 - 20h00\nCheck-out: 08h00 - 12h00", "03:00 PM", "12:00 PM", "20h00"],
];

test.each(RANGES)("A range in %j", (text, check_in, check_out, left) => {
  const { facts, seen } = taken(text);
  expect(facts).toMatchObject({ check_in, check_out });
  expect(seen).toContain(left);
});

/** Both words before both times. */
const COLUMNS: readonly (readonly [text: string, arrival: string, departure: string])[] = [
  ["Check-in\tCheck-out\n15:00\t11:00", "03:00 PM", "11:00 AM"],
  ["\tAnreise\tAbreise\nZimmer\tab 14 Uhr\tbis 10 Uhr", "02:00 PM", "10:00 AM"],
  ["Arrivée\tDépart\n16h\t10h30", "04:00 PM", "10:30 AM"],
  ["Check-in / Check-out: 15:00 / 10:00", "03:00 PM", "10:00 AM"],
  ["Llegada\nSalida\n15:00\n12:00", "03:00 PM", "12:00 PM"],
  ["Utcheckning\tIncheckning\n11:00\t15:00", "03:00 PM", "11:00 AM"],
  // Held back.
  ["Zameldowanie\tWymeldowanie\n14:00\t11:00", "02:00 PM", "11:00 AM"],
  ["An- und Abreise: 15 Uhr / 11 Uhr", "03:00 PM", "11:00 AM"],
  ["Arrivo   Partenza\n14:00   10:00", "02:00 PM", "10:00 AM"],
  ["Inchecken\nUitchecken\n15.00 uur\n11.00 uur", "03:00 PM", "11:00 AM"],
  ["Entrada\tSaída\na partir das 15h\taté às 11h", "03:00 PM", "11:00 AM"],
  ["Indtjekning / udtjekning: kl. 15.00 / kl. 10.00", "03:00 PM", "10:00 AM"],
];

test.each(COLUMNS)("Two columns in %j", (text, check_in, check_out) => {
  expect(taken(text).facts).toMatchObject({ check_in, check_out });
});

/** Without a word for departure: who is to leave the room until when. */
const SENTENCES: readonly (readonly [text: string, departure: string])[] = [
  ["• Leave the room before 10:30 am.", "10:30 AM"],
  ["Bitte verlassen Sie das Zimmer bis 10:30 Uhr.", "10:30 AM"],
  ["Merci de libérer la chambre avant 11h.", "11:00 AM"],
  ["La camera va lasciata entro le ore 10:00.", "10:00 AM"],
  ["Rogamos dejar la habitación antes de las 12:00.", "12:00 PM"],
  ["Pokój prosimy opuścić do godziny 11:00.", "11:00 AM"],
  // Held back.
  ["Rooms must be vacated by 11 am.", "11:00 AM"],
  ["Am Abreisetag sind die Zimmer bis 10 Uhr zu räumen.", "10:00 AM"],
  ["Veuillez quitter votre chambre avant 10 h 30.", "10:30 AM"],
  ["Wij vragen u de kamer voor 11.00 uur te verlaten.", "11:00 AM"],
  ["Vänligen lämna rummet senast kl. 11.00.", "11:00 AM"],
  ["Værelset skal forlades senest kl. 10.00.", "10:00 AM"],
  ["O quarto deve ser desocupado até às 12h.", "12:00 PM"],
];

test.each(SENTENCES)("Who leaves reads %j", (text, check_out) => {
  expect(taken(text).facts).toMatchObject({ check_out });
});

describe("No time is a wrong one", () => {
  test.each([
    "Late check-out until 2 pm: 20 €",
    "Der Shuttle zum Bahnhof: Abfahrt 9:00 Uhr, Ankunft 10:15 Uhr",
    "Museo civico: ingresso dalle 10:00 alle 18:00",
    "Le bus de 8h15 : départ devant l'hôtel, arrivée 10h40",
    "If you leave your room, close the windows. Breakfast is from 7:00.",
    // Held back.
    "Departures of the ferry: 9:30, 11:00, 15:30",
    "Früher Check-in ab 12 Uhr: 15 €",
    "Départ tardif jusqu'à 14h : 30 €",
    "El tren sale a las 10:05 y llega a las 12:30",
    "Tidlig indtjekning fra kl. 12 koster 100 kr.",
  ])("in %j", (text) => {
    const { check_in, check_out } = taken(text).facts;
    expect({ check_in, check_out }).toEqual({});
  });
});
