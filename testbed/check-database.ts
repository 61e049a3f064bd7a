/** PostgreSQL's own check for damage, in a running database. */
import { join } from "node:path";
import { readSecrets } from "../src/server/config/secrets.ts";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";
import { transaction } from "../src/server/database/transaction.ts";
import { postmasterOf } from "./process.ts";

/** Connects as the superuser of this DATA_DIR's embedded database. */
export function superuserOf(dataDir: string, database = "innfo"): Sql {
  if (!postmasterOf(dataDir)) throw new Error("the database does not run");
  const { databasePassword } = readSecrets(dataDir);
  return connectDatabase({
    ...{ host: join(dataDir, "postgres"), port: 5432, database, user: "postgres" },
    ...{ password: databasePassword, max: 1 },
  });
}

/**
 * Checks every page of every table, and that every index contains every row.
 * https://www.postgresql.org/docs/current/amcheck.html
 *
 * @returns a sentence about each damage
 */
export async function damageIn(dataDir: string): Promise<string[]> {
  const sql = superuserOf(dataDir);
  try {
    // In a transaction, so that the extension disappears however the check ends.
    return await transaction(sql, async (tx) => {
      await tx`create extension amcheck`;
      const damage = await tx<{ message: string }[]>`
        select c.oid::regclass || ': ' || found.msg as message
        from pg_class c, lateral verify_heapam(c.oid) found
        where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'`;
      const indexes = await tx<{ name: string; oid: number }[]>`
        select c.oid::regclass as name, c.oid::int from pg_class c join pg_am a on a.oid = c.relam
        where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`;
      const torn: string[] = [];
      for (const { name, oid } of indexes) {
        await tx`savepoint before`;
        try {
          await tx`select bt_index_parent_check(${oid}::oid::regclass, true)`;
        } catch (error) {
          torn.push(`${name}: ${String(error)}`);
          await tx`rollback to before`;
        }
      }
      await tx`drop extension amcheck`;
      if (indexes.length < 100) throw new Error(`only ${indexes.length} indexes were found`);
      return [...damage.map(({ message }) => message), ...torn];
    });
  } finally {
    await sql.end();
  }
}
