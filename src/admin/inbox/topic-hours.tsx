import { ChevronDown } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Fields, hours } from "../../fields/index.ts";
import { HOTEL_TOPICS } from "../../forms/index.ts";
import { FieldInput } from "../content/sections/inputs.tsx";
import { FieldValue } from "../content/sections/values.tsx";

const ANY_TIME = "At any time";
const MODES = [
  { value: "none", label: ANY_TIME },
  { value: "weekly", label: "Hours by day of the week" },
];

/** When the hotel sees to what guests ask for: the column of each topic's hours. */
export const TOPIC_HOURS: Fields = Object.fromEntries(
  HOTEL_TOPICS.map(({ value, label }) => [columnOf(value), hours({ label, choices: MODES })]),
);

function columnOf(topic: string): string {
  return `${topic}_hours`;
}

type Typed = Record<string, unknown>;
interface TopicHoursProps {
  /** What guests may ask for. */
  topics: readonly string[];
  form: UseFormReturn<Typed, unknown, Typed>;
}

/** A line each, which opens the editor. */
export function TopicHours({ topics, form }: TopicHoursProps) {
  const columns = HOTEL_TOPICS.map(({ value }) => value)
    .filter((topic) => topics.includes(topic))
    .map(columnOf);
  if (columns.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="font-medium">When you see to it</legend>
      <p className="text-sm text-ink-soft">
        Outside of these hours guests read when it is seen to again. They may send it all the same.
      </p>
      {columns.map((column) => (
        <HoursOf key={column} column={column} form={form} />
      ))}
    </fieldset>
  );
}

function HoursOf({ column, form }: Pick<TopicHoursProps, "form"> & { column: string }) {
  const typed = useWatch({ control: form.control, name: column });
  const field = TOPIC_HOURS[column];
  if (!field) return null;
  const { data, success } = field.schema.safeParse(typed);
  return (
    <details className="group border-b border-line last-of-type:border-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block">{field.label}</span>
          <span className="block whitespace-pre-line text-sm text-ink-soft group-open:hidden">
            {!success ? (
              "Please check these hours"
            ) : data ? (
              <FieldValue field={field} value={data} />
            ) : (
              ANY_TIME
            )}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <FieldInput field={{ ...field, label: `Hours of “${field.label}”` }} name={column} />
      </div>
    </details>
  );
}
