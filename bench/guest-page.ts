/**
 * The cached guest page, compared with a bare node:http server that sends the same bytes; and its rendering.
 */
import { compare, reportComparison, type Side } from "./load.ts";
import { cpuSeconds } from "./processes.ts";
import { benchRendering } from "./rendering.ts";
import { readOften, startChild, stopChild } from "./support.ts";

/** @param pid of the server */
export async function benchGuestPage(url: string, pid: number): Promise<void> {
  const path = "/view/1";
  const headers = { "accept-encoding": "br" };
  await readOften(url + path, headers);
  const response = await fetch(url + path, { headers });
  await response.arrayBuffer();
  const { child, firstLine: bareUrl } = await startChild(["bench/bare-server.ts", url + path], {});
  try {
    const side = (base: string, process: number, more: Record<string, string>, status: 200 | 304): Side => ({
      url: base,
      requests: [{ path, headers: { ...headers, ...more } }],
      status,
      spent: () => ({ server: cpuSeconds([process]) * 1000 }),
    });
    const sides = (more: Record<string, string>, status: 200 | 304) =>
      [side(url, pid, more, status), side(bareUrl, child.pid ?? 0, more, status)] as const;
    const whole = await compare(...sides({}, 200));
    reportComparison("cached guest page, bare node:http server with the same bytes", whole, { rate: 0.75 });
    const known = { "if-none-match": response.headers.get("etag") ?? "" };
    const unchanged = await compare(...sides(known, 304));
    reportComparison("unchanged guest page (304), bare server likewise", unchanged, { rate: 0.9 });
    await benchRendering(url);
  } finally {
    await stopChild(child);
  }
}
