/** JPEG (ITU-T T.81, annex B): segments that each begin with a marker, and scans of entropy-coded data. */
import { Kept, MAX_PROFILE } from "./kept.ts";
import { orientationAlone } from "./orientation.ts";

const START = 2;
const [END, SCAN, COMMENT] = [0xd9, 0xda, 0xfe];
const [JFIF, EXIF, PROFILE, ADOBE] = [0xe0, 0xe1, 0xe2, 0xee];
/**
 * A progressive picture has some ten scans. Each costs a walk over all pixels, however few bytes it has: with 49
 * megapixels, 64 scans take a second and a thousand take eleven.
 */
const MAX_SCANS = 64;

export function bareJpeg(file: Buffer): Buffer | undefined {
  const kept = new Kept(file);
  kept.keep(0, START);
  const keep = keeper();
  let scans = 0;
  for (let at = markerFrom(file, START); at !== undefined; ) {
    const marker = file[at + 1] ?? 0;
    if (marker === END) {
      kept.keep(at, at + 2);
      return kept.all();
    }
    if (at + 4 > file.length) return undefined;
    let end = at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) return undefined;
    if (marker === SCAN) {
      scans += 1;
      if (scans > MAX_SCANS) return undefined;
      end = endOfScan(file, end);
    }
    const segment = file.subarray(at, end);
    const needed = isApplications(marker) ? keep(marker, segment) : segment;
    if (needed === segment) kept.keep(at, end);
    else if (needed) kept.add(needed);
    at = markerFrom(file, end);
  }
  // The decoder decides whether the last scan is whole without an end.
  return scans > 0 ? kept.all() : undefined;
}

/** Finds the next marker, as decoders do: some cameras leave zeros between segments, or fill bytes (B.1.1.2). */
function markerFrom(file: Buffer, from: number): number | undefined {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 2 <= file.length; at = file.indexOf(0xff, at)) {
    const next = file[at + 1];
    if (next !== 0 && next !== 0xff) return at;
    at += next === 0 ? 2 : 1;
  }
  return undefined;
}

const isApplications = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

/** Decides which applications' segments stay: how the colors are stored, the orientation, and the profile. */
function keeper(): (marker: number, segment: Buffer) => Buffer | undefined {
  const seen = new Set<number>();
  let profile = 0;
  return (marker, segment) => {
    const says = (name: string) => segment.toString("latin1", 4, 4 + name.length) === name;
    if (marker === PROFILE && says("ICC_PROFILE\0")) {
      profile += segment.length;
      return profile <= MAX_PROFILE ? segment : undefined;
    }
    const isKept =
      (marker === JFIF && says("JFIF\0")) ||
      (marker === ADOBE && says("Adobe")) ||
      (marker === EXIF && says("Exif\0"));
    if (!isKept || seen.has(marker)) return undefined;
    seen.add(marker);
    return marker === EXIF ? exifOf(segment) : segment;
  };
}

function exifOf(segment: Buffer): Buffer | undefined {
  const orientation = orientationAlone(segment.subarray(4));
  if (!orientation) return undefined;
  const head = Buffer.from([0xff, EXIF, 0, 0]);
  head.writeUInt16BE(orientation.length + 2, 2);
  return Buffer.concat([head, orientation]);
}

/** Finds the next marker that is neither a stuffed byte nor a restart (B.1.1.5). */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = file.indexOf(0xff, at);
    if (at < 0 || at + 1 >= file.length) return file.length;
    const next = file[at + 1] ?? 0;
    if (next === 0xff) at -= 1;
    else if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}
