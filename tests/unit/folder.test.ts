/** What the lines of an old guest folder become. */
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { offeredFrom } from "../../src/admin/folder/offer.ts";
import { propose } from "../../src/admin/folder/propose.ts";
import { readFolder, readText } from "../../src/admin/folder/read-file.ts";
import { readSuggestion } from "../../src/admin/suggestions/offer.ts";
import { FOLDER, wordFile } from "../../testbed/folder.ts";

function proposed(text: string) {
  const reading = readText(text);
  if (reading.status !== "read") throw new Error(reading.reason);
  return propose(reading.lines);
}
const brief = (text: string) =>
  proposed(text).map(
    ({ section, values }) => `${section}: ${Object.values(values).filter(Boolean).join(" | ")}`,
  );

test("A folder's pasted text becomes items of the sections that its headings name", () => {
  expect(brief(FOLDER.map((line) => line.replace(/^# /, "")).join("\n"))).toEqual([
    "faqs: Welcome to the Harbour Garden | Please ring the bell after 22:00. The house key opens the garden gate, too. | General",
    "faqs: When is breakfast? | From 7 to 10:30, in the garden room. | Dining",
    "important-contacts: Reception | 9 | hotel",
    "important-contacts: Police | 112 | emergency",
    "important-contacts: Dr Costa, doctor | +351 21 555 0142 | service",
    "amenities: Sauna | 16:00 to 21:00, in the cellar | 16:00 to 21:00",
    "amenities: Hair dryer | in every bathroom",
    "transport: Blue Taxi | +351 21 555 0133 | Taxi",
    "restaurants: Taberna da Rua | grilled fish, 300 m on foot | 300 m on foot",
    "faqs: Can I smoke? | On the terrace, please. | Policies",
  ]);
});

test("A Word file has the same lines, and says which are headings", async () => {
  const bytes = wordFile(["# Rules & <more>", "Quiet & calm"]) as Uint8Array<ArrayBuffer>;
  expect(await readFolder(new Blob([bytes]))).toEqual({
    status: "read",
    lines: [
      { text: "Rules & <more>", isHeading: true },
      { text: "Quiet & calm", isHeading: false },
    ],
  });
});

test("German headings are understood, too", () => {
  expect(
    brief(
      "NOTRUFNUMMERN\nPolizei: 110\n\nAusstattung:\n- Sauna: 16 bis 21 Uhr, im Keller\n\nWLAN\nDas Netz heißt Garten.",
    ),
  ).toEqual([
    "important-contacts: Polizei | 110 | emergency",
    "amenities: Sauna | 16 bis 21 Uhr, im Keller | 16 bis 21 Uhr",
    "faqs: WLAN | Das Netz heißt Garten. | WiFi & Technology",
  ]);
});

test("What is complete is ticked, what the hotel has is marked, and the rest asks for what it lacks", () => {
  const items = { "important-contacts": [{ id: "1", updated_at: "", label: "POLICE" }] };
  const offered = offeredFrom(proposed(FOLDER.map((line) => line.replace(/^# /, "")).join("\n")), items);
  const of = (name: string) => {
    const found = offered.find(({ called }) => called === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found;
  };
  const known = (name: string) =>
    Object.fromEntries(of(name).blanks.map((blank) => [blank.column, blank.known]));
  expect(of("Police").isThere).toBe(true);
  expect(of("Reception")).toMatchObject({ isThere: false, usual: true });
  expect(readSuggestion(of("Reception"), { ...known("Reception"), label: "Front desk" })).toEqual({
    status: "ready",
    values: { label: "Front desk", number: "9", type: "hotel" },
  });
  expect(of("Sauna").usual).toBe(false);
  expect(readSuggestion(of("Sauna"), known("Sauna"))).toMatchObject({
    status: "wrong",
    problems: { location: "Location is required" },
  });
  expect(readSuggestion(of("Sauna"), { ...known("Sauna"), location: "Cellar" })).toMatchObject({
    status: "ready",
  });
});

test.each([
  ["of PDF", "%PDF-1.7\n", /paste it below/],
  ["with a password", "\u00d0\u00cf\u0011\u00e0", /password/],
  ["without text", " \n\n", /Was it scanned/],
  ["of something else", "a\u0000b", /neither a Word file nor a text/],
  ["of more than fifty pages", "x\n".repeat(3001), /50 pages/],
  ["of more than 10 MB", "x".repeat(10 * 1024 * 1024 + 1), /10 MB/],
])("A file %s says why it is not read", async (_what, content, reason) => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  expect(await readFolder(new Blob([bytes]))).toEqual({
    status: "unreadable",
    reason: expect.stringMatching(reason),
  });
});

test.each([
  ["a zip archive that is no Word file", zipSync({ "a.txt": new Uint8Array([1]) }), /no Word file/],
  ["a damaged one", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /damaged/],
])("So does %s", async (_what, bytes, reason) => {
  expect(await readFolder(new Blob([bytes as Uint8Array<ArrayBuffer>]))).toMatchObject({
    status: "unreadable",
    reason: expect.stringMatching(reason),
  });
});
