/** Language of a mail: docs/decisions/0059-languages-for-owners.md. */
import { readFileSync } from "node:fs";
import { ENGLISH } from "../../lib/messages/en.ts";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import { type Catalogue, plainly, type Translate } from "../../lib/messages/message.ts";
import type { Direction } from "../../lib/script.ts";

export interface Writing {
  tag: LanguageTag;
  direction: Direction;
  /** Messages with plain placeholders, as all of the mails' are. */
  t: Translate;
}

const written = new Map<LanguageTag, Writing>();

/** Reads a language's file when its first mail is written. */
export function writingIn(tag: LanguageTag): Writing {
  const writing = written.get(tag) ?? {
    tag,
    direction: directionOf(tag),
    t: plainly(catalogueOf(tag).messages),
  };
  written.set(tag, writing);
  return writing;
}

function catalogueOf(tag: LanguageTag): Catalogue {
  if (tag === "en") return ENGLISH;
  const file = new URL(`../../lib/messages/${tag}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Catalogue;
}
