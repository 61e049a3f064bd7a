/**
 * One embedded PostgreSQL for the whole run, with a migrated template that each test file copies, so
 * that no file sees another's rows.
 */
import type { TestProject } from "vitest/node";
import { applyConfiguration } from "../../src/server/configured.ts";
import { connect } from "../../src/server/database.ts";
import { createLog } from "../../src/server/log.ts";
import { migrate } from "../../src/server/migrate.ts";
import { startEmbedded } from "../../src/server/postgres/embedded.ts";
import { readSecrets } from "../../src/server/secrets.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the run's PostgreSQL listens; its superuser and the server's login share the password. */
    postgres: { host: string; port: number; password: string };
    /** Name of the migrated database, and of the login that owns it. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeDataDir();
  const { databasePassword } = readSecrets(dataDir);
  const embedded = await startEmbedded(dataDir, databasePassword, createLog("warn"));
  const sql = connect(embedded.connection);
  await migrate(sql);
  await applyConfiguration(sql, { complimentaryProEmails: [] });
  await sql.end();
  const { host, port, database } = embedded.connection;
  project.provide("postgres", { host, port, password: databasePassword });
  project.provide("template", database);
  return async () => {
    await embedded.stop();
    removeDataDir(dataDir);
  };
}
