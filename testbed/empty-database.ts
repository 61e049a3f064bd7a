/** An empty database in the run's PostgreSQL, as a hosting provider would give. */
import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";

export interface EmptyDatabase {
  sql: Sql;
  /** Variables for a process that uses it, because a URL cannot name a socket's folder. */
  env: Record<string, string>;
}

export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const { host, port, password } = inject("postgres");
  const owner = inject("template");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const superuser = connectDatabase({ host, port, password, database: "postgres", user: "postgres", max: 1 });
  await superuser.unsafe(`create database ${database} owner ${owner}`);
  await superuser.end();
  return {
    sql: connectDatabase({ host, port, password, database, user: owner }),
    env: {
      DATABASE_URL: `postgres:///${database}`,
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: owner,
      PGPASSWORD: password,
    },
  };
}
