/** Reads what a guest's form submits: texts, and at most one photo. */
import { formSchema } from "../../fields/index.ts";
import { type GuestKind, HELP, type MessageForm, requestForm } from "../../forms/index.ts";
import type { FieldProblem } from "../../guest/forms/render.tsx";
import { legible } from "../../lib/texts/legible.ts";
import { MAX_PHOTO_BYTES } from "../../product.ts";
import { LARGE } from "../capacity/large-answers.ts";
import { formPartsOf } from "../storage/form.ts";
import { FORM_BYTES, PHOTO_KINDS, readBody } from "../transport/request-body.ts";

/** Bytes of a form's longest texts in their longest encoding, %F0%9F%92%99. */
export const MAX_TEXT_BYTES = 64 * 1024;

type Fields = MessageForm["fields"];

export interface Given {
  values: URLSearchParams;
  photo?: Uint8Array<ArrayBuffer>;
}

/**
 * @param inTurn runs what keeps the event loop busy: taking a photo out of its form
 * @returns undefined if it is longer than a form of this kind can be
 */
export async function readForm(
  request: Request,
  kind: GuestKind,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<Given | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = /^multipart\/form-data/i.test(type);
  const mayBringPhoto = isMultipart && PHOTO_KINDS.includes(kind);
  const body = await readBody(request, mayBringPhoto ? MAX_PHOTO_BYTES + FORM_BYTES : MAX_TEXT_BYTES);
  if (!body) return undefined;
  if (!isMultipart) return { values: new URLSearchParams(body.toString()) };
  const given: Given = { values: new URLSearchParams() };
  let texts = 0;
  const parse = async () => formPartsOf(body, type);
  for (const { name, bytes, isFile } of (await (body.length > LARGE ? inTurn(parse) : parse())) ?? []) {
    if (!isFile) {
      // Counts bytes before they become text: decoding megabytes would stop everybody else for seconds.
      texts += bytes.length;
      if (texts > MAX_TEXT_BYTES) return undefined;
      given.values.append(name, Buffer.from(bytes).toString());
    }
    // Browsers send an empty file if none was chosen.
    else if (bytes.length > 0) given.photo = bytes;
  }
  return given.values.toString().length > MAX_TEXT_BYTES ? undefined : given;
}

export function typedOf(fields: Fields, given: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    // Cleans the texts here, because the page shows them again. Browsers send line breaks as two characters.
    Object.entries(fields).map(([name, { several, kind }]) => {
      const typed = several ? given.getAll(name).join() : (given.get(name) ?? "");
      return [name, legible(typed, kind === "longText")];
    }),
  );
}

export function typedInputs(fields: Fields, typed: Record<string, string>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, fields[name]?.kind === "flag" ? text !== "" : text]),
  );
}

export function problemsOf(
  fields: Fields,
  typed: Record<string, string>,
  issues: readonly { path: PropertyKey[]; code?: string | undefined }[],
): Record<string, FieldProblem> {
  return Object.fromEntries(
    issues.map(({ path, code }) => {
      const name = String(path[0]);
      const isMissing = fields[name]?.required && !typed[name]?.trim();
      return [name, isMissing ? "required" : code === "too_big" ? "tooLong" : "invalid"];
    }),
  );
}

/** A request in danger without what its form refuses: only its words matter. */
export function urgentOf(
  topics: readonly string[],
  typed: Record<string, string>,
  problems: Record<string, FieldProblem>,
) {
  const { fields } = requestForm(topics, HELP.value);
  const kept = Object.entries(fields).map(([name, { maxLength }]) => {
    const text = typed[name] ?? "";
    const isWrong = problems[name] && problems[name] !== "tooLong";
    return [name, isWrong ? "" : text.slice(0, maxLength).toWellFormed()];
  });
  return formSchema(fields).safeParse({ ...Object.fromEntries(kept), topic: HELP.value });
}
