import type { Env } from "../env.ts";
import { deepl } from "./deepl.ts";
import { libreTranslate } from "./libretranslate.ts";
import type { Translator } from "./service.ts";

/** @returns undefined if no service is configured */
export function openTranslator(env: Pick<Env, "deepl" | "libreTranslate">): Translator | undefined {
  if (env.deepl) return deepl(env.deepl);
  return env.libreTranslate && libreTranslate(env.libreTranslate);
}
