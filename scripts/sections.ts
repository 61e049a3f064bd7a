/**
 * Compares the declarations in src/sections with the migrations, in a scratch database, and writes the
 * migration for what is missing. Then updates the generated files.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "../src/server/database/connection.ts";
import { migrate } from "../src/server/migrations/migrate.ts";
import { withScratchDatabase } from "../testbed/scratch-database.ts";
import { DECLARATIONS } from "./support/declarations.ts";
import { differences } from "./support/declared-tables.ts";
import { writeGeneratedFiles } from "./support/generated-files.ts";
import { guestColumnCalls } from "./support/guest-columns.ts";
import { translationCalls } from "./support/translated-fields.ts";
import { untranslated, untranslatedForOwners } from "./support/untranslated.ts";

const FOLDER = "supabase/migrations";

const BY_HAND = `Rows may break a stricter rule, and servers of an earlier version may still use a column.
If your own migration differs and is not committed yet, delete its file and run this again, then start with
an empty DATA_DIR: a database that has run the deleted file does not start.`;

async function compare(sql: Sql): Promise<void> {
  const missing: string[] = [];
  const byHand: string[] = [];
  for (const declared of DECLARATIONS) {
    const found = await differences(sql, declared);
    missing.push(...found.missing);
    byHand.push(...found.byHand);
  }
  missing.push(
    ...(await translationCalls(sql, DECLARATIONS)),
    ...(await guestColumnCalls(sql, DECLARATIONS)),
  );
  if (missing.length > 0) {
    const file = writeMigration(missing);
    await migrate(sql);
    console.log(`Wrote ${file}:\n\n${missing.map((statement) => `  ${statement}`).join("\n")}\n`);
  } else if (byHand.length === 0) console.log("Nothing is missing: every declared field has its column.");
  await writeGeneratedFiles(sql);
  for (const line of [...untranslated(), ...untranslatedForOwners()]) console.log(line);
  if (byHand.length === 0) return;
  console.log(`For a migration by hand:\n`);
  for (const sentence of byHand) console.log(`  ${sentence}`);
  console.log(`\n${BY_HAND}`);
  process.exitCode = 1;
}

/** The name sorts after all others: it is new, and landed migrations never change. */
function writeMigration(statements: readonly string[]): string {
  const newest = readdirSync(FOLDER).sort().at(-1)?.split("_")[0] ?? "0";
  const now = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const stamp = now > newest ? now : String(BigInt(newest) + 1n);
  const file = join(FOLDER, `${stamp}_${nameOf(statements)}.sql`);
  writeFileSync(
    file,
    `-- Written by \`npm run sections\` from the declarations.\n${statements.join("\n")}\n`,
  );
  return file;
}

/** "pets" for a new section, "restaurants_opening_hours" for a new field, "guests_read" where no table changes. */
function nameOf(statements: readonly string[]): string {
  const list = /^call innfo\.(translates|guests_read)/;
  const [first, ...others] = statements.filter((statement) => !list.test(statement));
  if (first === undefined) return list.exec(statements.at(-1) ?? "")?.[1] ?? "";
  const [, table = "", name = ""] = /\('([^']*)', '([^']*)'/.exec(first) ?? [];
  if (first.startsWith("call innfo.add_section")) return table.replaceAll("-", "_");
  return others.length === 0 ? `${table}_${name}` : `${table}_fields`;
}

await withScratchDatabase(compare);
