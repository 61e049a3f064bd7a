/** The language of a mail: docs/decisions/0049-languages.md. */
import { isLanguage, type LanguageTag } from "../../lib/messages/languages.ts";
import type { Translate } from "../../lib/messages/message.ts";
import type { Transaction } from "../database/connection.ts";
import { type PageWords, pageWordsIn } from "../transport/page-words.ts";
import { safeAddress, withoutAddresses } from "./addresses.ts";

/** Only `email` among the values is an address. */
export function writingIn(language: LanguageTag): PageWords {
  const words = pageWordsIn(language);
  return { ...words, t: quoting(words.t) };
}

function quoting(t: Translate): Translate {
  // The message's type asks for exactly the values with these names.
  return (key, ...values) => t(key, ...(values.map(quoted) as typeof values));
}

function quoted(values: Readonly<Record<string, string | number>>) {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    return [name, name === "email" ? safeAddress(value) : withoutAddresses(value)];
  });
  return Object.fromEntries(entries);
}

/** The reader's own choice, else the language of their first hotel. */
export async function spokenBy(sql: Transaction, email: string): Promise<LanguageTag | undefined> {
  return (await chosenBy(sql, email)) ?? (await languageOfFirstHotel(sql, email));
}

/** For what a hotel writes: the reader may have no account. */
export async function languageOfReader(
  sql: Transaction,
  email: string,
  hotel: { language: string },
): Promise<LanguageTag> {
  return (await chosenBy(sql, email)) ?? asLanguage(hotel.language) ?? "en";
}

async function chosenBy(sql: Transaction, email: string): Promise<LanguageTag | undefined> {
  const [user] = await sql<{ language: string | null }[]>`
    select user_metadata ->> 'language' as language from auth.users where email = lower(${email})`;
  return asLanguage(user?.language ?? undefined);
}

async function languageOfFirstHotel(sql: Transaction, email: string): Promise<LanguageTag | undefined> {
  const [hotel] = await sql<{ language: string }[]>`
    select h.language from public.hotels h join auth.users u on u.id = h.user_id
    where u.email = ${email} order by h.created_at limit 1`;
  return asLanguage(hotel?.language);
}

export function asLanguage(tag: string | undefined): LanguageTag | undefined {
  return tag !== undefined && isLanguage(tag) ? tag : undefined;
}
