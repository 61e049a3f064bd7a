/** Language of a mail: docs/decisions/0059-languages-for-owners.md. */
import { catalogueOf } from "../../guest/catalogues.ts";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import { plainly, type Translate } from "../../lib/messages/message.ts";
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
