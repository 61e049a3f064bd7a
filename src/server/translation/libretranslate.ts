/** LibreTranslate's API: https://docs.libretranslate.com/guides/api_usage/. */
import type { Env } from "../env.ts";
import { asMany, post, type Translator } from "./service.ts";

const REFUSALS = {
  400: "the translator does not know the language",
  403: "the translator does not accept the key",
};

export function libreTranslate({ url, key }: NonNullable<Env["libreTranslate"]>): Translator {
  return {
    name: "LibreTranslate",
    async translate(texts, source, target) {
      const body = { q: texts, source, target, format: "html", ...(key !== undefined && { api_key: key }) };
      const { translatedText } = (await post(`${url}/translate`, {}, body, REFUSALS)) as {
        translatedText?: unknown;
      };
      return asMany(translatedText, texts.length);
    },
  };
}
