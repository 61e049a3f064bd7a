/**
 * Runs the named scripts of package.json side by side, or with --in-turn one after the other, whatever becomes
 * of the others. Prints the output of each in one piece, failed stages last, then how each went and what failed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { stripVTControlCharacters } from "node:util";

/** How Vitest and Playwright begin the line that names a failed test, or a file that cannot be loaded. Other failures say so at their end. */
const FAILED = /^\s*(?:FAIL |\d+\) \[|Error: )/;
const AT_MOST = 20;
const NEWS_EVERY = 20_000;

interface Stage {
  name: string;
  child: ChildProcess;
  output: string;
  ended: Promise<{ passed: boolean; seconds: number }>;
}

const running = new Set<Stage>();
let stoppedBy: NodeJS.Signals | undefined;

function start(name: string): Stage {
  const begun = performance.now();
  const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn("npm", ["run", "--silent", name], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...colors },
    // A group of its own, so that a signal reaches everything that the stage started.
    detached: true,
  });
  // It has no time limits, and ends before the tests even if it only gets what they leave.
  if (name === "check" && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = Promise.withResolvers<{ passed: boolean; seconds: number }>();
  const stage: Stage = { name, child, output: "", ended: ended.promise };
  running.add(stage);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      stage.output += text;
    });
  }
  child.once("error", ended.reject);
  child.once("close", (code) => {
    running.delete(stage);
    ended.resolve({ passed: code === 0, seconds: Math.round((performance.now() - begun) / 1000) });
  });
  return stage;
}

/** The last line of each running stage: Vitest and Playwright print one for each file or test. */
function tellNews(): void {
  for (const { name, output } of running) {
    const last = lines(output).findLast((line) => line.trim() !== "") ?? "starts";
    console.log(`… ${name}: ${last.trim().slice(0, 150)}`);
  }
}

function lines(output: string): string[] {
  return stripVTControlCharacters(output).split("\n");
}

function failures(output: string): string[] {
  const all = lines(output);
  const named = all.flatMap((line, i) => (FAILED.test(line) ? [line, all[i + 1] ?? ""] : []));
  const shown = named.length > 0 ? named : all.slice(-AT_MOST);
  return [...new Set(shown.map((line) => line.trim().slice(0, 200)))].filter((line) => line !== "");
}

function print({ name, output }: Stage): void {
  process.stdout.write(`\n━━ ${name}\n${output}`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // A second request does not want to wait until servers have stopped.
    const sent = stoppedBy ? "SIGKILL" : signal;
    stoppedBy = signal;
    for (const { child } of running) if (child.pid) process.kill(-child.pid, sent);
  });
}

const names = process.argv.slice(2).filter((name) => name !== "--in-turn");
const inTurn = process.argv.includes("--in-turn");
const news = setInterval(tellNews, NEWS_EVERY);
const stages: (Awaited<Stage["ended"]> & Stage)[] = [];
async function follow(name: string): Promise<void> {
  const stage = start(name);
  const end = await stage.ended;
  stages.push({ ...stage, ...end });
  if (end.passed) print(stage);
}
if (inTurn) for (const name of names) if (!stoppedBy) await follow(name);
if (!inTurn) await Promise.all(names.map(follow));
clearInterval(news);

const failed = stages.filter(({ passed }) => !passed);
failed.forEach(print);
console.log();
for (const { name, passed, seconds, output } of stages) {
  console.log(`${passed ? "passed" : "FAILED"} in ${String(seconds).padStart(4)} s: ${name}`);
  if (!passed) for (const line of failures(output).slice(0, AT_MOST)) console.log(`  ${line}`);
}
if (failed.length > 0) process.exitCode = 1;
if (stoppedBy) process.exitCode = stoppedBy === "SIGINT" ? 130 : 143;
