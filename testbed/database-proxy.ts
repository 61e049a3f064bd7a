/** The way to a database that a test can cut, and stop: TCP in front of the run's PostgreSQL. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { inject } from "vitest";

export interface DatabaseProxy {
  port: number;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
  /** Lets nothing through, and says nothing, until mended: a firewall that forgot the connections. */
  stall(): void;
  /**
   * Cuts the connection that sends these words next, once.
   * @param when before they reach the database, or once it has answered, which nobody hears of
   */
  cutAt(words: string, when: "before" | "after"): void;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const login = inject("postgres");
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
      // The other end went first; "close" follows.
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
