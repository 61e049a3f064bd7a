/** npm's registry, as configured on this machine. */
import { spawnSync } from "node:child_process";

/** Whether packages that are not here yet can be fetched. */
export function reachesRegistry(): boolean {
  const { status } = spawnSync("npm", ["view", "hono", "version", "--fetch-retries=0"], { timeout: 60_000 });
  return status === 0;
}
