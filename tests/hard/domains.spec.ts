/** An owner gives the guest page a host of the hotel's own, and takes it away again. */

import { BROWSER_FLAGS, browserPath } from "../../testbed/browser.ts";
import { decodeQr } from "../../testbed/decode-qr.ts";
import { type NameServerStandIn, startNameServer } from "../../testbed/name-server.ts";
import type { Owner } from "../../testbed/owner.ts";
import { startTemporaryServer } from "../../testbed/temporary-server.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { leaveOpen } from "../e2e/support/leave-open.ts";
import { ConfirmPassword } from "../e2e/support/pages/confirm-password.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { QrPage } from "../e2e/support/pages/qr-page.ts";
import { HAS_CADDY, provedByCaddy, startCaddyOnDemand } from "./support/caddy-on-demand.ts";

const TARGET = "guests.innfo.example";
const executablePath = await browserPath();

const test = ownerTest.extend<object, { site: { url: string; dataDir: string; dns: NameServerStandIn } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const dns = await startNameServer();
      dns.records[TARGET] = { A: ["127.0.0.1"] };
      const server = await startTemporaryServer({
        CUSTOM_DOMAINS: TARGET,
        DNS_SERVERS: dns.address,
        TRUST_PROXY: "1",
      });
      await use({ ...server, dns });
      await server.stop();
      await dns.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
test.use({
  launchOptions: {
    args: [
      ...BROWSER_FLAGS,
      "--host-resolver-rules=MAP *.hotel.example 127.0.0.1",
      "--ignore-certificate-errors",
    ],
    ...(executablePath && { executablePath }),
  },
  // Asked for the password once; a name that may not be.
  refusals: [400, 403],
});

/** @returns looks it up again */
async function proved({ api, hotel }: Owner, host: string, dns: NameServerStandIn) {
  await api.from("domains").insert({ hotel_id: hotel.id, host }).throwOnError();
  const { data } = await api.from("domains").select("proof").single().throwOnError();
  dns.records[`_innfo.${host}`] = { TXT: [`innfo=${data.proof}`] };
  dns.records[host] = { CNAME: [TARGET] };
  const check = () => api.functions.invoke("check-domain", { body: { hotel_id: hotel.id } });
  expect((await check()).data).toEqual({ state: "proved", finding: null });
  return check;
}

test("An owner sets a name, is told what is missing, and prints codes with it until it is removed", async ({
  page,
  owner,
  browser,
  site: { url, dataDir, dns },
}) => {
  const { port } = new URL(url);
  const path = `/view/${owner.hotel.id}`;
  const host = `${owner.hotel.id}.hotel.example`;
  const own = `http://${host}:${port}${path}`;
  const qr = new QrPage(page);
  await qr.open();
  const codeAt = async (address: string) => {
    await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
    await expect
      .poll(async () => (await decodeQr((await qr.download("PNG")).content))?.split("#")[0])
      .toBe(address);
  };
  await codeAt(url + path);
  const row = page
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: "Your own address" }) });
  await expect(row).toContainText("Use your own domain");
  await row.getByRole("heading").click();

  const name = row.getByLabel("Name");
  const go = row.getByRole("button", { name: "Continue" });
  await name.fill("localhost");
  await go.click();
  await expect(name).toHaveAccessibleDescription(/^Type a name such as guide\.yourhotel\.com\./);
  await name.fill("www.guests.innfo.example");
  await go.click();
  await expect(name).toHaveAccessibleDescription(/^This name cannot be used\./);
  await leaveOpen(page, owner, dataDir);
  await row.getByRole("heading").click();
  await name.fill(`https://${host.toUpperCase()}/`);
  await go.click();
  await new ConfirmPassword(page).type(owner.password);

  await expect(row).toContainText(`${host} · waits for its records`);
  await expect(row.getByText(TARGET, { exact: true })).toBeVisible();
  await expect(row.getByText(`_innfo.${host}`, { exact: true })).toBeVisible();
  const proof = await row.getByText(/^innfo=[0-9a-f]{32}$/).innerText();
  await row.getByRole("button", { name: "Check now" }).click();
  await expect(row.getByRole("status").last()).toHaveText("Both records are missing.");
  await codeAt(url + path);

  dns.records[`_innfo.${host}`] = { TXT: [proof] };
  dns.records[host] = { CNAME: [TARGET] };
  await row.getByRole("button", { name: "Check now" }).click();
  await expect(row).toContainText(`${host} · in use`);
  await codeAt(own);

  // A guest types the name alone. Without https, at no localhost, browsers warn of headers in their console.
  const phone = await browser.newPage();
  await phone.goto(`http://${host}:${port}/`);
  await expect(phone).toHaveURL(own);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
  await expect(phone.locator("link[rel=canonical]")).toHaveAttribute("href", own);
  await phone.goto(url + path);
  await expect(phone.locator("link[rel=canonical]")).toHaveAttribute("href", own);

  await row.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: "Remove this name?" });
  await expect(question).toContainText("while you keep the CNAME record");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(row).toContainText("Use your own domain");
  await codeAt(url + path);
  await phone.goto(own);
  await expect(phone).toHaveURL(url + path);
  await phone.close();
});

test("A name that no longer points here says so, and codes name the old address", async ({
  page,
  owner,
  site: { url, dns },
}) => {
  const host = `${owner.hotel.id}.hotel.example`;
  const check = await proved(owner, host, dns);
  delete dns.records[host];
  expect((await check()).data).toEqual({ state: "lost", finding: "elsewhere" });
  await new QrPage(page).open();
  const row = page
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: "Your own address" }) });
  await expect(row).toContainText(`${host} · no longer points here`);
  await row.getByRole("heading").click();
  await expect(row).toContainText("Codes and links use the old address now.");
  await expect(row).toContainText("The name does not point here yet.");
  await expect(page.getByText(`${url}/view/${owner.hotel.id}`, { exact: true }).first()).toBeVisible();
});

test(
  provedByCaddy("Over https, a guest's phone keeps the page of the own host for offline"),
  async ({ browser, owner, site: { url, dns } }) => {
    test.skip(!HAS_CADDY);
    const host = `${owner.hotel.id}.hotel.example`;
    await proved(owner, host, dns);
    const caddy = await startCaddyOnDemand(url);
    const context = await browser.newContext({ serviceWorkers: "allow" });
    const phone = await context.newPage();
    const problems: string[] = [];
    phone.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
    await phone.goto(`https://${host}:${caddy.port}/`);
    await expect(phone).toHaveURL(`https://${host}:${caddy.port}/view/${owner.hotel.id}`);
    await keptOffline(phone);
    expect(problems).toEqual([]);
    await caddy.stop();
    await context.setOffline(true);
    await phone.reload();
    await expect(
      phone.getByRole("status").filter({ hasText: /^No connection\. This is your saved copy/ }),
    ).toBeVisible();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
    await context.close();
  },
);

ownerTest("Where the operator offers no names, the screen has nothing more", async ({ page }) => {
  await new QrPage(page).open();
  await expect(page.getByRole("heading", { name: "Before you print" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your own address" })).toHaveCount(0);
});
