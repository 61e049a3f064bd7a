/** The browsers' server: a process of its own, on an empty DATA_DIR. */
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { startProcess } from "./process.ts";

export interface TemporaryServer {
  /** As in its own links: http://localhost:port. */
  url: string;
  dataDir: string;
  /** Ends it and its database, and removes their data. */
  stop(): Promise<void>;
}

/**
 * Address of its mailbox, which the start printed, as a page or with ".json" for tools. The tests' workers
 * read it from the environment.
 */
export function mailboxOf(url: string, format: "" | ".json" = ""): string {
  return (process.env[mailboxVariable(url)] ?? "").replace("?", `${format}?`);
}

function mailboxVariable(url: string): string {
  return `MAILBOX_${new URL(url).port}`;
}

/** @throws {Error} with the server's output if it does not start */
export async function startTemporaryServer(env: Record<string, string> = {}): Promise<TemporaryServer> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, env: { LOG_LEVEL: "warn", ...env } });
  async function stop(): Promise<void> {
    await server.end();
    removeDataDir(dataDir);
  }
  try {
    const { port } = new URL(await server.url);
    const url = `http://localhost:${port}`;
    const [, mailbox] = server.output().match(/"Mailbox":"([^"]+)"/) ?? [];
    if (mailbox) process.env[mailboxVariable(url)] = mailbox;
    return { url, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
