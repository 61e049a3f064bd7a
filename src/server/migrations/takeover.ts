/**
 * Databases and backups of the days before the schema was folded into a file a topic: docs/decisions/0100-a-baseline.md.
 *
 * `takeover/` has what those days left: the list of their migrations with checksums, and the schemas that these had made.
 * Its two scripts bring such a schema, and its rows, to what the topic files have otherwise.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ConfigurationError } from "../config/errors.ts";
import type { Transaction } from "../database/connection.ts";
import { type Migration, type Recorded, readMigrations } from "./files.ts";
import { schemaStatements } from "./statements.ts";

/** The entry in place of the landed migrations in the list of applied ones. */
export const TAKEN_OVER = "the schema by topics, in place of earlier migrations";

const FOLDER = join(import.meta.dirname, "takeover");
/** The last topic files of the product and of the server. Later ones are migrations like any other. */
const LAST_TOPIC = "20261128100031_operators.sql";
const LAST_TOPIC_OF_SERVER = "server/0005_servers.sql";
/** Each is the product's last migration in a list that landed. */
const ENDS = [
  "20261127031000_same_moment.sql",
  "20261128062539_undo_together.sql",
  "20261128070053_codes_found.sql",
] as const;
/** Migrations of the server that landed between the two ends, and which statements of the schema they made. */
const BETWEEN: Readonly<Record<string, RegExp>> = {
  "server/0136_push_secret.sql": /^auth\.push_secret: /,
  "server/0142_session_blocks.sql": /^auth\.sessions: block text$/,
};
/** So many differences are named. */
const NAMED = 5;

type End = (typeof ENDS)[number];

const read = (file: string) => readFileSync(join(FOLDER, file), "utf8");

function isOwn({ name }: Recorded): boolean {
  return !name.startsWith("server/");
}

function landedMigrations(): Recorded[] {
  return [...read("landed.sha256").matchAll(/^(\w+) {2}(.+)$/gm)].map(([, checksum = "", name = ""]) => ({
    name,
    checksum,
  }));
}

/**
 * Which list of landed migrations made a database or a backup, and why it cannot be taken over where others did too, or
 * only some of them. Undefined where none did.
 */
export function landedAs(recorded: readonly Recorded[]): { end: End; refusal?: string } | undefined {
  const known = landedMigrations();
  const own = recorded.filter(isOwn).filter((one) => known.some(({ name }) => name === one.name));
  if (own.length === 0) return undefined;
  const end = ENDS.find((last) => own.every(({ name }) => name <= last)) ?? ENDS[2];
  const found = [
    ...known
      .filter((one) => (isOwn(one) ? one.name <= end : !(one.name in BETWEEN)))
      .filter(({ name }) => !recorded.some((one) => one.name === name))
      .map(({ name }) => `it lacks migration ${name}`),
    ...recorded
      .filter((one) => !known.some(({ name, checksum }) => name === one.name && checksum === one.checksum))
      .map(({ name }) => `its migration ${name} is none that landed`),
  ];
  if (found.length === 0) return { end };
  return { end, refusal: `${listed(found)}. One with all migrations up to ${ENDS.join(", or up to ")}, can` };
}

function listed(found: readonly string[]): string {
  const others = found.length > NAMED ? `; and ${found.length - NAMED} more` : "";
  return `${found.slice(0, NAMED).join("; ")}${others}`;
}

/**
 * Makes a landed database what the topic files make, in the caller's transaction.
 * @returns whether it did
 * @throws {ConfigurationError} when its migrations or its schema are not exactly those that landed
 */
export async function takeOver(tx: Transaction, migrations: readonly Migration[]): Promise<boolean> {
  const recorded = await tx<Recorded[]>`select name, checksum from innfo_server.migrations order by name`;
  const landed = landedAs(recorded);
  if (!landed) return false;
  if (landed.refusal) throw new ConfigurationError(`The database cannot be taken over: ${landed.refusal}`);
  const frozen = JSON.parse(
    brotliDecompressSync(readFileSync(join(FOLDER, "schemas.json.br"))).toString(),
  ) as Record<End, string[]>;
  const notMade = Object.entries(BETWEEN).flatMap(([migration, made]) =>
    recorded.some(({ name }) => name === migration) ? [] : [made],
  );
  const expected = frozen[landed.end].filter((statement) => !notMade.some((made) => made.test(statement)));
  const found = differences(new Set(expected), await schemaStatements(tx));
  if (found.length > 0) {
    throw new ConfigurationError(
      `The database's schema was changed by hand: ${listed(found)}. Take that back, then start again`,
    );
  }
  const definitions = await definitionsFor(tx, migrations.filter(isTopic));
  await tx
    .unsafe([read("structure.sql"), ...definitions, read("rows.sql")].join("\n"))
    .catch((error: unknown) => {
      throw new Error("Taking over the database failed", { cause: error });
    });
  await replaceRecords(tx, migrations.filter(isTopic));
  return true;
}

/** The migrations that make the tables for the rows of a landed backup. */
export function topicMigrations(): Migration[] {
  return readMigrations().filter(isTopic);
}

function isTopic(migration: Recorded): boolean {
  return migration.name <= (isOwn(migration) ? LAST_TOPIC : LAST_TOPIC_OF_SERVER);
}

/** Brings the rows of a landed backup, in tables that {@link topicMigrations} have made, to what these expect. */
export async function takeOverRows(tx: Transaction): Promise<void> {
  const topics = topicMigrations();
  const declared = statementsOf(topics).filter((statement) => DECLARES.test(statement));
  await tx.unsafe([...declared, read("rows.sql")].join("\n"));
  await replaceRecords(tx, topics);
}

async function replaceRecords(tx: Transaction, applied: readonly Recorded[]): Promise<void> {
  await tx`delete from innfo_server.migrations`;
  for (const { name, checksum } of applied) {
    await tx`insert into innfo_server.migrations (name, checksum) values (${name}, ${checksum})`;
  }
}

/** The changes, by the beginning of each statement. */
function differences(expected: ReadonlySet<string>, actual: ReadonlySet<string>): string[] {
  const told = (what: string, ours: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
    [...ours].filter((statement) => !theirs.has(statement)).map((statement) => `it ${what} ${statement}`);
  return [...told("has", actual, expected), ...told("lacks", expected, actual)];
}

/** A statement begins a line with its first word, and ends one with a semicolon that is in no function's body. */
const STATEMENT = /^[a-z](?:[^$;]|\$\$.*?\$\$|\$(?!\$)|;(?!$))*;$/gms;
/** Rows that say what is read and translated of a table. */
const DECLARES = /^call innfo\.(?:guests_read|translates)\(/;
/** How a definition is said again where it is there already. */
const AGAIN: readonly [RegExp, string][] = [
  [/^create (function|procedure|view|trigger) /, "create or replace $1 "],
  [/^create constraint trigger (\S+) (.*? on (\S+))/s, "drop trigger if exists $1 on $3;\n$&"],
  [/^create policy ("[^"]+") on (\S+)/, "drop policy if exists $1 on $2;\n$&"],
  [/^(?:alter policy|grant|revoke|comment on) /, "$&"],
  [DECLARES, "$&"],
];

function statementsOf(topics: readonly Migration[]): string[] {
  return topics.flatMap(({ text }) => text.match(STATEMENT) ?? []);
}

/** Functions that the topic files have not made again just now go, with the triggers that called them. */
const WITHOUT_OTHERS = `do $$
  declare
    other regprocedure;
  begin
    for other in
      select p.oid from pg_proc p
      where pronamespace in ('public'::regnamespace, 'innfo'::regnamespace) and p.xmin <> pg_current_xact_id()::xid
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('drop routine %s cascade', other);
    end loop;
  end
$$;`;

/** All definitions of the topic files, and all that is said of tables that the database lacks, in their order. */
async function definitionsFor(tx: Transaction, topics: readonly Migration[]): Promise<string[]> {
  const statements = statementsOf(topics);
  const tables = statements.flatMap((one) => /^create (?:unlogged )?table (\S+)/.exec(one)?.[1] ?? []);
  const lacking = await tx<{ name: string }[]>`
    select name from jsonb_array_elements_text(${JSON.stringify(tables)}::text::jsonb) as name
    where to_regclass(name) is null`;
  const names = lacking.map(({ name }) => name.replace(/^\w+\./, ""));
  const isNew = new RegExp(`^.*(?:\\.|')(?:${names.join("|")})\\b`);
  const definitions = statements.flatMap((statement) => {
    const way = AGAIN.find(([beginning]) => beginning.test(statement));
    if (way) return [statement.replace(...way)];
    return names.length > 0 && isNew.test(statement) ? [statement] : [];
  });
  return [...definitions, WITHOUT_OTHERS];
}
