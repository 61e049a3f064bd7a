import { ConfigurationError } from "../config/errors.ts";
import type { Operator } from "./operator.ts";

type Value = string | number | boolean | Date | null;
export type AnswerRow = Record<string, Value>;

/** A list, the facts of one thing, or a report of what was done. */
export type CommandAnswer = readonly AnswerRow[] | AnswerRow | Done;

export interface Done {
  done: string;
  [fact: string]: unknown;
}

export interface CommandInput {
  /** The words after the command's own two. */
  words: readonly [string, ...string[]] | readonly [];
  /** Days from now. */
  days: number | undefined;
  /** Why, in the operator's words. */
  reason: string | undefined;
  limit: number;
}

export interface Command {
  /** Two words and their arguments; "[…]" is optional. */
  usage: string;
  does: string;
  needsReason?: true;
  /** Describes what is lost for good, for the confirmation. Without it, none is needed. */
  loses?(operator: Operator, given: CommandInput): Promise<string>;
  /** @throws {ConfigurationError} with one line for the operator */
  run(operator: Operator, given: CommandInput): Promise<CommandAnswer>;
}

/** Finds the command that begins with these words, if they fit its usage. */
export function commandOf(
  commands: readonly Command[],
  [group, action = "list", ...words]: string[],
): { command: Command; words: CommandInput["words"] } {
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
  const [first, ...others] = words;
  return { command, words: first === undefined ? [] : [first, ...others] };
}

function groupsOf(commands: readonly Command[]): string[] {
  return [...new Set(commands.map(({ usage }) => usage.split(" ", 1).join()))];
}
