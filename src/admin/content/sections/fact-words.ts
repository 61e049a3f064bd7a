/** An item in the one line below its name in the owner's lists. */

import {
  asDetails,
  asInput,
  type Field,
  type FieldKind,
  hasNoValue,
  labelOf,
  wifiInWords,
} from "../../../fields/index.ts";
import { lazily } from "../../../lib/lazily.ts";
import { safeUrl } from "../../../lib/links/safe-link.ts";
import { HOURS } from "../../../lib/messages/hours.ts";
import { plainly } from "../../../lib/messages/message.ts";
import type { OpeningHours } from "../../../lib/opening-hours/hours.ts";
import { formatFor, inLines } from "../../../lib/opening-hours/words.ts";
import { ADMIN_LANGUAGE, declared } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { endInWords, momentInWords } from "../../ui/words.ts";
import type { Item } from "./items.ts";

/** Not in lib/opening-hours/words.ts: the guest page's script brings the page's language instead. */
const hoursFormat = lazily(() =>
  formatFor(
    ADMIN_LANGUAGE === "en"
      ? { locale: "en-US", t: plainly(HOURS) }
      : {
          locale: ADMIN_LANGUAGE,
          // The build fills it in with the guests' words.
          t: plainly(JSON.parse('{"%ADMIN_HOURS%":""}') as Record<keyof typeof HOURS, string>),
        },
  ),
);

/** "4.5", "4,0". */
export const decimalInWords = (value: number) =>
  value.toLocaleString(ADMIN_LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "80%", "80 %". */
export const percentInWords = (percent: number) =>
  (percent / 100).toLocaleString(ADMIN_LANGUAGE, { style: "percent" });

/** Kinds that are written unlike they are stored; kinds of several parts give a list. */
const WRITTEN: Partial<Record<FieldKind, (value: unknown, field: Field) => string | string[]>> = {
  choice: (value, field) => declared(labelOf(field, String(value))),
  color: (value, field) => declared(labelOf(field, String(value))),
  longText: (value, field) => String(asInput(field, value)),
  flag: (value, { label }) => (value === true ? declared(label) : ""),
  moment: (value, { isEnd }) => (isEnd ? endInWords : momentInWords)(String(value)),
  wifi: wifiInWords,
  rating: (value) => `${decimalInWords(Number(value))} ★`,
  url: (value) => hostOf(String(value)),
  details: (value) => Object.entries(asDetails(value)).map(([name, text]) => `${name}: ${text}`),
  hours: (value) => inLines(value as OpeningHours, hoursFormat()),
};

/** @param between what stands between the parts of details and hours */
export function valueInWords(field: Field, value: unknown, between: string): string {
  const written = WRITTEN[field.kind]?.(value, field) ?? String(value);
  return typeof written === "string" ? written : written.join(between);
}

/** The item's facts in words; its text if there is nothing shorter. */
export function factsInWords({ card, fields }: Section, item: Item): string {
  const { label, facts, badges, details, text } = card;
  const columns = [label, ...facts, ...badges, details];
  const isTimed = columns.some(
    (column = "") => fields[column]?.meaning === "timing" && !hasNoValue(item[column]),
  );
  // The owner's words for when it is open say the same as the hours.
  const untimed = columns.filter((column = "") => !isTimed || fields[column]?.kind !== "hours");
  return inWords(untimed) || inWords([text]);

  function inWords(columns: readonly (string | undefined)[]): string {
    return columns
      .flatMap((column = "") => {
        const field = fields[column];
        return field && !hasNoValue(item[column]) ? [valueInWords(field, item[column], " · ")] : [];
      })
      .join(" · ");
  }
}

/** The host of an address, without "www.". */
export function hostOf(typed: string): string {
  const url = safeUrl(typed);
  return url ? new URL(url).host.replace(/^www\./, "") : typed;
}
