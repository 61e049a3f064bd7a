/**
 * AVIF: boxes of a size, a type and data (ISO/IEC 14496-12). Positions are counted from the file's beginning, so
 * nothing is cut out: a box that is not needed gets a type that readers pass over.
 */

interface Box {
  type: string;
  /** Position of its type. */
  at: number;
  /** Position of its data. */
  from: number;
  to: number;
}

const NEEDED = new Set(["ftyp", "meta", "mdat"]);
/** Items with facts about the picture. */
const ABOUT = new Set(["Exif", "mime", "uri "]);
const PASSED_OVER = "free";
/** All items together may have this many times the file's length: two equal items may lie in one place. */
const MAX_ITEMS_LENGTH = 2;

export function bareAvif(original: Buffer): Buffer | undefined {
  const file = Buffer.from(original);
  try {
    for (const box of boxesIn(file, 0, file.length)) {
      if (!NEEDED.has(box.type)) passOver(file, box.at);
      if (box.type !== "meta") continue;
      for (const inner of boxesIn(file, box.from + 4, box.to)) {
        if (inner.type === "iinf") passOverItems(file, inner);
        if (inner.type === "iloc") checkItems(file, inner);
      }
    }
    return file;
  } catch (error) {
    // Its own description of its parts does not fit.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @throws {RangeError} */
function* boxesIn(file: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    let size = file.readUInt32BE(at);
    let header = 8;
    if (size === 1) {
      size = Number(file.readBigUInt64BE(at + 8));
      header = 16;
    } else if (size === 0) {
      size = to - at;
    }
    if (size < header || at + size > to) throw new RangeError("A box is larger than where it lies");
    yield { type: typeAt(file, at + 4), at: at + 4, from: at + header, to: at + size };
    at += size;
  }
}

const typeAt = (file: Buffer, at: number) => file.toString("latin1", at, at + 4);
const passOver = (file: Buffer, at: number) => file.write(PASSED_OVER, at, "latin1");

/** Section 8.11.6. */
function passOverItems(file: Buffer, { from, to }: Box): void {
  const count = file[from] === 0 ? 2 : 4;
  for (const entry of boxesIn(file, from + 4 + count, to)) {
    const at = entry.from + 4 + (file[entry.from] === 3 ? 4 : 2) + 2;
    if (ABOUT.has(typeAt(file, at))) passOver(file, at);
  }
}

/**
 * Checks that all items together are no longer than the file: each may consist of many pieces of it (section
 * 8.11.3), and all may be the same piece.
 * @throws {RangeError}
 */
function checkItems(file: Buffer, { from }: Box): void {
  const version = file[from] ?? 0;
  const sizes = file.readUInt16BE(from + 4);
  const [ofOffset, ofLength, ofBase] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const ofIndex = version === 0 ? 0 : sizes & 15;
  let at = from + 6;
  const read = (size: number): number => {
    at += size;
    if (size === 8) return Number(file.readBigUInt64BE(at - 8));
    return size === 0 ? 0 : file.readUIntBE(at - size, size);
  };
  const ofId = version < 2 ? 2 : 4;
  let length = 0;
  for (let items = read(ofId); items > 0; items--) {
    at += ofId + (version === 0 ? 0 : 2) + 2 + ofBase;
    for (let pieces = read(2); pieces > 0; pieces--) {
      at += ofIndex + ofOffset;
      // An item that is the whole file states no length.
      length += read(ofLength) || file.length;
      if (length > MAX_ITEMS_LENGTH * file.length) throw new RangeError("Its items are larger than the file");
    }
  }
}
