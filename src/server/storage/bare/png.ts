/** PNG (W3C, third edition): a signature, and chunks of a length, a type, data and a checksum. */
import { crc32, inflateSync } from "node:zlib";
import { Kept, MAX_PROFILE } from "./kept.ts";
import { orientationAlone } from "./orientation.ts";

const SIGNATURE = 8;
/** Chunks for the pixels and their transparency. */
const NEEDED = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

export function barePng(file: Buffer): Buffer | undefined {
  const kept = new Kept(file);
  kept.keep(0, SIGNATURE);
  const seen = new Set<string>();
  for (let at = SIGNATURE; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString("latin1", at + 4, at + 8);
    const data = file.subarray(at + 8, end - 4);
    if (NEEDED.has(type)) kept.keep(at, end);
    // Readers may not skip any other critical chunk (section 5.4).
    else if (/^[A-Z]/.test(type)) return undefined;
    else if (type === "iCCP" && !seen.has(type)) {
      if (isModest(data)) kept.keep(at, end);
    } else if (type === "eXIf" && !seen.has(type)) {
      const orientation = orientationAlone(data);
      if (orientation) kept.add(chunk(type, orientation));
    }
    seen.add(type);
    if (type === "IEND") return kept.all();
    at = end;
  }
  return undefined;
}

/** Whether a profile is small enough once inflated: it is the one compressed text that colors need. */
function isModest(profile: Buffer): boolean {
  const name = profile.indexOf(0);
  if (name < 0) return false;
  try {
    inflateSync(profile.subarray(name + 2), { maxOutputLength: MAX_PROFILE });
    return true;
  } catch {
    // It is too large, or no profile: either way the picture is read without one, as decoders do.
    return false;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}
