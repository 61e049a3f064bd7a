/** Lost and found things match in whatever languages they are named. */
import { expect, test } from "vitest";
import { matchesOf, type Thing } from "../../src/admin/inbox/finds/matches.ts";
import { COLORS, THINGS, thingsIn } from "../../src/admin/inbox/finds/things.ts";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { TOLD } from "./support/told-things.ts";

const thing = (kind: "lost" | "found", item: string, color: string | null = null): Thing => ({
  ...{ id: item, kind, item, text: null, color, place: null, room: null },
  created_at: "2026-11-20T12:00:00Z",
});

test("Each thing and each color has words in every language", () => {
  const count = Object.keys(LANGUAGES).length;
  for (const [name, words] of [...Object.entries(THINGS), ...Object.entries(COLORS)])
    expect(
      words
        .split("|")
        .map((one) => one.trim())
        .filter(Boolean),
      name,
    ).toHaveLength(count);
});

test("An umbrella is found as Regenschirm and as 黒い傘", () => {
  const finds = ["Regenschirm", "黒い傘", "Ein Paar Handschuhe"].map((item) => thing("found", item));
  const matches = matchesOf(thing("lost", "Umbrella"), finds);
  expect(matches.map(({ thing: { item }, reasons }) => [item, reasons])).toEqual([
    ["Regenschirm", ["Same thing", "Within a week"]],
    ["黒い傘", ["Same thing", "Within a week"]],
  ]);
  expect(matchesOf(thing("lost", "Ombrello", "nero"), [thing("found", "傘", "黒")])[0]?.reasons).toEqual([
    "Same thing",
    "Same color",
    "Within a week",
  ]);
});

test("Most things are found as guests name them, also those that the lists were not made with", () => {
  const names = Object.keys(THINGS);
  const all = Object.values(TOLD).flat();
  const missed = (part: readonly (readonly [string, string])[]) =>
    part.filter(([thing, told]) => !thingsIn(told).has(names.indexOf(thing)));
  const halves = Object.values(TOLD).map((told) => [told.slice(0, 3), told.slice(3)] as const);
  const seen = halves.flatMap(([first]) => first);
  const unseen = halves.flatMap(([, second]) => second);
  const share = (part: readonly (readonly [string, string])[]) => 1 - missed(part).length / part.length;
  // Finds in another language that do not belong together.
  const named = all.map(([thing, told]) => ({ thing, is: thingsIn(told) }));
  const pairs = named.flatMap((one, i) =>
    named.slice(i + 1).flatMap((other) => (one.thing === other.thing ? [] : [[one.is, other.is] as const])),
  );
  const wrong = pairs.filter(([one, other]) => [...one].some((thing) => other.has(thing)));
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  process.stdout.write(
    `things: ${percent(share(seen))} of those seen, ${percent(share(unseen))} of ${unseen.length} others; ` +
      `${percent(wrong.length / pairs.length)} of ${pairs.length} pairs wrongly alike\n`,
  );
  expect(missed(seen)).toEqual([]);
  expect(share(unseen)).toBeGreaterThan(0.85);
  expect(wrong.length / pairs.length).toBeLessThan(0.01);
});
