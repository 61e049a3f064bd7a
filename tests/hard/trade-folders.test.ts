/**
 * Forty-one folders and house rules in ten languages, in the shapes that public ones have: how much gets its place. Those
 * "apart" were written before any was read, and nothing is mended for them.
 */
import { afterAll, expect, test } from "vitest";
import { foldersIn } from "../../testbed/folders/folder.ts";
import { closeOldFolders, type Outcome, outcomeOf } from "../../testbed/old-folders.ts";

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
