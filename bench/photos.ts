/**
 * Twenty owners upload a photo of 12 megapixels each at once, beside guests who read a page: the guests'
 * waits, a photo's cost, and its memory in all of the server's processes, since pictures are decoded in one
 * of their own.
 */
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { harbour } from "../samples/pictures/harbour.ts";
import { asPng } from "../samples/pictures/svg.ts";
import { uploadPhoto } from "../testbed/give-photo.ts";
import { createOwner, type Owner } from "../testbed/owner.ts";
import { withServer } from "../testbed/process.ts";
import { cpuSeconds, megabytesOf, serverProcesses } from "./processes.ts";
import { atMost, percentile, report } from "./support.ts";

const OWNERS = 20;
/** 12 megapixels, as from a phone. */
const SIZE = { width: 4000, height: 3000 };
const MAX_SLOWER = 1.5;
const MAX_CPU_SECONDS = 2;
const MAX_MEGABYTES = 300;

export async function benchPhotos(): Promise<void> {
  await withServer({ TRUST_PROXY: "1" }, async ({ url, pid, dataDir }) => {
    const owners: Owner[] = [];
    for (let i = 0; i < OWNERS; i++) owners.push(await createOwner(url));
    const pictures = await Promise.all(owners.map((_, seed) => phonePicture(seed)));
    const [first] = owners;
    if (!first) throw new Error("no owner");

    const held = () => megabytesOf(serverProcesses(pid, dataDir));
    const spent = () => cpuSeconds(serverProcesses(pid, dataDir));

    const idle = held();
    const one = await whileSampled(held, () => uploadPhoto(first.api, first.hotel.id, pictures[0]));
    report(
      "memory of one upload of 12 megapixels, on top",
      `${Math.round(one.peak - idle)} MB`,
      atMost(one.peak - idle, MAX_MEGABYTES, "MB"),
    );

    const calm = await guests(url, sleep(5000));
    const before = spent();
    const uploads = Promise.all(
      owners.slice(1).map(({ api, hotel }, i) => uploadPhoto(api, hotel.id, pictures[i + 1])),
    );
    const busy = await guests(url, uploads);
    const each = (spent() - before) / (OWNERS - 1);
    report(
      "processor time of one, guests included",
      `${each.toFixed(2)} s`,
      atMost(each, MAX_CPU_SECONDS, "s"),
    );
    const ratio = percentile(busy, 0.5) / percentile(calm, 0.5);
    report(
      `a guest page beside ${OWNERS - 1} uploads at once, median`,
      `${ratio.toFixed(2)} ×`,
      atMost(ratio, MAX_SLOWER, "× of before"),
    );
    report("  95th percentile", `${(percentile(busy, 0.95) / percentile(calm, 0.95)).toFixed(2)} ×`);
    report(
      "  medians in milliseconds, before and beside",
      `${percentile(calm, 0.5).toFixed(1)}, ${percentile(busy, 0.5).toFixed(1)}`,
    );
  });
}

/** As detailed as a camera's; noise is the most expensive. */
async function phonePicture(seed: number): Promise<Buffer> {
  const { width, height } = SIZE;
  const noise = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 12 + seed / 10 },
      background: "#808080",
    },
  })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(await asPng(harbour()))
    .resize({ width, height, fit: "cover" })
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Milliseconds of each load, one by one, until the work is done. */
async function guests(url: string, work: Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const start = performance.now();
    const response = await fetch(`${url}/view/1`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A guest was answered ${response.status}`);
    taken.push(performance.now() - start);
    await sleep(20);
  }
  await done;
  return taken;
}

async function whileSampled(held: () => number, work: () => Promise<unknown>): Promise<{ peak: number }> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, held());
  }, 10);
  try {
    await work();
    return { peak };
  } finally {
    clearInterval(timer);
  }
}
