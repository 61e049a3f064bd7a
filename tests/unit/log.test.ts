/** Log lines are written in batches, and none is lost when a process ends by itself. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { logSparingly } from "../../src/server/config/log.ts";

const LOG = join(import.meta.dirname, "../../src/server/config/log.ts");
const REQUEST_LOG = join(import.meta.dirname, "../../src/server/transport/request-log.ts");

/** @returns a process that runs this code with a log */
function run(code: string) {
  const script = `import { createLog } from ${JSON.stringify(LOG)};\nconst log = createLog("info");\n${code}`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function messagesOf(code: string): Promise<string[]> {
  const child = run(code);
  let printed = "";
  for await (const chunk of child.stdout) printed += chunk;
  return messages(printed);
}

const messages = (printed: string) =>
  printed
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

test.each([
  ["has nothing left to do", ""],
  ["is ended", "process.exit(0)"],
  [
    "fails",
    'process.on("uncaughtException", (error) => { log.fatal(error); process.exit(1); }); throw new Error("third")',
  ],
])("all is written in order when the process %s", async (_, end) => {
  const expected = end.includes("third") ? ["first", "second", "third"] : ["first", "second"];
  expect(await messagesOf(`log.info("first"); log.info("second"); ${end}`)).toEqual(expected);
});

test("a warning is written at once, with what came before it", async () => {
  // The loop stands still right after it, so no timer would write.
  const child = run(`
    log.info("before");
    log.warn("now");
    log.info("after");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`);
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  expect(messages(chunk.toString())).toEqual(["before", "now"]);
  child.kill("SIGKILL");
  await once(child, "exit");
});

test("a line of a request is written soon without another one", async () => {
  const child = run('log.info("alone"); setInterval(() => undefined, 1000);');
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  expect(messages(chunk.toString())).toEqual(["alone"]);
  child.kill("SIGKILL");
  await once(child, "exit");
});

test("a reader that stands still takes no more than so much memory; what is left out is counted where it is missing", async () => {
  const TOLD = 60_000;
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { createLog } from ${JSON.stringify(LOG)};
      const log = createLog("info");
      // A warning hands over what came before it, without a timer.
      for (let line = 0; line < ${TOLD}; line++) log[line % 500 === 0 ? "warn" : "info"]("x".repeat(1000));
      process.stderr.write("all told");`,
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  await once(child.stderr, "data");
  let printed = "";
  for await (const chunk of child.stdout) printed += chunk;
  const read = messages(printed);
  const notes = read.filter((message) => !message.startsWith("x"));
  expect(notes).toEqual([expect.stringMatching(/^\d+ lines of the log are left out here/)]);
  expect(read.length - 1 + Number.parseInt(notes[0] ?? "", 10)).toBe(TOLD);
});

test.each([
  ["", '"info"'],
  ["of a worker", '"info", 3'],
])("the line of a request %s is what the log itself would write", async (_, args) => {
  const child = run(`
    const { createLog: open } = await import(${JSON.stringify(LOG)});
    const { logRequest, requestLine } = await import(${JSON.stringify(REQUEST_LOG)});
    const own = open(${args});
    for (const path of ["/view/1", ${JSON.stringify('/view/"\\\u2028\ud800ä\n')}]) {
      for (const more of [{}, { account: "a" }, { account: "a", hotel: '"1"' }]) {
        const line = () => requestLine({ method: "GET", path, status: 200, ...more });
        logRequest(own, "one", line, performance.now());
        own.info({ id: "one", method: "GET", path, status: 200, ms: 0, ...more }, "request");
      }
    }
    const unasked = () => { throw new Error("A line is made that nobody reads"); };
    logRequest(open("warn"), "none", unasked, 0);
    own.warn("last");`);
  let printed = "";
  for await (const chunk of child.stdout) printed += chunk;
  const [last, ...lines] = printed
    .trimEnd()
    .split("\n")
    .map((line) => line.replace(/"time":"[\dT:.-]+Z"/, "(time)").replace(/"ms":[\d.]+/, "(ms)"))
    .reverse();
  expect(last).toContain('"msg":"last"');
  expect(lines).toHaveLength(12);
  expect(lines.filter((line) => line.includes("(time)") && line.includes("(ms)"))).toHaveLength(12);
  for (let at = 0; at < 12; at += 2) expect(lines[at]).toBe(lines[at + 1]);
});

test("what comes with each request is told once a minute, with how often it came since", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const told: { msg: string; leftOut?: number; at?: number }[] = [];
  const log = pino({}, { write: (line) => void told.push(JSON.parse(line)) });
  for (let at = 0; at < 90; at++) {
    logSparingly(log, "warn", { at }, "the database is away");
    vi.advanceTimersByTime(1000);
  }
  logSparingly(log, "warn", {}, "another thing");
  expect(told.map(({ msg, at, leftOut }) => [msg, at, leftOut])).toEqual([
    ["the database is away", 0, undefined],
    ["the database is away", 60, 59],
    ["another thing", undefined, undefined],
  ]);
});
