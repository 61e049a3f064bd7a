import type { Env } from "../env.ts";
import { deepl } from "./deepl.ts";
import { libreTranslate } from "./libretranslate.ts";
import type { Translator } from "./service.ts";

/** @returns undefined if no service is configured */
export function openTranslator({ translation }: Pick<Env, "translation">): Translator | undefined {
  if (!translation) return undefined;
  return translation.service === "DeepL" ? deepl(translation) : libreTranslate(translation);
}
