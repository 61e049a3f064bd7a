/** Arabic, Persian, Hindi, Bengali and Thai digits, and full-width ones; each list begins with its zero. */
const OTHER_DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/g;
const ZEROS = "٠۰०০๐０";

/** Writes a text with the digits that people dial: "١٢ درب الياسمين" gives "12 درب الياسمين". */
export function latinDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const zero = [...ZEROS].findLast((sign) => sign <= digit) ?? "0";
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/** Writes all texts of a value so; names of properties stay. */
export function inLatinDigits<Value>(value: Value): Value {
  if (typeof value === "string") return latinDigits(value) as Value;
  if (Array.isArray(value)) return value.map(inLatinDigits) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLatinDigits(one)])) as Value;
}
