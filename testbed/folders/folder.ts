/** Invented guest folders. Each is a text file of four parts: head, lines, facts and junk. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Folder {
  name: string;
  /** The kind of file in which the hotel keeps it, where the folder is tried as one kind alone. */
  as: string | undefined;
  /** How its printed page is set, where that is not one below the other: "columns" or "cards". */
  layout: string | undefined;
  /** Stands at the foot of each printed page. */
  footer: string | undefined;
  /** When it was written: before or after the rules that read it. */
  round: string | undefined;
  /**
   * Markup: # and ## are headings, ** ** a bold line,
   * | a table's row; everything else is plain.
   */
  lines: readonly string[];
  /** Facts that a reader takes from it. */
  facts: readonly Fact[];
  /** Words that no ticked item may have in its name. */
  junk: readonly string[];
}

/**
 * Sections where it may stand, separated by slashes; how its name begins, with alternatives likewise; and what is in
 * its values.
 */
export type Fact = readonly [sections: string, name: string, says: Readonly<Record<string, string>>];

/** @param path such as "folders/hostel" */
export function folderIn(path: string): Folder {
  const file = readFileSync(join(import.meta.dirname, "..", `${path}.txt`), "utf8");
  const [head = [], lines = [], facts = [], junk = []] = file
    .split("~~~\n")
    .map((part) => part.split("\n").slice(0, -1));
  const { name = path, as, layout, footer, round } = valuesIn(head, ": ");
  return { name, as, layout, footer, round, lines, facts: facts.map(factIn), junk };
}

/** All in a directory beside this one. */
export function foldersIn(directory: string): Folder[] {
  return readdirSync(join(import.meta.dirname, "..", directory))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => folderIn(`${directory}/${file.slice(0, -".txt".length)}`));
}

function factIn(line: string): Fact {
  const [sections = "", name = "", ...values] = line.split("\t");
  return [sections, name, valuesIn(values, "=")];
}

function valuesIn(parts: readonly string[], between: string): Record<string, string> {
  return Object.fromEntries(
    parts.map((part) => {
      const [name = "", ...value] = part.split(between);
      return [name, value.join(between)];
    }),
  );
}
