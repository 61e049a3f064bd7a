/** Cases that guests open with "Report this page". */
import { ConfigurationError } from "../config/errors.ts";
import type { AnswerRow, Command } from "./command.ts";
import type { Operator } from "./operator.ts";
import { requiredReason } from "./trail.ts";

export const CASE_COMMANDS: readonly Command[] = [
  {
    usage: "cases list [TEXT]",
    does: "open cases, the oldest first; or all whose hotel or words contain TEXT",
    run: ({ sql }, { words: [text], limit }) => sql<AnswerRow[]>`
      select c.id::int as id, c.opened_at, c.hotel_id, h.name as hotel, innfo.is_taken_down(h.id) as hidden,
        1 + c.more as reports, c.closed_at, "left"(regexp_replace(c.text, '\\s+', ' ', 'g'), 80) as text
      from innfo.cases c join public.hotels h on h.id = c.hotel_id
      where case when ${text ?? null}::text is null then c.closed_at is null
        else strpos(lower(concat_ws(' ', h.id, h.name, c.text)), lower(${text ?? ""})) > 0 end
      order by c.id limit ${limit}`,
  },
  {
    usage: "cases show NUMBER",
    does: "what was reported, and of which page",
    async run(operator, { words: [number] }) {
      const { sql, publicUrl } = operator;
      const id = await caseOf(operator, number);
      const [facts] = await sql<AnswerRow[]>`
        select c.id::int as id, c.opened_at, 1 + c.more as reports, c.hotel_id, h.name as hotel,
          ${`${publicUrl}/view/`} || h.id as page, innfo.is_taken_down(h.id) as hidden, u.email as owner,
          c.text, c.contact, c.closed_at, c.outcome
        from innfo.cases c join public.hotels h on h.id = c.hotel_id join auth.users u on u.id = h.user_id
        where c.id = ${id}`;
      if (!facts) throw new ConfigurationError(`Case ${id} is gone`);
      return facts;
    },
  },
  {
    usage: "cases close NUMBER",
    does: 'settles a case, with --reason "…"; erased half a year later',
    needsReason: true,
    async run(operator, { words: [number], reason: given }) {
      const reason = requiredReason(given);
      const id = await caseOf(operator, number);
      const { count } = await operator.sql`
        update innfo.cases set closed_at = now(), outcome = ${reason} where id = ${id} and closed_at is null`;
      if (count === 0) throw new ConfigurationError(`Case ${id} was closed already`);
      return { done: `Case ${id} is closed` };
    },
  },
];

async function caseOf({ sql }: Operator, number = ""): Promise<number> {
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const { count } = await sql`select from innfo.cases where id = ${id}`;
  if (count === 0)
    throw new ConfigurationError(`There is no case ${number}: innfo cases list has their numbers`);
  return id;
}
