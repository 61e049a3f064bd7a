/** A hotel's printed folder, and what of it a reader would put where. */
export interface Folder {
  name: string;
  /** Markup: # and ## are headings, ** ** is a line in bold, | | a row of a table; all else is as it is printed. */
  lines: readonly string[];
  /** Section, name of the item, and some of its values. */
  says: readonly (readonly [section: string, name: string, values?: Readonly<Record<string, string>>])[];
}
