/** All texts of one language as a file for a translator, and back. */

import { text } from "../../../fields/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { guarded, unguarded } from "../../ui/spreadsheet/cells.ts";
import { findHeader, guessColumns } from "../../ui/spreadsheet/columns.ts";
import { csvText } from "../../ui/spreadsheet/file.ts";
import { sheetIn } from "../../ui/spreadsheet/sheet-in.ts";
import { formTitle, textName } from "./labels.ts";
import { placeOf, type TranslatedText } from "./texts.ts";

const COLUMNS = {
  where: text.optional({ label: t`Where`, alsoCalled: "where" }),
  source: text.optional({ label: t`Text`, alsoCalled: "text" }),
  translation: text.required({ label: t`Translation`, alsoCalled: "translation" }),
  key: text.required({ label: t`Key`, alsoCalled: "key" }),
};

export function translationsCsv(texts: readonly TranslatedText[]): string {
  return csvText(
    Object.values(COLUMNS).map(({ label }) => label),
    texts.map((entry) => [
      guarded(`${formTitle(entry)}, ${textName(entry)}`),
      guarded(entry.source),
      guarded(entry.text ?? ""),
      // Which text it is, and of which version of it: a later one makes the translation out of date.
      `${placeOf(entry)}/${entry.source_hash}`,
    ]),
  );
}

export interface FoundTranslations {
  /** Those that differ from what is stored. */
  changed: (TranslatedText & { text: string })[];
  /** Lines whose key is none of the hotel's texts: their rows may have been deleted. */
  unknown: number;
}

/** @returns a sentence for the owner where the file cannot be read */
export async function readTranslations(
  file: Blob,
  texts: readonly TranslatedText[],
): Promise<FoundTranslations | string> {
  const reading = await sheetIn(file, COLUMNS);
  if (reading.status === "unreadable") return reading.reason;
  const rows = reading.table.lines.map(({ cells }) => cells);
  const { index } = findHeader(COLUMNS, rows);
  const columns = guessColumns(COLUMNS, rows[index] ?? []);
  const [key, translation] = [columns.indexOf("key"), columns.indexOf("translation")];
  if (key < 0 || translation < 0) {
    return t`The columns “Key” and “Translation” are missing. Use an exported file.`;
  }
  const known = new Map(texts.map((entry) => [placeOf(entry), entry]));
  const found: FoundTranslations = { changed: [], unknown: 0 };
  for (const cells of rows.slice(index + 1)) {
    const written = unguarded(cells[translation] ?? "").trim();
    const [, place = "", source_hash = ""] = /^(.*)\/([^/]*)$/.exec((cells[key] ?? "").trim()) ?? [];
    const entry = known.get(place);
    if (!entry) found.unknown += 1;
    else if (written && written !== entry.text) found.changed.push({ ...entry, text: written, source_hash });
  }
  return found;
}
