/** Another process or command on the site of a test file's database. */
import { inject } from "vitest";
import type { Sql } from "../src/server/database/connection.ts";
import { type ServerProcess, startProcess } from "./process.ts";

type Site = { sql: Sql; jwtKey: Uint8Array };

export function startProcessOn(site: Site & { dataDir: string }, env: Record<string, string>): ServerProcess {
  return startProcess({ dataDir: site.dataDir, env: { ...siteEnv(site), ...env } });
}

/** Variables that name the database and the site's key. */
export function siteEnv({ sql, jwtKey }: Site): Record<string, string> {
  const { host, port, password } = inject("postgres");
  const { user, database } = sql.options;
  // A socket's folder is no host that a URL could name.
  const login = { PGHOST: host, PGPORT: String(port), PGUSER: String(user), PGPASSWORD: password };
  const key = new TextDecoder().decode(jwtKey);
  return { DATABASE_URL: `postgres:///${database}`, JWT_SECRET: key, ...login };
}
