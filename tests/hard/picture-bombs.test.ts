/**
 * Four strangers of four networks send a hotel pictures that are bombs, as its guests. An owner and another guest
 * send theirs meanwhile, and the server spends no more of its cores than it may on four pictures.
 */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cpuSeconds, serverProcesses } from "../../bench/processes.ts";
import { photoName } from "../../testbed/give-photo.ts";
import { photograph } from "../../testbed/images.ts";
import { sendPhoto } from "../../testbed/messages.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import { compressedTexts, HARMLESS, REFUSED } from "../../testbed/picture-bombs.ts";

const EMAIL = "pro@example.com";
const SECRET = randomBytes(32).toString("base64url");

/** How each is answered, and how many seconds of a core four of them may take, with the requests themselves. */
const BOMBS: [what: string, make: () => Buffer | Promise<Buffer>, status: number, seconds: number][] = [
  ["180 texts of 49 MB, compressed", () => compressedTexts("zTXt", 180), 303, 10],
  ["180 international ones", () => compressedTexts("iTXt", 180), 303, 10],
  ...Object.entries(HARMLESS).map(([what, make]): (typeof BOMBS)[number] => [what, make, 303, 10]),
  ...Object.entries(REFUSED).map(([what, make]): (typeof BOMBS)[number] => [what, make, 422, 10]),
  // Nothing but reading it tells what it takes. Four times what one picture may take, and starting anew.
  ["an AVIF of 1 KB that takes a gigabyte", flatAvif, 422, 30],
];

function flatAvif(): Promise<Buffer> {
  const create = { width: 7000, height: 7000, channels: 3, background: "#123456" } as const;
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

test("bombs of four networks keep neither an owner's picture waiting nor another guest's", async () => {
  const dataDir = newDataDir();
  const server = startOwn({
    dataDir,
    env: { TRUST_PROXY: "1", JWT_SECRET: SECRET, COMPLIMENTARY_PRO_EMAILS: EMAIL },
  });
  const at = { url: await server.url, jwtKey: new TextEncoder().encode(SECRET) };
  const { api, hotel } = await createOwner(at.url, { email: EMAIL });
  const hotelId = hotel.id;
  await api.from("message_kinds").insert({ hotel_id: hotelId, kind: "lost", is_on: true }).throwOnError();
  const spent = () => cpuSeconds(serverProcesses(server.pid, dataDir));
  const photo = await photograph();

  for (const [nth, [what, make, status, seconds]] of BOMBS.entries()) {
    const bomb = await make();
    const before = spent();
    const attack = [1, 2, 3, 4].map((network) =>
      sendPhoto(at, { hotelId, photo: bomb, from: `10.${nth}.${network}.1` }),
    );
    const honest = sendPhoto(at, { hotelId, photo, from: `10.${nth}.9.1` });
    // Another file each time: the same one would be there already.
    const own = Buffer.concat([photo, Buffer.from(what)]);
    const { error } = await api.storage
      .from("photos")
      .upload(`${hotelId}/${photoName(own)}`, new Blob([new Uint8Array(own)]));
    const attacked = (await Promise.all(attack)).map((answer) => answer.status);
    expect({ what, error, honest: (await honest).status, attacked }).toEqual({
      ...{ what, error: null, honest: 303 },
      attacked: Array(4).fill(status),
    });
    const took = spent() - before;
    process.stdout.write(
      `${what}: ${(bomb.length / 1024).toFixed(0)} KB, ${took.toFixed(1)} s of a core for four\n`,
    );
    expect(took, what).toBeLessThan(seconds);
  }
});
