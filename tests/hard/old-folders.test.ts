/** Twenty-seven old guest folders of kinds and languages: how much of each the rules put in its place. */
import { afterAll, expect, test } from "vitest";
import { closeOldFolders, OLD_FOLDERS, outcomeOf } from "../../testbed/old-folders.ts";

afterAll(closeOldFolders);

const MIN_RIGHT = 0.9;
/** The least share of folders that nothing was mended for: the reached one. */
const MIN_UNSEEN = 0.74;

test.each(OLD_FOLDERS.map((folder) => [folder.name, folder] as const))(
  "Of the facts of a %s nearly all get their place, and none is lost in silence",
  async (name, folder) => {
    const { right, open, wrong, lost, junk } = await outcomeOf(folder);
    const counts = { right, asked: open, wrong, lost, junk };
    const told = Object.entries(counts).map(([kind, { length }]) => `${length} ${kind}`);
    process.stdout.write(`${name}: ${folder.facts.length} facts, ${told.join(", ")}\n`);
    expect({ lost, junk }).toEqual({ lost: [], junk: [] });
    expect(right.length / folder.facts.length).toBeGreaterThanOrEqual(
      folder.round === "read once" ? MIN_UNSEEN : MIN_RIGHT,
    );
  },
);
