/**
 * A server that cannot start says why in one line. Here the start is a function call; tests/hard tries the
 * same as processes, by an account that permissions hold back.
 */
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfigurationError } from "../../src/server/config/errors.ts";
import { startServer } from "../../src/server/start.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { UNUSABLE_DATA_DIRS } from "../../testbed/unusable-data-dirs.ts";

let home: string | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  if (home) removeDataDir(home);
});

describe("A DATA_DIR", () => {
  const scenarios = Object.entries(UNUSABLE_DATA_DIRS).filter(([, { ofPermissions }]) => !ofPermissions);
  test.each(scenarios)("%s", async (_, { prepare, says }) => {
    home = makeDataDir();
    vi.stubEnv("DATA_DIR", prepare(home));
    vi.stubEnv("PORT", "0");
    vi.stubEnv("LOG_LEVEL", "silent");
    const refusal: unknown = await startServer().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigurationError);
    expect(`${(refusal as ConfigurationError).message}\n`).toMatch(says);
  });
});
