/** A person who comes while a start migrates sees the page open by itself afterwards. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { whileMigrating } from "../../src/server/transport/health.ts";
import { expect, test } from "../e2e/support/fixtures.ts";

// Each page that is not there yet, and its icon.
test.use({ refusals: [503] });

test("The page of a server that migrates opens the site by itself, at the same address", async ({ page }) => {
  let isMigrated = false;
  const site = () => new Response("<h1>The site</h1>", { headers: { "content-type": "text/html" } });
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: (request) => (isMigrated ? site() : whileMigrating(request)),
  });
  await once(server, "listening");
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/view/k3x9?lang=de`;
    const visit = await page.goto(address);
    expect(visit?.status()).toBe(503);
    await expect(page.getByRole("heading")).toHaveText("One moment, please");
    // It asks, is told the same, and asks again.
    await page.waitForResponse((response) => response.status() === 503 && response.url() === address);
    await expect(page.getByRole("heading")).toHaveText("One moment, please");
    isMigrated = true;
    await expect(page.getByRole("heading")).toHaveText("The site");
    expect(page.url()).toBe(address);
  } finally {
    server.close();
  }
});
