/**
 * This checkout against another one, such as a clone of an older commit with dependencies and build of its
 * own: `node bench/against.ts ../older [rounds] [word of what]`. Both servers run at once and are loaded in turn. Compare
 * processor time per request: other work on the machine changes it less than the rate.
 */
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { childrenOf, postmasterOf, startProcess } from "../testbed/process.ts";
import type { Request } from "./client.ts";
import { compare, reportComparison, type Side } from "./load.ts";
import { cpuSeconds } from "./processes.ts";
import { makeOwner, readOften } from "./support.ts";

const [older, rounds, word = ""] = process.argv.slice(2);
if (!older) throw new Error("Name the folder of the other checkout");

const OWNERS = 16;
/** Rows per section, so that no addition meets its limit. */
const ROOM = 1_000_000;
/** Short rounds, so that both sides meet the same noise. */
const TURNS = { seconds: 1, rounds: Number(rounds ?? 40) };

interface Checkout {
  /** By measurement. */
  sides: Record<string, Side>;
  end(): Promise<void>;
}

async function start(cwd: string): Promise<Checkout> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, cwd, env: { LIMITS: `free.items=${ROOM}` } });
  const url = await server.url;
  const spent = () => ({
    server: cpuSeconds([server.pid]) * 1000,
    database: cpuSeconds(childrenOf(postmasterOf(dataDir) ?? 0)) * 1000,
  });
  const reads: Request[] = [];
  const additions: Request[] = [];
  for (let i = 0; i < OWNERS; i++) {
    const { accessToken, hotelId } = await makeOwner(url);
    const path = `/rest/v1/amenities?select=id,name,description,timing&hotel_id=eq.${hotelId}&order=created_at.asc`;
    const headers = { authorization: `Bearer ${accessToken}` };
    reads.push({ path, headers });
    additions.push({
      path: "/rest/v1/important_contacts?select=id,label,number",
      headers: { ...headers, "content-type": "application/json", prefer: "return=representation" },
      body: JSON.stringify({ hotel_id: hotelId, label: "Reception", number: "+1 555 0100" }),
    });
  }
  const page = { path: "/view/1", headers: { "accept-encoding": "br" } };
  await readOften(url + page.path, page.headers);
  const response = await fetch(url + page.path, { headers: page.headers });
  await response.arrayBuffer();
  const known = { ...page.headers, "if-none-match": response.headers.get("etag") ?? "" };
  return {
    sides: {
      "/rest/v1 read, sixteen owners": { url, spent, status: 200, requests: reads },
      "/rest/v1 read, one owner": { url, spent, status: 200, requests: reads.slice(0, 1) },
      "/rest/v1 row added, sixteen owners": { url, spent, status: 201, requests: additions },
      "cached guest page": { url, spent, status: 200, requests: [page] },
      "unchanged guest page (304)": { url, spent, status: 304, requests: [{ ...page, headers: known }] },
    },
    async end() {
      await server.end();
      removeDataDir(dataDir);
    },
  };
}

const ours = await start(".");
const theirs = await start(older);
try {
  for (const [what, side] of Object.entries(ours.sides)) {
    const other = theirs.sides[what];
    if (other && what.includes(word)) reportComparison(what, await compare(side, other, TURNS));
  }
} finally {
  await ours.end();
  await theirs.end();
}
