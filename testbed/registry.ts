/** Npm's registry, as it is configured on this machine. */
import { spawnSync } from "node:child_process";

/** Whether packages can be had that are not here yet. */
export function reachesRegistry(): boolean {
  const { status } = spawnSync("npm", ["view", "hono", "version", "--fetch-retries=0"], { timeout: 60_000 });
  return status === 0;
}
