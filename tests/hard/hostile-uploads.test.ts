/** Attackers' uploads, and owners' pictures with more in them than they know. See also tests/api/storage.test.ts. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { MAX_LOGO_BYTES } from "../../src/product.ts";
import { image, jpegWith, manyPixels, pngWith } from "../../testbed/images.ts";
import { HARMLESS, REFUSED } from "../../testbed/picture-bombs.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const owner = await makeHotel(server);

const newKey = () => `${owner.hotelId}/${randomUUID()}.png`;

async function upload(key: string, bytes: Buffer): Promise<number> {
  const { error } = await owner.client.storage.from("logos").upload(key, new Blob([new Uint8Array(bytes)]));
  return error ? Number((error as unknown as { status: number }).status) : 200;
}

/** The file itself and its smaller versions, as anyone may load them. */
async function served(key: string): Promise<Buffer[]> {
  const paths = [
    `object/public/logos/${key}`,
    ...[144, 192, 512].map((width) => `render/image/public/logos/${key}?width=${width}`),
  ];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${server.url}/storage/v1/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toMatch(/^image\/(webp|png)$/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}

/** Stands in everything that must not come out again. */
const SECRET = "SECRET-a8f3";
const HTML = `<html><script>alert("${SECRET}")</script></html>`;
const secret = (before = "") => Buffer.from(before + SECRET, "latin1");
const append = async (format: "png" | "jpeg" | "gif" | "webp", tail: string) =>
  Buffer.concat([await image(format), Buffer.from(tail)]);

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description photoshop:City="${SECRET}" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"/></rdf:RDF></x:xmpmeta>`;
/** As a camera writes them: who took the picture, with what, and where. */
const exif = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
    .withExif({
      IFD0: { ImageDescription: SECRET, Artist: SECRET, Copyright: SECRET },
      IFD2: { UserComment: SECRET, BodySerialNumber: SECRET },
      IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N", GPSMapDatum: SECRET },
    })
    .withXmp(XMP);

describe("Nothing but the picture comes out again", () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["a GIF that is a script too", () => append("gif", `/*${SECRET}*/=1;alert(1)`)],
    ["a JPEG with a page in its comment", () => jpegWith(0xfe, Buffer.from(HTML))],
    ["a JPEG with a page after its end", () => append("jpeg", HTML)],
    ["a PNG with a program after its end", () => append("png", `<?php system("${SECRET}"); ?>`)],
    ["a PNG with an archive after its end", () => append("png", `PK\x03\x04${SECRET}PK\x05\x06`)],
    ["a WebP with a document after its end", () => append("webp", `%PDF-1.7 ${SECRET}`)],
    ["the EXIF, XMP and place of a JPEG", () => exif().jpeg().toBuffer()],
    ["the EXIF and XMP of a PNG", () => exif().png().toBuffer()],
    ["the EXIF and XMP of a WebP", () => exif().webp().toBuffer()],
    ["the EXIF and XMP of an AVIF", () => exif().avif({ effort: 0 }).toBuffer()],
    [
      "the IPTC of a JPEG",
      () => jpegWith(0xed, secret("Photoshop 3.0\0" + "8BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x5a\0\x0b")),
    ],
    ["the small picture in a JPEG's header", () => jpegWith(0xe0, secret("JFXX\0\x10"))],
    ["an unknown part of a JPEG", () => jpegWith(0xeb, secret())],
    ["a PNG's text", () => pngWith("tEXt", secret("Comment\0"))],
    [
      "a PNG's compressed text",
      () => pngWith("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(secret())])),
    ],
    ["a PNG's text in any language", () => pngWith("iTXt", secret("XML:com.adobe.xmp\0\0\0\0\0"))],
    ["a PNG's private part", () => pngWith("prVt", secret())],
  ])("of %s", async (_, make) => {
    const bytes = await make();
    const key = newKey();
    expect(await upload(key, bytes)).toBe(200);
    for (const picture of await served(key)) {
      expect(picture.includes(SECRET)).toBe(false);
      const { exif, xmp, iptc, comments, orientation } = await sharp(picture).metadata();
      expect({ exif, xmp, iptc, comments, orientation }).toEqual({});
    }
  });

  test("of a document, an archive or a page, because none of them is taken", async () => {
    for (const bytes of [
      Buffer.from(`%PDF-1.7\n${SECRET}`),
      Buffer.from(`PK\x03\x04${SECRET}`),
      Buffer.from(HTML),
      Buffer.concat([Buffer.from(HTML), await image("png")]),
      Buffer.from(`GIF89a=1;alert("${SECRET}")`),
      Buffer.from(`RIFF\x20\0\0\0WEBPVP8 ${SECRET}`),
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`),
      Buffer.from(`\x1f\x8b\x08\0${SECRET}`),
    ]) {
      expect(await upload(newKey(), bytes)).toBe(415);
    }
  });
});

describe("A small file that is large once it is read", () => {
  /** Its header says so many pixels; the rest is that of a small picture. */
  async function lyingPng(width: number, height: number): Promise<Buffer> {
    const png = await image("png");
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  }
  async function lyingJpeg(width: number, height: number): Promise<Buffer> {
    const jpeg = await image("jpeg");
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(height, frame + 5);
    jpeg.writeUInt16BE(width, frame + 7);
    return jpeg;
  }

  test.each<readonly [string, () => Buffer | Promise<Buffer>, number]>([
    ["a PNG of 4 billion pixels a side", () => lyingPng(2 ** 31 - 1, 2 ** 31 - 1), 415],
    ["a PNG of a width alone", () => lyingPng(2 ** 31 - 1, 1), 415],
    ["a PNG of no width", () => lyingPng(0, 20), 415],
    ["a PNG of 40 million rows", () => manyPixels(1, 40_000_000), 415],
    ["a JPEG of 65,500 × 65,500 pixels", () => lyingJpeg(65_500, 65_500), 415],
    ...Object.entries(HARMLESS).map(([what, make]) => [what, make, 200] as const),
    ...Object.entries(REFUSED).map(([what, make]) => [what, make, 415] as const),
  ])("%s gets an answer, and so does the next picture", async (_, make, status) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(MAX_LOGO_BYTES);
    expect(await upload(newKey(), bytes)).toBe(status);
    expect(await upload(newKey(), await image("png"))).toBe(200);
  });
});

interface RawUpload {
  headers: string[];
  body: Buffer;
  /** Whether the client closes its side after the body. */
  leaves?: boolean;
}

describe("The size of a request", () => {
  test.each([
    [MAX_LOGO_BYTES - 1, 200],
    [MAX_LOGO_BYTES, 200],
    [MAX_LOGO_BYTES + 1, 413],
  ])("%i bytes are answered with %i", async (size, status) => {
    const picture = await image("png");
    expect(await upload(newKey(), Buffer.concat([picture, Buffer.alloc(size - picture.length)]))).toBe(
      status,
    );
  });

  /** Writes the request as it is. @returns the first status that was answered */
  async function raw(token: string, key: string, { headers, body, leaves }: RawUpload): Promise<number> {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST /storage/v1/object/logos/${key} HTTP/1.1`,
      "Host: localhost",
      `Authorization: Bearer ${token}`,
      "Content-Type: image/png",
      ...headers,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(body);
    if (leaves) socket.end();
    const [answer] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
  }
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);

  const length = (size: number | string) => `Content-Length: ${size}`;
  const CHUNKED = "Transfer-Encoding: chunked";

  test.each<[string, (picture: Buffer) => RawUpload, number]>([
    ["is right", (body) => ({ headers: [length(body.length)], body }), 200],
    ["is too short", (body) => ({ headers: [length(body.length - 30)], body }), 400],
    ["is too long", (body) => ({ headers: [length(body.length + 1)], body, leaves: true }), 400],
    ["is more than is taken", (body) => ({ headers: [length(10 ** 11)], body, leaves: true }), 400],
    ["is no number", (body) => ({ headers: [length("many")], body }), 400],
    ["is negative", (body) => ({ headers: [length(-1)], body }), 400],
    ["is there twice", (body) => ({ headers: [length(1), length(body.length)], body }), 400],
    ["is missing", (body) => ({ headers: [CHUNKED], body: chunk(body) }), 200],
    ["contradicts the chunks", (body) => ({ headers: [CHUNKED, length(5)], body: chunk(body) }), 400],
  ])("that %s keeps nothing but a whole picture", async (_, make, status) => {
    // Three uploads of one owner run at a time, and a client that leaves does not know when its own has ended.
    const { token, hotelId } = await makeHotel(server);
    const key = `${hotelId}/${randomUUID()}.png`;
    expect(await raw(token, key, make(await image("png")))).toBe(status);
    const kept = await fetch(`${server.url}/storage/v1/object/public/logos/${key}`);
    expect(kept.status).toBe(status === 200 ? 200 : 404);
  });
});
