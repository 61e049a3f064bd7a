import { isInApp } from "../../lib/in-app-browser.ts";
import { t, withoutMark } from "../../lib/texts/t.ts";
import { graphemesOf } from "./graphemes.ts";

/** In milliseconds. */
const ANSWERED_MS = 5 * 60_000;

/** Is told when this browser saves no files. */
export const unsavedFiles = new EventTarget();

/** Apps' own browsers share the file instead. */
export function saveFile(file: Blob, name: string): void {
  const { type } = file;
  if (isInApp(navigator.userAgent) && canShareFiles(type))
    void shareFile(new File([file], name, { type }), { title: name });
  else download(file, name);
}

function download(file: Blob, name: string): void {
  if (isInApp(navigator.userAgent)) {
    unsavedFiles.dispatchEvent(new Event("unsaved"));
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only once the question where to save it is answered.
  setTimeout(() => URL.revokeObjectURL(url), ANSWERED_MS);
}

/** Phones hand a file to a chat, a mail or a printer; most desktops only download it. */
export function canShareFiles(type: string): boolean {
  return navigator.canShare?.({ files: [new File([], "file", { type })] }) ?? false;
}

/** By the device's own dialog; where that is refused, the file is downloaded. */
export async function shareFile(file: File, words: { title: string; text?: string }): Promise<void> {
  try {
    await navigator.share({ ...words, files: [file] });
  } catch (error) {
    // Closing the share sheet is a decision, no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    download(file, file.name);
  }
}

/** Most file systems allow 255 bytes, and browsers append a counter such as " (1)". */
const MAX_NAME_BYTES = 180;

/** Characters that Windows forbids, control characters, and marks that change the direction of text. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** "Hôtel de la Mer" → "Hôtel de la Mer QR code.png", in any script. */
export function qrFileName(hotelName: string, extension: "png" | "svg"): string {
  return hotelFileName(hotelName, t`QR code.${extension}`);
}

/** @param ending describes the content, and includes the extension */
export function hotelFileName(hotelName: string, ending: string): string {
  return `${shorten(clean(hotelName)) || t`Hotel`} ${clean(ending)}`;
}

function clean(text: string): string {
  return (
    withoutMark(text)
      .replace(FORBIDDEN, " ")
      .replace(/\s+/g, " ")
      // A leading dot hides the file.
      .replace(/^[. ]+|[. ]+$/g, "")
  );
}

/** Cuts between graphemes, so that no accent or emoji is split. */
function shorten(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let short = "";
  for (const { segment } of graphemesOf(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MAX_NAME_BYTES) break;
    short += segment;
  }
  return short.trimEnd();
}

export function saveCsv(text: string, fileName: string): void {
  saveFile(new Blob([withoutMark(text)], { type: "text/csv;charset=utf-8" }), fileName);
}
