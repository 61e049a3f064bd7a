/** The parts of sentences in every language of the guest page. Only the server reads with them: a phone loads none. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { ar, he, hi, ja, ko, zhHans } from "./asian.ts";
import { cs, el, fi, hu, pl, tr, uk } from "./eastern.ts";
import { da, de, en, nb, nl, sv } from "./germanic.ts";
import type { Table } from "./parts.ts";
import { es, fr, it, pt, ro } from "./romance.ts";

export const TABLES: Readonly<Record<LanguageTag, Table>> = {
  ...{ ar, cs, da, de, el, en, es, fi, fr, he, hi, hu, it, ja, ko, nb, nl, pl, pt, ro, sv, tr, uk },
  "zh-Hans": zhHans,
};
