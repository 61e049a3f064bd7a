import { parseArgs } from "node:util";
import type { readEnv } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import { CASE_COMMANDS } from "./cases.ts";
import { type CommandInput, commandOf } from "./command.ts";
import { DENIED_COMMANDS } from "./denied.ts";
import { HOTEL_FACTS } from "./hotel-facts.ts";
import { HOTEL_COMMANDS } from "./hotels.ts";
import { IMPORT_COMMANDS } from "./import-hotels.ts";
import { MAIL_COMMANDS } from "./mails.ts";
import { withOperator } from "./operator.ts";
import { asText } from "./output.ts";
import { PERSONAL_DATA_COMMANDS } from "./personal-data.ts";
import { PLAN_COMMANDS } from "./plans.ts";
import { SECRET_COMMANDS } from "./secrets.ts";
import { SUSPENDING_COMMANDS } from "./suspending.ts";
import { TAKING_DOWN_COMMANDS } from "./taking-down.ts";
import { keepingTrail, requiredReason, TRAIL_COMMANDS } from "./trail.ts";
import { USER_COMMANDS } from "./users.ts";

const COMMANDS = [
  ...USER_COMMANDS,
  ...SUSPENDING_COMMANDS,
  HOTEL_FACTS,
  ...TAKING_DOWN_COMMANDS,
  ...HOTEL_COMMANDS,
  ...IMPORT_COMMANDS,
  ...CASE_COMMANDS,
  ...DENIED_COMMANDS,
  ...PLAN_COMMANDS,
  ...MAIL_COMMANDS,
  ...PERSONAL_DATA_COMMANDS,
  ...SECRET_COMMANDS,
  ...TRAIL_COMMANDS,
];

const OPTIONS = {
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
  days: { type: "string" },
  reason: { type: "string" },
  limit: { type: "string", default: "100" },
} as const;

/** Asks for a word to be typed. Undefined if nobody is there to ask. */
export type Ask = ((question: string) => Promise<string>) | undefined;

export async function run(args: string[], env: () => ReturnType<typeof readEnv>, ask: Ask): Promise<string> {
  const { values, positionals } = read(args);
  if (values.help || positionals.length === 0) return help(positionals);
  const { command, words } = commandOf(COMMANDS, positionals);
  const given: CommandInput = {
    words,
    days: values.days === undefined ? undefined : wholeNumber("days", values.days),
    reason: values.reason,
    limit: wholeNumber("limit", values.limit),
  };
  if (command.needsReason) requiredReason(given.reason);
  const ran = { command: positionals.join(" "), reason: given.reason };
  const answer = await withOperator(env(), (operator) =>
    keepingTrail(operator, ran, async () => {
      const loss = values.yes ? undefined : await command.loses?.(operator, given);
      if (loss !== undefined) await agree(loss, words[0] ?? "", ask);
      return command.run(operator, given);
    }),
  );
  return values.json ? JSON.stringify(answer) : asText(answer);
}

/** @param words the beginning of the commands to explain */
function help(words: string[]): string {
  const asked = COMMANDS.filter(({ usage }) =>
    words.every((word, at) => at > 1 || usage.split(" ")[at] === word),
  );
  const shown = asked.length > 0 ? asked : COMMANDS;
  const width = Math.max(...shown.map(({ usage }) => usage.length));
  const asks = shown.filter(({ loses }) => loses).map(({ usage }) => usage.split(" ", 2).join(" "));
  return [
    "npm run innfo -- COMMAND [--json] [--yes]",
    "",
    ...shown.map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`),
    "",
    ...(asks.length > 0
      ? [`What cannot be undone says what will be lost and asks: ${asks.join(", ")}. --yes does not ask.`]
      : []),
    "--json prints for programs (npm run -s innfo -- …), --limit N is the most lines of a list (100).",
    'The trail keeps who ran what and when; --reason "…" says why.',
  ].join("\n");
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's message names the option and the error.
    throw new ConfigurationError((error as Error).message);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new ConfigurationError(`--${name} must be a whole number from 1 to 99999`);
  }
  return Number(text);
}

/** @throws {ConfigurationError} if the operator does not agree, or nobody can be asked */
async function agree(loss: string, name: string, ask: Ask): Promise<void> {
  const text = asText({ done: loss });
  if (!ask) throw new ConfigurationError(`${text}. Nobody can be asked here: add --yes to do it`);
  const typed = await ask(`${text}.\nType ${name} to go on: `);
  if (typed.trim() !== name) throw new ConfigurationError("Nothing was done");
}
