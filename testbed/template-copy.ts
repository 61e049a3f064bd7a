/** Databases in the run's PostgreSQL. */
import { randomBytes } from "node:crypto";
import type { ClientConfig } from "pg";
import { inject } from "vitest";
import { connectDatabase, type Sql } from "../src/server/database/connection.ts";

/** The database's address, if connections go through a proxy. */
export type At = Pick<ClientConfig, "host" | "port">;

/** Connects as whoever makes databases. */
export function asSuperuser(database = "postgres"): Sql {
  return connectDatabase({ ...inject("postgres"), database, user: "postgres", max: 1 });
}

/** @param how such as "template other" @returns its name; the server's login owns it */
export async function newDatabase(how = ""): Promise<string> {
  const database = `test_${randomBytes(6).toString("hex")}`;
  const sql = asSuperuser();
  await sql.unsafe(`create database ${database} owner ${inject("template")} ${how}`);
  await sql.end();
  return database;
}

/**
 * A database with the schema and the sample hotel.
 * @param template another database that nobody is connected to
 */
export async function copyTemplate(at: At = {}, template = inject("template")): Promise<Sql> {
  // By files, in half the processor time: through the log, a copy would only be safer.
  const database = await newDatabase(`template ${template} strategy file_copy`);
  return connectDatabase({ ...inject("postgres"), database, user: inject("template"), ...at });
}
