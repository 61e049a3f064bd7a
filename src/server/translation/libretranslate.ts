/** LibreTranslate's API: https://docs.libretranslate.com/guides/api_usage/. */
import { asMany, post, type Translator } from "./service.ts";

export interface LibreTranslateEnv {
  service: "LibreTranslate";
  /** Without a trailing slash. */
  url: string;
  /** For servers that require one. */
  key: string | undefined;
}

const REFUSALS = {
  400: "the translator does not know the language",
  403: "the translator does not accept the key",
};

export function libreTranslate({ url, key }: LibreTranslateEnv): Translator {
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
