import { DESTINATIONS } from "../../src/admin/app/destinations.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { brokenWords } from "../e2e/support/broken-words.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { MENU, TABS } from "../e2e/support/menu.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { addRow, turnOn } from "../e2e/support/rows.ts";

const BELOW = [
  ...Object.values(TABS),
  ...["/admin/announcements", "/admin/hotel", "/admin/rooms", "/admin/inbox/settings"],
];

ownerTest(
  "No screen is wider than the window, on a phone also with letters twice as large",
  async ({ page, isMobile, shell }) => {
    for (const path of [...Object.values(MENU).flatMap((entries) => Object.values(entries)), ...BELOW]) {
      await shell.open(path);
      await page.waitForLoadState("networkidle");
      for (const size of isMobile ? ["100%", "200%"] : ["100%"]) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        // A phone widens its layout, and with it window.innerWidth, to what does not fit.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${size}`)
          .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    }
  },
);

ownerTest(
  "Letters twice as large break no word of a phone's headings and rows",
  async ({ page, owner, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const section of [amenities, restaurants]) await addRow(owner, section, makeEntry(section, 1));
    await turnOn(owner, "request");
    for (const path of [...Object.values(TABS), ...BELOW, "/admin/sections", "/admin/amenities"]) {
      await shell.open(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await expect.poll(() => brokenWords(page), path).toEqual([]);
    }
    // Nor of a dialog's, where a row's tools stand below its name.
    await shell.open("/admin/sections");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: /^Order/ }).click();
    const name = page.getByRole("dialog").getByText("Important Contacts");
    const handle = page.getByRole("button", { name: "Move Important Contacts up" });
    expect((await name.boundingBox())?.width).toBeGreaterThan(200);
    expect((await handle.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 844);
  },
);

ownerTest("Letters twice as large leave a phone's bars legible", async ({ page, owner }) => {
  // Also in a desktop's browser: a narrow window has the same bars.
  await page.setViewportSize({ width: 390, height: 844 });
  await new AdminShell(page).open();
  const hotelName = page.getByRole("banner").getByRole("link", { name: owner.hotel.name });
  const tooWide = () =>
    page
      .getByRole("navigation", { name: "Shortcuts" })
      .getByRole("link")
      .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length);
  await expect(hotelName).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(tooWide).toBe(0);
  // There was room for its first letter.
  await expect(hotelName).toBeHidden();
});

ownerTest(
  "A menu whose code is still loading opens after two presses, and not after Escape",
  async ({ page, shell }) => {
    const code = Promise.withResolvers<void>();
    await page.route("**/assets/menus-*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    await shell.open();
    const button = page.getByRole("button", { name: "User menu" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await button.click();
    code.resolve();
    await expect(page.getByRole("menu")).toContainText("Sign Out");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  },
);

ownerTest.describe("A menu whose code does not come", () => {
  ownerTest.use({ isWatched: false });

  ownerTest("leaves the screen as it is, says so, and opens at another try", async ({ page, profile }) => {
    await page.route("**/assets/menus-*.js", (route) => route.abort());
    await profile.open();
    await profile.fill({ Phone: "+351 21 555 0111" });
    const button = page.getByRole("button", { name: /^User menu/ });
    await button.click();
    await expect(page.getByText("Part of it did not load.")).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(profile.field("Phone")).toHaveValue("+351 21 555 0111");
    await page.unroute("**/assets/menus-*.js");
    const again = page.getByRole("button", { name: "Try Again" });
    await again.click();
    // Loaded ahead at that moment, the code may have failed once more.
    await expect(page.getByRole("menu").or(again)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole("menu")).toContainText("Sign Out");
  });
});

ownerTest("The open menus are no barrier", async ({ page, shell }) => {
  await shell.open();
  if (await shell.openMenu.isVisible()) {
    await shell.openMenu.click();
    await expectNoBarriers(page);
    await shell.closeMenu.click();
  }
  await expect(await shell.userMenu()).toBeVisible();
  // The open menu lies at the end of the document, outside every landmark, and holds focus itself.
  await expectNoBarriers(page, { except: ["region"] });
});

ownerTest(
  "The menu leads to every screen and marks it; the header says its name, a phone's bar the hotel's",
  async ({ page, owner, isMobile, shell }) => {
    await shell.open();
    const hotelName = page.getByRole("banner").getByRole("link", { name: owner.hotel.name });
    await expect(hotelName).toBeVisible({ visible: isMobile });
    await expect(shell.openMenu).toBeVisible({ visible: isMobile });
    await expect(shell.menu).toBeVisible({ visible: !isMobile });
    if (isMobile) {
      await shell.openMenu.click();
      await expect(shell.menu.getByRole("heading")).toHaveText(Object.keys(MENU));
      await page.keyboard.press("Escape");
      await expect(shell.menu).toBeHidden();
      await expect(shell.openMenu).toBeFocused();
    }
    const { Settings, ...others } = MENU;
    const menu = { ...others, Settings: isMobile ? { ...Settings, ...TABS } : Settings };
    for (const [group, entries] of Object.entries(menu)) {
      for (const [title, path] of Object.entries(entries)) {
        await shell.goTo(title);
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(new RegExp(`^${title}\\b`));
      }
      if (isMobile) await shell.openMenu.click();
      await expect(
        shell.menu.getByRole("region", { name: group }).getByRole("link"),
        `the group ${group}`,
      ).toHaveText(Object.keys(entries));
      await expect(shell.menu.locator("[aria-current=page]")).toHaveText(Object.keys(entries).slice(-1));
      if (!isMobile) continue;
      await shell.closeMenu.click();
      await expect(shell.menu).toBeHidden();
      await expect(shell.openMenu).toBeFocused();
    }
  },
);

ownerTest(
  "A phone has five entries, and a desk seven with the rest as tabs and folded",
  async ({ page, isMobile, shell }) => {
    await shell.open("/admin/profile");
    const counted = page.getByRole("navigation", { name: isMobile ? "Shortcuts" : "Admin" });
    await expect(counted.getByRole("link")).toHaveCount(isMobile ? 5 : 7);
    const tabs = page.getByRole("navigation", { name: "Hotel" }).getByRole("link");
    // A phone draws no menu that it does not show.
    await expect(page.locator("nav[aria-label=Admin]")).toHaveCount(isMobile ? 0 : 1);
    if (!isMobile) {
      await expect(counted.getByRole("button", { expanded: false })).toHaveText(["Content"]);
      await expect(counted.locator("[data-count]")).toHaveAttribute(
        "data-count",
        `${SECTIONS.length} sections`,
      );
      await expect(tabs).toHaveText(["Profile", ...Object.keys(TABS)]);
      for (const path of Object.values(TABS)) {
        await page.getByRole("navigation", { name: "Hotel" }).locator(`[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        await expect(counted.locator("[aria-current=page]")).toHaveText("Hotel Profile");
      }
      return;
    }
    await expect(tabs).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Hotel" }).click();
    const rest = page.getByRole("main").getByRole("link");
    const listed = ["Revenue Guide", "Hotel Profile", "Subscription", ...Object.keys(TABS)];
    await expect(rest).toContainText(listed);
    await shell.openMenu.click();
    const all = await shell.menu.getByRole("link").allTextContents();
    expect(all.filter((title) => listed.includes(title))).toEqual(listed);
    expect(all).toHaveLength(4 + listed.length);
  },
);

ownerTest("The five places ask for ten settings at most", async ({ page, owner, shell }) => {
  await addRow(owner, faqs, makeEntry(faqs, 1));
  const asked: string[] = [];
  for (const { path } of DESTINATIONS) {
    await shell.open(path);
    await expect(shell.heading).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Folded ones count. The switches of all sections are one setting.
    const found = page.getByRole("main").locator("input:not([type=search]), select, textarea, [role=switch]");
    const names = await found.evaluateAll((all) =>
      all.map((each) => (each.matches("[role=switch]") ? "switch" : each.id || each.getAttribute("name"))),
    );
    asked.push(...new Set(names.map((name) => `${path} ${name}`)));
  }
  expect(asked).toContain("/admin/sections switch");
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(10);
});

ownerTest(
  "What lies below the five leads back to it on a phone, and keeps the bar",
  async ({ page, isMobile, shell }) => {
    if (!isMobile) return;
    const bar = page.getByRole("navigation", { name: "Shortcuts" });
    const above = {
      Content: "/admin/amenities",
      Today: "/admin/announcements",
      Code: "/admin/qr-code/codes",
    };
    const paths = [...Object.values(TABS), "/admin/profile", "/admin/subscription", "/admin/revenue"];
    const ofInbox = ["settings", "figures", "hand-over", "new"].map((each) => `/admin/inbox/${each}`);
    for (const [word, path] of [
      ...Object.entries(above),
      ...ofInbox.map((each) => ["Inbox", each]),
      ...paths.map((each) => ["Hotel", each]),
    ]) {
      await shell.open(path);
      await expect(bar.locator("[aria-current=true]")).toHaveText(word ?? "");
      await page.getByRole("link", { name: `Back to ${word}`, exact: true }).click();
      await expect(shell.heading).toHaveText(word ?? "");
      await expect(bar.locator("[aria-current=page]")).toHaveText(word ?? "");
    }
  },
);

ownerTest(
  "The way back stands beside a screen's name: to what led there, and nowhere from what a desk's menu has",
  async ({ page, isMobile, shell }) => {
    const back = page.getByRole("main").getByRole("link", { name: /^Back to / });
    await shell.open("/admin/inbox/night-log");
    await expect(back).toHaveAccessibleName("Back to Hand over");
    await back.click();
    await expect(shell.heading).toHaveText("Hand over");
    await expect(back).toHaveAccessibleName("Back to Inbox");
    await shell.open("/admin/inbox/settings?more=hear");
    await expect(back).toHaveAccessibleName("Back to Inbox Settings");
    await back.click();
    await expect(back).toHaveAccessibleName("Back to Inbox");
    await shell.open("/admin/subscription");
    await expect(page.getByRole("list", { name: "Innfo Pro includes" })).toBeVisible();
    await expect(back).toHaveCount(isMobile ? 1 : 0);
  },
);

ownerTest("An address without a screen says so and leads back", async ({ page, shell }) => {
  await shell.open("/admin/no-such-screen");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await shell.expectAt("Dashboard");
});
