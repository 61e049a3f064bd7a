/** Folders that people typed without headings that a program recognizes. */
import { describe, expect, test } from "vitest";
import { profileOf } from "../../src/admin/filling/folder/profile.ts";
import { propose } from "../../src/admin/filling/folder/propose.ts";
import { readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { GUEST_HOUSE, LETTER, SURF_HOSTEL } from "./support/typed-folders.ts";

function readingOf(text: string) {
  const read = readPlainText(text);
  if (read.status !== "read") throw new Error(read.reason);
  const { facts, rest } = profileOf(read.lines);
  const proposals = propose(rest);
  const named = (doubtful: boolean) =>
    proposals
      .filter(({ isDoubtful }) => Boolean(isDoubtful) === doubtful)
      .map(({ section, values }) => `${section}: ${Object.values(values)[0]}`);
  return { facts, proposals, ticked: named(false), doubtful: named(true) };
}

test("A folder with numbered chapters", () => {
  const { facts, ticked, proposals } = readingOf(GUEST_HOUSE);
  expect(facts).toEqual({
    check_in: "04:00 PM",
    check_out: "11:00 AM",
    breakfast: "8h30 à 10h",
    wifi: { name: "MasDesCigales", password: "lavande84" },
  });
  expect(ticked).toEqual([
    // A title and a line below it, which the rules take for an answer.
    "faqs: Le Mas des Cigales",
    "important-contacts: Sophie et Marc",
    "faqs: Votre arrivée et votre départ",
    "faqs: Le petit-déjeuner",
    ...["Piscine", "Climatisation", "Cuisine d'été", "Vélos", "Pétanque"].map((name) => `amenities: ${name}`),
    "faqs: Peut-on fumer ?",
    "faqs: Les animaux sont-ils acceptés ?",
    "faqs: Où jeter les poubelles ?",
    ...["Le Bistrot de Gordes", "La Trinquette", "L'Estellan"].map((name) => `restaurants: ${name}`),
    "must-visit: Abbaye de Sénanque",
    "must-visit: Village des Bories",
    "must-visit: Le marché de Gordes",
    "must-visit: Kayak à Fontaine-de-Vaucluse",
    "transport: Taxi Luberon",
    // No number to call.
    "faqs: Bus ligne 917 vers Cavaillon",
    "faqs: Gare TGV d'Avignon",
    ...["SAMU", "Pompiers", "Pharmacie de Gordes", "Dr Martin, médecin"].map(
      (label) => `important-contacts: ${label}`,
    ),
  ]);
  expect(proposals).toContainEqual({
    section: "faqs",
    values: {
      question: "Où jeter les poubelles ?",
      answer: "Les bacs sont à l'entrée du chemin, à gauche.",
      category: "Policies",
    },
  });
});

test("A folder with pictures before its headings and tabs in its lines", () => {
  const { facts, ticked } = readingOf(SURF_HOSTEL);
  expect(facts).toEqual({
    check_in: "02:00 PM",
    check_out: "11:00 AM",
    breakfast: "8am – 10.30am",
    wifi: { name: "SaltyDog_Guest", password: "surfsup!" },
  });
  expect(ticked).toEqual([
    // The title again, and a text about late check-out.
    "faqs: 🏄 THE SALTY DOG HOSTEL",
    "faqs: Check out",
    "faqs: Breakfast",
    ...["Lockers", "Towels", "Laundry", "Kitchen", "Board storage", "Bar"].map(
      (name) => `amenities: ${name}`,
    ),
    "faqs: Is there a curfew?",
    "faqs: Can I drink my own booze?",
    "faqs: Where do I put my rubbish?",
    ...["Taco Shack", "Beach Hut Café", "Spice Garden"].map((name) => `restaurants: ${name}`),
    ...["Fistral Beach", "Newquay Zoo", "Blue Reef Aquarium"].map((name) => `must-visit: ${name}`),
    "faqs: Bus 56 to Padstow",
    "faqs: Airport bus A5",
    "transport: Fistral Cabs",
    "important-contacts: Police, fire, ambulance",
    "important-contacts: Night manager (after 11pm)",
    "important-contacts: Doctor – Newquay Health Centre",
  ]);
});

test("A mail without headings: what a paragraph is about is asked as suggestions ask it, and the rest is for its owner to tick", () => {
  const { facts, ticked, doubtful } = readingOf(LETTER);
  expect(facts).toEqual({
    check_in: "03:00 PM",
    check_out: "10:00 AM",
    breakfast: "between 8 and 9.30",
    wifi: { name: "RoseCottage", password: "honeysuckle" },
  });
  expect(ticked).toEqual([
    "faqs: How do I get onto the Wi-Fi?",
    "faqs: When and where is breakfast?",
    "faqs: Where can I park?",
    "faqs: May I bring my dog?",
    "restaurants: The Plough Inn",
    "transport: Taxi Barry",
    "important-contacts: Reception",
    "important-contacts: Tom",
    "important-contacts: Emergency",
  ]);
  // One of them has the code of the key's box: nobody may publish it by not looking.
  expect(doubtful).toHaveLength(5);
});

describe("Times and Wi-Fi", () => {
  test.each([
    ["Check-in: 15:00\nCheck-out: 11:00", { check_in: "03:00 PM", check_out: "11:00 AM" }],
    ["Anreise ab 14 Uhr, Abreise bis 10.30 Uhr", { check_in: "02:00 PM", check_out: "10:30 AM" }],
    ["Departure by noon please, arrivals from 4 pm", { check_out: "12:00 PM", check_in: "04:00 PM" }],
    ["Salida hasta las 12:00", { check_out: "12:00 PM" }],
    ["Colazione dalle 7:30 alle 10", { breakfast: "7:30 alle 10" }],
    ["WLAN: Seeblick, Passwort: bergblick99", { wifi: { name: "Seeblick", password: "bergblick99" } }],
    ["WiFi\nSSID\tLagoon\nPassword\tturtle-2024", { wifi: { name: "Lagoon", password: "turtle-2024" } }],
  ])("%j is %j", (text, facts) => {
    expect(readingOf(text).facts).toEqual(facts);
  });

  test.each([
    "Late check-out costs £10.50 per hour.",
    "Breakfast for two costs 12 to 15 €.",
    "Our Wi-Fi is fast and free everywhere.",
    "The bus departs at the station.",
    "Please ask for the Wi-Fi password at reception: we are glad to help.",
  ])("none in %j", (text) => {
    expect(readingOf(text).facts).toEqual({});
  });
});
