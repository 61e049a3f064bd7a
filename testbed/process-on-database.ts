/** One more server process on the database that a test file has already. */
import { inject } from "vitest";
import type { Sql } from "../src/server/database/connection.ts";
import { type ServerProcess, startProcess } from "./process.ts";

export function startProcessOn(
  { sql, dataDir }: { sql: Sql; dataDir: string },
  env: Record<string, string>,
): ServerProcess {
  const { host, port, password } = inject("postgres");
  const { user, database } = sql.options;
  // A socket's folder is no host that a URL could name.
  const login = { PGHOST: host, PGPORT: String(port), PGUSER: String(user), PGPASSWORD: password };
  return startProcess({ dataDir, env: { DATABASE_URL: `postgres:///${database}`, ...login, ...env } });
}
