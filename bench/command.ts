/** Timed commands of an installation, with their memory. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Prints the process's peak memory in kilobytes when it ends. Reads /proc: getrusage(2) also counts what the
 * bench held when it started the command.
 */
const PRINT_MEMORY = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from "node:fs";
  process.on("exit", () => console.error(/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]));
`)}`;
const COMMANDS = {
  backup: ["src/server/backup/main.ts", "backup"],
  restore: ["src/server/backup/main.ts", "restore"],
  migrate: ["src/server/migrations/main.ts"],
} as const;
type Command = keyof typeof COMMANDS;

/** @throws {Error} with its output if it fails */
export async function timedCommand(
  command: Command,
  args: readonly string[],
  dataDir: string,
): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", PRINT_MEMORY, ...COMMANDS[command], ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(printed);
  return { seconds: (performance.now() - began) / 1000, megabytes: Number(printed) / 1024 };
}
