/**
 * Databases and backups of the version before the baseline, whose schema 109 migrations have made. The baseline says
 * in some twenty files what they made together. So their records are replaced, and nothing is made anew.
 *
 * `earlier/` has what that version left: its migrations by name and checksum, its schema as statements, and the bridge,
 * which changes what the baseline has otherwise. Functions, and the views they ask, are taken from the baseline.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT } from "../../product.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Transaction } from "../database/connection.ts";
import earlier from "./earlier/migrations.json" with { type: "json" };
import type { Migration, Recorded } from "./files.ts";
import { schemaText } from "./schema.ts";

/** The version that has all of the earlier migrations. */
export const EARLIER_VERSION = "0.1.0";
/** The last file of the baseline. */
const LAST = "20261124000019_jobs.sql";
/** What replaces their names in the list of what was applied. */
export const RELABELLED = "the baseline, in place of earlier migrations";
/** So many differences are named, with so many characters of each; what is longer is told apart by its checksum. */
const NAMED = 5;
const SHOWN = 200;

const CHECKSUMS = new Map(Object.entries(earlier));

/** Whether exactly the earlier migrations made a schema, or only some of them, or others too. */
export function earlierSet(recorded: readonly Recorded[]): "whole" | "partial" | "none" {
  const own = recorded.filter(({ name }) => !name.startsWith("server/"));
  if (!own.some(({ name }) => CHECKSUMS.has(name))) return "none";
  const isWhole =
    own.length === CHECKSUMS.size && own.every(({ name, checksum }) => CHECKSUMS.get(name) === checksum);
  return isWhole ? "whole" : "partial";
}

export function isBaseline({ name }: Recorded): boolean {
  return !name.startsWith("server/") && name <= LAST;
}

/**
 * Replaces the records of the earlier migrations, where exactly those have made the database.
 *
 * @returns whether it did
 * @throws {ConfigurationError} when an earlier version is due first, or the schema was changed by hand
 */
export async function relabel(tx: Transaction, migrations: readonly Migration[]): Promise<boolean> {
  const recorded = await tx<Recorded[]>`select name, checksum from innfo_server.migrations order by name`;
  const set = earlierSet(recorded);
  if (set === "none") return false;
  if (set === "partial") {
    throw new ConfigurationError(
      `The database is of a version before ${EARLIER_VERSION}: start ${PRODUCT} ${EARLIER_VERSION} with it once, then this version`,
    );
  }
  const found = differences(read("schema.txt").trimEnd().split("\n"), statementsIn(await schemaText(tx)));
  if (found.length > 0) {
    const others = found.length > NAMED ? `; and ${found.length - NAMED} more` : "";
    throw new ConfigurationError(
      `The database's schema was changed by hand: ${found.slice(0, NAMED).join("; ")}${others}. Take that back, then start again`,
    );
  }
  const baseline = migrations.filter(isBaseline);
  await tx.unsafe([...functionsOf(baseline), read("bridge.sql")].join("\n")).catch((error: unknown) => {
    throw new Error("The bridge to the baseline failed", { cause: error });
  });
  await replaceRecords(tx, baseline);
  return true;
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, "earlier", file), "utf8");
}

/** Lists the baseline's migrations in place of the earlier ones, in a database that has what the baseline makes. */
export async function replaceRecords(tx: Transaction, migrations: readonly Recorded[]): Promise<void> {
  await tx`delete from innfo_server.migrations where name in ${tx([...CHECKSUMS.keys()])}`;
  for (const { name, checksum } of migrations.filter(isBaseline)) {
    await tx`
      insert into innfo_server.migrations (name, checksum) values (${name}, ${checksum}) on conflict do nothing`;
  }
}

/** The statements that make the baseline's functions and inner views, also where there is one already. */
function functionsOf(baseline: readonly Migration[]): string[] {
  const FUNCTION =
    /^create (function|procedure) [^$]*?(?:\$\$.*?\$\$;|^return .*?;)$|^create view innfo\.[^;]*;$|^grant execute on [^;]*;$/gms;
  return baseline.flatMap(({ text }) =>
    [...text.matchAll(FUNCTION)].map(([statement]) => statement.replace(/^create /, "create or replace ")),
  );
}

/** What was changed, the beginning of each statement. */
function differences(expected: readonly string[], actual: readonly string[]): string[] {
  const told = (what: string, ours: readonly string[], theirs: readonly string[]) => {
    const known = new Set(theirs);
    const others = ours.filter((statement) => !known.has(statement));
    return others.map((statement) => `it ${what} ${statement.slice(0, SHOWN + 1)}`);
  };
  return [...told("has", actual, expected), ...told("lacks", expected, actual)];
}

/** Each line of a relation, with the relation's name, and each function, as `earlier/schema.txt` has them. */
export function statementsIn(schema: string): string[] {
  const statements = schema.split(/\n\n(?=create |CREATE )/).flatMap((object) => {
    const [head = "", ...lines] = object.split("\n");
    if (head.startsWith("CREATE ")) return [oneLine(object)];
    const [, name = ""] = /(\S+)(?: \(| with| as)/.exec(head) ?? [];
    // A policy's conditions stand on lines of their own.
    const joined = lines.join("\n").replaceAll(/\n {2}(?=using|with check)/g, " ");
    return [head, ...joined.split("\n")].map((line) => `${name}: ${oneLine(line).replace(/,$/, "")}`);
  });
  return [...new Set(statements)].map((statement) =>
    statement.length > SHOWN
      ? `${statement.slice(0, SHOWN)}…${hash("sha256", statement, "base64url").slice(0, 12)}`
      : statement,
  );
}

/** Before PostgreSQL 18, or 16, the columns of a view of one source have its name: `m`, or `own_subscription`. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\b(?:[a-z]|own_subscription)\.(?=\w)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
