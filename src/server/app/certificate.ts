/** When the certificate ends with which the site's own address answers: its proxy's, as browsers see it. */
import { isIP } from "node:net";
import { connect } from "node:tls";
import { withTimeout } from "../capacity/with-timeout.ts";

/** A scrape must not wait longer for it. */
const ANSWER_MS = 2000;
const KNOWN_FOR_MS = 60 * 60_000;
/** Until the next try after none was seen: the address may not be reachable from here. */
const UNKNOWN_FOR_MS = 5 * 60_000;

/** @returns seconds since 1970; undefined when the address does not answer, or has no TLS */
export function certificateWatch(publicUrl: string): () => Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  let seen: { end: number | undefined; until: number } | undefined;
  return async () => {
    if (protocol !== "https:") return undefined;
    if (!seen || seen.until <= performance.now()) {
      const end = await endOf(hostname, Number(port) || 443);
      seen = { end, until: performance.now() + (end === undefined ? UNKNOWN_FOR_MS : KNOWN_FOR_MS) };
    }
    return seen.end;
  };
}

async function endOf(host: string, port: number): Promise<number | undefined> {
  // One that has ended already is read, too.
  const socket = connect({ host, port, ...(!isIP(host) && { servername: host }), rejectUnauthorized: false });
  try {
    const answered = new Promise<void>((resolve, reject) => {
      socket.once("secureConnect", resolve).on("error", reject);
    });
    await withTimeout(ANSWER_MS, answered, () => new Error("No certificate in time"));
    const end = Date.parse(socket.getPeerCertificate().valid_to) / 1000;
    return Number.isNaN(end) ? undefined : end;
  } catch {
    // No sample says that none was seen.
    return undefined;
  } finally {
    socket.destroy();
  }
}
