/**
 * The cached guest page, compared with a bare node:http server that sends the same bytes; and rendering it
 * anew.
 */
import type { GuestDocument } from "../src/lib/guest-document.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import { preparePage } from "../src/server/guest/prepared-page.ts";
import { builtFrontend } from "../src/server/http/frontend.ts";
import { compare, percentile, report, startChild, stopChild } from "./support.ts";

export async function benchGuestPage(url: string): Promise<void> {
  const page = `${url}/view/1`;
  const headers = { "accept-encoding": "br" };
  const response = await fetch(page, { headers });
  await response.arrayBuffer();
  const { child, firstLine: bare } = await startChild(["bench/bare-server.ts", page], {});
  try {
    // autocannon is slower than either server, so the rates show nothing more than that. See README.md.
    const { ours, theirs } = await compare({ url: page, headers }, { url: bare, headers });
    report("cached guest page, requests a second that autocannon makes", ours.toFixed(0));
    report("bare node:http server with the same bytes, likewise", theirs.toFixed(0));
    const known = { ...headers, "if-none-match": response.headers.get("etag") ?? "" };
    const unchanged = await compare({ url: page, headers: known, status: 304 }, { url: bare, headers });
    report("unchanged guest page (304), likewise", unchanged.ours.toFixed(0));
    await benchRendering(url);
  } finally {
    await stopChild(child);
  }
}

const RENDERINGS = 200;

/** What an edit costs: the page of the sample hotel, from its document to its compressed bodies. */
async function benchRendering(url: string): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/rpc/guest_hotel`, {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "Content-Type": "application/json" },
    body: JSON.stringify({ hotel_id: "1" }),
  });
  const document = (await answer.json()) as GuestDocument;
  const { guest, islandUrls, printUrl } = await builtFrontend();
  const { renderHotel } = await guest();
  const times: number[] = [];
  for (let i = 0; i < RENDERINGS; i++) {
    const begun = performance.now();
    await preparePage(renderHotel(document, { publicUrl: url, islandUrls, printUrl }));
    times.push(performance.now() - begun);
  }
  const p95 = percentile(times, 0.95);
  report("making the page anew, ms, p95", p95.toFixed(1), { text: "≤ 30", met: p95 <= 30 });
}
