/** Compares tables with their declared fields. */
import type { Field } from "../../src/fields/index.ts";
import { isRequiredWhenShown } from "../../src/sections/index.ts";
import type { Sql, Transaction } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { quoted, wordFor } from "./field-words.ts";

export interface Declared {
  table: string;
  fields: Readonly<Record<string, Field>>;
  /** A section's id; it may have no table yet. */
  section?: string;
  unique?: string | undefined;
  /** The column that names a row. */
  card?: { title: string };
  /** Whether rows can be hidden: then they may lack what the form requires, except their name. */
  canBeHidden?: boolean;
  /** Columns without a field. Without this list the table may have any. */
  others?: readonly string[];
  /** The columns in the guest document. */
  forGuests?: readonly string[];
}

export interface Differences {
  /** Statements for the migration that adds what is missing. */
  missing: string[];
  /** Sentences about changes that need a migration by hand. */
  byHand: string[];
}

/** The part of a column that its field decides. */
interface Column {
  type: string;
  required: boolean;
  /** Conditions by the rule's name. */
  rules: Record<string, string>;
  settable: boolean;
}

export async function differences(sql: Sql, declared: Declared): Promise<Differences> {
  const { table, fields, section, unique, others } = declared;
  const found: Differences = { missing: [], byHand: [] };
  const isThere = await hasTable(sql, table);
  if (!isThere && section === undefined)
    return { missing: [], byHand: [`${table}: there is no such table.`] };
  if (!isThere) found.missing.push(`call innfo.add_section(${quoted(section ?? "")}, ${quoted(table)});`);

  const columns = isThere ? await columnsOf(sql, table) : {};
  for (const [column, field] of Object.entries(fields)) {
    if (columns[column]) continue;
    const word = wordFor(table, column, field, !isThere);
    if (typeof word === "string") found.missing.push(word, ...whenShown(declared, column));
    else found.byHand.push(`${table}.${column} ${word.byHand}.`);
  }
  if (unique && !(await isUnique(sql, table, unique))) {
    found.missing.push(`call innfo.unique_in_hotel(${quoted(table)}, ${quoted(unique)});`);
  }

  const expected = await asDeclared(sql, declared);
  for (const [column, actual] of Object.entries(columns)) {
    const field = fields[column];
    const wanted = expected[column];
    if (field && wanted) found.byHand.push(...notAsDeclared(`${table}.${column}`, field, actual, wanted));
    else if (others && !others.includes(column)) {
      found.byHand.push(`${table}.${column} is declared nowhere: drop it, rename it, or declare it.`);
    }
  }
  return found;
}

function notAsDeclared(name: string, field: Field, actual: Column, wanted: Column): string[] {
  const found: string[] = [];
  if (actual.type !== wanted.type) found.push(`${name} is ${actual.type}, not ${wanted.type}.`);
  if (actual.required !== wanted.required) {
    found.push(`${name} is ${actual.required ? "required" : "optional"} in the table, not in its form.`);
  }
  if (!actual.settable) found.push(`${name} cannot be set by owners: grant insert and update.`);
  for (const [rule, condition] of Object.entries(wanted.rules)) {
    // The table may state the rule for a choice of hundreds differently.
    if (field.searchable && rule === "choice") continue;
    if (actual.rules[rule] !== condition) {
      found.push(`${name} has another rule "${rule}": ${actual.rules[rule] ?? "none"}, not ${condition}.`);
    }
  }
  return found;
}

/** The columns as their fields would make them, in a table within a transaction that is rolled back. */
async function asDeclared(sql: Sql, declared: Declared): Promise<Record<string, Column>> {
  const { table, fields } = declared;
  const rollBack = new Error("only looked at");
  let columns: Record<string, Column> = {};
  const looking = transaction(sql, async (tx) => {
    // Constraint names contain the table's name, so the real table must make room.
    if (await hasTable(tx, table)) await tx`alter table public.${tx(table)} rename to ${tx(`real_${table}`)}`;
    // A photo's rule refers to the hotel's id.
    await tx`create table public.${tx(table)} (hotel_id text, is_hidden boolean)`;
    for (const [column, field] of Object.entries(fields)) {
      const word = wordFor(table, column, field, true);
      if (typeof word === "string") await tx.unsafe([word, ...whenShown(declared, column)].join("\n"));
    }
    columns = await columnsOf(tx, table);
    throw rollBack;
  });
  await looking.catch((error: unknown) => {
    if (error !== rollBack) throw error;
  });
  return columns;
}

/** Required only of rows that guests may see. */
function whenShown({ table, fields, card = { title: "" }, canBeHidden }: Declared, column: string): string[] {
  if (!canBeHidden || !isRequiredWhenShown({ fields, card }, column)) return [];
  return [`call innfo.required_when_shown(${quoted(table)}, ${quoted(`{${column}}`)});`];
}

async function hasTable(sql: Sql | Transaction, table: string): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`
    select to_regclass(${`public.${table}`}) is not null as there`;
  return row?.there === true;
}

async function columnsOf(sql: Sql | Transaction, table: string): Promise<Record<string, Column>> {
  const rows = await sql<(Column & { name: string })[]>`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      has_column_privilege('authenticated', attrelid, attnum, 'insert')
        and has_column_privilege('authenticated', attrelid, attnum, 'update') as settable,
      (select coalesce(json_object_agg(substr(conname::text, length(${table} || '_' || attname || '_') + 1),
          pg_get_constraintdef(k.oid)), '{}')
        from pg_constraint k
        where k.conrelid = attrelid and contype = 'c' and starts_with(conname::text, ${table} || '_' || attname || '_')
          and k.conkey[1] = attnum) as rules
    from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`;
  return Object.fromEntries(rows.map(({ name, ...column }) => [name, column]));
}

async function isUnique(sql: Sql, table: string, column: string): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`
    select to_regclass(${`public.${table}_${column}_key`}) is not null as there`;
  return row?.there === true;
}
