/** Stand-ins for translation services, by their documented protocols. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenHere } from "./listen-here.ts";

export interface TranslatorStandIn {
  url: string;
  /** Texts it received, in order. */
  sent: string[];
  /** Statuses of the next answers; then it translates. */
  fails: number[];
  /** Translates a text and keeps its markup. */
  translate: (text: string) => string;
  /** Awaited before each answer. */
  before: () => Promise<void>;
  stop(): Promise<void>;
}

export const DEEPL_KEY = "0a1b2c3d-test:fx";
export const LIBRE_KEY = "key-of-libre";

/** https://developers.deepl.com/docs/api-reference/translate */
export function startDeepL(): Promise<TranslatorStandIn> {
  return start((request, body, standIn) => {
    if (request.url !== "/v2/translate" || request.method !== "POST") return { status: 404 };
    if (request.headers.authorization !== `DeepL-Auth-Key ${DEEPL_KEY}`) return { status: 403 };
    const { text, source_lang, target_lang, tag_handling, ignore_tags } = body as Record<string, unknown>;
    if (!isTexts(text) || text.length > 50) return { status: 400, json: { message: "Bad request" } };
    // It knows no languages in lower case, and wants a variant of English and Portuguese.
    if (
      !/^[A-Z]{2}$/.test(String(source_lang)) ||
      !/^([A-Z]{2}|EN-GB|PT-PT|ZH-HANS)$/.test(String(target_lang))
    ) {
      return { status: 400, json: { message: "Value for 'target_lang' not supported." } };
    }
    if (tag_handling !== "xml" || !Array.isArray(ignore_tags)) return { status: 400 };
    const translations = text.map((one) => ({
      detected_source_language: source_lang,
      text: standIn.translate(one),
    }));
    return { status: 200, json: { translations } };
  });
}

/** https://docs.libretranslate.com/api/operations/translate/ */
export function startLibreTranslate(): Promise<TranslatorStandIn> {
  return start((request, body, standIn) => {
    if (request.url !== "/translate" || request.method !== "POST") return { status: 404 };
    const { q, source, target, format, api_key } = body as Record<string, unknown>;
    if (api_key !== LIBRE_KEY) return { status: 403, json: { error: "Invalid API key" } };
    if (!isTexts(q) || !source || !target || format !== "html")
      return { status: 400, json: { error: "Invalid request" } };
    return { status: 200, json: { translatedText: q.map(standIn.translate) } };
  });
}

interface Answer {
  status: number;
  json?: object;
}

type Answering = (request: IncomingMessage, body: unknown, standIn: TranslatorStandIn) => Answer;

async function start(answer: Answering): Promise<TranslatorStandIn> {
  const server = createServer((request, response) => void answerTo(request, response));
  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    await standIn.before();
    const failure = standIn.fails.shift();
    const { status, json = {} } =
      failure === undefined ? answer(request, body, standIn) : { status: failure };
    if (status === 200) standIn.sent.push(...textsOf(body));
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
  }
  const standIn: TranslatorStandIn = {
    url: `http://127.0.0.1:${await listenHere(server)}`,
    sent: [],
    fails: [],
    translate: (text) => `«${text}»`,
    before: async () => {},
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}

function textsOf(body: unknown): string[] {
  const { text, q } = body as { text?: string[]; q?: string[] };
  return text ?? q ?? [];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
