/** An empty database in the run's PostgreSQL, as a hosting provider would give. */
import { inject } from "vitest";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";
import { newDatabase } from "./template-copy.ts";

export interface EmptyDatabase {
  sql: Sql;
  /** Variables for a process that uses it, because a URL cannot name a socket's folder. */
  env: Record<string, string>;
}

export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const { host, port, password } = inject("postgres");
  const user = inject("template");
  const database = await newDatabase();
  const login = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  return {
    sql: connectDatabase({ host, port, password, database, user }),
    env: { DATABASE_URL: `postgres:///${database}`, ...login },
  };
}
