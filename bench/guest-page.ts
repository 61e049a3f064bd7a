/** The cached guest page against a bare node:http server that sends the very same bytes. */
import { compare, report, startChild, stopChild } from "./support.ts";

export async function benchGuestPage(url: string): Promise<void> {
  const page = `${url}/view/1`;
  const headers = { "accept-encoding": "br" };
  const response = await fetch(page, { headers });
  await response.arrayBuffer();
  const { child, firstLine: bare } = await startChild(["bench/bare-server.ts", page], {});
  try {
    const { ours, theirs, ratio } = await compare({ url: page, headers }, { url: bare, headers });
    report("cached guest page, requests a second", ours.toFixed(0));
    report("bare node:http server with the same bytes", theirs.toFixed(0));
    report("  ratio", ratio.toFixed(2), { text: "≥ 0.7", met: ratio >= 0.7 });
  } finally {
    await stopChild(child);
  }
}
