/**
 * Splits forms with files into parts (RFC 7578): a guest's with a photo, and the official client's for a browser's
 * file.
 */
import { MultipartParseError, type MultipartPart, parseMultipart } from "@remix-run/multipart-parser";
import { invalidRequest } from "./errors.ts";

/**
 * Only characters that need no quotes and no escapes (RFC 2046, section 5.1.1), so that every parser reads
 * the same boundary.
 */
const TYPE = /^multipart\/form-data *; *boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
/** Limit for the file and the fields beside it: a form about something lost has thirteen. */
const MAX_PARTS = 16;
const MAX_PART_HEAD = 8 * 1024;
/** A file name in an encoding that the parser may not know, about which it would write to the console. */
const STRANGE_NAME = /filename\* *= *(?!"?(?:utf-8|iso-8859-1)')/i;

export interface FormPart {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  isFile: boolean;
}

/** @throws {StorageError} */
export function fileOf(form: Buffer, type: string): Uint8Array<ArrayBuffer> {
  const file = formPartsOf(form, type)?.find(({ isFile }) => isFile);
  if (!file) throw invalidRequest("The body must be a form with a file");
  return file.bytes;
}

/** @returns views of the form, so that megabytes are not copied without need; undefined when it is no such form */
export function formPartsOf(form: Buffer, type: string): FormPart[] | undefined {
  const [, , boundary] = TYPE.exec(type) ?? [];
  if (!boundary) return undefined;
  const limits = { maxParts: MAX_PARTS, maxHeaderSize: MAX_PART_HEAD, maxFileSize: form.length };
  const isStrange = ({ headers }: MultipartPart) => STRANGE_NAME.test(headers["content-disposition"] ?? "");
  try {
    return Array.from(parseMultipart(withoutPreamble(form, boundary), { boundary, ...limits }), (part) => {
      if (isStrange(part)) throw new MultipartParseError("A name in a strange encoding");
      // A text may have a type of its own, too.
      const { name = "", content, filename } = part;
      // In a form of one piece, each value is one piece, too.
      const bytes = content.length === 1 ? content[0] : part.bytes;
      return { name, isFile: filename !== undefined, bytes: bytes as Uint8Array<ArrayBuffer> };
    });
  } catch (error) {
    // TypeError: a part's head is not UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * Drops what stands before the first boundary. It has no meaning (RFC 2046, section 5.1.1), but the parser refuses
 * it.
 */
function withoutPreamble(form: Buffer, boundary: string): Buffer {
  const begins = `--${boundary}`;
  if (form.subarray(0, begins.length).equals(Buffer.from(begins))) return form;
  const end = form.indexOf(`\r\n${begins}\r\n`);
  return end < 0 ? form : form.subarray(end + "\r\n".length);
}
