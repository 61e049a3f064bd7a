/**
 * Tests sign up thousands of owners, so their passwords are hashed at Argon2's lowest cost.
 * tests/unit/passwords.test.ts proves the real cost.
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
