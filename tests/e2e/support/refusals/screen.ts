/** The language of the scenarios of refused screens. */
import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Owner } from "../../../../testbed/owner.ts";
import { cutOff, refuse } from "../refuse.ts";

export interface World {
  page: Page;
  owner: Owner;
  url: string;
  /** Where the owner's reset mail leads; its tokens are good until a password is set with them. */
  resetLink: string;
}

export type Typed = Record<string, string>;

interface Case {
  when: string;
  /** Runs before, on the server or on the way there. @returns what to type because of it */
  given?: (world: World) => Promise<Typed> | Promise<void>;
  /** By name of the input; the rest is valid. */
  typed?: Typed;
  says: string;
  /** By label, the input that says so and has the focus. */
  at?: string;
}

export interface Screen {
  title: string;
  /** Fills in the form and submits it. @returns where the refusal is shown */
  submit(world: World, typed: Typed): Promise<Locator>;
  cases: Case[];
}

/** The browser's address as a proxy reports it, so that nobody else's attempts count with its own. */
export const NETWORK = { "X-Forwarded-For": `10.${randomBytes(3).join(".")}` };

/** Makes the next calls of a path fail as the tested server never does. */
export function answered(path: string, status: number, code: string, message?: string) {
  return ({ page }: World) => refuse(page, path, status, code, message);
}

export function unanswered(path: string) {
  return ({ page }: World) => cutOff(page, path);
}

/** Repeats a call from the browser's own network until it is refused. */
export async function exhaust(url: string, body: Typed): Promise<void> {
  const headers = { "Content-Type": "application/json", ...NETWORK };
  for (let status = 0; status !== 429; ) {
    ({ status } = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
  }
}

export const SPACES = "      ";
export const ONLY_SPACES = "Password must not be only spaces.";
export const EVERYBODYS = "password123";
export const TOO_COMMON = "This password is too common. Please choose another one.";
/** The form's words about both beforehand. */
export const NOT_COMMON = "No common one, such as a name and a number";
