/**
 * Tests sign up thousands of owners, so their passwords are hashed at the least cost that Argon2 has. That
 * an installation takes the real one is tests/unit/passwords.test.ts.
 */
import { vi } from "vitest";

const LEAST = { memoryCost: 8, timeCost: 1 };

vi.mock(import("@node-rs/argon2"), async (original) => {
  const argon2 = await original();
  return {
    ...argon2,
    hash: (password, options, ...rest) => argon2.hash(password, { ...options, ...LEAST }, ...rest),
  };
});
