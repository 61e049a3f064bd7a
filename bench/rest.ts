/**
 * An owner's read through /rest/v1 against the same query through @supabase/lite, on the same database, with
 * the same access token and number of connections. That package is installed in a temporary folder; the
 * project does not depend on it.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSecrets } from "../src/server/config/secrets.ts";
import { childrenOf, postmasterOf } from "../testbed/process.ts";
import { compare, reportComparison, type Side } from "./load.ts";
import { cpuSeconds } from "./processes.ts";
import { makeOwner, startChild, stopChild } from "./support.ts";

/** With the same HTTP adapter as ours. */
const PEER = { "@supabase/lite": "0.10.0", postgres: "3.4.9", "@hono/node-server": "2.1.8" };

/** @param pid of the server */
export async function benchRest(url: string, pid: number, dataDir: string): Promise<void> {
  const { accessToken, hotelId } = await makeOwner(url);
  const query = `/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}&order=created_at.asc`;
  const headers = { authorization: `Bearer ${accessToken}` };

  const folder = mkdtempSync(join(tmpdir(), "innfo-peer-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies: PEER }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "ignore",
  });
  copyFileSync("bench/lite-server.mjs", join(folder, "server.mjs"));
  const { jwtSecret, databasePassword } = readSecrets(dataDir);
  const { child, firstLine: peerUrl } = await startChild([join(folder, "server.mjs")], {
    PGHOST: join(dataDir, "postgres"),
    PGPASSWORD: databasePassword,
    JWT_SECRET: jwtSecret,
  });
  try {
    await assertSameRows(url + query, peerUrl + query, headers);
    const side = (base: string, process: number): Side => ({
      url: base,
      requests: [{ path: query, headers }],
      status: 200,
      spent: () => ({
        server: cpuSeconds([process]) * 1000,
        // One database serves both, in turn.
        database: cpuSeconds(childrenOf(postmasterOf(dataDir) ?? 0)) * 1000,
      }),
    });
    const comparison = await compare(side(url, pid), side(peerUrl, child.pid ?? 0));
    // Both take many times longer for an answer than the generator does.
    reportComparison("/rest/v1 read as an owner, @supabase/lite 0.10", comparison, {
      rate: 6,
      ofTheDriver: true,
    });
  } finally {
    await stopChild(child);
    rmSync(folder, { recursive: true });
  }
}

/** Else one side might be fast because it answers less. */
async function assertSameRows(ours: string, theirs: string, headers: Record<string, string>): Promise<void> {
  const [own, peer] = await Promise.all(
    [ours, theirs].map(async (url) => (await fetch(url, { headers })).json() as Promise<{ id: string }[]>),
  );
  const ids = (rows: { id: string }[] | undefined) => JSON.stringify(rows?.map(({ id }) => id));
  if (own?.length !== 10 || ids(own) !== ids(peer)) throw new Error("The two sides answer different rows");
}
