/** Server processes and DATA_DIRs that end with the test that made them. */
import { onTestFinished } from "vitest";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { type ProcessOptions, type ServerProcess, startProcess } from "./process.ts";

export function newDataDir(): string {
  const folder = makeDataDir();
  onTestFinished(() => removeDataDir(folder));
  return folder;
}

export function startOwn(options: ProcessOptions): ServerProcess {
  const server = startProcess(options);
  onTestFinished(async () => void (await server.end()));
  return server;
}

export async function health(url: string): Promise<number> {
  return (await fetch(`${url}/health`)).status;
}
