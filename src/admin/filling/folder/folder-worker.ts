import type { Line } from "../../../lib/pages/line.ts";
import { answerAsWorker } from "../../ui/answer-as-worker.ts";
import { readLines } from "./lines.ts";
import { customHeadings } from "./propose.ts";
import { readFile } from "./read-file.ts";
import { type TakenApart, takeApart } from "./take-apart.ts";

/** To read a file, its lists as lines or not, or to take apart what was read or pasted. */
export type FolderQuestion =
  | { file: File; asLines: boolean }
  | { content: string | readonly Line[]; custom: boolean };

export interface FolderFound extends TakenApart {
  status: "read";
  lines: readonly Line[];
  /** Headings that would become sections if they might. */
  proOnly: readonly string[];
}

answerAsWorker(async (question: FolderQuestion) => {
  if ("file" in question) return readFile(question.file, question.asLines ? undefined : question.file.name);
  const { content, custom } = question;
  const reading = await (typeof content === "string" ? readFile(new Blob([content])) : readLines(content));
  if (reading.status === "unreadable") return reading;
  const proOnly = custom ? [] : [...customHeadings(takeApart(reading.lines).proposals)];
  return { ...reading, ...takeApart(reading.lines, custom), proOnly } satisfies FolderFound;
});
