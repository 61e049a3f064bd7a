/** What lists leave out because their makers know it: a list of questions says neither category nor heading. */
import { faqs } from "../../../sections/faqs.ts";
import type { Section } from "../../../sections/index.ts";
import type { Columns, TableLine } from "../../ui/spreadsheet/columns.ts";
import { topicOf } from "../folder/words.ts";

const USUAL_CATEGORY = "General";

/** By column: what the row's own words say of it, where its cell says nothing. */
export function guessedCells(
  { id }: Section,
  cells: Readonly<Record<string, string>>,
): Record<string, string> {
  if (id !== faqs.id) return {};
  const { category = "", question = "", answer = "" } = cells;
  return { category: topicOf(category) ?? topicOf(question) ?? topicOf(answer) ?? USUAL_CATEGORY };
}

const QUESTION = /[?？؟;]\s*$/;

/** The questions are in the column whose cells end as questions do, the answers in the longest other one. */
export function columnsByContent({ id }: Section, lines: readonly TableLine[]): Columns | undefined {
  if (id !== faqs.id) return undefined;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, index) => ({
    index,
    questions: lines.filter(({ cells }) => QUESTION.test(cells[index] ?? "")).length,
    length: lines.reduce((sum, { cells }) => sum + (cells[index]?.trim().length ?? 0), 0),
  }));
  const [question] = all.toSorted((one, other) => other.questions - one.questions);
  if (!question || question.questions * 2 <= lines.length) return undefined;
  const [answer] = all
    .filter((each) => each !== question && each.length > 0)
    .toSorted((one, other) => other.length - one.length);
  if (!answer) return undefined;
  return all.map(({ index }) =>
    index === question.index ? "question" : index === answer.index ? "answer" : undefined,
  );
}
