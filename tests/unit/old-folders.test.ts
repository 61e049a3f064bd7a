/** The result of every line of an old guest folder. tests/hard/old-folders.test.ts has all folders. */
import { describe, expect, test } from "vitest";
import { readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";
import { MOUNTAIN_PENSION, OLD_TOWN_ROOMS, outcomeOf } from "../../testbed/old-folders.ts";

function sorted(text: string) {
  const reading = readPlainText(text);
  if (reading.status !== "read") throw new Error(reading.reason);
  const { facts, proposals, unplaced, leftOut } = takeApart(reading.lines);
  return {
    facts,
    items: proposals.map(
      ({ section, values }) => `${section}: ${Object.values(values).slice(0, 2).join(", ")}`,
    ),
    unplaced: unplaced.map((line) => line.text),
    leftOut: leftOut.map((line) => line.text),
  };
}

test.each([MOUNTAIN_PENSION, OLD_TOWN_ROOMS].map((folder) => [folder.name, folder] as const))(
  "The facts of a %s get their place",
  async (_name, folder) => {
    const { right, lost, junk } = await outcomeOf(folder);
    expect({ lost, junk }).toEqual({ lost: [], junk: [] });
    expect(right.length / folder.facts.length).toBeGreaterThan(0.9);
  },
);

test("A line that no item says waits for a place", () => {
  const said = sorted("Taxis\nCity Cabs: 01234 567890, only until midnight\nPets\nSmall dogs are welcome.");
  expect(said.items).toEqual(["transport: City Cabs, Taxi", "faqs: Pets, Small dogs are welcome."]);
  expect(said.unplaced).toEqual(["City Cabs: 01234 567890, only until midnight"]);
});

describe("Left out", () => {
  test("are heads, quotes and ends of mails, page numbers and who works when", () => {
    const leftOut = [
      "From: Anna <anna@hotel.example>",
      "Sent: Monday, 2 June 2025",
      "Subject: Our folder",
      "Dear guests,",
      "> the old one",
      "Page 2 of 3",
      "Staff rota",
      "\tMon\tTue\tWed",
      "Anna\tF\tS\tF",
      "Sent from my phone",
    ];
    const parking = "Parking\nBehind the house, free for guests.";
    const [head, others] = [leftOut.slice(0, 4), leftOut.slice(4)];
    const said = sorted([...head, parking, ...others].join("\n"));
    expect(said.items).toEqual(["faqs: Parking, Behind the house, free for guests."]);
    expect(said.leftOut).toEqual(leftOut.map((line) => line.replaceAll("\t", " ").trim()));
    expect(said.unplaced).toEqual([]);
  });
});

test("Several numbers in a line are several contacts", () => {
  expect(
    sorted(
      "Numbers\nClaire 06 12 55 01 01 / Marc 06 12 55 01 02\nDoctor: 01234 567890, 01234 567891\nDesk 205 | Bar 206",
    ).items,
  ).toEqual([
    "important-contacts: Claire, 06 12 55 01 01",
    "important-contacts: Marc, 06 12 55 01 02",
    "important-contacts: Doctor, 01234 567890",
    "important-contacts: Doctor (2), 01234 567891",
    "important-contacts: Desk, 205",
    "important-contacts: Bar, 206",
  ]);
});

test("A table's heads say what its cells are, and a row's number is no name", () => {
  expect(
    sorted("In the house\nNo.\tWhat\tWhere\tWhen\n1\tSauna\tCellar\t4 to 9 pm\n2\tGym\t1st floor\talways")
      .items,
  ).toEqual(["amenities: Sauna, Cellar, 4 to 9 pm", "amenities: Gym, 1st floor, always"]);
});

test("A sentence goes on where the paper ended, and a bare number is what its column's head says", () => {
  const said = sorted(
    "Fireplace\nLogs are in the shed behind the yard; please do not use the wet-\ntest ones.\nTrips\nPlace\tKm\tTicket\nAbbey\t12\tfree\nFort\t6\t4 €",
  );
  expect(said.items).toEqual([
    "faqs: Fireplace, Logs are in the shed behind the yard; please do not use the wettest ones.",
    "must-visit: Abbey, Religious Site",
    "must-visit: Fort, Historical Site",
  ]);
});

test("Entries say what their list is of where its heading does not, and who has a number is no heading", () => {
  expect(
    sorted(
      "OUR SECRETS\nPizzeria Mario, 300 m, 01234 567891\nTrattoria Blu: fish, 5 min walk\nNUMBERS\nPOLICE 101\nNHS 24 - 111",
    ).items,
  ).toEqual([
    "restaurants: Pizzeria Mario, ",
    "restaurants: Trattoria Blu, fish",
    "important-contacts: POLICE, 101",
    "important-contacts: NHS 24, 111",
  ]);
});
