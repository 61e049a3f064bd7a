/** The services that translate: DeepL and LibreTranslate. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import type { Env } from "../config/env.ts";
import { JobError } from "../jobs/jobs.ts";

export interface Translator {
  /** The name that owners read, because their texts are sent there. */
  name: "DeepL" | "LibreTranslate";
  /**
   * @param texts XML whose `x` elements stay unchanged
   * @returns as many texts, in the same order
   */
  translate(texts: readonly string[], from: LanguageTag, to: LanguageTag): Promise<string[]>;
}

/** @returns undefined if no service is configured */
export function openTranslator(env: Pick<Env, "deepl" | "libreTranslate">): Translator | undefined {
  if (env.deepl) return deepl(env.deepl);
  return env.libreTranslate && libreTranslate(env.libreTranslate);
}

/** Tags that differ from ours. DeepL requires a variant for target languages that have several. */
const TARGETS: Partial<Record<LanguageTag, string>> = { en: "EN-GB", pt: "PT-PT", "zh-Hans": "ZH-HANS" };

/** https://developers.deepl.com/docs/api-reference/translate */
function deepl({ key, base }: NonNullable<Env["deepl"]>): Translator {
  // Keys of the free plan end like this, and have their own host.
  const host = base ?? (key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com");
  const authorization = { Authorization: `DeepL-Auth-Key ${key}` };
  return {
    name: "DeepL",
    async translate(texts, from, to) {
      const answer = await post(`${host}/v2/translate`, authorization, {
        text: texts,
        source_lang: from === "zh-Hans" ? "ZH" : from.toUpperCase(),
        target_lang: TARGETS[to] ?? to.toUpperCase(),
        tag_handling: "xml",
        ignore_tags: ["x"],
        preserve_formatting: true,
      });
      const { translations } = answer as { translations?: { text?: unknown }[] };
      const found = Array.isArray(translations) ? translations.map(({ text }) => text) : undefined;
      return asMany(found, texts.length);
    },
  };
}

/** https://docs.libretranslate.com/guides/api_usage/ */
function libreTranslate({ url, key }: NonNullable<Env["libreTranslate"]>): Translator {
  return {
    name: "LibreTranslate",
    async translate(texts, source, target) {
      const body = { q: texts, source, target, format: "html", ...(key !== undefined && { api_key: key }) };
      const answer = (await post(`${url}/translate`, {}, body)) as { translatedText?: unknown };
      return asMany(answer.translatedText, texts.length);
    },
  };
}

const PATIENCE_MS = 40_000;

/** The meaning of these statuses in both services; the last is DeepL's alone. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: "the translator does not know the language",
  403: "the translator does not accept the key",
  456: "the translator's quota is used up",
};

/** Statuses after which a retry may succeed: too many requests, and failures of the service. */
function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Codes of failures before anything was sent. */
const NOT_REACHED = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Whether the service was not reached, or refused. A service that did not answer may still charge. */
export function costsNothing(error: unknown): boolean {
  if (!(error instanceof JobError)) return false;
  return "status" in error.details || NOT_REACHED.test(String(error.details.error));
}

/** Posts JSON and reads JSON. */
async function post(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return await response.json();
    // Read to its end, so that the connection can be reused.
    await response.arrayBuffer();
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new JobError("the translator does not answer", { error: cause?.code ?? name }, false);
  }
  const { status } = response;
  throw new JobError(REFUSALS[status] ?? "the translator refused", { status }, !isPassing(status));
}

/** @throws {JobError} unless there is one text for each that was sent */
function asMany(texts: unknown, sent: number): string[] {
  if (Array.isArray(texts) && texts.length === sent && texts.every((text) => typeof text === "string"))
    return texts;
  throw new JobError("the translator answers in another shape", {}, false);
}
