/** One more process of the site whose database a test file has already. */
import { inject } from "vitest";
import type { Sql } from "../src/server/database/connection.ts";
import { type ServerProcess, startProcess } from "./process.ts";

export function startProcessOn(
  { sql, jwtKey, dataDir }: { sql: Sql; jwtKey: Uint8Array; dataDir: string },
  env: Record<string, string>,
): ServerProcess {
  const { host, port, password } = inject("postgres");
  const { user, database } = sql.options;
  // A socket's folder is no host that a URL could name.
  const login = { PGHOST: host, PGPORT: String(port), PGUSER: String(user), PGPASSWORD: password };
  const site = { DATABASE_URL: `postgres:///${database}`, JWT_SECRET: new TextDecoder().decode(jwtKey) };
  return startProcess({ dataDir, env: { ...site, ...login, ...env } });
}
