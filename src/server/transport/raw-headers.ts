/** Reads headers as they arrived, for answers given before the application. */

/** Headers of requests with a body, or with a body announced, for calls that expect none. */
const REFUSED = ["content-encoding", "content-length", "transfer-encoding", "expect"];

/**
 * Returns the values of the named headers, in the order of the names.
 * @param names in lower case
 * @returns undefined for a request that the application has to read: it has an unexpected body, or one of these
 * headers twice
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
