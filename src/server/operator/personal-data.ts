/** A person's rights by law: a copy of an account's data, and the end of a guest's message. */
import { resolve } from "node:path";
import { UUID } from "../../lib/uuid.ts";
import { exportAccount } from "../auth/account-data.ts";
import { codeOf } from "../config/code-of.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Sql } from "../database/connection.ts";
import { idOf } from "../messages/form-token.ts";
import type { AnswerRow, Command } from "./command.ts";
import { accountOf } from "./operator.ts";

export const PERSONAL_DATA_COMMANDS: readonly Command[] = [
  {
    usage: "users export EMAIL FILE",
    does: "writes what the account can download itself into a new file, which only this account may read",
    async run({ sql }, { words: [email, name = ""] }) {
      const user = await accountOf(sql, email);
      const file = resolve(name);
      await exportAccount(sql, user, file).catch((error: unknown) => {
        const code = codeOf(error);
        throw code && ["EEXIST", "ENOENT", "EACCES", "EROFS", "EISDIR"].includes(code)
          ? new ConfigurationError(`${file} cannot be written: ${code}`)
          : error;
      });
      return { done: `What ${user.email} has is in ${file}`, file };
    },
  },
  {
    usage: "messages list TEXT",
    does: "messages of guests whose contact contains TEXT, or with that id or address, without their words",
    run: ({ sql }, { words: [text = ""], limit }) => sql<AnswerRow[]>`
      select m.id, h.name as hotel, m.kind, m.created_at, m.room, m.contact
      from public.messages m join public.hotels h on h.id = m.hotel_id
      where m.id = ${messageOf(text) ?? null} or (m.contact is not null and strpos(lower(m.contact), lower(${text})) > 0)
      order by m.created_at desc, m.id limit ${limit}`,
  },
  {
    usage: "messages erase ID",
    does: "erases one message with its conversation, photo and devices; ID may be its guest's address",
    async loses({ sql }, { words: [id] }) {
      const { kind, hotel, created_at } = await findMessage(sql, id);
      const day = created_at.toISOString().slice(0, 10);
      return `This erases a message (${kind}) of ${day} to ${hotel} for good; backups keep it until they go`;
    },
    async run({ sql, afterWrite }, { words: [id] }) {
      const message = await findMessage(sql, id);
      const [gone] = await sql<{ was_guests: boolean }[]>`
        select innfo.withdraw_message(${message.id}) as was_guests`;
      // The desk's own note is not the guest's to withdraw, and may be about a guest.
      if (!gone?.was_guests) await sql`delete from public.messages where id = ${message.id}`;
      await afterWrite();
      return { done: `The message to ${message.hotel} is erased`, id: message.id };
    },
  },
];

/** @param text an id, or the address where the guest follows the message */
function messageOf(text: string): string | undefined {
  if (UUID.test(text)) return text;
  const [, secret] = /\/message\/([\w-]{32})(?![\w-])/.exec(text) ?? [];
  return secret && idOf(secret);
}

async function findMessage(sql: Sql, text = "") {
  const id = messageOf(text);
  const [message] = id
    ? await sql<{ id: string; hotel: string; kind: string; created_at: Date }[]>`
        select m.id, h.name as hotel, m.kind, m.created_at from public.messages m join public.hotels h on h.id = m.hotel_id
        where m.id = innfo.message_of(${id})`
    : [];
  if (!message)
    throw new ConfigurationError(`There is no message ${text}: innfo messages list TEXT finds it`);
  return message;
}
