import { QR_MARK, SAMPLE_HOTEL_ID } from "../../product.ts";
import { ConfigurationError } from "../config/errors.ts";
import { transaction } from "../database/transaction.ts";
import { removeSampleHotel } from "../sample-hotel/seed.ts";
import { removeFilesOf } from "../storage/deleted-hotels.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import type { AnswerRow, Command } from "./command.ts";
import type { Operator } from "./operator.ts";

export const HOTEL_COMMANDS: readonly Command[] = [
  {
    usage: "hotels list [TEXT]",
    does: "the newest hotels, or those whose name, id or owner's address contains TEXT",
    run: (operator, { words: [text = ""], limit }) => operator.sql<AnswerRow[]>`
      select h.id, h.name, u.email as owner, (innfo.plan_of(u.id)).name as plan, h.created_at
      ${matching(operator, text)} order by h.created_at desc, h.id limit ${limit}`,
  },
  {
    usage: "codes list [TEXT]",
    does: "where printed codes lead, and when they were last scanned; TEXT may be what a code says",
    run: (operator, { words: [text = ""], limit }) => operator.sql<AnswerRow[]>`
      select h.id, h.name, ${`${operator.publicUrl}/view/`} || h.id || ${QR_MARK} as code,
        coalesce(scanned.recently, 0) as scans_in_30_days, scanned.last
      ${matching(operator, printedId(text) ?? text)}
      left join lateral (
        select sum(scans) filter (where day > current_date - 30)::float8 as recently, max(day)::text as last
        from innfo.scan_days where hotel_id = h.id
      ) as scanned on true
      where true order by h.created_at desc, h.id limit ${limit}`,
  },
  {
    usage: "sample remove",
    does: "takes away the hotel behind /view/1, which SAMPLE_HOTEL=off keeps away",
    async run({ sql, env, uploads, afterWrite }) {
      if (env.sampleHotel) {
        throw new ConfigurationError("Set SAMPLE_HOTEL=off first: the next start would bring it back");
      }
      const wasThere = await transaction(sql, removeSampleHotel);
      await removeFilesOf(uploads, SAMPLE_HOTEL_ID);
      await afterWrite();
      return { done: wasThere ? "The sample hotel is gone" : "There is no sample hotel" };
    },
  },
];

/** The id in an address as it is printed; undefined in any other text. */
export function printedId(text: string): string | undefined {
  return hotelIdOf(URL.canParse(text) ? new URL(text).pathname : text);
}

function matching({ sql }: Operator, text: string) {
  return sql`
    from public.hotels h join auth.users u on u.id = h.user_id
      and (strpos(h.id, lower(${text})) > 0 or strpos(lower(h.name), lower(${text})) > 0
        or strpos(coalesce(u.email, ''), lower(${text})) > 0)`;
}
