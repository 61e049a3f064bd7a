/** What a command of `npm run innfo` is made of. */
import { ConfigurationError } from "../configuration-error.ts";
import type { Operator } from "./operator.ts";

type Value = string | number | boolean | Date | null;
export type Row = Record<string, Value>;

/** A list, the facts of one thing, or what was done. */
export type Answer = readonly Row[] | Row | Done;

export interface Done {
  /** A sentence for the person. */
  done: string;
  [fact: string]: unknown;
}

export interface Given {
  /** What follows the command's two words. */
  words: readonly [string, ...string[]] | readonly [];
  /** Days from now. */
  days: number | undefined;
  /** How many lines a list may have. */
  limit: number;
}

export interface Command {
  /** Two words, and what they need; "[…]" may be left out. */
  usage: string;
  does: string;
  /** What cannot be brought back, for the question that is asked before. Without it, nothing is asked. */
  loses?(operator: Operator, given: Given): Promise<string>;
  /** @throws {ConfigurationError} with one line for the person */
  run(operator: Operator, given: Given): Promise<Answer>;
}

/** The command that begins with these words, once they fit its usage. @throws {ConfigurationError} */
export function commandOf(
  commands: readonly Command[],
  [group, action = "list", ...words]: string[],
): { command: Command; words: Given["words"] } {
  const command = commands.find(({ usage }) => usage.split(" ", 2).join(" ") === `${group} ${action}`);
  if (!command) {
    const known = commands.filter(({ usage }) => usage.startsWith(`${group} `));
    const shown = known.length > 0 ? known.map(({ usage }) => usage) : groupsOf(commands);
    throw new ConfigurationError(
      `There is no command ${[group, action].join(" ")}. There are: ${shown.join(", ")}`,
    );
  }
  const needs = command.usage.split(" ").slice(2);
  const least = needs.filter((need) => !need.startsWith("[")).length;
  const most = command.usage.includes("…") ? Number.POSITIVE_INFINITY : needs.length;
  if (words.length < least || words.length > most) {
    throw new ConfigurationError(`Write it as: innfo ${command.usage}`);
  }
  return { command, words: words as unknown as Given["words"] };
}

function groupsOf(commands: readonly Command[]): string[] {
  return [...new Set(commands.map(({ usage }) => usage.split(" ", 1).join()))];
}
