/**
 * The forms of DATABASE_URL and DATABASE_CONNECTIONS. An URL may name several hosts, as in
 * postgres://innfo@one,two:5433/innfo?target_session_attrs=read-write
 */

/** One connection for each kind of work and two to spare; docs/operations.md says which kinds. */
export const FEWEST_CONNECTIONS = 5;
export const USUAL_CONNECTIONS = 41;

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;
const ATTRS = "target_session_attrs";
/** Both of libpq's words for the host that takes writes. */
const WRITABLE = ["read-write", "primary"];

export interface DatabaseUrl {
  urls: [string, ...string[]];
  /** Whether the host that takes writes has to be looked for. */
  seeksPrimary: boolean;
}

export function readDatabaseUrl(text: string): DatabaseUrl {
  const [, before = "", hosts = "", after = ""] = PARTS.exec(text) ?? [];
  const parsed = hosts.split(",").map((host) => URL.parse(`${before}${host}${after}`));
  const attrs = parsed[0]?.searchParams.get(ATTRS);
  const urls = parsed.map((url) => {
    if (before === "" || !url || (parsed.length > 1 && url.hostname === "")) {
      throw new Error("must be a postgres:// URL");
    }
    if (attrs) url.searchParams.delete(ATTRS);
    return url.href;
  });
  if (attrs && !WRITABLE.includes(attrs)) {
    throw new Error(`must say ${ATTRS}=read-write: everything is written and read on the primary`);
  }
  return { urls: urls as DatabaseUrl["urls"], seeksPrimary: urls.length > 1 || attrs != null };
}
