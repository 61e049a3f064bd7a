/** Requests of owners and guests at once: how many answers showed, or changed, another owner's rows. */
import { type IsolatedOwner, mixRequests } from "../testbed/isolation.ts";
import { withServer } from "../testbed/process.ts";
import { makeOwner, none, report } from "./support.ts";

/** Enough that none has more concurrent requests than a caller may have. */
const OWNERS = 24;
const CONCURRENCY = 256;

export async function benchIsolation(requests: number): Promise<void> {
  await withServer({ TRUST_PROXY: "1" }, async ({ url }) => {
    const owners: IsolatedOwner[] = [];
    for (let i = 0; i < OWNERS; i++) {
      const { userId, hotelId, accessToken: token } = await makeOwner(url);
      owners.push({ userId, hotelId, token });
    }
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
  });
}
