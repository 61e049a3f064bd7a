import { choice, type Field, optionalChoice } from "../../../fields/index.ts";
import { EMAIL_ADDRESS, INVALID_EMAIL } from "../../../lib/links/email-address.ts";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import { legible } from "../../../lib/texts/legible.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { turned, z } from "../../../lib/zod.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { type KindSettings, kindTable, USUAL_MARKS } from "../messages/kinds.ts";
import { RowEditor } from "../messages/row-editor.tsx";
import { useNames } from "../messages/taken.tsx";
import { useHotelLanguage } from "../messages/translated.ts";
import { usualAnswers } from "../messages/usual-answers.ts";

const MOST_EMAILS = 5;
const MOST_ANSWERS = 10;
const LONGEST_ANSWER = 300;
const DAYS = [30, 90, 180, 365, 730];

type Lines = Pick<Field, "label" | "placeholder"> & { most: number };

/** Several texts, a line each. Blank lines are left out. */
function lines({ most, ...told }: Lines, isRight: (line: string) => boolean, wrong: string): Field<string[]> {
  return {
    kind: "longText",
    required: false,
    initial: "",
    ...told,
    schema: turned(z.string(), (typed) =>
      legible(typed, true)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ).check(
      z.refine((texts) => texts.length <= most, t`There is room for ${most} lines`),
      z.refine((texts) => texts.every(isRight), wrong),
    ),
  };
}

/** A bound out of five; left blank it is never reached. */
function threshold(label: string, explains?: string): Field<number | null> {
  const marks = optionalChoice({
    label,
    choices: [1, 2, 3, 4].map((mark) => ({
      value: String(mark),
      label: mark === 1 ? t`1 of 5` : t`${mark} of 5 or less`,
    })),
  });
  return {
    ...marks,
    ...(explains && { explains }),
    schema: turned(marks.schema, (mark) => (mark === null ? null : Number(mark))),
  };
}

const THRESHOLDS = {
  attention: threshold(t`Marked as “Needs attention”`),
  alarm: threshold(t`Marked as “Urgent”`, t`Mail and push go out at once.`),
};

/** Told last while nobody takes a request. When devices, desk and manager are told has a right answer, which nobody is asked for. */
function managerOf(names: Readonly<Record<string, string>>) {
  return optionalChoice({
    label: t`The manager`,
    none: t`The hotel’s account`,
    choices: Object.entries(names).map(([value, label]) => ({ value, label })),
  });
}

function fieldsFor(
  settings: KindSettings,
  hotelEmail: string,
  language: LanguageTag,
  names: Readonly<Record<string, string>>,
) {
  const { kind, keep_days } = settings;
  const days = [...new Set([...DAYS, keep_days])].toSorted((a, b) => a - b);
  const kept = choice({
    label: t`Kept for`,
    choices: days.map((count) => ({
      value: String(count),
      label: plural(count, { one: "# day", other: "# days" }),
    })),
    appears: t`On the form`,
  });
  return {
    emails: lines(
      {
        label: t`Who gets a mail, one address per line`,
        placeholder: hotelEmail,
        most: MOST_EMAILS,
      },
      (line) => EMAIL_ADDRESS.test(line),
      INVALID_EMAIL,
    ),
    answers: lines(
      {
        label: t`Ready answers, one per line`,
        placeholder: usualAnswers(kind, language).join("\n"),
        most: MOST_ANSWERS,
      },
      (line) => line.length <= LONGEST_ANSWER,
      t`An answer must be at most ${LONGEST_ANSWER} characters`,
    ),
    ...(kind === "request" && { manager_id: managerOf(names) }),
    ...(kind === "feedback" && THRESHOLDS),
    keep_days: { ...kept, schema: turned(kept.schema, Number) } satisfies Field<number>,
  };
}

/** Columns that follow from the hotel and its team. They are asked for where an owner has decided otherwise, so that it can be taken back. */
function isAsked(column: string, settings: KindSettings, isTeam: boolean): boolean {
  const { emails, manager_id, attention, alarm } = settings;
  if (column === "emails") return emails.length > 0;
  if (column === "manager_id") return isTeam || manager_id !== null;
  if (column in USUAL_MARKS) return attention !== USUAL_MARKS.attention || alarm !== USUAL_MARKS.alarm;
  return true;
}

/** How one kind of messages is dealt with. */
export function KindForm({ settings }: { settings: KindSettings }) {
  const hotel = useHotel();
  const names = useNames();
  const isTeam = Object.keys(names).length > 1;
  const row = useRowForm({
    name: `${hotel.id}/message-kinds/${settings.kind}`,
    table: kindTable(hotel.id),
    fields: fieldsFor(settings, hotel.email, useHotelLanguage(), names),
    row: settings,
    onSaved: () => ({ title: t`Settings saved`, passing: true }),
  });
  const columns = Object.keys(row.fields).filter((column) => isAsked(column, settings, isTeam));
  return <RowEditor row={row} columns={columns} submit="Save" />;
}
