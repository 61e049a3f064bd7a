import type { Proposal } from "../../src/admin/filling/folder/items.ts";
import type { Folder } from "./folder.ts";

export interface Score {
  /** Counts of the folder's content: found in the right section under its name; and with all expected values. */
  said: number;
  found: number;
  exact: number;
  missed: string[];
  inexact: string[];
  /** Proposed and ticked although the folder does not say it. */
  wrong: string[];
}

/** Compares proposals with where a reader would have put the content. */
export function scoreOf({ facts }: Pick<Folder, "facts">, proposals: readonly Proposal[]): Score {
  const named = (section: string, values: Proposal["values"]) =>
    `${section}: ${Object.values(values)[0]}`.toLowerCase();
  const byName = new Map(proposals.map((each) => [named(each.section, each.values), each.values]));
  const missed: string[] = [];
  const inexact: string[] = [];
  for (const [section, name, values] of facts) {
    const found = byName.get(`${section}: ${name}`.toLowerCase());
    if (!found) missed.push(`${section}: ${name}`);
    else {
      const differing = Object.entries(values).filter(([column, value]) => found[column] !== value);
      if (differing.length > 0) {
        inexact.push(...differing.map(([column]) => `${name}: ${column} is “${found[column]}”`));
      }
    }
  }
  const said = new Set(facts.map(([section, name]) => `${section}: ${name}`.toLowerCase()));
  const wrong = proposals
    .filter(({ section, values, isDoubtful }) => !isDoubtful && !said.has(named(section, values)))
    .map(({ section, values }) => `${section}: ${Object.values(values).filter(Boolean).join(" | ")}`);
  const found = facts.length - missed.length;
  const exact = found - new Set(inexact.map((text) => text.split(": ")[0])).size;
  return { said: facts.length, found, exact, missed, inexact, wrong };
}
