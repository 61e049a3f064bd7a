import { choice, type Field, optionalChoice } from "../../fields/index.ts";
import { EMAIL_ADDRESS, INVALID_EMAIL } from "../../lib/email-address.ts";
import { legible } from "../../lib/legible.ts";
import { z } from "../../lib/zod.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useRowForm } from "../rows/use-row-form.ts";
import { USUAL_ANSWERS } from "./canned-answers.tsx";
import { type KindSettings, kindTable } from "./kinds.ts";
import { RowEditor } from "./row-editor.tsx";

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
    schema: z
      .string()
      .transform((typed) =>
        legible(typed, true)
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      )
      .refine((texts) => texts.length <= most, `There is room for ${most} lines`)
      .refine((texts) => texts.every(isRight), wrong),
  };
}

/** Of five; left blank it is never. */
function threshold(label: string, appears: string): Field<number | null> {
  const marks = optionalChoice({
    label,
    choices: [1, 2, 3, 4].map((mark) => ({
      value: String(mark),
      label: mark === 1 ? "1 of 5" : `${mark} of 5 or less`,
    })),
  });
  return {
    ...marks,
    appears,
    schema: marks.schema.transform((mark) => (mark === null ? null : Number(mark))),
  };
}

const THRESHOLDS = {
  attention: threshold("Marked as “Needs attention”", "In the inbox, until it is done"),
  alarm: threshold("Alarm", "Mail and push go out at once, whatever went out before"),
};

function fieldsFor({ kind, keep_days }: KindSettings, hotelEmail: string) {
  const days = [...new Set([...DAYS, keep_days])].toSorted((a, b) => a - b);
  const kept = choice({
    label: "Kept for",
    choices: days.map((count) => ({ value: String(count), label: `${count} days` })),
    appears: "On the form, so that guests know before they send it",
  });
  return {
    emails: lines(
      {
        label: "Mail about new ones goes to, an address a line",
        placeholder: hotelEmail,
        most: MOST_EMAILS,
      },
      (line) => EMAIL_ADDRESS.test(line),
      INVALID_EMAIL,
    ),
    answers: lines(
      {
        label: "Canned answers, one a line",
        placeholder: USUAL_ANSWERS[kind]?.join("\n") ?? "",
        most: MOST_ANSWERS,
      },
      (line) => line.length <= LONGEST_ANSWER,
      `An answer must be at most ${LONGEST_ANSWER} characters`,
    ),
    ...(kind === "feedback" && THRESHOLDS),
    keep_days: { ...kept, schema: kept.schema.transform(Number) } satisfies Field<number>,
  };
}

/** How one kind of messages is dealt with. */
export function KindForm({ settings }: { settings: KindSettings }) {
  const hotel = useHotel();
  const row = useRowForm({
    name: `${hotel.id}/message-kinds/${settings.kind}`,
    table: kindTable(hotel.id),
    fields: fieldsFor(settings, hotel.email),
    row: settings,
    onSaved: () => ({ title: "Settings saved", passing: true }),
  });
  return <RowEditor row={row} submit="Save" />;
}
