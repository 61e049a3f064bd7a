import { lazily } from "../../../lib/lazily.ts";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { Checkbox, type Option, Select } from "../../ui/input.tsx";
import type { PartProps } from "./times-editor.tsx";

const months = lazily(() => {
  const names = new Intl.DateTimeFormat(ADMIN_LANGUAGE, { month: "long", timeZone: "UTC" });
  return numbered(12, (month) => names.format(Date.UTC(2000, month - 1)));
});
const DAYS = numbered(31, String);
const SUMMER = { from: "05-01", until: "10-15" };

/** The same days every year; without a season, all year. */
export function SeasonEditor({ hours: { season }, errorAt, onChange }: PartProps) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label="Seasonal"
        checked={season !== null}
        onChange={(event) => onChange({ season: event.target.checked ? SUMMER : null })}
      />
      {!season && <p className="-mt-2 ps-8 text-sm text-ink-soft">Only for a part of each year.</p>}
      {season && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          {(["from", "until"] as const).map((end) => (
            <MonthDay
              key={end}
              end={end}
              value={season[end]}
              error={errorAt(`season.${end}`)}
              onChange={(day) => onChange({ season: { ...season, [end]: day } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const ENDS = {
  from: { label: t`From`, season: t`Season from` },
  until: { label: t`Until`, season: t`Season until` },
};

interface MonthDayProps {
  end: "from" | "until";
  /** 05-01 */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function MonthDay({ end, value, error, onChange }: MonthDayProps) {
  const { label, season } = ENDS[end];
  const [month = "", day = ""] = value.split("-");
  const invalid = error ? ({ "aria-invalid": true } as const) : {};
  return (
    <fieldset aria-label={season} className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="w-12 font-medium">
          {label}
        </span>
        <Select
          aria-label="Day"
          {...invalid}
          options={DAYS}
          value={day}
          onChoose={(chosen) => onChange(`${month}-${chosen}`)}
        />
        <Select
          aria-label="Month"
          {...invalid}
          options={months()}
          value={month}
          onChoose={(chosen) => onChange(`${chosen}-${day}`)}
        />
      </div>
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}

/** From "01" on. */
function numbered(count: number, labelOf: (number: number) => string): Option[] {
  return Array.from({ length: count }, (_, index) => ({
    value: String(index + 1).padStart(2, "0"),
    label: labelOf(index + 1),
  }));
}
