/** The language of a mail: docs/decisions/0049-languages.md. */
import { catalogueOf } from "../../guest/catalogues.ts";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import { plainly, type Translate } from "../../lib/messages/message.ts";
import type { Direction } from "../../lib/texts/script.ts";
import { safeAddress, withoutAddresses } from "./addresses.ts";

export interface Writing {
  tag: LanguageTag;
  direction: Direction;
  /**
   * Messages with plain placeholders, which all messages of mails have. Of the values put in, only `email` is an
   * address.
   */
  t: Translate;
}

const written = new Map<LanguageTag, Writing>();

/** Reads a language's file when its first mail is written. */
export function writingIn(tag: LanguageTag): Writing {
  const writing = written.get(tag) ?? {
    tag,
    direction: directionOf(tag),
    t: quoting(plainly(catalogueOf(tag).messages)),
  };
  written.set(tag, writing);
  return writing;
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
