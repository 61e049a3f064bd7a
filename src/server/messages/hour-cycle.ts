import type { HourCycle } from "../../guest/forms/render.tsx";

/**
 * The clock of a device, by the first of its languages, which names its region: a page in English is read on German phones,
 * too. @param accepted RFC 9110, section 12.5.4 @returns undefined where it names no language
 */
export function hourCycleOf(accepted = ""): HourCycle | undefined {
  const [, first] =
    /^\s*([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)\s*(?:[,;]|$)/i.exec(accepted) ?? [];
  return first === undefined
    ? undefined
    : new Intl.DateTimeFormat(first, { hour: "numeric" }).resolvedOptions().hourCycle;
}
