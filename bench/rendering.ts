/** An edit's cost: rendering a hotel's page, from its document to its compressed bodies. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { preparePage } from "../src/server/guest/prepared-page.ts";
import { builtFrontend } from "../src/server/transport/frontend.ts";
import { LANGUAGES, processorTime, sampleDocument, withManyItems } from "./many-items.ts";
import { atMost, median, percentile, report } from "./support.ts";

const RENDERINGS = 200;
const WARM_UP = 2;
const ROUNDS = 11;
const PROCESSES = 5;
const MAX_MS = 250;

export async function benchRendering(url: string): Promise<void> {
  const document = await sampleDocument(url);
  const { guest, islandUrls, searchUrls, stylesUrl } = await builtFrontend();
  const { renderHotel } = await guest();
  const times: number[] = [];
  for (let i = 0; i < RENDERINGS; i++) {
    const begun = performance.now();
    await preparePage(renderHotel(document, { publicUrl: url, islandUrls, searchUrls, stylesUrl }));
    times.push(performance.now() - begun);
  }
  const p95 = percentile(times, 0.95);
  report("making the page anew, ms, p95", p95.toFixed(1), atMost(p95, 30));

  const large = withManyItems(document);
  const spent: number[] = [];
  for (const language of LANGUAGES) {
    const rounds: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const page = () =>
        preparePage(renderHotel(large, { publicUrl: url, islandUrls, searchUrls, stylesUrl }, { language }));
      const milliseconds = await processorTime(page);
      if (round >= 0) rounds.push(milliseconds);
    }
    spent.push(median(rounds));
  }
  const what = "making a page of 300 items with hours, ms of processor time";
  reportMilliseconds(`${what}, the slowest language of five, median`, Math.max(...spent));

  const first: number[] = [];
  for (let i = 0; i < PROCESSES; i++) {
    const { stdout } = await promisify(execFile)(process.execPath, ["bench/first-rendering.ts", url]);
    first.push(Number(stdout));
  }
  reportMilliseconds(`${what}, the first page of a process, median of five processes`, median(first));
}

function reportMilliseconds(what: string, milliseconds: number): void {
  report(what, milliseconds.toFixed(1), atMost(milliseconds, MAX_MS));
}
