/** Language of a mail: docs/decisions/0059-languages-for-owners.md. */
import { catalogueOf } from "../../guest/catalogues.ts";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import { plainly, type Translate } from "../../lib/messages/message.ts";
import type { Direction } from "../../lib/texts/script.ts";
import { safeAddress, withoutAddresses } from "./addresses.ts";

export interface Writing {
  tag: LanguageTag;
  direction: Direction;
  /** Messages with plain placeholders, as all of the mails' are. Of what is put into them only `email` is an address. */
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
  // As many as the message's type asks for, by the same names.
  return (key, ...values) => t(key, ...(values.map(quoted) as typeof values));
}

function quoted(values: Readonly<Record<string, string | number>>) {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    return [name, name === "email" ? safeAddress(value) : withoutAddresses(value)];
  });
  return Object.fromEntries(entries);
}
