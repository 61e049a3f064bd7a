/** The server that browsers are pointed at: a process of its own, on an empty DATA_DIR. */
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { startProcess } from "./process.ts";

export interface TemporaryServer {
  /** As in its own links: http://localhost:port. */
  url: string;
  /** Ends it and its database and removes what they stored. */
  stop(): Promise<void>;
}

/** @throws {Error} with what the server printed when it does not start */
export async function startTemporaryServer(env: Record<string, string> = {}): Promise<TemporaryServer> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, env: { LOG_LEVEL: "warn", ...env } });
  async function stop(): Promise<void> {
    await server.end();
    removeDataDir(dataDir);
  }
  try {
    const { port } = new URL(await server.url);
    return { url: `http://localhost:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
