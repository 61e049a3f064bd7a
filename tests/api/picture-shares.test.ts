/** Pictures of one network, however many accounts it has, leave room for those of another. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { photoName } from "../../testbed/give-photo.ts";
import { image } from "../../testbed/images.ts";
import { makeTaker, sendPhoto } from "../../testbed/messages.ts";
import { LONG_TIMEOUTS, startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

/** One place of a network, and one to wait in. */
const share = { concurrency: 1, queue: 1 };
const LIMITS = { ...LONG_TIMEOUTS.work.uploadsByNetwork, share };
const CROWDED = "192.0.2.1";
const OTHER = "198.51.100.1";

let server: TestServer;
beforeAll(async () => {
  const pictures = { ...LIMITS, isOuter: false };
  const files = { ...LONG_TIMEOUTS.work.files, share };
  const work = { ...LONG_TIMEOUTS.work, uploadsByNetwork: LIMITS, pictures, files, cards: pictures };
  server = await startTestServer({ TRUST_PROXY: "1" }, { capacity: { ...LONG_TIMEOUTS, work } });
});
afterAll(() => server.stop());
afterEach(() => void vi.restoreAllMocks());

type Upload = (network: string) => Promise<Response>;

/** Each call is another account's. */
const uploadOf: Record<"logo" | "photo", Upload> = {
  async logo(network) {
    return send(network, (hotelId) => `logos/${hotelId}/${randomUUID()}.png`, await image("png"));
  },
  async photo(network) {
    const bytes = await image("png");
    return send(network, (hotelId) => `photos/${hotelId}/${photoName(bytes)}`, bytes);
  },
};

async function send(network: string, pathOf: (hotelId: string) => string, bytes: Buffer): Promise<Response> {
  const { token, hotelId } = await makeHotel(server);
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": network };
  const body = new Uint8Array(bytes);
  return fetch(`${server.url}/storage/v1/object/${pathOf(hotelId)}`, { method: "POST", headers, body });
}

/** Holds what the decoders read. @returns what is being read, each to be let go */
function holdReading(): (() => void)[] {
  const { decoder } = server.context;
  const decode = decoder.decode.bind(decoder);
  const reading: (() => void)[] = [];
  vi.spyOn(decoder, "decode").mockImplementation(async (...asked) => {
    await new Promise<void>((resolve) => reading.push(resolve));
    return decode(...asked);
  });
  return reading;
}

test.each(["logo", "photo"] as const)(
  "a %s of a crowded network is refused; another network's is read beside it",
  async (kind) => {
    const { uploadsByNetwork } = server.context.bulkheads;
    const reading = holdReading();
    const upload = uploadOf[kind];
    const crowd = [upload(CROWDED), upload(CROWDED), upload(CROWDED)];
    // Nobody's is read yet, so this is the one that had no place.
    const refused = await Promise.race(crowd);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await refused.json()).toMatchObject({ statusCode: "429", error: "SlowDown" });
    expect([reading.length, uploadsByNetwork.running, uploadsByNetwork.waiting]).toEqual([1, 1, 1]);

    const beside = upload(OTHER);
    await expect.poll(() => reading.length).toBe(2);
    reading[1]?.();
    expect((await beside).status).toBe(200);
    reading[0]?.();
    // The crowd's other one.
    await expect.poll(() => reading.length).toBe(3);
    reading[2]?.();
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 429]);
  },
);

test("as many pictures are read at a time as there are decoders, from however many networks they come", async () => {
  const { uploads } = server.context.bulkheads;
  const reading = holdReading();
  const sent = Array.from({ length: uploads.concurrency + 1 }, (_, i) => uploadOf.photo(`203.0.113.${i}`));
  await expect.poll(() => uploads.waiting).toBe(1);
  expect(reading).toHaveLength(uploads.concurrency);
  for (const turn of sent.keys()) {
    await expect.poll(() => reading.length > turn).toBe(true);
    reading[turn]?.();
  }
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
});

test("guests' pictures of all networks are read one at a time; an owner's is read beside them", async () => {
  const { uploads, uploadsOfGuests } = server.context.bulkheads;
  const taker = await makeTaker(server);
  const photo = await image("png");
  const reading = holdReading();
  const guests = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((from) =>
    sendPhoto(server, { hotelId: taker.hotelId, photo, from }),
  );
  await expect.poll(() => uploadsOfGuests.waiting).toBe(2);
  expect([reading.length, uploads.running, uploads.waiting]).toEqual([1, 1, 0]);
  const owner = uploadOf.photo(OTHER);
  await expect.poll(() => reading.length).toBe(2);
  reading[1]?.();
  expect((await owner).status).toBe(200);
  for (const turn of [0, 2, 3]) {
    await expect.poll(() => reading.length > turn).toBe(true);
    reading[turn]?.();
  }
  expect((await Promise.all(guests)).map(({ status }) => status)).toEqual([303, 303, 303]);
});

test("a network that has its share of logos made smaller waits, and then is refused; another's is made", async () => {
  const { bulkheads, uploads } = server.context;
  const { pictures } = bulkheads;
  const logo = "1/logo.webp";
  await uploads.logos.write(logo, await image("webp"), { replace: true });
  const load = (width: number, network: string) =>
    fetch(`${server.url}/storage/v1/render/image/public/logos/${logo}?width=${width}`, {
      headers: { "x-forwarded-for": network },
    });
  const made = Promise.withResolvers<void>();
  const first = pictures.run(() => made.promise, CROWDED);
  const second = load(144, CROWDED);
  await expect.poll(() => pictures.waiting).toBe(1);
  const refused = await load(192, CROWDED);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect((await load(192, OTHER)).status).toBe(200);
  // A picture that is there already needs no place.
  expect((await load(192, CROWDED)).status).toBe(200);
  made.resolve();
  await first;
  expect((await second).status).toBe(200);
});

test("a network that has its share of previews drawn waits, and then is refused; a logo is made smaller meanwhile", async () => {
  const { bulkheads, uploads } = server.context;
  const { cards } = bulkheads;
  const logo = "1/beside-cards.webp";
  await uploads.logos.write(logo, await image("webp", { background: "#336699" }), { replace: true });
  const load = (path: string, network: string) =>
    fetch(server.url + path, { headers: { "x-forwarded-for": network } });
  const [first, second] = [await makeHotel(server), await makeHotel(server)];
  const drawn = Promise.withResolvers<void>();
  const held = cards.run(() => drawn.promise, CROWDED);
  const waiting = load(`/view/${first.hotelId}/card.jpg`, CROWDED);
  await expect.poll(() => cards.waiting).toBe(1);
  // Chats read a status: it says to come back.
  expect((await load(`/view/${second.hotelId}/card.jpg`, CROWDED)).status).toBe(503);
  expect((await load(`/storage/v1/render/image/public/logos/${logo}?width=144`, CROWDED)).status).toBe(200);
  drawn.resolve();
  await held;
  expect((await waiting).status).toBe(200);
  expect((await load(`/view/${second.hotelId}/card.jpg`, CROWDED)).status).toBe(200);
});

test.each([
  ["logos/1/crowded.webp", {}],
  ["logos/1/crowded.webp", { "if-none-match": "*" }],
  [`photos/1/${"0".repeat(32)}`, {}],
])(
  "a network that has its share of %s read waits, and then is refused; another's is read",
  async (path, sent) => {
    const { bulkheads, uploads } = server.context;
    const { files } = bulkheads;
    const picture = await image("webp");
    await uploads.logos.write("1/crowded.webp", picture, { replace: true });
    await uploads.photos.write(`1/${"0".repeat(32)}-1200.webp`, picture, { replace: true });
    const load = (network: string) =>
      fetch(`${server.url}/storage/v1/object/public/${path}`, {
        headers: { ...sent, "x-forwarded-for": network },
      });
    const read = Promise.withResolvers<void>();
    const first = files.run(() => read.promise, CROWDED);
    const second = load(CROWDED);
    await expect.poll(() => files.waiting).toBe(1);
    const refused = await load(CROWDED);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    const found = "if-none-match" in sent ? 304 : 200;
    expect((await load(OTHER)).status).toBe(found);
    read.resolve();
    await first;
    expect((await second).status).toBe(found);
  },
);
