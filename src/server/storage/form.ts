/** The file in a form (RFC 7578), as the official client sends what a browser's input holds. */
import { invalidRequest } from "./errors.ts";

/** With characters that need no quotes and no escapes (RFC 2046, section 5.1.1): read by everybody alike. */
const TYPE = /^multipart\/form-data *; *boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
/** The file, and what the client says of it. */
const MAX_PARTS = 10;
const MAX_PART_HEAD = 8 * 1024;

/** @throws {StorageError} */
export async function fileOf(form: Buffer, type: string): Promise<Uint8Array> {
  const [, , boundary] = TYPE.exec(type) ?? [];
  if (boundary && isModest(form, `--${boundary}`)) {
    try {
      const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
      const values = await new Response(new Uint8Array(form), { headers }).formData();
      const file = [...values.values()].find((value) => value instanceof File);
      if (file) return new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw invalidRequest("The body must be a form with a file");
}

/**
 * Whether the platform's parser will be done with it soon: it holds up everything else for seconds over
 * megabytes of small parts, or of headers of one part.
 */
function isModest(form: Buffer, delimiter: string): boolean {
  // The last delimiter begins no part.
  let parts = -1;
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    if (parts > MAX_PARTS || form.indexOf("\r\n\r\n", at) > at + MAX_PART_HEAD) return false;
  }
  return true;
}
