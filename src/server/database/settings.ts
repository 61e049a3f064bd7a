import type { Socket } from "node:net";
import type { ClientConfig } from "pg";
import type { ConnectionLimit } from "./connection-limit.ts";

export type Host = Pick<ClientConfig, "host" | "port">;

/** How a database is reached, and what this process may take of it. */
export interface DatabaseSettings extends ClientConfig {
  /** Whether statements are kept prepared, which a pooler in transaction mode may not support. */
  prepare: boolean;
  /** Set when a URL names several hosts: the primary is looked for before each connection. */
  primary?: { find(): Promise<Host>; dropWhenSilent(socket: Socket): void } | undefined;
  /** How many connections for the server's own statements, and as many for its transactions. */
  max: number;
  payments: number;
  /** For all dedicated connections of the process. */
  limit: ConnectionLimit;
}
