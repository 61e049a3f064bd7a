/** The admin's own typefaces. A slow line first brings what a screen needs: until then the device's are shown. */

/** Milliseconds in which somebody may press what needs the line more. */
const SOON_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isUrgent = false;

function showFaces(): void {
  document.documentElement.dataset.faces = "";
  // Sooner than the text that they are for is laid out.
  for (const font of ['1em "Hanken Grotesk"', "1em Newsreader"])
    document.fonts.load(font).catch(() => undefined);
}

export function showFacesSoon(): void {
  if (!isUrgent) timer = setTimeout(showFaces, SOON_MS);
}

/** @param code what is more urgent, whether or not it arrives */
export function showFacesAfter(code: Promise<unknown>): void {
  isUrgent = true;
  clearTimeout(timer);
  code.then(showFaces, showFaces);
}
