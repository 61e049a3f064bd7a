/** Passwords that attackers try first: the 49,000 that occur most often in published leaks. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PRODUCT } from "../../product.ts";

/** The list alone; the package's entry point loads two others with it. */
const FILE = import.meta.resolve("@zxcvbn-ts/language-common/src/passwords.json");

/** What people put after a word to make it look like a password: digits and signs. */
const ENDING = /[\d\p{P}\p{S}]{1,4}$/u;

/** Read when a password is first chosen: the list takes as much memory as the rest of the accounts' code. */
let common: ReadonlySet<string> | undefined;

/** @param password in lower case */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([
    ...(JSON.parse(readFileSync(fileURLToPath(FILE), "utf8")) as string[]),
    PRODUCT.toLowerCase(),
  ]);
  return common.has(password) || common.has(password.replace(ENDING, ""));
}
