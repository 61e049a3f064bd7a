/** A database with the schema and the sample hotel, in the run's PostgreSQL. */
import { randomBytes } from "node:crypto";
import type { ClientConfig } from "pg";
import { inject } from "vitest";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";

/** The database's address, if connections go through a proxy. */
export type At = Pick<ClientConfig, "host" | "port">;

/** @param template another database that nobody is connected to */
export async function copyTemplate(at: At = {}, template = inject("template")): Promise<Sql> {
  const login = inject("postgres");
  const owner = inject("template");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const superuser = connectDatabase({ ...login, database: "postgres", user: "postgres", max: 1 });
  // By files, in half the processor time: through the log, a copy would only be safer.
  await superuser.unsafe(
    `create database ${database} template ${template} owner ${owner} strategy file_copy`,
  );
  await superuser.end();
  return connectDatabase({ ...login, database, user: owner, ...at });
}
