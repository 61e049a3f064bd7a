/** The commands `npm run backup`, `restore`, `migrate` and `innfo`, as processes of their own. */
import { spawn } from "node:child_process";
import { once } from "node:events";

export interface CommandResult {
  code: number | null;
  printed: string;
  errors: string;
}

export function runCommand(
  args: ["backup" | "restore", ...string[]],
  env: Record<string, string>,
): Promise<CommandResult> {
  return run(["src/server/backup/main.ts", ...args], env);
}

export function runOperator(args: string[], env: Record<string, string>): Promise<CommandResult> {
  return run(["src/server/operator/main.ts", ...args], env);
}

export function runMigrate(env: Record<string, string>): Promise<CommandResult> {
  return run(["src/server/migrations/main.ts"], env);
}

async function run(args: string[], env: Record<string, string>): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const result: CommandResult = { code: null, printed: "", errors: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    result.printed += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    result.errors += chunk;
  });
  [result.code] = await once(child, "close");
  return result;
}
