/** What the parts of the server share. Made once at start, in main.ts. */
import type { Sql } from "./database.ts";
import type { Env } from "./env.ts";
import type { Frontend } from "./frontend.ts";
import type { Log } from "./log.ts";

export interface Context {
  sql: Sql;
  env: Env;
  /** The site's own origin, without a trailing slash: in links, mails and QR codes. */
  publicUrl: string;
  /** HS256 key of the access tokens. */
  jwtKey: Uint8Array;
  log: Log;
  frontend: Frontend;
}

/** What requests carry from middleware to handlers. */
export interface RequestVariables {
  Variables: { requestId: string };
}
