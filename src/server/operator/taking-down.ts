/** Takes guest pages down and puts them back. */
import { ConfigurationError } from "../config/errors.ts";
import type { Sql } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import type { Command } from "./command.ts";
import { printedId } from "./hotels.ts";
import { requiredReason } from "./trail.ts";

export const TAKING_DOWN_COMMANDS: readonly Command[] = [
  {
    usage: "hotels hide ID",
    does: 'takes a guest page down, with --reason "…", which its owner is told by mail',
    needsReason: true,
    async run({ sql, env, outbox, afterWrite }, { words: [name], reason: given }) {
      const reason = requiredReason(given);
      const hotel = await hotelCalled(sql, name);
      const isNew = await transaction(sql, async (tx) => {
        const [was] = await tx`select from innfo.taken_down where hotel_id = ${hotel.id} for update`;
        await tx`
          insert into innfo.taken_down (hotel_id, reason) values (${hotel.id}, ${reason})
          on conflict (hotel_id) do update set reason = excluded.reason`;
        if (hotel.email && !was) {
          const letter = { letter: "pageTakenDown", to: hotel.email, hotel: hotel.name, reason } as const;
          await outbox.post(tx, { ...letter, operator: env.operator.email });
        }
        return !was;
      });
      await afterWrite();
      const told = hotel.email && isNew ? `; ${hotel.email} is told by mail` : "";
      return {
        done: `${hotel.name} (${hotel.id}) is hidden: its guests read that it is taken down, and whom to dial${told}`,
      };
    },
  },
  {
    usage: "hotels restore ID",
    does: "puts a hidden guest page back, with all its codes",
    async run({ sql, afterWrite }, { words: [name] }) {
      const hotel = await hotelCalled(sql, name);
      const { count } = await sql`delete from innfo.taken_down where hotel_id = ${hotel.id}`;
      if (count === 0) throw new ConfigurationError(`${hotel.name} (${hotel.id}) is not hidden`);
      await afterWrite();
      return { done: `${hotel.name} (${hotel.id}) is back: guests read it again, and its codes lead there` };
    },
  },
];

interface Called {
  id: string;
  name: string;
  /** Null for the sample hotel. */
  email: string | null;
}

/** @param name the hotel's id, or the address of its page. @throws {ConfigurationError} if there is none */
export async function hotelCalled(sql: Sql, name = ""): Promise<Called> {
  const [hotel] = await sql<Called[]>`
    select h.id, h.name, u.email from public.hotels h join auth.users u on u.id = h.user_id
    where h.id = ${printedId(name) ?? name.toLowerCase()}`;
  if (!hotel) throw new ConfigurationError(`There is no hotel ${name}: innfo hotels list has their ids`);
  return hotel;
}
