/** A thread for big pages. It starts with the first one and ends when none has come for a while. */
import { fileURLToPath } from "node:url";
import type { Piscina } from "piscina";
import type { PageJob, RenderedPage } from "./render-page.ts";

const IDLE_MS = 60_000;
/** Limit for the largest page that plans allow, which takes some 300 MB while it is rendered. */
const MAX_MEGABYTES = 768;

export type BigPages = ReturnType<typeof openBigPages>;

export function openBigPages() {
  let pool: Promise<Piscina> | undefined;
  async function open(): Promise<Piscina> {
    // Loaded when needed: most processes never render a big page.
    const { Piscina } = await import("piscina");
    return new Piscina({
      filename: fileURLToPath(new URL("./page-worker.ts", import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      // Requests get a core first. On systems other than Linux this would slow the whole process down.
      niceIncrement: process.platform === "linux" ? 10 : 0,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
  }
  return {
    async render(job: PageJob): Promise<RenderedPage> {
      pool ??= open();
      return (await pool).run(job);
    },
    async end(): Promise<void> {
      await (await pool)?.destroy();
    },
  };
}
