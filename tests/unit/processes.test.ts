import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { isProcessAlive, sendSignal } from "../../src/server/config/processes.ts";

test("A signal ends a process, and to one that has ended is no failure", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => undefined, 60_000)"], { stdio: "ignore" });
  const pid = child.pid ?? 0;
  expect(isProcessAlive(pid)).toBe(true);
  const ended = once(child, "exit");
  sendSignal(pid, "SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(() => sendSignal(pid, "SIGKILL")).not.toThrow();
});
