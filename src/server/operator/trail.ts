/** The trail of all commands: who ran which, when and why. Each is written before it runs, and again with how it ended. */
import { userInfo } from "node:os";
import { ConfigurationError } from "../config/errors.ts";
import type { AnswerRow, Command, CommandAnswer } from "./command.ts";
import type { Operator } from "./operator.ts";

/** Characters of an outcome: the first line says enough. */
const MAX_OUTCOME = 300;

export const TRAIL_COMMANDS: readonly Command[] = [
  {
    usage: "trail list [TEXT]",
    does: "who ran which command, when and why, the latest first; or those that contain TEXT",
    run: ({ sql }, { words: [text = ""], limit }) => sql<AnswerRow[]>`
      select at, who, command, reason, coalesce(outcome, 'did not end') as outcome from innfo.operator_trail
      where (outcome is not null or at < now() - interval '10 minutes')
        and strpos(lower(concat_ws(' ', who, command, reason)), lower(${text})) > 0
      order by id desc limit ${limit}`,
  },
];

/** Everybody who knows it reads a guest's message. */
const SECRET_ADDRESS = /(\/message\/)[\w-]+/g;

interface Ran {
  /** As it was typed, without the reason. */
  command: string;
  reason: string | undefined;
}

/** @throws what the work throws, once that stands in the trail */
export async function keepingTrail<Answer extends CommandAnswer>(
  { sql, env }: Operator,
  { command, reason }: Ran,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [begun] = await sql<{ id: string }[]>`
    insert into innfo.operator_trail (who, command, reason)
    values (${env.operator.login ?? loginName()}, ${command.replace(SECRET_ADDRESS, "$1…")}, ${reason ?? null}) returning id::text`;
  const end = (outcome: string) => sql`
    update innfo.operator_trail set outcome = ${outcome.slice(0, MAX_OUTCOME)} where id = ${begun?.id ?? null}::bigint`;
  try {
    const answer = await work();
    await end("done" in answer ? String(answer.done) : "shown");
    return answer;
  } catch (error) {
    await end(`failed: ${(error as Error).message.split("\n", 1)[0]}`);
    throw error;
  }
}

function loginName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    // A container's account may have no name.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return `account ${process.getuid?.() ?? "?"}`;
  }
}

/** @throws {ConfigurationError} unless the operator said why */
export function requiredReason(reason: string | undefined): string {
  if (!reason?.trim()) throw new ConfigurationError('Say why: --reason "…"');
  return reason.trim();
}
