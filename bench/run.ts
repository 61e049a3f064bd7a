/**
 * `npm run bench` runs all measurements, `npm run bench -- rest guest` some, and `--release` the long form of
 * those that have one. Prints figures as they come, and finally one table of all that have a target; ratios
 * are between two sides measured in turn in the same run. See bench/README.md.
 */
import { withServer } from "../testbed/process.ts";
import { benchAccountLeaks } from "./account-leaks.ts";
import { benchAnalytics } from "./analytics.ts";
import { benchBackup } from "./backup.ts";
import { benchFairShares } from "./fair-shares.ts";
import { benchFirstPage } from "./first-page.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchGrowth } from "./growth.ts";
import { benchGuestPage } from "./guest-page.ts";
import { benchInbox } from "./inbox.ts";
import { benchIsolation } from "./isolation.ts";
import { benchKill } from "./kill.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLoads } from "./loads.ts";
import { benchLongLists } from "./long-lists.ts";
import { benchManyHotels } from "./many-hotels.ts";
import { benchMemory } from "./memory.ts";
import { benchOverload } from "./overload.ts";
import { benchPhotos } from "./photos.ts";
import { benchPocketBase } from "./pocketbase.ts";
import { benchRest } from "./rest.ts";
import { benchScans } from "./scans.ts";
import { benchSlowClients } from "./slow-clients.ts";
import { benchStart } from "./start.ts";
import { benchStartKills } from "./start-kills.ts";
import { report, reportTargets } from "./support.ts";
import { benchUndo } from "./undo.ts";
import { benchWorkers } from "./workers.ts";

// Also after a failed measurement.
process.once("exit", reportTargets);

const given = process.argv.slice(2);
const release = given.includes("--release");
const wanted = given.filter((name) => name !== "--release");
const runs = (name: string) => wanted.length === 0 || wanted.includes(name);

/** A failure is reported in the table, and the others run: together they take an hour. */
async function measure(name: string, work: () => Promise<void>): Promise<void> {
  if (!runs(name)) return;
  try {
    await work();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    report(name, "failed", { text: "a figure", met: false });
  }
}

await measure("start", benchStart);
await measure("memory", benchMemory);
/** Accounts on the Pro plan. */
const PRO = ["long@example.com", "short@example.com"] as const;
const RESORT = "resort@example.com";

const ON_ONE_SERVER = ["guest", "rest", "pocketbase", "loads", "lists", "first-page"];
if (ON_ONE_SERVER.some(runs) || wanted.includes("lighthouse")) {
  // Logs requests, as operators do.
  const env = { COMPLIMENTARY_PRO_EMAILS: [...PRO, RESORT].join(), LOG_LEVEL: "info" };
  await withServer(env, async ({ url, pid, dataDir }) => {
    await measure("guest", () => benchGuestPage(url, pid));
    await measure("rest", () => benchRest(url, pid, dataDir));
    await measure("pocketbase", () => benchPocketBase(url, pid, dataDir));
    // Downloads a program, so only if requested by name.
    if (wanted.includes("lighthouse")) await measure("lighthouse", () => benchLighthouse(url));
    await measure("loads", () => benchLoads(url, RESORT));
    await measure("lists", () => benchLongLists(url, PRO));
    await measure("first-page", () => benchFirstPage(url));
  });
}
await measure("inbox", benchInbox);
await measure("workers", benchWorkers);
await measure("leaks", benchAccountLeaks);
await measure("isolation", () => benchIsolation(release ? 100_000 : 10_000));
await measure("kill", () => benchKill(release ? 1000 : 50));
await measure("start-kills", () => benchStartKills(release ? 120 : 12));
await measure("scans", benchScans);
await measure("overload", benchOverload);
await measure("photos", benchPhotos);
await measure("shares", () => benchFairShares(process.env.SHARES_KIND));
await measure("undo", benchUndo);
await measure("slow", benchSlowClients);
const { FUZZ_SEED } = process.env;
await measure("fuzz", () => benchFuzz(release ? 100_000 : 5000, FUZZ_SEED ? Number(FUZZ_SEED) : undefined));
await measure("analytics", benchAnalytics);
await measure("growth", benchGrowth);
await measure("many-hotels", benchManyHotels);
await measure("backup", () => benchBackup(release ? 5_000_000 : 1_000_000));
