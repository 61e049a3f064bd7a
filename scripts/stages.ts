/**
 * Runs each of the named package.json scripts, even after a failure, and finally lists how each went and what
 * failed, because that scrolled away hours ago.
 */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/**
 * Prefixes with which Vitest and Playwright name a failed test or an unloadable file. Other failures show at
 * their end.
 */
const FAILED = /^\s*(?:FAIL |\d+\) \[|Error: )/;
const AT_MOST = 20;

interface Stage {
  name: string;
  passed: boolean;
  seconds: number;
  failures: string[];
}

async function run(name: string): Promise<Stage> {
  const start = performance.now();
  const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn("npm", ["run", "--silent", name], {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...colors },
  });
  let output = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.on("close", resolve));
  const lines = stripVTControlCharacters(output).split("\n");
  const named = lines.flatMap((line, i) => (FAILED.test(line) ? [line, lines[i + 1] ?? ""] : []));
  const failures = (named.length > 0 ? named : lines.slice(-AT_MOST)).map((line) =>
    line.trim().slice(0, 200),
  );
  return {
    name,
    passed: status === 0,
    seconds: Math.round((performance.now() - start) / 1000),
    failures: [...new Set(failures)].filter((line) => line !== ""),
  };
}

const stages: Stage[] = [];
for (const name of process.argv.slice(2)) stages.push(await run(name));
for (const { name, passed, seconds, failures } of stages) {
  console.log(`${passed ? "passed" : "FAILED"} in ${String(seconds).padStart(4)} s: ${name}`);
  if (!passed) for (const line of failures.slice(0, AT_MOST)) console.log(`  ${line}`);
}
if (!stages.every(({ passed }) => passed)) process.exitCode = 1;
