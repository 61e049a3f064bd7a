/**
 * Kills everything of a server, including its database's programs, while it starts for the first time,
 * migrates an older database, or stops; then starts it normally and compares the result with that of an
 * undisturbed start.
 */
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SAMPLE_HOTEL_ID } from "../src/product.ts";
import { createLog } from "../src/server/config/log.ts";
import { readSecrets } from "../src/server/config/secrets.ts";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";
import { startEmbedded } from "../src/server/postgres/embedded.ts";
import { superuserOf } from "./check-database.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { fingerprint } from "./fingerprint.ts";
import { makeLanded } from "./landed.ts";
import { killTree, postmasterOf, type ServerProcess, startProcess } from "./process.ts";

/**
 * The phase in which the server is killed, at a random moment: writing secrets, making the cluster, from
 * roles to the sample, ending.
 */
type Phase = "secrets" | "initdb" | "migrations" | "stopping";

export interface StartKills {
  /** Starts with a database of the days before the schema was folded, with an owner's hotel. */
  isOlder: boolean;
  /** One kill each, one after the other on the same DATA_DIR. */
  phases: readonly Phase[];
}

export interface StartKillReport {
  kills: number;
  /** Starts that failed after a kill, and differences after successful ones. */
  broken: string[];
}

/** The state after a start that nothing disturbs. */
interface Reference {
  entries: string[];
  lines: string[];
}

const OLD_HOTEL = "The old hotel";
/** Milliseconds within which the kill follows its phase's first sign. */
const SPREAD: Record<Phase, number> = { secrets: 4, initdb: 700, migrations: 700, stopping: 200 };

export async function killStarts(
  rounds: readonly StartKills[],
  progress: (round: number, report: StartKillReport) => void = () => {},
): Promise<StartKillReport> {
  const report: StartKillReport = { kills: 0, broken: [] };
  const olderDataDir = await makeOlder();
  const fresh = await makeReference();
  // A database that a dump made has other parentheses.
  const takenOver = await makeReference(olderDataDir);
  for (const [i, { isOlder, phases }] of rounds.entries()) {
    const dataDir = makeDataDir();
    if (isOlder) copyDataDir(olderDataDir, dataDir);
    for (const phase of phases) {
      await killDuring(phase, dataDir);
      report.kills += 1;
    }
    const found = await differences(dataDir, isOlder ? takenOver : fresh, isOlder);
    report.broken.push(...found.map((one) => `${isOlder ? "older, " : ""}${phases.join()}: ${one}`));
    removeDataDir(dataDir);
    progress(i + 1, report);
  }
  removeDataDir(olderDataDir);
  return report;
}

async function makeReference(olderDataDir?: string): Promise<Reference> {
  const dataDir = makeDataDir();
  if (olderDataDir) copyDataDir(olderDataDir, dataDir);
  const server = startProcess({ dataDir });
  await server.url;
  const lines = await linesOf(dataDir);
  await server.end();
  const entries = readdirSync(dataDir).sort();
  removeDataDir(dataDir);
  return { entries, lines };
}

/** With cp: if root runs the tests, the database belongs to another account. */
function copyDataDir(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}

async function linesOf(dataDir: string): Promise<string[]> {
  const sql = superuserOf(dataDir);
  try {
    // The sample's photos follow after the start, all at once.
    while (!(await showsSamplePhotos(sql))) await sleep(20);
    return await fingerprint(sql);
  } finally {
    await sql.end();
  }
}

async function showsSamplePhotos(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ shown: boolean }[]>`
    select exists (select from public.must_visit_places
      where hotel_id = ${SAMPLE_HOTEL_ID} and photo_path is not null) as shown`;
  return row?.shown === true;
}

/** A DATA_DIR of the days before the schema was folded. */
async function makeOlder(): Promise<string> {
  const dataDir = makeDataDir();
  const { databasePassword } = readSecrets(dataDir);
  const embedded = await startEmbedded(dataDir, databasePassword, createLog("warn"));
  const sql = connectDatabase(embedded.connection);
  await makeLanded(sql, "2026-11-27-empty");
  await sql`
    with owner as (insert into auth.users (email) values ('old@example.com') returning id)
    insert into public.hotels (user_id, name, address, phone, email)
    select id, ${OLD_HOTEL}, '1 Quay', '+1 555 0100', 'old@example.com' from owner`;
  await sql.end();
  await embedded.stop();
  return dataDir;
}

async function killDuring(phase: Phase, dataDir: string): Promise<void> {
  const server = startProcess({ dataDir });
  let isOver = false;
  void server.url.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  if (phase === "stopping") {
    await server.url;
    process.kill(server.pid, "SIGTERM");
  } else {
    while (!isOver && !hasBegun(phase, dataDir)) await sleep(1);
  }
  await sleep(randomInt(SPREAD[phase]));
  await killEverything(server, dataDir);
}

/** Whether this phase has begun, or is over. */
function hasBegun(phase: Exclude<Phase, "stopping">, dataDir: string): boolean {
  const names = readdirSync(dataDir);
  switch (phase) {
    case "secrets":
      return names.some((name) => name.startsWith("secrets.json"));
    case "initdb":
      return names.some((name) => name.startsWith("postgres"));
    case "migrations":
      return existsSync(join(dataDir, "postgres", "postmaster.pid"));
  }
}

async function killEverything(server: ServerProcess, dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  killTree(server.pid);
  // Started since it was looked up, or left by its parent.
  if (postmaster) killTree(postmaster);
  await server.exited;
}

async function differences(dataDir: string, reference: Reference, isOlder: boolean): Promise<string[]> {
  const server = startProcess({ dataDir });
  try {
    const url = await server.url;
    const { status } = await fetch(`${url}/health`);
    const lines = await linesOf(dataDir);
    const missing = reference.lines.filter((line) => !lines.includes(line)).map((line) => `missing: ${line}`);
    const added = lines.filter((line) => !reference.lines.includes(line)).map((line) => `added: ${line}`);
    const hotels = isOlder ? await oldHotels(dataDir) : 1;
    await server.end();
    const entries = readdirSync(dataDir).sort();
    return [
      ...(status === 200 ? [] : [`health is ${status}`]),
      ...(hotels === 1 ? [] : [`the old hotel is there ${hotels} times`]),
      ...(entries.join() === reference.entries.join() ? [] : [`the DATA_DIR holds ${entries.join()}`]),
      ...missing,
      ...added,
    ];
  } catch (error) {
    await server.end();
    return [String(error)];
  }
}

async function oldHotels(dataDir: string): Promise<number> {
  const sql = superuserOf(dataDir);
  const rows = await sql`select from public.hotels where name = ${OLD_HOTEL}`;
  await sql.end();
  return rows.length;
}
