/** Server processes and DATA_DIRs that end with the test that made them, or with the file, made outside of tests. */
import { afterAll, expect, onTestFinished } from "vitest";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { type ProcessOptions, type ServerProcess, startProcess } from "./process.ts";

const atEnd = (work: () => void | Promise<void>) =>
  expect.getState().currentTestName === undefined ? afterAll(work) : onTestFinished(work);

export function newDataDir(): string {
  const folder = makeDataDir();
  atEnd(() => removeDataDir(folder));
  return folder;
}

/** The same server. */
export function endedLater(server: ServerProcess): ServerProcess {
  atEnd(async () => void (await server.end()));
  return server;
}

export function startOwn(options: ProcessOptions): ServerProcess {
  return endedLater(startProcess(options));
}

export async function health(url: string): Promise<number> {
  return (await fetch(`${url}/health`)).status;
}
