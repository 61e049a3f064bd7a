/** What the scenarios of refused screens are written in. */
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
  /** What is done before, on the server or on the way there. @returns what to type on account of it */
  given?: (world: World) => Promise<Typed> | Promise<void>;
  /** By name of the input; the rest is valid. */
  typed?: Typed;
  says: string;
  /** By label, the input that says so and has the focus. */
  at?: string;
}

export interface Screen {
  title: string;
  /** Fills the form in and sends it. @returns where the refusal is read */
  submit(world: World, typed: Typed): Promise<Locator>;
  cases: Case[];
}

/** Where the browser calls from, as a proxy reports it: nobody else's attempts count with its own. */
export const NETWORK = { "X-Forwarded-For": `10.${randomBytes(3).join(".")}` };

/** The next calls of a path fail in a way that the server under test never does. */
export function answered(path: string, status: number, code: string, message?: string) {
  return ({ page }: World) => refuse(page, path, status, code, message);
}

export function unanswered(path: string) {
  return ({ page }: World) => cutOff(page, path);
}

/** Makes a call from the browser's own network, as often as it takes to be refused. */
export async function exhaust(url: string, body: Typed): Promise<void> {
  const headers = { "Content-Type": "application/json", ...NETWORK };
  for (let status = 0; status !== 429; ) {
    ({ status } = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
  }
}

export const SPACES = "      ";
export const ONLY_SPACES = "Password must not be made of spaces alone.";
export const EVERYBODYS = "password123";
export const TOO_COMMON = "This password is too common. Please choose another one.";
/** What the form says of both beforehand. */
export const NOT_COMMON = "Too common passwords are refused, such as a name and a number";
