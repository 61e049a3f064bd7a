/** Sign-ins and reset mails that somebody tries, each from an address of its own unless it says which. */
import { expect } from "vitest";
import { type AuthAnswer, callAuth } from "../../../testbed/auth.ts";
import { newEmail } from "../../../testbed/owner.ts";

let lastHost = 0;
export const nextHost = () => ++lastHost;
export const newAddress = () => `198.51.100.${nextHost()}`;
/** The first three groups of a /48's addresses. */
export const newPrefix = () => `2001:db8:${nextHost().toString(16)}`;
const WRONG = "not the password";

interface Attempt {
  email?: string;
  password?: string;
  from?: string;
  at: { url: string };
}

export function signIn({ email = newEmail(), password = WRONG, from = newAddress(), at }: Attempt) {
  return callAuth(at, "/token?grant_type=password", { body: { email, password }, from });
}

export function recover({ email = newEmail(), from = newAddress(), at }: Attempt) {
  return callAuth(at, "/recover", { body: { email }, from });
}

export async function times(count: number, work: () => Promise<AuthAnswer>): Promise<(string | undefined)[]> {
  const codes = [];
  for (let i = 0; i < count; i++) codes.push((await work()).body?.error_code);
  return codes;
}

export const all = <Code>(count: number, code: Code) => Array<Code>(count).fill(code);

export function expectToWait(answer: AuthAnswer, code: string, longest: number): void {
  expect(answer).toMatchObject({ status: 429, body: { code: 429, error_code: code } });
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(longest);
}
