/** Shared by all measurements: servers, owners, and a plain report. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SECTIONS } from "../src/sections/index.ts";
import { readSecrets } from "../src/server/config/secrets.ts";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";
import { READINGS } from "../src/server/guest/dense-pages.ts";
import { createOwner, type Owner } from "../testbed/owner.ts";
import { exampleRow } from "../testbed/rows.ts";

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new Error("median of nothing");
  return value;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new Error("percentile of nothing");
  return value;
}

interface Target {
  text: string;
  met: boolean;
}

export function atMost(value: number, most: number, unit = ""): Target {
  return { text: `≤ ${most} ${unit}`.trim(), met: value <= most };
}

export function atLeast(value: number, least: number, unit = ""): Target {
  return { text: `≥ ${least} ${unit}`.trim(), met: value >= least };
}

export function none(count: number): Target {
  return { text: "0", met: count === 0 };
}

/** Figures with a target, for {@link reportTargets}. */
const judged: { what: string; value: string; target: Target }[] = [];
/** The last line that was not indented. */
let subject = "";

/** Starts the subject of the indented lines below it. */
export function reportSubject(what: string): void {
  subject = what;
  console.log(what);
}

/**
 * One line per figure: its name, its value, and whether it meets its target. Indented lines belong to the
 * last other one.
 */
export function report(what: string, value: string, target?: Target): void {
  const isPart = what.startsWith(" ");
  if (!isPart) subject = what;
  if (target) judged.push({ what: isPart ? `${subject}: ${what.trim()}` : what, value, target });
  const verdict = target ? `   target ${target.text}: ${target.met ? "met" : "MISSED"}` : "";
  console.log(`${what.padEnd(64)} ${value.padStart(22)}${verdict}`);
}

/** All figures with a target, in one table; missed ones come first and are counted. */
export function reportTargets(): void {
  if (judged.length === 0) return;
  const rows = judged.toSorted((a, b) => Number(a.target.met) - Number(b.target.met));
  const missed = rows.filter(({ target }) => !target.met).length;
  console.log(
    `\n${missed} of ${rows.length} targets missed\n\n| | measured | target | |\n| --- | --- | --- | --- |`,
  );
  for (const { what, value, target } of rows) {
    console.log(`| ${what} | ${value} | ${target.text} | ${target.met ? "met" : "**missed**"} |`);
  }
}

/** Until the page is in the state that most guests, who are not the first, get. */
export async function readOften(page: string, headers: Record<string, string>): Promise<void> {
  for (let reading = 0; reading <= READINGS; reading++) await (await fetch(page, { headers })).text();
  // It is compressed once more: a fifth of a second on an idle machine.
  await sleep(2000);
}

/** Starts a Node script; resolves with its first line of output. */
export async function startChild(
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; firstLine: string }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    if (printed.includes("\n")) break;
  }
  return { child, firstLine: printed.split("\n")[0] ?? "" };
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** The embedded database of a running server, as the server's own login. */
export function databaseIn(dataDir: string): Sql {
  return connectDatabase({
    ...{ host: join(dataDir, "postgres"), user: "innfo", database: "innfo", max: 1 },
    password: readSecrets(dataDir).databasePassword,
  });
}

/** An owner with a hotel and some amenities, made through the API. */
export async function makeOwner(url: string, email?: string) {
  const { api, hotel } = await createOwner(url, { ...(email && { email }) });
  const { data } = await api.auth.getSession();
  const amenities = Array.from({ length: 10 }, (_, i) => ({
    hotel_id: hotel.id,
    name: `Amenity ${i}`,
    description: "A heated pool with a view over the harbour",
    timing: "7:00 AM – 10:00 PM",
    location: "6th floor",
  }));
  await api.from("amenities").insert(amenities).throwOnError();
  return { accessToken: data.session?.access_token ?? "", userId: hotel.user_id, hotelId: hotel.id };
}

/** An owner on the Pro plan with so many items in each section. */
export async function ownerWithItems(url: string, email: string, count: number): Promise<Owner> {
  const owner = await createOwner(url, { email });
  for (const { table } of SECTIONS) {
    const rows = Array.from({ length: count }, () => ({ ...exampleRow(table), hotel_id: owner.hotel.id }));
    // The table, and so its rows' type, is known only at run time.
    await owner.api
      .from(table)
      .insert(rows as never[])
      .throwOnError();
  }
  return owner;
}
