/** Codes of doors, safes and gates, as they are read. */
import type { READERS } from "../../../fields/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { HOUSE_SECRETS } from "../../../sections/secrets.ts";
import { endInWords } from "../../ui/words.ts";
import { type Item, useItems } from "../sections/items.ts";

export type Secret = Item & {
  name: string;
  code: string;
  shown_to: keyof typeof READERS;
  weekday: string | null;
  ends_at: string | null;
};

export const useSecrets = () => useItems<Secret>(HOUSE_SECRETS);

export function untilWhen({ ends_at }: Secret, clock: string): string {
  if (!ends_at) return "";
  const words = endInWords(ends_at);
  return ends_at.slice(0, 16) <= clock ? t`over since ${words}: guests ask at reception` : t`until ${words}`;
}
