/** Headers as they came, for what is answered before the application sees it. */

/** Headers of requests that have a body, or want one announced, and were not asked for. */
const REFUSED = ["content-encoding", "content-length", "transfer-encoding", "expect"];

/**
 * Values of the named headers, in the order of the names.
 *
 * @param names in lower case
 * @returns undefined for a request that the application has to read: with a body of which nothing was asked, or one of
 *   these twice
 */
export function headersNamed(
  names: readonly string[],
  rawHeaders: readonly string[],
): (string | undefined)[] | undefined {
  const values: (string | undefined)[] = names.map(() => undefined);
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? "";
    const place = names.indexOf(name);
    if (place < 0 ? REFUSED.includes(name) : values[place] !== undefined) return undefined;
    if (place < 0) continue;
    values[place] = rawHeaders[at + 1] ?? "";
  }
  return values;
}
