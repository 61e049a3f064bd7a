/** Refused names of hotels and accounts, and refused addresses at sign-up. */
import { ConfigurationError } from "../config/errors.ts";
import type { AnswerRow, Command } from "./command.ts";
import { requiredReason } from "./trail.ts";

export const DENIED_COMMANDS: readonly Command[] = [
  {
    usage: "denied list [TEXT]",
    does: "words and domains refused in names, domains and addresses refused at sign-up",
    run: ({ sql }, { words: [text = ""], limit }) => sql<AnswerRow[]>`
      select entry, reason, at from innfo.denied where strpos(entry, lower(${text})) > 0 order by entry limit ${limit}`,
  },
  {
    usage: "denied add ENTRY",
    does: 'refuses words, a domain or an address from now on, with --reason "…"',
    needsReason: true,
    async run({ sql }, { words: [text = ""], reason: given }) {
      const reason = requiredReason(given);
      const [row] = await sql<{ entry: string; hotels: string[] }[]>`
        with added as (
          insert into innfo.denied (entry, reason)
          select key, ${reason} from innfo.name_key(${entryOf(text)}) as key where char_length(key) between 3 and 254
          on conflict (entry) do update set reason = excluded.reason returning entry
        )
        select a.entry, (
          select coalesce(json_agg(h.id order by h.created_at), '[]') from (
            select h.id, h.created_at from public.hotels h where strpos(innfo.name_key(h.name), a.entry) > 0
            order by h.created_at limit 20) as h) as hotels
        from added a`;
      if (!row) throw new ConfigurationError("An entry has 3 to 254 characters");
      const bearing = row.hotels.length > 0 ? `. Hotels that bear it: ${row.hotels.join(", ")}` : "";
      return { done: `${row.entry} is refused from now on${bearing}`, ...row };
    },
  },
  {
    usage: "denied remove ENTRY",
    does: "takes it off that list",
    async run({ sql }, { words: [text = ""] }) {
      const { count } =
        await sql`delete from innfo.denied where entry in (innfo.name_key(${text}), innfo.name_key(${entryOf(text)}))`;
      if (count === 0) throw new ConfigurationError(`${text} is not on the list: innfo denied list`);
      return { done: `${text} is not refused any more` };
    },
  },
];

/** The form that the database compares: a bare domain or address, or words without signs. */
function entryOf(typed: string): string {
  const one = typed
    .trim()
    .replace(/^(?:\w+:\/\/(?:www\.)?|\*?@)/, "")
    .replace(/[/?#].*$/, "");
  return /^\S+[.@]\S+$/.test(one) ? one : typed.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}
