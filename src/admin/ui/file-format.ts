/** The kind of a file by its first bytes, whatever its name says. */

const FORMATS = [
  ["photo", /^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF.{4}WEBP|.{4}ftyp)/s],
  ["archive", "PK\u0003\u0004"],
  ["oldOffice", "\u00d0\u00cf\u0011\u00e0"],
  /** Programs put a few bytes of their own before it. */
  ["pdf", /%PDF-/],
  ["rtf", "{\\rtf"],
  ["html", /<(?:!doctype html|html|head|body|div|table|h[1-6]|p)[\s>]/i],
] as const;
const HEAD_BYTES = 1024;

export type FileFormat = (typeof FORMATS)[number][0] | "text";

export async function formatOfFile(file: Blob): Promise<FileFormat> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return (
    FORMATS.find(([, begins]) =>
      typeof begins === "string" ? start.startsWith(begins) : begins.test(start),
    )?.[0] ?? "text"
  );
}
