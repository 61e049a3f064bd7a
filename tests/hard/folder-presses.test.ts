/**
 * Faults in fifteen folders, hard to read for rules, and the presses that put them right. Each is one that the screen
 * offers, and nothing is typed. Those "apart" were written before the screen offered it, those "later" after. Nothing was
 * mended for the later ones.
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
import { itemsFound, looksIn, saidOn } from "../../src/admin/filling/beside/looks.ts";
import { markedLines } from "../../src/admin/filling/beside/marks.ts";
import { factsSaid, likelyPlaces, type Said, SECTION_PLACES } from "../../src/admin/filling/beside/places.ts";
import { offeredFrom } from "../../src/admin/filling/folder/offer.ts";
import type { FolderRead } from "../../src/admin/filling/folder/read-folder.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";
import { type Folder, foldersIn } from "../../testbed/folders/folder.ts";
import { closeOldFolders, outcomeIn, readOldFolder } from "../../testbed/old-folders.ts";

afterAll(closeOldFolders);

const PUT_RIGHT = foldersIn("put-right");
const ROUNDS: readonly [round: string, pieces: readonly Folder[]][] = [
  ["mended for", PUT_RIGHT.filter(({ round }) => round === "tuned")],
  ["apart", PUT_RIGHT.filter(({ round }) => round === "apart")],
  ["written later, in other languages", PUT_RIGHT.filter(({ round }) => round === "later")],
  ["of the trade, apart", foldersIn("trade-folders").filter(({ round }) => round === "apart")],
];

/** A chip of what is looked at, or a tick; what a mark or an item shows when it is pressed; its list of all places. */
const PRESSES = { chip: 1, below: 2, list: 3 };

test.each(ROUNDS)("What is wrong of those %s takes two presses a fact", async (round, pieces) => {
  const table: string[] = [];
  let [presses, mended, typed] = [0, 0, 0];
  for (const piece of pieces) {
    const found = await read(piece);
    const { wrong, steps, left } = putRight(piece, found);
    const cost = steps.reduce((sum, step) => sum + step.cost, 0);
    table.push(
      `${piece.name}: ${piece.facts.length} facts, ${wrong.length} wrong, ${wrong.length - left.length} put right by ${cost} presses, ${left.length} to type`,
      ...left.map((fact) => `   to type: ${fact}`),
    );
    presses += cost;
    mended += wrong.length - left.length;
    typed += left.length;
  }
  process.stdout.write(
    `${table.join("\n")}\n${round}: ${mended} facts put right by ${presses} presses, ${typed} to type\n`,
  );
  expect(presses).toBeLessThanOrEqual(2 * mended);
  expect(typed).toBeLessThanOrEqual((mended + typed) * MOST_TYPED);
});

/** The share of all faults. */
const MOST_TYPED = 0.1;

async function read(piece: Folder): Promise<FolderRead> {
  const reading = await readOldFolder(piece);
  if (reading.status !== "read") throw new Error(reading.reason);
  return { ...reading, ...takeApart(reading.lines), pages: [], proOnly: [] };
}

interface Step {
  cost: number;
  edits: readonly Edit[];
}

/** The best first: what puts most right for the fewest presses, and nothing wrong. */
function putRight(piece: Folder, found: FolderRead) {
  const rightAfter = (edits: readonly Edit[]) => {
    const { proposals, facts } = edited(found, found.unplaced, edits);
    return new Set(outcomeIn(piece, { ...found, proposals: [...proposals], facts }, true).right);
  };
  const { open, wrong: misplaced } = outcomeIn(piece, found, true);
  const wrong = [...open, ...misplaced];
  const ticks = found.proposals
    .filter(({ isDoubtful }) => isDoubtful)
    .map((doubtful) => {
      const proposals = found.proposals.map((one) =>
        one === doubtful ? { ...one, isDoubtful: undefined } : one,
      );
      return new Set(outcomeIn(piece, { ...found, proposals } as FolderRead, true).right);
    });
  const before = rightAfter([]);
  const tries = [
    ...ticks.map((right) => ({ cost: PRESSES.chip, edits: [], right })),
    ...stepsOn(found).map((step) => ({ ...step, right: rightAfter(step.edits) })),
  ].filter(({ right }) => [...before].every((fact) => right.has(fact)));
  const steps: Step[] = [];
  let left = wrong;
  while (left.length > 0) {
    const [best] = tries
      .map((step) => ({ ...step, facts: left.filter((fact) => step.right.has(fact)) }))
      .filter(({ facts }) => facts.length > 0)
      .toSorted((one, other) => one.cost / one.facts.length - other.cost / other.facts.length);
    if (!best) break;
    steps.push(best);
    left = left.filter((fact) => !best.facts.includes(fact));
  }
  return { wrong, steps, left };
}

/** All that the screen offers, with what it costs. */
function stepsOn(found: FolderRead): Step[] {
  const result = edited(found, found.unplaced, []);
  const offered = offeredFrom(result.proposals, {});
  const looks = looksIn(found, result, offered, []);
  const lines = markedLines(found.lines, itemsFound(found, result, offered, looks));
  const chipsOf = (said: Said, cost: number): Step[] => [
    ...factsSaid(said, result.facts).map((edit): Step => ({ cost, edits: [edit] })),
    ...SECTION_PLACES.map(({ to }): Step => {
      const isLikely = likelyPlaces(said.text).includes(to);
      return {
        cost: isLikely ? cost : cost + 1,
        edits: [{ kind: "place", line: said.text, to, from: said.from }],
      };
    }),
  ];
  const times = looks.times.flatMap(({ fact, all }) =>
    all.map(
      ({ time, line }): Step => ({
        cost: PRESSES.chip,
        edits: [{ kind: "fact", fact, value: time, line }],
      }),
    ),
  );
  const marks = lines.flatMap((line) =>
    line.marks.flatMap(({ id, text }) => {
      const item = offered.find((each) => each.id === id)?.of;
      return [0, 1, 2].flatMap((more) => {
        const said = saidOn(lines, { id, text, more }, item);
        return said ? chipsOf(said, PRESSES.below + more) : [];
      });
    }),
  );
  const waiting = looks.lines.flatMap(({ text }) => chipsOf({ text }, PRESSES.chip));
  return [...times, ...waiting, ...marks, ...result.proposals.flatMap((item) => stepsOf(item, found))];
}

/** The buttons below an item. */
function stepsOf(item: FolderRead["proposals"][number], { proposals, facts }: FolderRead): Step[] {
  const key = keyOf(item);
  const lump = lumpsIn(proposals).find((each) => each.item === item);
  const movesOf = (one: typeof item, cost: number, ...first: Edit[]) => {
    const likely = likelyPlaces(wholeText(one), one.section);
    return [
      ...factsSaid({ text: wholeText(one), from: keyOf(one) }, facts).map((edit) => ({
        cost,
        edits: [...first, edit],
      })),
      ...SECTION_PLACES.map(
        ({ to }): Step => ({
          cost: likely.includes(to) ? cost : cost + 1,
          edits: [...first, { kind: "move", key: keyOf(one), to }],
        }),
      ),
    ];
  };
  const splits = waysOf(item).flatMap(({ way }) => {
    const split: Edit = { kind: "split", key, way };
    const cost = lump?.way === way ? PRESSES.chip : PRESSES.below;
    const parts = edited({ proposals, facts: {}, factLines: {} }, [], [split]).proposals.filter(
      (part) => !proposals.includes(part),
    );
    return [{ cost, edits: [split] }, ...parts.flatMap((part) => movesOf(part, cost + PRESSES.below, split))];
  });
  return [
    ...splits,
    ...movesOf(item, PRESSES.below),
    { cost: PRESSES.below, edits: [{ kind: "join", key }] },
  ];
}
