/**
 * The suites of database and API on every PostgreSQL that the README promises besides the bundled one, on
 * which `npm test` runs them: the oldest runs all, the others those about rows and rules.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { otherVersions } from "../../testbed/other-postgres.ts";
import { newDataDir } from "../../testbed/own-servers.ts";

/** About the embedded database, whatever TEST_POSTGRES says. */
const EMBEDDED = ["lifecycle", "postgres-log"];
/** About sockets, pictures, mail and other services: no version of PostgreSQL changes what they see. */
const WITHOUT_ROWS = ["browser-policy", "link-previews", "mail-smtp"];
const LEFT_OUT = [...EMBEDDED, ...WITHOUT_ROWS].map((name) => `--exclude=tests/api/${name}.test.ts`);
/** For what hangs. */
const LIMIT_MS = 40 * 60_000;

interface Report {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; assertionResults: Result[] }[];
}

interface Result {
  status: string;
  fullName: string;
  failureMessages: string[];
}

const folder = newDataDir();

interface Run {
  report: Report;
  status: number;
  /** The end of what the run printed: errors outside of tests stand there alone. */
  printed: string;
}

async function runSuites(major: string, folders: string[]): Promise<Run> {
  const file = join(folder, `${major}.json`);
  const log = join(folder, `${major}.log`);
  const output = openSync(log, "w");
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", "--project=server", "--maxWorkers=1"],
      // A difference between versions fails each time; npm test shows chance failures.
      "--retry=2",
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...LEFT_OUT],
      ...folders,
    ],
    { env: { ...env, TEST_POSTGRES: major }, stdio: ["ignore", output, output] },
  );
  const [status] = await once(child, "exit");
  closeSync(output);
  const printed = readFileSync(log, "utf8").slice(-3000);
  return { report: JSON.parse(readFileSync(file, "utf8")) as Report, status, printed };
}

/** As each test is tried again, so is a run in which no test failed, but Vitest did, as on a machine that stands still. */
async function runSuitesOnceMore(major: string, folders: string[]): Promise<Run> {
  const run = await runSuites(major, folders);
  if (run.status === 0 || run.report.numFailedTests > 0) return run;
  process.stdout.write(`PostgreSQL ${major}, run again after:\n${run.printed}\n`);
  return await runSuites(major, folders);
}

const { had, missing } = otherVersions();
test.skipIf(true).each(missing)("NOT PROVED on PostgreSQL %s, because no npm registry is reached", () => {});

// Side by side: a run with one worker waits for a third of its time.
test.concurrent.each(had)(
  "On PostgreSQL %s the suites of database and API pass",
  { timeout: LIMIT_MS },
  async (major) => {
    const { report, status, printed } = await runSuitesOnceMore(
      major,
      major === had[0] ? ["tests/db/", "tests/api/"] : ["tests/db/"],
    );
    const { numPassedTests: passed, numTotalTests: all, testResults: files } = report;
    process.stdout.write(`PostgreSQL ${major}: ${passed} of ${all} tests passed, in ${files.length} files\n`);
    const failed = files.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter((test) => test.status === "failed")
        .map(({ fullName, failureMessages: [why] }) => `${name}: ${fullName}: ${why}`),
    ]);
    expect(failed).toEqual([]);
    expect(status, printed).toBe(0);
    // A skipped test says of itself that it is about the embedded version.
    expect(passed).toBeGreaterThan(200);
  },
);
