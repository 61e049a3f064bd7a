/** Small files that decode to much, each with what is wrong with it. */
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { image, manyFrames, pngChunk, pngWith } from "./images.ts";

/** Inflated size of 48 KB per text; PNG decoders accept 50 MB per text. */
const TEXT_BYTES = 49_000_000;

/** Precedes the compressed data: a keyword, and the method (PNG, sections 11.3.2 and 11.3.3). */
const TEXTS = { zTXt: "a\0\0", iTXt: "a\0\x01\0\0\0", iCCP: "a\0\0" };

let zeros: Buffer | undefined;

/** @param times number of such texts: a file with 100 has 5 MB, and inflates to 5 GB */
export function compressedTexts(type: keyof typeof TEXTS, times: number): Promise<Buffer> {
  zeros ??= deflateSync(Buffer.alloc(TEXT_BYTES), { level: 9 });
  return pngWith(type, Buffer.concat([Buffer.from(TEXTS[type], "latin1"), zeros]), times);
}

/** A picture of 10 × 10 pixels followed by a hundred more megabytes of rows. */
function rowsAfterTheLast(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(10, 0);
  header.writeUInt32BE(10, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(100_000_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Each frame is in a chunk that decoders without animations skip (PNG, section 11.3.6). */
async function animatedPng(frames: number): Promise<Buffer> {
  const png = await image("png", { width: 1, height: 1 });
  const end = png.length - 12;
  const data = png.indexOf("IDAT");
  const frame = png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4));
  const control = (at: number) =>
    pngChunk("fcTL", Buffer.concat([u32(at), u32(1), u32(1), u32(0), u32(0), u16(1), u16(10), u16(0)]));
  const more = Array.from({ length: frames - 1 }, (_, i) => [
    control(2 * i + 1),
    pngChunk("fdAT", Buffer.concat([u32(2 * i + 2), frame])),
  ]);
  const counts = pngChunk("acTL", Buffer.concat([u32(frames), u32(0)]));
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...[counts, control(0)],
    png.subarray(afterHeader, end),
    ...more.flat(),
    png.subarray(end),
  ]);
}

/** The same frame over and over (RFC 9649, section 2.7.1.1). */
async function animatedWebp(frames: number): Promise<Buffer> {
  const raw = { width: 1, height: 2, channels: 3 as const, pageHeight: 1 };
  const two = await sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw })
    .webp({ lossless: true })
    .toBuffer();
  const first = two.indexOf("ANMF");
  const size = 8 + two.readUInt32LE(first + 4);
  const frame = two.subarray(first, first + size + (size % 2));
  const animation = Buffer.concat([two.subarray(0, first), ...Array<Buffer>(frames).fill(frame)]);
  animation.writeUInt32LE(animation.length - 8, 4);
  return animation;
}

/**
 * A gray square in as many scans, each of which says that nothing is added to any block: a few bytes, and a
 * walk over all blocks (ITU-T T.81, section G.1.2).
 */
export async function manyScans(side: number, count: number): Promise<Buffer> {
  const gray = { width: side, height: side, channels: 3, background: "#808080" } as const;
  const jpeg = await sharp({ create: gray })
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const parts = segmentsOf(jpeg);
  const first = parts.findIndex(({ data }) => data.length > 0);
  const later = parts.slice(first + 1);
  const tables = later.find(({ head }) => head[1] === 0xc4);
  const scan = later.find(({ head, data }) => data.length > 0 && head[4] === 1);
  if (!tables || !scan) throw new Error("This is no progressive JPEG");
  const added = bands()
    .slice(0, count - 1)
    .map(({ component, band, bit }) => {
      const head = Buffer.from(scan.head);
      head.set([component], 5);
      head.set([band, band, bit === 13 ? bit : ((bit + 1) << 4) | bit], 7);
      return Buffer.concat([head, scan.data]);
    });
  const before = parts.slice(0, first + 1).map(({ head, data }) => Buffer.concat([head, data]));
  return Buffer.concat([jpeg.subarray(0, 2), ...before, tables.head, ...added, Buffer.from([0xff, 0xd9])]);
}

/** The possible subjects of a scan: one frequency of one component, bit by bit. */
function bands(): { component: number; band: number; bit: number }[] {
  const down = Array.from({ length: 14 }, (_, i) => 13 - i);
  const frequencies = Array.from({ length: 63 }, (_, i) => i + 1);
  return [1, 2, 3].flatMap((component) =>
    frequencies.flatMap((band) => down.map((bit) => ({ component, band, bit }))),
  );
}

/** Segments up to the end, each with its entropy-coded data. */
function segmentsOf(jpeg: Buffer): { head: Buffer; data: Buffer }[] {
  const segments: { head: Buffer; data: Buffer }[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xd9; ) {
    const start = at + 2 + jpeg.readUInt16BE(at + 2);
    let end = start;
    if (jpeg[at + 1] === 0xda) while (!(jpeg[end] === 0xff && jpeg[end + 1] !== 0)) end += 1;
    segments.push({ head: jpeg.subarray(at, start), data: jpeg.subarray(start, end) });
    at = end;
  }
  return segments;
}

/** An AVIF with so many metadata items, each of which repeats the same megabytes so many times. */
export async function manyItems({ items, pieces, bytes }: { items: number; pieces: number; bytes: number }) {
  const avif = await image("avif");
  const box = (type: string, ...parts: Buffer[]) => {
    const data = Buffer.concat(parts);
    return Buffer.concat([u32(data.length + 8), Buffer.from(type, "latin1"), data]);
  };
  const boxAt = (type: string) => {
    const at = avif.indexOf(type) - 4;
    return avif.subarray(at, at + avif.readUInt32BE(at));
  };
  const [ftyp, meta, mdat] = [boxAt("ftyp"), boxAt("meta"), boxAt("mdat")];
  const ids = Array.from({ length: items }, (_, i) => 10 + i);
  const piece = (from: number, length: number) => Buffer.concat([u32(from), u32(length)]);
  const item = (id: number, ...all: Buffer[]) => Buffer.concat([u16(id), u16(0), u16(all.length), ...all]);
  const withPlaces = (pixels: number, filling: number) =>
    box(
      "meta",
      u32(0),
      boxAt("hdlr"),
      boxAt("pitm"),
      box(
        "iloc",
        ...[u32(0), u16(0x4400), u16(1 + items), item(1, piece(pixels, mdat.length - 8))],
        ...ids.map((id) => item(id, ...Array<Buffer>(pieces).fill(piece(filling, bytes)))),
      ),
      box(
        "iinf",
        ...[u32(0), u16(1 + items), boxAt("infe")],
        ...ids.map((id) => box("infe", u32(0x02000000), u16(id), u16(0), Buffer.from("mime\0text/plain\0"))),
      ),
      boxAt("iprp"),
      box("iref", u32(0), ...ids.map((id) => box("cdsc", u16(id), u16(1), u16(1)))),
    );
  const pixels = ftyp.length + withPlaces(0, 0).length + 8;
  if (meta.length === 0) throw new Error("This is no AVIF");
  const made = withPlaces(pixels, pixels + mdat.length);
  return Buffer.concat([ftyp, made, mdat, box("mdat", Buffer.alloc(bytes))]);
}

/** The decoder gets the picture without the bomb. */
export const HARMLESS: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "compressed texts of 5 GB in a PNG": () => compressedTexts("zTXt", 100),
  "international texts of 5 GB in a PNG": () => compressedTexts("iTXt", 100),
  "color profiles of 5 GB in a PNG": () => compressedTexts("iCCP", 100),
  "100 MB of rows after a PNG's last": rowsAfterTheLast,
  "an animated PNG of 10,000 frames": () => animatedPng(10_000),
  "an animated WebP of 10,000 frames": () => animatedWebp(10_000),
  "a GIF of 10,000 frames": () => manyFrames(10_000),
};

/** The decoder gets nothing. */
export const REFUSED: typeof HARMLESS = {
  "a JPEG of 1,000 scans": () => manyScans(5000, 1000),
  "an AVIF of which 3 MB are metadata 150 times": () => manyItems({ items: 5, pieces: 30, bytes: 3_000_000 }),
};
