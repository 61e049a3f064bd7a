/** An old guest folder as a hotel has it, and what somebody who reads it takes from it. */
export interface OldFolder {
  name: string;
  as: "text" | "csv" | "workbook" | "word" | "mail" | "print";
  /** Stands at the foot of each printed page. */
  footer?: string;
  /** Markup as in {@link Folder}. */
  lines: readonly string[];
  facts: readonly Fact[];
  /** Words that no ticked item may have in its name. */
  junk: readonly string[];
}

/**
 * Sections where it may stand, separated by slashes; how its name begins, with alternatives likewise; and what is in
 * its values.
 */
export type Fact = readonly [sections: string, name: string, says: Readonly<Record<string, string>>];
