/** Requests of owners and guests at once: how many answers showed, or changed, another owner's rows. */
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { type IsolatedOwner, mixRequests } from "../testbed/isolation.ts";
import { createOwner } from "../testbed/owner.ts";
import { startProcess } from "../testbed/process.ts";
import { none, report } from "./support.ts";

/** Enough that none has more concurrent requests than a caller may have. */
const OWNERS = 24;
const CONCURRENCY = 256;

export async function benchIsolation(requests: number): Promise<void> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, env: { TRUST_PROXY: "1" } });
  try {
    const url = await server.url;
    const owners: IsolatedOwner[] = [];
    for (let i = 0; i < OWNERS; i++) owners.push(await newOwner(url));
    const since = performance.now();
    const { statuses, seen, refused, unexpected, touched } = await mixRequests(url, owners, {
      requests,
      concurrency: CONCURRENCY,
    });
    const seconds = (performance.now() - since) / 1000;
    report(`requests of ${OWNERS} owners and of guests, ${CONCURRENCY} at a time`, String(requests));
    report("  answered a second", (requests / seconds).toFixed(0));
    for (const [status, count] of Object.entries(statuses)) report(`  answered ${status}`, String(count));
    report("  refused, because there was too much to do", String(refused));
    report("  answered otherwise than due", String(unexpected.length), none(unexpected.length));
    report("  with something of another owner's", String(seen.length), none(seen.length));
    report("  rows that are not as their owner left them", String(touched.length), none(touched.length));
    for (const wrong of [...unexpected, ...seen, ...touched].slice(0, 10)) console.log(`    ${wrong}`);
  } finally {
    await server.end();
    removeDataDir(dataDir);
  }
}

async function newOwner(url: string): Promise<IsolatedOwner> {
  const { api, hotel } = await createOwner(url);
  const { data } = await api.auth.getSession();
  if (!data.session) throw new Error("the new owner is not signed in");
  return { userId: data.session.user.id, hotelId: hotel.id, token: data.session.access_token };
}
