/** The text that says what stored hours say, for the field beside them. */

import type { HoursInput, TimesInput } from "../../../fields/index.ts";
import type { Catalogue } from "../../../lib/messages/message.ts";
import { listed } from "../../../lib/texts/script.ts";
import { capitalized } from "../../ui/words.ts";
import { useCatalogue } from "../guest-catalogue.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { dayRowsOf, EVERY_DAY, weekdaysInWords } from "./day-rows.ts";

/** @returns the words for hours in the language of the hotel's texts; none for hours that are not complete */
export function useTimingText(): (hours: HoursInput) => string {
  const { language } = useHotel();
  const catalogue = useCatalogue(language);
  return (hours) => timingText(hours, language, catalogue?.messages);
}

function timingText(
  { mode, week }: HoursInput,
  language: string,
  messages: Catalogue["messages"] | undefined,
): string {
  if (mode === "always") return capitalized(messages?.["hours.dayAndNight"] ?? "");
  if (mode === "appointment") return messages?.["hours.byAppointment"] ?? "";
  const rows = dayRowsOf(week);
  const isComplete = rows.every(
    ({ times }) => times.length > 0 && times.every(({ from, until }) => from && until),
  );
  if (mode === "none" || !isComplete) return "";
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // 1970-01-05 was a Monday.
  const nameOf = (day: number) => weekday.format(Date.UTC(1970, 0, 5 + day));
  return rows
    .map(({ days, times }) => {
      const said = times.map((range) => rangeText(range, language)).join(", ");
      return days.length === EVERY_DAY.length ? said : `${weekdaysInWords(days, nameOf, listed)} ${said}`;
    })
    .join("; ");
}

function rangeText({ from, until }: TimesInput, language: string): string {
  return [from, until].map((time) => timeText(time, language)).join(" – ");
}

/** "7:00 AM" where most readers' clocks say so, else "7:00". */
function timeText(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    numberingSystem: "latn",
    timeZone: "UTC",
  }).format(new Date(`1970-01-01T${time}Z`));
}
