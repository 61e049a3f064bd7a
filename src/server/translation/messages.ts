/** Translates what guests and the desk write to each other: docs/decisions/0058-translations.md. */
import { DatabaseError } from "pg";
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { legible } from "../../lib/texts/legible.ts";
import { unmarked, withPlaceholders } from "../../lib/translation/placeholders.ts";
import type { Sql } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { type Job, type JobSite, type Jobs, startJobs } from "../jobs/jobs.ts";
import { chargeCharacters, giveBack } from "./runs.ts";
import { costsNothing, type Translator } from "./translator.ts";

/** The database's limit. */
const MOST_LETTERS = 4000;

/** The person who wants a translation: a guest, or one of the hotel's people, by id. */
type Asking = "guest" | { userId: string };

/**
 * The part of the account's month that guests' messages may use. The rest is for the owner's texts and the desk,
 * because anybody may write as a guest.
 */
const LEFT_BY_GUESTS = 0.5;

/** Jobs with a {@link GuestsText} as payload, for hotels where innfo.translates_messages() is true. */
export const MESSAGE_TRANSLATION = "message_translation";

/** A guest's text: the message itself, or a later one. */
export interface GuestsText {
  hotel_id: string;
  message_id: string;
  text_id?: string;
}

interface Wanted {
  text: string;
  from: LanguageTag;
  to: LanguageTag;
}

export function startMessageTranslations(site: JobSite, translator: Translator): Jobs {
  const { sql } = site;
  async function work({ payload }: Job<GuestsText>): Promise<void> {
    const { hotel_id, message_id, text_id } = payload;
    const [wanted] = await sql<Wanted[]>`
      select t.text, t.language as from, h.language as to
      from public.hotels h cross join lateral (
        select m.text, m.language from public.messages m
        where m.id = ${message_id} and m.translation is null and ${text_id ?? null}::uuid is null
        union all
        select t.text, t.language from public.message_texts t
        where t.id = ${text_id ?? null}::uuid and t.translation is null and t.author = 'guest'
      ) as t
      where h.id = ${hotel_id} and t.text is not null and t.language <> h.language and innfo.translates_messages(h.id)`;
    if (!wanted) return;
    const translation = await translateText(sql, translator, hotel_id, wanted, "guest");
    if (translation === undefined) return;
    await transaction(sql, async (tx) => {
      if (text_id === undefined)
        await tx`
          update public.messages set translation = ${translation}, translation_language = ${wanted.to}
          where id = ${message_id}`;
      else {
        await tx`
          update public.message_texts set translation = ${translation}, translation_language = ${wanted.to}
          where id = ${text_id}`;
        // The version is a time, so the desk reads the message again.
        await tx`update public.messages set state = state where id = ${message_id}`;
      }
    });
  }

  return startJobs<GuestsText>(site, { kind: MESSAGE_TRANSLATION, concurrency: 2, share: 2, work });
}

/**
 * Translates what the desk is about to send. One of the hotel's canned answers is translated once, and from then on
 * is a text of the hotel that its owner may correct.
 * @returns as {@link translateText}
 * @throws {JobError} if the service fails
 */
export async function translateAnswer(
  sql: Sql,
  translator: Translator,
  hotelId: string,
  wanted: Wanted,
  userId: string,
): Promise<string | undefined> {
  const { text, to } = wanted;
  const [own] = await sql<{ id: string; translation: string | null; place: string }[]>`
    select k.id, t.text as translation, p.place
    from public.message_kinds k
    cross join lateral (select 'answers/line/' || innfo.text_hash(${text})) as p (place)
    left join public.translations t on t.hotel_id = k.hotel_id and t.table_name = 'message_kinds'
      and t.row_id = k.id::text and t.column_name = p.place and t.language = ${to}
    where k.hotel_id = ${hotelId} and ${text} = any (k.answers)
    order by t.text nulls last limit 1`;
  if (own?.translation) return own.translation;
  const translation = await translateText(sql, translator, hotelId, wanted, { userId });
  if (own && translation !== undefined) await keepAnswer(sql, hotelId, { ...own, ...wanted, translation });
  return translation;
}

interface OwnAnswer extends Wanted {
  id: string;
  place: string;
  translation: string;
}

async function keepAnswer(sql: Sql, hotelId: string, { id, place, text, to, translation }: OwnAnswer) {
  try {
    await sql`
      insert into public.translations (hotel_id, language, table_name, row_id, column_name, text, source_hash, origin)
      select ${hotelId}, ${to}, 'message_kinds', ${id}, ${place}, ${translation}, innfo.text_hash(${text}), 'machine'
      on conflict on constraint translations_key do nothing`;
  } catch (error) {
    // The plan has no room for more texts, so the answer is translated again the next time.
    if (!(error instanceof DatabaseError && error.code?.startsWith("IN"))) throw error;
  }
}

/**
 * @returns undefined if the account has too few characters left this month, or the asking person today, or if an
 * address or a phone number got lost: then the text stays as it is
 * @throws {JobError} if the service fails
 */
async function translateText(
  sql: Sql,
  translator: Translator,
  hotelId: string,
  { text, from, to }: Wanted,
  asking: Asking,
): Promise<string | undefined> {
  const characters = [...text].length;
  const userId = asking === "guest" ? null : asking.userId;
  const left = asking === "guest" ? LEFT_BY_GUESTS : 0;
  const charged = await transaction(sql, async (tx) => {
    // Checks one after the other: two checks at once would both find room for one.
    await tx`
      select from auth.users u where u.id = (select h.user_id from public.hotels h where h.id = ${hotelId})
      for no key update`;
    const [enough] = await tx`
      select from public.hotels h where h.id = ${hotelId} and innfo.characters_left(h.user_id)
        >= ${characters} + ${left}::float8 * innfo.limit_of(h.user_id, 'translated_characters')`;
    if (!enough) return false;
    const [share] = userId
      ? await tx<{ fits: boolean }[]>`
          select innfo.take_answer_characters(${hotelId}, ${userId}, ${characters}) as fits`
      : [{ fits: true }];
    if (share?.fits) await chargeCharacters(tx, hotelId, characters);
    return share?.fits === true;
  });
  if (!charged) return undefined;
  const { xml, pieces } = withPlaceholders(text);
  try {
    const [answer = ""] = await translator.translate([xml], from, to);
    const translation = legible(unmarked(answer, pieces) ?? "", true).trim();
    return translation.length > MOST_LETTERS ? undefined : translation || undefined;
  } catch (error) {
    if (costsNothing(error)) {
      await giveBack(sql, hotelId, characters);
      if (userId) await sql`select innfo.give_back_answer_characters(${hotelId}, ${userId}, ${characters})`;
    }
    throw error;
  }
}
