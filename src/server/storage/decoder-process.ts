/**
 * The process in which uploaded pictures are read: whatever a hostile file does to the decoder, this process
 * ends and the server goes on. It ends itself when a picture takes too much memory or processor time.
 */
import { writeFile } from "node:fs/promises";
import type { DecoderAnswer, DecoderRequest } from "./decoder.ts";
import { toLogo } from "./images.ts";
import { toPhoto, toSnapshot } from "./photo-files.ts";
import { UnusableImageError } from "./unusable-image.ts";

/** Bytes. A photo of 50 megapixels takes a quarter of it; a file of 1 KB may take twice as much. */
const MAX_MEMORY = 900 * 1024 * 1024;
/** Of a core: ten times what a photo of 50 megapixels takes. */
const MAX_CPU_SECONDS = 20;
/** Milliseconds between two looks. */
const LOOK_EVERY = 20;

const MAKERS = { logo: toLogo, photo: toPhoto, snapshot: toSnapshot };

/** @returns a function that ends the watch */
function watchOwnCosts(): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooMuch = process.memoryUsage.rss() > MAX_MEMORY || (user + system) / 1e6 > MAX_CPU_SECONDS;
    if (isTooMuch) process.exit(1);
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

async function answerTo({ id, kind, bytes }: DecoderRequest): Promise<DecoderAnswer> {
  const stopWatching = watchOwnCosts();
  try {
    return { id, result: await MAKERS[kind](bytes) };
  } catch (error) {
    const isUnusable = error instanceof UnusableImageError;
    return { id, message: error instanceof Error ? error.message : String(error), isUnusable };
  } finally {
    stopWatching();
  }
}

if (process.platform === "linux") {
  // Where memory runs out, the kernel ends this process first. Where that may not be said, it chooses itself.
  await writeFile("/proc/self/oom_score_adj", "1000").catch(() => undefined);
}
// Ctrl-C reaches the whole group: the server decides when this ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
process.on("message", (request: DecoderRequest) => {
  void answerTo(request).then((answer) => process.send?.(answer));
});
