/** GIF89a: a screen with its colors, extensions and frames. Keeps the first frame, with what says how it is drawn. */

const HEADER = 13;
const [EXTENSION, FRAME] = [0x21, 0x2c];
const GRAPHIC_CONTROL = 0xf9;
const TRAILER = Buffer.from([0x3b]);

export function bareGif(file: Buffer): Buffer | undefined {
  if (file.length < HEADER) return undefined;
  let at = HEADER + colorsOf(file[10] ?? 0);
  const parts = [file.subarray(0, at)];
  let control: Buffer | undefined;
  while (at < file.length) {
    const start = at;
    if (file[at] === EXTENSION) {
      const end = endOfBlocks(file, at + 2);
      if (end === undefined) return undefined;
      if (file[start + 1] === GRAPHIC_CONTROL) control = file.subarray(start, end);
      at = end;
    } else if (file[at] === FRAME) {
      // Position, size and colors of the frame, and the size of the first code.
      const end = endOfBlocks(file, at + 10 + colorsOf(file[at + 9] ?? 0) + 1);
      if (end === undefined) return undefined;
      if (control) parts.push(control);
      parts.push(file.subarray(start, end), TRAILER);
      return Buffer.concat(parts);
    } else {
      return undefined;
    }
  }
  return undefined;
}

/** Bytes of the table that the flags announce. */
const colorsOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Each block states its length; the last one is empty. */
function endOfBlocks(file: Buffer, from: number): number | undefined {
  for (let at = from; at < file.length; ) {
    const size = file[at] ?? 0;
    at += 1 + size;
    if (size === 0) return at;
  }
  return undefined;
}
