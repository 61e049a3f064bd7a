/** DeepL's API: https://developers.deepl.com/docs/api-reference/translate. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import type { Env } from "../env.ts";
import { asMany, post, type Translator } from "./service.ts";

/** Tags that differ from ours. DeepL requires a variant for target languages that have several. */
const TARGETS: Partial<Record<LanguageTag, string>> = { en: "EN-GB", pt: "PT-PT", "zh-Hans": "ZH-HANS" };
const REFUSALS = {
  400: "the translator does not know the language",
  403: "the translator does not accept the key",
  456: "the translator's quota is used up",
};

export function deepl({ key, base }: NonNullable<Env["deepl"]>): Translator {
  // Keys of the free plan end like this, and have their own host.
  const host = base ?? (key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com");
  return {
    name: "DeepL",
    async translate(texts, from, to) {
      const body = {
        text: texts,
        source_lang: from === "zh-Hans" ? "ZH" : from.toUpperCase(),
        target_lang: TARGETS[to] ?? to.toUpperCase(),
        tag_handling: "xml",
        ignore_tags: ["x"],
        preserve_formatting: true,
      };
      const answer = await post(
        `${host}/v2/translate`,
        { Authorization: `DeepL-Auth-Key ${key}` },
        body,
        REFUSALS,
      );
      const { translations } = answer as { translations?: { text?: unknown }[] };
      return asMany(
        Array.isArray(translations) ? translations.map(({ text }) => text) : undefined,
        texts.length,
      );
    },
  };
}
