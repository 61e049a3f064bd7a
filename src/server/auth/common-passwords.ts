/** Passwords that attackers try first: the 49,000 that occur most often in published leaks. */
// The list alone: the package's entry brings two others and twice the memory.
import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import { PRODUCT } from "../../product.ts";

const COMMON = new Set([...passwords, PRODUCT.toLowerCase()]);

/** What people put after a word to make it look like a password: digits and signs. */
const ENDING = /[\d\p{P}\p{S}]{1,4}$/u;

/** @param password in lower case */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password) || COMMON.has(password.replace(ENDING, ""));
}
