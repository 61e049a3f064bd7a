/** Reads the orientation from a picture's Exif data (JEITA CP-3451, section 4.6), and nothing else. */

const ORIENTATION = 0x0112;
const SHORT = 3;
/** Most entries of a directory; real ones have some dozens. */
const MAX_ENTRIES = 1000;
/** Position of the value in the one entry that is written. */
const VALUE_AT = 18;

/**
 * @param tiff with or without "Exif\0\0" in front
 * @returns Exif data with the orientation alone, or undefined when there is none
 */
export function orientationAlone(tiff: Buffer): Buffer | undefined {
  const start = tiff.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0;
  const orientation = orientationOf(tiff.subarray(start));
  if (orientation === undefined) return undefined;
  // Big-endian, one directory at 8, one entry, no next one.
  const alone = Buffer.from(
    "4d4d002a00000008" + "0001" + "01120003000000010000" + "0000" + "00000000",
    "hex",
  );
  alone.writeUInt16BE(orientation, VALUE_AT);
  return Buffer.concat([tiff.subarray(0, start), alone]);
}

function orientationOf(tiff: Buffer): number | undefined {
  const order = tiff.toString("latin1", 0, 2);
  if (tiff.length < 8 || (order !== "II" && order !== "MM")) return undefined;
  const short = (at: number) => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const entries = Math.min(short(directory), MAX_ENTRIES);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + 12 * i;
    if (entry + 12 > tiff.length) return undefined;
    if (short(entry) !== ORIENTATION) continue;
    const orientation = short(entry + 8);
    return short(entry + 2) === SHORT && orientation >= 1 && orientation <= 8 ? orientation : undefined;
  }
  return undefined;
}
