/** The server as a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { makeDataDir, removeDataDir } from "./data-dir.ts";

/** As in package.json: docs/decisions/0007-performance.md. */
const AS_STARTED = ["--max-semi-space-size=8"];
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "131072",
  NODE_COMPILE_CACHE: "node_modules/.compile-cache",
};

export interface ServerProcess {
  pid: number;
  /** The server's address, once it answers. Rejects with its output if it ends before. */
  url: Promise<string>;
  /** Everything it printed on standard output so far, including its log. */
  output(): string;
  /** Everything it printed on standard error so far. */
  errors(): string;
  exited: Promise<{ code: number | null; signal: string | null }>;
  /** Sends the signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: string | null }>;
}

export interface ProcessOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Run as this account instead of the test's own; root only. */
  account?: { uid: number; gid: number };
  nodeOptions?: string[];
  /** Path of another Node to run it with. */
  node?: string;
  /** Folder of another checkout to run. */
  cwd?: string;
}

export function startProcess({
  dataDir,
  env = {},
  account,
  nodeOptions = [],
  node = process.execPath,
  cwd = ".",
}: ProcessOptions): ServerProcess {
  const child: ChildProcess = spawn(node, [...AS_STARTED, ...nodeOptions, "src/server/main.ts"], {
    env: {
      ...{ ...ENVIRONMENT, PATH: process.env.PATH },
      ...{ PORT: "0", LOG_LEVEL: "silent", DATA_DIR: dataDir, ...env },
    },
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  // A server under load prints megabytes; collecting them must not cost a measurement a core.
  const printed: Buffer[] = [];
  let errors = "";
  const exited = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const url = new Promise<string>((resolve, reject) => {
    let start: string | undefined = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      printed.push(chunk);
      if (start === undefined) return;
      start += chunk;
      // An earlier checkout prints the same in words.
      const [, port] = start.match(/Admin(?: +|":")http:\/\/localhost:(\d+)\/admin/) ?? [];
      if (!port) return;
      start = undefined;
      resolve(`http://127.0.0.1:${port}`);
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      errors += chunk;
    });
    child.once("error", reject);
    void exited.then(() => reject(new Error(`The server ended before it was ready: ${errors}`)));
  });
  // Tests of a failing start only look at `exited`.
  url.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    url,
    errors: () => errors,
    output: () => Buffer.concat(printed).toString(),
    exited,
    end(signal = "SIGTERM") {
      child.kill(signal);
      return exited;
    },
  };
}

/** A server with a DATA_DIR of its own, which answers. */
export interface OwnServer extends Omit<ServerProcess, "url"> {
  url: string;
  dataDir: string;
}

/** Such a server for the length of `work`. */
export async function withServer<Result>(
  env: Record<string, string>,
  work: (server: OwnServer) => Promise<Result>,
): Promise<Result> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, env });
  try {
    return await work({ ...server, dataDir, url: await server.url });
  } finally {
    await server.end();
    removeDataDir(dataDir);
  }
}

/** Number of the postmaster that serves this DATA_DIR, or undefined. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, "postgres", "postmaster.pid");
  if (!existsSync(file)) return undefined;
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

/** The running child processes of a process; empty without /proc. */
export function childrenOf(pid: number): number[] {
  return ofProcess(pid, `task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
}

/** A process's title, which PostgreSQL's set to their activity. */
export function titleOf(pid: number): string {
  return ofProcess(pid, "cmdline");
}

/** @returns what /proc says of it; empty if it has ended */
function ofProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
}

/** Kills this DATA_DIR's database with SIGKILL: its postmaster, or all of its processes. */
export function killDatabase(dataDir: string, { backends }: { backends: boolean }): void {
  const postmaster = postmasterOf(dataDir);
  if (!postmaster) return;
  // The postmaster first: it would take a backend's death for a crash and restart.
  for (const pid of [postmaster, ...(backends ? childrenOf(postmaster) : [])]) kill(pid);
}

/** Below the ports that systems give to outgoing connections, so that it is still free after a restart. */
export async function freePort(): Promise<number> {
  const server = createServer();
  try {
    server.listen(randomInt(20_000, 30_000), "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return freePort();
  } finally {
    server.close();
  }
}

/** Kills a process and all descendants, including ones started meanwhile. */
export function killTree(pid: number): void {
  const children = childrenOf(pid);
  kill(pid);
  for (const child of [...children, ...childrenOf(pid)]) killTree(child);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
