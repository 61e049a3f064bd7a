import type { Env } from "../config/env.ts";
import { hasSecrets, readSecrets } from "../config/secrets.ts";
import type { Sql } from "../database/connection.ts";
import type { Uploads } from "../storage/open.ts";

export interface Source {
  sql: Sql;
  uploads: Uploads;
  /** The key in DATA_DIR that signs tokens; undefined if JWT_SECRET is set, which the operator keeps. */
  jwtSecret: string | undefined;
}

export function sourceOf(env: Pick<Env, "dataDir" | "jwtSecret">, sql: Sql, uploads: Uploads): Source {
  const isOwn = !env.jwtSecret && hasSecrets(env.dataDir);
  return { sql, uploads, jwtSecret: isOwn ? readSecrets(env.dataDir).jwtSecret : undefined };
}
