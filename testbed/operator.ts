/** Runs `npm run innfo -- …` in this process, beside a test's server. */
import { afterAll, inject, vi } from "vitest";
import { readEnv } from "../src/server/config/env.ts";
import { type Ask, run as runInProcess } from "../src/server/operator/run.ts";
import type { TestServer } from "./server.ts";

export function operatorOf(
  { sql, dataDir }: Pick<TestServer, "sql" | "dataDir">,
  own: Record<string, string> = {},
) {
  const { host, port, password } = inject("postgres");
  const { user, database } = sql.options;
  const login = { PGHOST: host, PGPORT: String(port), PGUSER: String(user), PGPASSWORD: password };
  for (const [name, value] of Object.entries(login)) vi.stubEnv(name, value);
  afterAll(() => vi.unstubAllEnvs());
  const env = { ...login, DATABASE_URL: `postgres:///${database}`, DATA_DIR: dataDir, ...own };
  const printed = (args: string[], ask?: Ask) => runInProcess(args, () => readEnv(env), ask);
  return {
    env,
    printed,
    /** @returns a program's output */
    run: async (...args: string[]) => JSON.parse(await printed([...args, "--json"])),
    /** @returns what a person is told; empty if the command was done */
    refused: (...args: string[]) =>
      printed(args).then(
        () => "",
        (error: Error) => error.message,
      ),
  };
}
