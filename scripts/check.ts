/** Lint, types, unused code and the floor of what is built, in parallel. Prints each tool's findings together. */
import { spawn } from "node:child_process";

/** On one thread it takes three fifths of the processor time: several would each work out the same types. */
const TSC = ["tsc", "--singleThreaded"] as const;
const CHECKS = [
  ["biome", "check"],
  TSC,
  [...TSC, "-p", "src/guest/worker"],
  [...TSC, "-p", "src/admin/worker"],
  ["knip"],
  ["node", "scripts/floor.ts"],
  ["node", "scripts/texts.ts", "--check"],
] as const;

const ends = CHECKS.map(
  ([command, ...args]) =>
    new Promise<boolean>((resolve, reject) => {
      const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
      let printed = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk: Buffer) => {
          printed += chunk;
        });
      }
      child.once("error", reject);
      child.once("close", (code) => {
        if (code !== 0) process.stdout.write(`${[command, ...args].join(" ")}:\n${printed}\n`);
        resolve(code === 0);
      });
    }),
);
if (!(await Promise.all(ends)).every(Boolean)) process.exitCode = 1;
