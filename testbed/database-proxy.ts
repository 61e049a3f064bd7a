/** A TCP proxy in front of a PostgreSQL, which a test can cut and stall. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { inject } from "vitest";

export interface DatabaseProxy {
  port: number;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  mend(): Promise<void>;
  /** Forwards nothing but keeps connections open until mended, like a firewall that forgot them. */
  stall(): void;
  /**
   * Cuts the next connection that sends these words, once.
   * @param when before they reach the database, or after it has answered but before the answer arrives
   */
  cutAt(words: string, when: "before" | "after"): void;
  stop(): Promise<void>;
}

/** @param login target database: a socket's folder */
export async function startDatabaseProxy(
  login: { host: string; port: number } = inject("postgres"),
): Promise<DatabaseProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let trap: { words: string; when: "before" | "after" } | undefined;
  let stalled = false;

  const server = createServer((client) => {
    const database = connect(`${login.host}/.s.PGSQL.${login.port}`);
    const pair: [Socket, Socket] = [client, database];
    pairs.add(pair);
    let isLastAnswer = false;
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    client.on("data", (chunk) => {
      if (stalled) return;
      if (trap && chunk.includes(trap.words)) {
        const { when } = trap;
        trap = undefined;
        if (when === "before") return end();
        isLastAnswer = true;
      }
      database.write(chunk);
    });
    database.on("data", (chunk) => {
      if (stalled) return;
      if (isLastAnswer) end();
      else client.write(chunk);
    });
    for (const socket of pair) {
      // The other end was closed first; "close" follows.
      socket.on("error", () => undefined);
      socket.on("close", end);
    }
  });

  function drop(): void {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  }
  async function listen(port: number): Promise<void> {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  }
  await listen(0);
  const { port } = server.address() as AddressInfo;
  async function cut(): Promise<void> {
    if (!server.listening) return drop();
    const closed = once(server, "close");
    server.close();
    drop();
    await closed;
  }
  return {
    port,
    cut,
    async mend() {
      if (stalled) drop();
      stalled = false;
      if (!server.listening) await listen(port);
    },
    stall() {
      stalled = true;
    },
    cutAt(words, when) {
      trap = { words, when };
    },
    stop: cut,
  };
}
