/** What the services that translate have in common. */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { JobError } from "../jobs/jobs.ts";

export interface Translator {
  /** Shown to owners: their texts are sent there. */
  name: "DeepL" | "LibreTranslate";
  /** @param texts XML whose `x` elements stay unchanged. @returns as many, in the same order */
  translate(texts: readonly string[], from: LanguageTag, to: LanguageTag): Promise<string[]>;
}

const PATIENCE_MS = 40_000;

/** Statuses after which a retry may succeed: too many requests, and failures of the service. */
function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Posts JSON and reads JSON. @param refusals meanings that the service gives to statuses */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: object,
  refusals: Readonly<Record<number, string>>,
): Promise<unknown> {
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
  throw new JobError(refusals[status] ?? "the translator refused", { status }, !isPassing(status));
}

/** @throws {JobError} unless there is one text for each that was sent */
export function asMany(texts: unknown, sent: number): string[] {
  if (Array.isArray(texts) && texts.length === sent && texts.every((text) => typeof text === "string"))
    return texts;
  throw new JobError("the translator answers in another shape", {}, false);
}
