import type { TimesInput } from "../../../fields/index.ts";
import { WEEKDAYS } from "../../../lib/weekdays.ts";
import { Button } from "../../ui/button.tsx";
import type { PartProps } from "./part-props.ts";
import { TimesEditor } from "./times-editor.tsx";

const FRIDAY = 4;

export function WeekEditor({ hours: { week }, errorAt, onChange }: PartProps) {
  function change(day: number, times: readonly TimesInput[], until = day): void {
    onChange({
      week: week.map((old, i) => (i >= day && i <= until ? times.map((range) => ({ ...range })) : old)),
    });
  }

  const error = errorAt("week");
  return (
    <div className="flex flex-col rounded-lg bg-sunken px-3 py-1 sm:px-4">
      {WEEKDAYS.map((name, day) => {
        const times = week[day] ?? [];
        const before = WEEKDAYS[day - 1];
        return (
          <fieldset
            key={name}
            aria-label={name}
            className="grid gap-x-4 gap-y-1 border-line py-2 not-last:border-b sm:grid-cols-[7rem_1fr]"
          >
            <span aria-hidden="true" className="py-2 font-medium">
              {name}
            </span>
            <TimesEditor
              of={name}
              times={times}
              errorAt={(path) => errorAt(`week.${day}.${path}`)}
              onChange={(changed) => change(day, changed)}
            >
              {before ? (
                <Button
                  variant="quiet"
                  tight
                  aria-label={`${name} same as ${before}`}
                  onClick={() => change(day, week[day - 1] ?? [])}
                >
                  Same as {before}
                </Button>
              ) : (
                <Button variant="quiet" tight onClick={() => change(day, times, FRIDAY)}>
                  Copy to weekdays
                </Button>
              )}
            </TimesEditor>
          </fieldset>
        );
      })}
      {error && (
        <p role="alert" className="py-2 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
