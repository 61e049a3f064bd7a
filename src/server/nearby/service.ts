/**
 * Queries a public map service by its rules: one request a second for all processes, cached answers, and a
 * User-Agent that names the site. The operator sets the address; callers choose parameters only.
 */
import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { z } from "zod";
import { PRODUCT } from "../../product.ts";
import type { Basics } from "../transport/basics.ts";

const PATIENCE_MS = 25_000;
/** Most bytes of an answer, unpacked. */
const MAX_BYTES = 4 * 1024 * 1024;

export interface Service {
  /** Name in the log, and key of the shared rate. */
  name: "Nominatim" | "Overpass";
  /** Without a trailing slash. */
  url: string;
  /** How long answers are cached, as a PostgreSQL interval. */
  keptFor: string;
}

/** The service did not answer, or not in its own format. */
export class ServiceAwayError extends Error {
  override name = "ServiceAwayError";
  readonly service: Service["name"];

  constructor(service: Service["name"], reason: string) {
    super(reason);
    this.service = service;
  }
}

/** More callers wait than there are turns. */
export class BusyError extends Error {
  override name = "BusyError";
}

/**
 * @param question path and query
 * @param shape parses the answer; its output is cached
 * @param readFor what the shape depends on besides the answer
 */
export async function askMapService<Answer>(
  { sql, publicUrl }: Pick<Basics, "sql" | "publicUrl">,
  service: Service,
  question: string,
  shape: z.ZodType<Answer>,
  readFor = "",
): Promise<Answer> {
  const key = hash("sha256", `${service.url}\0${question}\0${readFor}`, "base64url");
  const [kept] = await sql<{ answer: Answer }[]>`
    select answer from innfo.service_answers where question_hash = ${key} and kept_until > now()`;
  if (kept) return kept.answer;
  const [turn] = await sql<{ wait: number | null }[]>`select innfo.take_turn(${service.name}) as wait`;
  if (turn?.wait === null || turn?.wait === undefined) throw new BusyError();
  await setTimeout(turn.wait);
  const read = shape.safeParse(await fetched(service, question, publicUrl));
  if (!read.success) throw new ServiceAwayError(service.name, "answers in another shape");
  await sql`
    select innfo.keep_answer(${key}, ${JSON.stringify(read.data)}::text::jsonb, ${service.keptFor}::text::interval)`;
  return read.data;
}

async function fetched({ name, url }: Service, question: string, publicUrl: string): Promise<unknown> {
  try {
    const response = await fetch(`${url}${question}`, {
      headers: { "User-Agent": `${PRODUCT} (${publicUrl})`, Accept: "application/json" },
      // A redirect would leave the operator's service.
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await bounded(name, response);
    if (!response.ok) throw new ServiceAwayError(name, `answers ${response.status}`);
    return JSON.parse(body) as unknown;
  } catch (error) {
    if (error instanceof ServiceAwayError) throw error;
    const { name: kind, cause } = error as Error & { cause?: { code?: string } };
    throw new ServiceAwayError(name, cause?.code ?? kind);
  }
}

async function bounded(name: Service["name"], response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > MAX_BYTES) throw new ServiceAwayError(name, "answers too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
