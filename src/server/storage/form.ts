/** Extracts the file from a form (RFC 7578), which the official client sends for a browser's file. */
import { invalidRequest } from "./errors.ts";

/**
 * Only characters that need no quotes and no escapes (RFC 2046, section 5.1.1), so that every parser reads
 * the same boundary.
 */
const TYPE = /^multipart\/form-data *; *boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
/** The file, and the fields beside it. */
const MAX_PARTS = 12;
const MAX_PART_HEAD = 8 * 1024;

/** @throws {StorageError} */
export async function fileOf(form: Buffer, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const values = await formDataOf(form, type);
  const file = values && [...values.values()].find((value) => value instanceof File);
  if (!file) throw invalidRequest("The body must be a form with a file");
  return new Uint8Array(await file.arrayBuffer());
}

/** @returns undefined when it is no such form */
export async function formDataOf(form: Buffer, type: string): Promise<FormData | undefined> {
  const [, , boundary] = TYPE.exec(type) ?? [];
  if (boundary && isModest(form, `--${boundary}`)) {
    try {
      const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
      return await new Response(new Uint8Array(form), { headers }).formData();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}

/**
 * Whether the platform's parser is done quickly: many small parts, or large headers of one part, would block
 * the process for seconds.
 */
function isModest(form: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at)) {
    at += delimiter.length;
    const next = form.subarray(at, at + MAX_PART_HEAD);
    // The last delimiter begins no part; parsers end there, or fail.
    if (next.toString("latin1", 0, 2) === "--") continue;
    parts += 1;
    if (parts > MAX_PARTS || !next.includes("\r\n\r\n")) return false;
  }
  return true;
}
