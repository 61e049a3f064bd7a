/**
 * One PostgreSQL for the whole run, with a migrated template that each test file copies, so that no file sees
 * another's rows: the embedded one, or with TEST_POSTGRES=15 another version.
 */
import { spawn } from "node:child_process";
import type { TestProject } from "vitest/node";
import { PLANS } from "../src/product.ts";
import { applyConfiguration } from "../src/server/app/apply-configuration.ts";
import { createLog } from "../src/server/config/log.ts";
import { readSecrets } from "../src/server/config/secrets.ts";
import { connectDatabase } from "../src/server/database/connection.ts";
import { migrate } from "../src/server/migrations/migrate.ts";
import { startEmbedded } from "../src/server/postgres/embedded.ts";
import { makeDataDir } from "./data-dir.ts";
import { type OtherPostgres, startOtherPostgres, TEST_SETTINGS } from "./other-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the run's PostgreSQL listens; its superuser and the server's login share the password. */
    postgres: { host: string; port: number; password: string };
    /** Name of the migrated database, and of the login that owns it. */
    template: string;
    /** "off" where no test has tables that grow for minutes. */
    autovacuum?: "off";
  }
}

/** Name of the migrated database, and of the login that owns it. */
const DATABASE = "innfo";

/** Tests make more rows than an owner may have; tests/db/limits.test.ts sets its own limits. */
const NO_LIMITS = Object.fromEntries(
  PLANS.map(({ id, limits }) => [
    id,
    // Whether a plan has other languages at all is left as it is.
    Object.fromEntries(
      Object.entries(limits).map(([name, max]) => [name, name === "languages" ? max : 1_000_000_000]),
    ),
  ]),
);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeDataDir();
  const major = process.env.TEST_POSTGRES;
  const { autovacuum = "on" } = project.config.provide;
  const { stop, ...login } = major ? await startOtherPostgres(major) : await startOwn(dataDir, autovacuum);
  const sql = connectDatabase({ ...login, user: DATABASE, database: DATABASE });
  await migrate(sql);
  await applyConfiguration(sql, { complimentaryProEmails: [], limits: NO_LIMITS });
  await sql.end();
  project.provide("postgres", login);
  project.provide("template", DATABASE);
  return async () => {
    await stop();
    // Forty thousand files: by itself, for nobody has to wait until they are gone.
    spawn("rm", ["-rf", dataDir], { detached: true, stdio: "ignore" }).unref();
  };
}

async function startOwn(dataDir: string, autovacuum: "on" | "off"): Promise<OtherPostgres> {
  const { databasePassword: password } = readSecrets(dataDir);
  const { connection, stop } = await startEmbedded(dataDir, password, createLog("warn"), {
    ...TEST_SETTINGS,
    autovacuum,
  });
  const { host, port } = connection;
  return { host, port, password, stop };
}
