import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { keptAdmin } from "../e2e/support/kept-admin.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest.use({ serviceWorkers: "allow", refusals: ["no answer"] });

ownerTest(
  "The admin opens without a network, with the lists that were seen last",
  async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await amenityScreen.open();
    await expect(page.getByRole("heading", { name: "Pool" })).toBeVisible();
    await keptAdmin(page);
    await page.context().setOffline(true);
    await page.goto("/admin");
    await new AdminShell(page).goTo("Amenities");
    await expect(page.getByRole("heading", { name: "Pool" })).toBeVisible();
    await expect(page.getByText(/No network\. You see the lists of/)).toBeVisible();

    await addRow(owner, amenities, { ...makeEntry(amenities, 2), name: "Sauna" });
    await page.getByRole("button", { name: "More for Pool" }).click();
    await page.context().setOffline(false);
    await expect(page.getByText("Sauna", { exact: true })).toBeVisible();
    // Its disappearing would move the menu under the finger.
    await expect(page.getByText("No network.")).toBeVisible();
    await page.getByRole("menu").press("Escape");
    await expect(page.getByText("No network.")).toBeHidden();
  },
);

ownerTest(
  "What is saved without a network comes to the server once there is one, also after a reload",
  async ({ page, owner, amenityScreen }) => {
    for (const name of ["Pool", "Sauna", "Bar"])
      await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
    await amenityScreen.open();
    await expect(page.getByRole("heading", { name: "Bar" })).toBeVisible();
    await keptAdmin(page);
    await page.context().setOffline(true);

    await amenityScreen.add({ ...makeEntry(amenities, 2), name: "Gym" });
    await expect(page.getByText("Kept here until there is a network")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gym" })).toBeVisible();
    await amenityScreen.edit("Pool");
    await amenityScreen.fill(amenityScreen.form("Edit"), { location: "Roof" });
    await amenityScreen.submit("Edit");
    await expect(amenityScreen.form("Edit")).toBeHidden();
    await page.getByRole("switch", { name: "Guests see Sauna" }).click();
    await (await amenityScreen.askToDelete("Bar")).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "Bar" })).toBeHidden();
    await expect(page.getByRole("button", { name: "4 waiting" })).toBeVisible();

    await page.reload();
    await expect(page.getByText("Waiting for a network", { exact: true })).toHaveCount(3);
    await expect(page.getByText("Roof")).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByRole("button", { name: "waiting" })).toBeHidden();
    const { data } = await owner.api.from("amenities").select("name, location, is_hidden").order("name");
    const { location } = makeEntry(amenities, 1);
    expect(data).toEqual([
      { name: "Gym", location: makeEntry(amenities, 2).location, is_hidden: false },
      { name: "Pool", location: "Roof", is_hidden: false },
      { name: "Sauna", location, is_hidden: true },
    ]);
  },
);

ownerTest(
  "A page that is left while it reads takes its own end for no lost network",
  async ({ page, shell }) => {
    // What a page asks for while it is left is in no list of its requests.
    await page.addInitScript(() => {
      const ask = window.fetch;
      window.fetch = (input, init) => {
        localStorage.setItem("asked", `${localStorage.getItem("asked") ?? ""} ${String(input)}`);
        return ask(input, init);
      };
    });
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 },
    });
    await shell.open();
    const reads = page.waitForRequest("**/rest/v1/rpc/inbox_news");
    await page.goto("/admin/profile");
    await reads;
    await page.goto("/admin/look");
    await expect(page.getByRole("heading", { name: "Look", exact: true })).toBeVisible();
    const asked = await page.evaluate(() => localStorage.getItem("asked"));
    expect(asked).toContain("/rest/v1/");
    expect(asked).not.toContain("/config.json");
  },
);
