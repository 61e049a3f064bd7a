/** WebP (RFC 9649): RIFF chunks of a type, a length and data, each of an even number of bytes. */
import { MAX_PROFILE } from "./kept.ts";
import { orientationAlone } from "./orientation.ts";

const HEADER = 12;
const CHUNK_HEADER = 8;
/** Length of the header of a file with more than pixels. */
const FLAGS = HEADER + CHUNK_HEADER;
const FLAG_OF = { ICCP: 0x20, EXIF: 0x08, "XMP ": 0x04 };

export function bareWebp(file: Buffer): Buffer | undefined {
  const length = CHUNK_HEADER + file.readUInt32LE(4);
  if (length > file.length) return undefined;
  const parts = [file.subarray(0, HEADER)];
  const seen = new Set<string>();
  for (let at = HEADER; at + CHUNK_HEADER <= length; ) {
    const size = file.readUInt32LE(at + 4);
    const end = at + CHUNK_HEADER + size + (size % 2);
    if (end > length) return undefined;
    const type = file.toString("latin1", at, at + 4);
    // Keeps the first chunk of each type, and so the first frame of an animation.
    if (!seen.has(type)) {
      const kept = keep(type, file.subarray(at, end), size);
      if (kept) parts.push(kept);
    }
    seen.add(type);
    at = end;
  }
  const bare = Buffer.concat(parts);
  bare.writeUInt32LE(bare.length - CHUNK_HEADER, 4);
  if (bare.toString("latin1", HEADER, HEADER + 4) === "VP8X") bare[FLAGS] = flagsOf(parts, bare[FLAGS] ?? 0);
  return bare;
}

/** Clears the flags of chunks that are not there. */
function flagsOf(parts: readonly Buffer[], flags: number): number {
  const there = new Set(parts.map((part) => part.toString("latin1", 0, 4)));
  return Object.entries(FLAG_OF).reduce(
    (left, [type, flag]) => (there.has(type) ? left : left & ~flag),
    flags,
  );
}

function keep(type: string, chunk: Buffer, size: number): Buffer | undefined {
  switch (type) {
    case "VP8X":
    case "VP8 ":
    case "VP8L":
    case "ALPH":
    case "ANIM":
    case "ANMF":
      return chunk;
    case "ICCP":
      return size <= MAX_PROFILE ? chunk : undefined;
    case "EXIF":
      return exifOf(chunk.subarray(CHUNK_HEADER, CHUNK_HEADER + size));
    default:
      return undefined;
  }
}

function exifOf(data: Buffer): Buffer | undefined {
  const orientation = orientationAlone(data);
  if (!orientation) return undefined;
  const header = Buffer.from("EXIF\0\0\0\0", "latin1");
  header.writeUInt32LE(orientation.length, 4);
  return Buffer.concat([header, orientation]);
}
