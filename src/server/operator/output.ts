import type { AnswerRow, CommandAnswer, Done } from "./command.ts";

/** Characters in an owner's text that could control the terminal. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function asText(answer: CommandAnswer): string {
  if (isList(answer)) return table(answer);
  if (isDone(answer)) return plain(answer.done);
  const width = Math.max(...Object.keys(answer).map((name) => name.length));
  return Object.entries(answer)
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`)
    .join("\n");
}

function isList(answer: CommandAnswer): answer is readonly AnswerRow[] {
  return Array.isArray(answer);
}

function isDone(answer: AnswerRow | Done): answer is Done {
  return "done" in answer;
}

function table(rows: readonly AnswerRow[]): string {
  const [first] = rows;
  if (!first) return "None";
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name] ?? null)))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cell(value: AnswerRow[string]): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace("T", " ");
  return plain(String(value));
}

function plain(text: string): string {
  return text.replace(STEERING, "\ufffd");
}
