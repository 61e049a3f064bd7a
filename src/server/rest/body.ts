/** Parses JSON bodies only for their columns: PostgreSQL reads the text itself, so no number or string changes. */
import { invalidBody, RestError } from "./errors.ts";

/** Rows per request; answers have the same limit. */
const MAX_ROWS = 1000;

export interface BodyRows {
  json: string;
  /** Whether the body is an object instead of an array of objects. */
  isLone: boolean;
  keys: string[];
  uniform: boolean;
}

/** A request, or what was read of one before the application saw it. */
export interface Sent extends Pick<Request, "url" | "text"> {
  headers: Pick<Headers, "get">;
}

export async function readBodyRows(request: Sent): Promise<BodyRows> {
  const text = await readBodyText(request);
  const value = parse(text);
  if (isObject(value)) return loneRow(text, value);
  if (!Array.isArray(value) || !value.every(isObject)) {
    throw invalidBody("The body must be a JSON object or an array of JSON objects");
  }
  if (value.length > MAX_ROWS) {
    throw new RestError("PGRST102", `At most ${MAX_ROWS} rows can be written at once`, null, 413);
  }
  if (value.length === 1 && value[0]) return loneRow(text.trim().slice(1, -1), value[0]);
  const [keys = [], ...others] = value.map((row) => Object.keys(row));
  const first = new Set(keys);
  const uniform = others.every((own) => own.length === first.size && own.every((key) => first.has(key)));
  return { json: text, isLone: false, keys, uniform };
}

function loneRow(json: string, row: object): BodyRows {
  return { json, isLone: true, keys: Object.keys(row), uniform: true };
}

export function readObject(json: string): { json: string; keys: string[] } {
  const value = parse(json);
  if (!isObject(value)) throw invalidBody("The body must be a JSON object");
  return { json, keys: Object.keys(value) };
}

export async function readBodyText(request: Sent): Promise<string> {
  const type = request.headers.get("content-type") ?? "application/json";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new RestError("PGRST107", `Content-Type not acceptable: ${type.slice(0, 100)}`, null, 415);
  }
  return request.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidBody("Empty or invalid json");
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
