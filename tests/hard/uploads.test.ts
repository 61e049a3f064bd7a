/** Pictures that ask more of the decoder than a server has: they end its process, and nothing else. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { photoName } from "../../testbed/give-photo.ts";
import { image, manyPixels } from "../../testbed/images.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

test("a file of 2 KB that takes a gigabyte to read is refused; others, before, beside and after it, are taken", async () => {
  const plain = { width: 7000, height: 7000, channels: 3, background: "#123456" } as const;
  const bomb = await sharp({ create: plain }).avif({ effort: 0 }).toBuffer();
  expect(bomb.length).toBeLessThan(2048);
  const { client, hotelId } = await makeHotel(server);
  const honest = await makeHotel(server);
  const upload = async (by: typeof client, to: string, file: Uint8Array) => {
    const { error } = await by.storage
      .from("photos")
      .upload(`${to}/${photoName(file)}`, new Blob([new Uint8Array(file)]));
    return error ? (error as unknown as { status: number }).status : 200;
  };
  // As many pixels, in a format that is read row by row.
  expect(await upload(client, hotelId, manyPixels(7000, 7000))).toBe(200);
  const attack = upload(client, hotelId, bomb);
  expect(await upload(honest.client, honest.hotelId, await image("png"))).toBe(200);
  expect(await attack).toBe(415);
  expect(await upload(client, hotelId, await image("jpeg"))).toBe(200);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
