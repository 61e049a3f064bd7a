import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hash, verify } from "@node-rs/argon2";
import { isBlank } from "../../fields/blank.ts";
import { MIN_PASSWORD_LENGTH, PRODUCT } from "../../product.ts";
import { AuthApiError, type WeakReason } from "./errors.ts";

const MAX_PASSWORD_BYTES = 72;

/** argon2id (the library's default) at the lowest cost in OWASP's cheat sheet on password storage. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), COST);
}

let nobodysHash: Promise<string> | undefined;

/** @param stored null if there is no account; takes equally long then, so that the duration does not tell */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's");
  const matches = await verify(stored ?? (await nobodysHash), normalized(password));
  return matches && stored !== null;
}

/** @throws {AuthApiError} if the password is too weak for this account */
export function checkNewPassword(typed: string, email: string): void {
  const password = normalized(typed);
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    throw weak("length", `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw weak("too_long", `Password should be at most ${MAX_PASSWORD_BYTES} bytes.`);
  }
  if (isBlank(password)) throw weak("characters", "Password should not be made of spaces alone.");
  const guess = password.toLowerCase();
  const obvious = [email, email.split("@")[0]];
  if (obvious.includes(guess) || isCommonPassword(guess)) {
    throw weak("pwned", "This password is too easy to guess. Please choose another one.");
  }
}

function weak(reason: WeakReason, message: string): AuthApiError {
  return new AuthApiError("weak_password", message, { reasons: [reason] });
}

/** One typed password may arrive as different code points, depending on the keyboard (NIST SP 800-63B). */
function normalized(password: string): string {
  return password.normalize("NFKC");
}

/** The 49,000 most frequent passwords in published leaks. The package's entry point would load two more lists. */
const FILE = import.meta.resolve("@zxcvbn-ts/language-common/src/passwords.json");

/** Digits and signs that people append to a word to make it look like a password. */
const ENDING = /[\d\p{P}\p{S}]{1,4}$/u;

/** Read when a password is first chosen, because the list takes as much memory as all other code for accounts. */
let common: ReadonlySet<string> | undefined;

/** @param password in lower case */
function isCommonPassword(password: string): boolean {
  common ??= new Set([
    ...(JSON.parse(readFileSync(fileURLToPath(FILE), "utf8")) as string[]),
    PRODUCT.toLowerCase(),
  ]);
  return common.has(password) || common.has(password.replace(ENDING, ""));
}
