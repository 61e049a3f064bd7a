/** Headers as they came, for what is answered before the application sees it. */

/** Headers of requests that have a body, or want one announced. */
const REFUSED = ["content-encoding", "content-length", "transfer-encoding", "expect"];

/**
 * Values of the named headers, in the order of the names.
 *
 * @param names in lower case
 * @returns undefined for a request that the application has to read: with a body, or one of these twice
 */
export function headersNamed(
  names: readonly string[],
  rawHeaders: readonly string[],
): (string | undefined)[] | undefined {
  const values: (string | undefined)[] = names.map(() => undefined);
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? "";
    if (REFUSED.includes(name)) return undefined;
    const place = names.indexOf(name);
    if (place < 0) continue;
    if (values[place] !== undefined) return undefined;
    values[place] = rawHeaders[at + 1] ?? "";
  }
  return values;
}
