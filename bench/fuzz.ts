/** Requests of every kind, at every route of a server of its own; see testbed/fuzz. */
import { randomInt } from "node:crypto";
import { fuzz } from "../testbed/fuzz/run.ts";
import { withServer } from "../testbed/process.ts";
import { atMost, none, report } from "./support.ts";

/** Each run has its own seed; its requests must fit into memory. */
const PER_RUN = 5000;
const SLOWEST_MS = 5000;

/** @param seed an earlier run's, to repeat its requests */
export async function benchFuzz(requests: number, seed = randomInt(2 ** 31)): Promise<void> {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = { took: 0, request: "" };
  let sent = 0;
  await withServer({ TRUST_PROXY: "1", LOG_LEVEL: "error" }, async (server) => {
    console.log(`fuzz: seed ${seed}; again with FUZZ_SEED=${seed}`);
    for (; sent < requests; sent += PER_RUN) {
      const outcome = await fuzz(server.url, seed + sent / PER_RUN, Math.min(PER_RUN, requests - sent));
      for (const [status, count] of outcome.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count);
      if (outcome.slowest.took > slowest.took) slowest = outcome.slowest;
      faults.push(...outcome.faults.map((fault) => `seed ${seed + sent / PER_RUN} ${fault}`));
    }
    const unexpected = server.output().match(/"msg":"unexpected error"/g) ?? [];
    report("requests of every kind sent", String(requests));
    report(
      "  failures, wrong shapes, crashes, others' data changed",
      String(faults.length),
      none(faults.length),
    );
    report("  unexpected errors in the log", String(unexpected.length), none(unexpected.length));
    report("  slowest answer", `${slowest.took.toFixed(0)} ms`, atMost(slowest.took, SLOWEST_MS, "ms"));
    console.log(`  to ${slowest.request}`);
    const tally = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`  answers by status (0: closed without one): ${tally.join(", ")}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (unexpected.length > 0) console.log(server.output().slice(-20_000));
    if (server.errors()) console.log(`  printed on standard error:\n${server.errors().slice(-20_000)}`);
  });
}
