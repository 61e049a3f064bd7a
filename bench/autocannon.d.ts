// The parts of autocannon that are used here; the package ships no types.
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  export interface Request {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
  }

  interface Client {
    setRequests(requests: Request[]): void;
  }

  export interface Result {
    requests: { average: number; total: number };
    "2xx": number;
    "3xx": number;
    "4xx": number;
    "5xx": number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
  }

  /** Emits "response" with (client, status, bytes, milliseconds). */
  export type Instance = EventEmitter & Promise<Result>;

  export default function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    method?: string;
    body?: string;
    requests?: (Request & { setupRequest?(request: Request): Request })[];
    connections: number;
    /** Called once for each connection. */
    setupClient?(client: Client): void;
    /** Requests a second over all connections; without it, as many as are answered. */
    overallRate?: number;
    /** Seconds. */
    duration: number;
    /** Seconds. */
    timeout?: number;
  }): Instance;
}
