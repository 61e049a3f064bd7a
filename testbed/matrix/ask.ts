/** The parts of which probes of functions are made. */
import type { Probe } from "./attempt.ts";

/** Who calls what, and the expected number of rows or error code. */
export type Ask = [
  what: string,
  as: Pick<Probe, "role" | "userId">,
  does: string,
  expected: number | string,
  counts?: string,
];

export const GUEST = { role: "anon" } as const;

export const by = (userId = "") => ({ role: "authenticated", userId }) as const;
export const as = ({ userId }: { userId: string }) => by(userId);

/** One row if the answer is not null and contains the text. */
export const answer = (call: string, text = "") =>
  `select 1 from (select ${call}::text as answer) as a where answer is not null and strpos(answer, '${text}') > 0`;

export function probeOf(about: string, [what, caller, does, expected, counts]: Ask): Probe {
  const name = `${about}: ${what}`;
  return {
    name,
    about,
    kind: "function",
    ...caller,
    does,
    ...(counts && { counts }),
    expected,
    suite: "as granted",
  };
}
