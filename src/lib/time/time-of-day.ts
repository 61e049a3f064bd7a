/** "02:00 PM" or "3 pm" as 14:00 or 15:00 (https://schema.org/Time); undefined for other texts. */
export function timeOf(text: string): string | undefined {
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?::(\d{2}))?\s*([AP]M)?$/i.exec(text.trim().replace(/\./g, "")) ?? [];
  // "15" alone is ambiguous.
  if (!hours || !(half || text.includes(":"))) return undefined;
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Writes 14:00 as it is stored and shown to guests: "02:00 PM". @param time as {@link timeOf} returns it */
export function writtenTime(time: string): string {
  const [hours = "", minutes] = time.split(":");
  const hour = Number(hours) % 12 || 12;
  return `${String(hour).padStart(2, "0")}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`;
}
