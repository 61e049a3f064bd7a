/** Joins a text of several lines, such as a postal address: "1 Quay,\nPorto" becomes "1 Quay, Porto". */
export function oneLine(text: string): string {
  return text
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .map((line) => line.trim().replace(/[,;\s]+$/, ""))
    .filter(Boolean)
    .join(", ");
}
