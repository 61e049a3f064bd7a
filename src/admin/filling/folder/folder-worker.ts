import { answerAsWorker } from "../../ui/answer-as-worker.ts";
import { type Line, readLines } from "./lines.ts";
import { type FoundList, listsIn, NO_LISTS } from "./lists.ts";
import { customHeadings } from "./propose.ts";
import { linesOfTables, readFile, readPlainText } from "./read-file.ts";
import { type TakenApart, takeApart } from "./take-apart.ts";

/** To read a file, its lists as lines or not, or to take apart what was read or pasted. */
export type FolderQuestion =
  | { file: File; asLines: boolean }
  | { content: string | readonly Line[]; custom: boolean };

export interface FileRead {
  status: "read";
  lines: Line[];
  lists?: readonly FoundList[];
}

export interface FolderFound extends TakenApart {
  status: "read";
  lines: readonly Line[];
  /** Headings that would become sections if they might. */
  proOnly: readonly string[];
}

answerAsWorker(async (question: FolderQuestion) => {
  if ("file" in question) {
    const { file, asLines } = question;
    const { lists, rest } = asLines ? NO_LISTS : await listsIn(file, file.name);
    if (lists.length === 0) return readFile(file);
    const reading = linesOfTables(rest);
    return { status: "read", lines: reading.status === "read" ? reading.lines : [], lists };
  }
  const { content, custom } = question;
  const reading = typeof content === "string" ? readPlainText(content) : readLines(content);
  if (reading.status === "unreadable") return reading;
  const proOnly = custom ? [] : [...customHeadings(takeApart(reading.lines).proposals)];
  return { ...reading, ...takeApart(reading.lines, custom), proOnly } satisfies FolderFound;
});
