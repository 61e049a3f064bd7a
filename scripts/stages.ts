/** Runs each of the named scripts of package.json, whatever became of the one before, and says how each went. */
import { spawnSync } from "node:child_process";

const stages = process.argv.slice(2).map((name) => {
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", name], { stdio: "inherit" });
  return { name, passed: status === 0, seconds: Math.round((performance.now() - start) / 1000) };
});
for (const { name, passed, seconds } of stages) {
  console.log(`${passed ? "passed" : "FAILED"} in ${String(seconds).padStart(4)} s: ${name}`);
}
if (!stages.every(({ passed }) => passed)) process.exitCode = 1;
