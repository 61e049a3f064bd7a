/** A hotel's printed folder, and where a reader would put its content. */
export interface Folder {
  name: string;
  /**
   * Markup: # and ## are headings, ** ** a bold line,
   * | a table's row; everything else is plain.
   */
  lines: readonly string[];
  /** Section, item's name, and some of its values. */
  says: readonly (readonly [section: string, name: string, values?: Readonly<Record<string, string>>])[];
}
