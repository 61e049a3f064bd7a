/** The parts of sentences in every language of the guest page. Only the server reads with them: a phone loads none. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { ASIAN } from "./asian.ts";
import { EASTERN } from "./eastern.ts";
import { GERMANIC } from "./germanic.ts";
import type { Table } from "./parts.ts";
import { ROMANCE } from "./romance.ts";

export const TABLES: Readonly<Record<LanguageTag, Table>> = { ...GERMANIC, ...ROMANCE, ...EASTERN, ...ASIAN };
