/**
 * Forty-one folders and house rules in ten languages, in the shapes that public ones have: how much gets its place. Those
 * "apart" were written before any was read, and nothing is mended for them.
 */
import { afterAll, expect, test } from "vitest";
import {
  type Edit,
  edited,
  keyOf,
  lumpsIn,
  waysOf,
  wholeText,
} from "../../src/admin/filling/beside/edits.ts";
import { timeQuestion } from "../../src/admin/filling/beside/looks.ts";
import { factPlaces, likelyPlaces, SECTION_PLACES } from "../../src/admin/filling/beside/places.ts";
import { type TakenApart, takeApart } from "../../src/admin/filling/folder/take-apart.ts";
import { foldersIn } from "../../testbed/folders/folder.ts";
import {
  closeOldFolders,
  type Outcome,
  outcomeIn,
  outcomeOf,
  readOldFolder,
} from "../../testbed/old-folders.ts";

afterAll(closeOldFolders);

const PIECES = foldersIn("trade-folders");
const LEAST = { text: 0.85, print: 0.75 };

const count = (outcomes: readonly Outcome[], kind: keyof Outcome) =>
  outcomes.reduce((sum, outcome) => sum + outcome[kind].length, 0);

test.each([
  ["text", "apart"],
  ["print", "apart"],
  ["text", "tuned"],
  ["print", "tuned"],
] as const)(
  "Of the facts of each %s (%s) enough get their place, none is lost, and no time is wrong",
  async (as, round) => {
    const outcomes: Outcome[] = [];
    let facts = 0;
    for (const piece of PIECES.filter((each) => each.as === as && each.round === round)) {
      const outcome = await outcomeOf(piece, true);
      const { right, open, wrong, lost, falseTimes } = outcome;
      process.stdout.write(
        `${piece.name}: ${piece.facts.length} facts, ${right.length} right, ${open.length} asked, ${wrong.length} wrong, ${lost.length} lost\n${process.env.FOLDERS_TELL ? [...open.map((one) => `   asked ${one}`), ...wrong.map((one) => `   wrong ${one}`), ...lost.map((one) => `   lost ${one}`), ...falseTimes.map((one) => `   time ${one}`)].join("\n") : ""}\n`,
      );
      outcomes.push(outcome);
      facts += piece.facts.length;
    }
    const share = count(outcomes, "right") / facts;
    process.stdout.write(
      `${as}, ${round}: ${outcomes.length} pieces, ${facts} facts, ${(share * 100).toFixed(1)} % right\n`,
    );
    expect({ lost: count(outcomes, "lost"), falseTimes: count(outcomes, "falseTimes") }).toEqual({
      lost: 0,
      falseTimes: 0,
    });
    expect(share).toBeGreaterThanOrEqual(LEAST[as]);
  },
);

/** Of what an owner sees: a line's chips are one press, what stands below an item two with the press that shows it. */
const PRESSES = { tick: 1, chip: 1, look: 1, below: 2, list: 3 };

test("What is wrong of ten pieces is put right in two presses a fact, and little has to be typed", async () => {
  let [mended, presses, typed] = [0, 0, 0];
  for (const piece of PIECES.filter(({ round }) => round === "apart").slice(0, 10)) {
    const reading = await readOldFolder(piece);
    if (reading.status !== "read") throw new Error(reading.reason);
    const found = takeApart(reading.lines);
    const rightAfter = (...edits: Edit[]) => {
      const { proposals, facts } = edited(found, found.unplaced, edits);
      return new Set(outcomeIn(piece, { ...found, proposals: [...proposals], facts }, true).right);
    };
    const before = rightAfter();
    const { open, wrong: misplaced } = outcomeIn(piece, found, true);
    const ticked = found.proposals
      .filter(({ isDoubtful }) => isDoubtful)
      .map((doubtful) => {
        const proposals = found.proposals.map((one) => {
          const { isDoubtful: _, ...sure } = one;
          return one === doubtful ? sure : one;
        });
        return { cost: PRESSES.tick, right: new Set(outcomeIn(piece, { ...found, proposals }, true).right) };
      });
    const times = (["check_in", "check_out"] as const).flatMap((fact) =>
      (timeQuestion(fact, reading, found)?.all ?? []).map(({ time, line }): [number, Edit] => [
        PRESSES.chip,
        { kind: "time", fact, value: time, line },
      ]),
    );
    const tries = [...times, ...editsOf(found)].map(([cost, ...edits]) => ({
      cost,
      right: rightAfter(...edits),
    }));
    const left = new Set([...open, ...misplaced]);
    // The best first: what puts most right for the fewest presses, and nothing wrong.
    while (left.size > 0) {
      const [best] = [...ticked, ...tries]
        .filter(({ right }) => [...before].every((fact) => right.has(fact)))
        .map(({ cost, right }) => ({ cost, facts: [...left].filter((fact) => right.has(fact)) }))
        .filter(({ facts }) => facts.length > 0)
        .toSorted((a, b) => a.cost / a.facts.length - b.cost / b.facts.length);
      if (!best) {
        typed += left.size;
        break;
      }
      presses += best.cost;
      mended += best.facts.length;
      for (const fact of best.facts) left.delete(fact);
    }
  }
  process.stdout.write(`ten pieces: ${mended} facts put right with ${presses} presses, ${typed} typed\n`);
  expect(presses).toBeLessThanOrEqual(2 * mended);
  expect(typed).toBeLessThanOrEqual(2);
});

/** All that is offered, with what it costs. */
function editsOf({ proposals, unplaced }: TakenApart): [number, ...Edit[]][] {
  const lumps = new Map(lumpsIn(proposals).map(({ item, way }) => [keyOf(item), way]));
  const all = proposals.flatMap((item): [number, ...Edit[]][] => {
    const key = keyOf(item);
    const likely = likelyPlaces(wholeText(item), item.section);
    const text = wholeText(item);
    const splits = waysOf(item).map(({ way }): [number, Edit] => [
      lumps.get(key) === way ? PRESSES.look : PRESSES.below,
      { kind: "split", key, way },
    ]);
    const moves = [...SECTION_PLACES, ...factPlaces(text)].map(({ to }): [number, Edit] => [
      likely.some((place) => place === to) ? PRESSES.below : PRESSES.list,
      { kind: "move", key, to },
    ]);
    const inParts = splits.flatMap(([cost, split]): [number, ...Edit[]][] => {
      const parts = edited({ proposals, facts: {}, factLines: {}, secrets: [] }, [], [split]).proposals;
      return parts
        .filter((part) => !proposals.includes(part))
        .flatMap((part) =>
          likelyPlaces(wholeText(part), part.section).map((to): [number, ...Edit[]] => [
            cost + PRESSES.below,
            split,
            { kind: "move", key: keyOf(part), to },
          ]),
        );
    });
    return [...splits, ...moves, ...inParts, [PRESSES.below, { kind: "join", key }]];
  });
  const placed = unplaced.flatMap(({ text }) =>
    [...SECTION_PLACES, ...factPlaces(text)].map(({ to }): [number, Edit] => [
      likelyPlaces(text).some((place) => place === to) ? PRESSES.chip : PRESSES.below,
      { kind: "place", line: text, to },
    ]),
  );
  return [...all, ...placed];
}
