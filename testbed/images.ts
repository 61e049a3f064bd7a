/** Pictures as owners upload them, and as attackers do. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "png" | "jpeg" | "webp" | "gif" | "avif" | "tiff";

/** In one color, red by default. */
export function image(
  format: Format,
  {
    width = 40,
    height = 20,
    background = "#f00",
  }: { width?: number; height?: number; background?: string } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** As phones write it: rotated, with the phone's name and the location. */
export function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
    .withExif({
      IFD0: { Make: "Made-up", Model: "Pocket 3" },
      IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small file with many black one-bit pixels (PNG, sections 5.3 and 11.2). */
export function manyPixels(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(pixels)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** PNG, section 5.3. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** End of a PNG's header: 8 bytes of signature, 25 of the first chunk. */
const PNG_HEADER = 33;

/** A PNG with so many more chunks right after its header. */
export async function pngWith(type: string, data: Buffer, times = 1): Promise<Buffer> {
  const png = await image("png");
  const more = Array<Buffer>(times).fill(pngChunk(type, data));
  return Buffer.concat([png.subarray(0, PNG_HEADER), ...more, png.subarray(PNG_HEADER)]);
}

/**
 * A JPEG with one more segment right after its start (ITU-T T.81, annex B). @param marker such as 0xfe, a
 * comment
 */
export async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const jpeg = await image("jpeg");
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** An animation of one pixel with this many frames (GIF89a). */
export function manyFrames(count: number): Buffer {
  const header = Buffer.from("GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\x00\x00\x00\x00\x00", "latin1");
  const frame = Buffer.from(
    "!\xf9\x04\x00\x01\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00",
    "latin1",
  );
  return Buffer.concat([header, ...Array<Buffer>(count).fill(frame), Buffer.from(";")]);
}
