import { answerAsWorker } from "../../ui/answer-as-worker.ts";
import { type Line, readLines } from "./lines.ts";
import { customHeadings } from "./propose.ts";
import { readFile, readPlainText } from "./read-file.ts";
import { type TakenApart, takeApart } from "./take-apart.ts";

/** To read a file, or to take apart what was read or pasted. */
export type FolderQuestion = { file: Blob } | { content: string | readonly Line[]; custom: boolean };

export interface FolderFound extends TakenApart {
  status: "read";
  lines: readonly Line[];
  /** Headings that would become sections if they might. */
  proOnly: readonly string[];
}

answerAsWorker(async (question: FolderQuestion) => {
  if ("file" in question) return readFile(question.file);
  const { content, custom } = question;
  const reading = typeof content === "string" ? readPlainText(content) : readLines(content);
  if (reading.status === "unreadable") return reading;
  const proOnly = custom ? [] : [...customHeadings(takeApart(reading.lines).proposals)];
  return { ...reading, ...takeApart(reading.lines, custom), proOnly } satisfies FolderFound;
});
