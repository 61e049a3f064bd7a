/**
 * A process that reads uploaded pictures: whatever a hostile file does to the decoder, this process ends and the
 * server goes on. It ends itself when a picture takes too much memory or processor time.
 */
import { writeFile } from "node:fs/promises";
import type { DecoderAnswer, DecoderLimits, DecoderRequest, PictureKind } from "./decoder.ts";
import { readLogo, toLogo } from "./images.ts";
import { type PhotoFiles, readPhoto, toPhoto, toSnapshot } from "./photo-files.ts";
import { UnusableImageError } from "./unusable-image.ts";

/** Milliseconds between two looks. */
const LOOK_EVERY = 20;

/** After it was read, any picture costs the same. */
const MAKERS: Readonly<Record<PictureKind, (read: Reading) => Promise<Buffer | PhotoFiles>>> = {
  logo: async (read) => toLogo(await read(readLogo)),
  photo: async (read) => toPhoto(await read(readPhoto)),
  snapshot: async (read) => toSnapshot(await read(readPhoto)),
};

type Reading = <Pixels>(how: (bytes: Uint8Array) => Promise<Pixels>) => Promise<Pixels>;

/** Runs `work`. If it takes too much, this process ends. */
async function within<Result>({ cpu, memory }: DecoderLimits, work: () => Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooMuch = process.memoryUsage.rss() > memory || (user + system) / 1e6 > cpu;
    // Killed at once, because exit() would wait for the thread that is reading.
    if (isTooMuch) process.kill(process.pid, "SIGKILL");
  }, LOOK_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function outcomeOf<Made>(work: () => Promise<Made>) {
  try {
    return { result: await work() };
  } catch (error) {
    const isUnusable = error instanceof UnusableImageError;
    return { message: error instanceof Error ? error.message : String(error), isUnusable };
  }
}

async function answerTo({ kind, bytes, limits }: DecoderRequest): Promise<DecoderAnswer> {
  const made = await outcomeOf(() => MAKERS[kind]((how) => within(limits, () => how(bytes))));
  return { ...made, memory: process.memoryUsage.rss() };
}

if (process.platform === "linux") {
  // When memory runs out, the kernel ends this process first. Without the right to say so, the kernel chooses.
  await writeFile("/proc/self/oom_score_adj", "1000").catch(() => undefined);
}
// Ctrl-C reaches the whole group, but the server decides when this process ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
process.on("message", (request: DecoderRequest) => {
  void answerTo(request).then((answer) => process.send?.(answer));
});
