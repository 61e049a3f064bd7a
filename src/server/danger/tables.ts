/** The parts of sentences in every language of the guest page. Only the server reads with them: a phone loads none. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { ASIAN } from "./asian.ts";
import { EASTERN } from "./eastern.ts";
import { FURTHER_PARTS } from "./further-parts.ts";
import { GERMANIC } from "./germanic.ts";
import { PARTS, type Table } from "./parts.ts";
import { ROMANCE } from "./romance.ts";

const first: Readonly<Record<LanguageTag, Table>> = { ...GERMANIC, ...ROMANCE, ...EASTERN, ...ASIAN };

function joined(one: Table, further: Table): Table {
  return Object.fromEntries(
    PARTS.map((part) => [part, [one[part], further[part]].filter(Boolean).join(", ")]),
  );
}

export const TABLES: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.entries(FURTHER_PARTS).map(([tag, further]) => [tag, joined(first[tag as LanguageTag], further)]),
);
