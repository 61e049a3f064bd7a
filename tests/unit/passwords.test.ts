import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "../../src/server/auth/passwords.ts";

vi.unmock("@node-rs/argon2");

test("a password is hashed at the cost that OWASP's cheat sheet recommends, and verified", async () => {
  const stored = await hashPassword("correct horse battery");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, "correct horse battery")).toBe(true);
  expect(await verifyPassword(stored, "correct horse")).toBe(false);
});
