/**
 * The sample hotel's page under Lighthouse's mobile settings (a slow phone, slow 4G: 150 ms round trips, 1.6
 * Mbit/s, simulated), beside the same page rendered in the browser. Downloads Lighthouse on request.
 */
import { execFileSync } from "node:child_process";
import { BROWSER_FLAGS, browserPath } from "../testbed/browser.ts";
import { atMost, median, readOften, report, startChild, stopChild } from "./support.ts";

const RUNS = 5;
const LIGHTHOUSE = "lighthouse@13";

const SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** Milliseconds, except the shift, which has no unit. */
const METRICS = {
  "first-contentful-paint": 1000,
  "largest-contentful-paint": 1600,
  "total-blocking-time": 50,
  "cumulative-layout-shift": 0.01,
} as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
}

/** @param attempts a browser's first start sometimes records nothing */
async function lighthouse(url: string, attempts = 3): Promise<Report> {
  try {
    return await measure(url);
  } catch (error) {
    if (attempts <= 1) throw error;
    return lighthouse(url, attempts - 1);
  }
}

async function measure(url: string): Promise<Report> {
  const flags = ["--headless=new", ...BROWSER_FLAGS].join(" ");
  const output = execFileSync(
    "npx",
    ["--yes", LIGHTHOUSE, url, "--output=json", "--quiet", `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: await fullBrowser() },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return JSON.parse(output.toString()) as Report;
}

/** Lighthouse needs a browser with windows, unlike the headless shell. */
async function fullBrowser(): Promise<string | undefined> {
  return (await browserPath())?.replace(/-headless-shell$/, "");
}

export async function benchLighthouse(url: string): Promise<void> {
  const { child, firstLine: drawn } = await startChild(["bench/client-rendered/server.ts", url], {});
  try {
    const ours: Report[] = [];
    const theirs: Report[] = [];
    await readOften(`${url}/view/1`, { "accept-language": "en-US" });
    for (let run = 0; run < RUNS; run++) {
      ours.push(await lighthouse(`${url}/view/1`));
      theirs.push(await lighthouse(drawn));
    }
    for (const [category, target] of Object.entries(SCORES)) {
      const scores = (reports: Report[]) =>
        median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
      const value = scores(ours);
      report(`Lighthouse: ${category}`, `${value} (${scores(theirs)})`, {
        text: target === 100 ? "100" : `≥ ${target}`,
        met: value >= target,
      });
    }
    for (const [metric, target] of Object.entries(METRICS)) {
      const values = (reports: Report[]) =>
        median(reports.map(({ audits }) => audits[metric]?.numericValue ?? Number.POSITIVE_INFINITY));
      const digits = metric === "cumulative-layout-shift" ? 3 : 0;
      const value = values(ours);
      report(
        `Lighthouse: ${metric}`,
        `${value.toFixed(digits)} (${values(theirs).toFixed(digits)})`,
        atMost(value, target),
      );
    }
    console.log("  in brackets: the same page drawn in the browser");
  } finally {
    await stopChild(child);
  }
}
