/** The admin in German: in a browser that translates it all the same, and with what the server refuses. */
import type { Page } from "@playwright/test";
import { adminLanguages } from "../../scripts/support/admin-catalogues.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { newEmail } from "../../testbed/owner.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { addRow } from "../e2e/support/rows.ts";
import { inLanguage } from "./support/in-language.ts";

const de = inLanguage("de");
const AMENITY = de("amenity");
const { fields } = amenities;
const label = (column: "name" | "description" | "timing" | "location") => de(fields[column]?.label ?? "");

async function chooseLanguage(page: Page, menu: string, item: string, language: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(menu) }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("dialog").getByRole("button", { name: language }).click();
}

for (const isTranslated of [false, true]) {
  ownerTest.describe(isTranslated ? "In German, and translated once more" : "In German", () => {
    ownerTest.use({ locale: "de-DE", isTranslated, refusals: [400, 409] });

    ownerTest("items are added, changed and deleted, and nothing stays of before", async ({ page }) => {
      await page.goto("/admin/amenities");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      const list = page.getByRole("main");
      const dialog = page.getByRole("dialog");

      await page.getByLabel(de("Name of a new {one}", { one: AMENITY })).fill("Sauna");
      await page.getByRole("button", { name: de("Quick Add") }).click();
      const hidden = de("{named} added. It is hidden until it is complete", { named: "Sauna" });
      await expect(page.getByRole("status").getByText(hidden)).toBeVisible();
      await expect(list.getByText("Sauna").first()).toBeVisible();

      const add = de("Add {noun}", { noun: AMENITY });
      await page.getByRole("button", { name: add }).first().click();
      await dialog.getByLabel(label("name"), { exact: true }).fill("Sauna");
      await dialog.getByLabel(label("description"), { exact: true }).fill("Ab 16 Jahren");
      await dialog.getByRole("button", { name: de("In words") }).click();
      const times = de("{label} in words", { label: label("timing") });
      await dialog.getByLabel(times, { exact: true }).fill("16 bis 21 Uhr");
      await dialog.getByLabel(label("location"), { exact: true }).fill("Keller");
      await dialog.getByRole("button", { name: add }).click();
      const twice = de("An amenity with this name already exists. Please use a different name.");
      await expect(page.getByText(twice)).toBeVisible();
      await page.getByRole("button", { name: de("OK"), exact: true }).click();
      await dialog.getByLabel(label("name"), { exact: true }).fill("Dampfbad");
      await dialog.getByRole("button", { name: add }).click();
      await confirmMessage(page, de("{noun} added successfully!", { noun: AMENITY }));
      await expect(list.getByText("Dampfbad").first()).toBeVisible();
      await expect(page.getByText(twice)).toHaveCount(0);

      await page
        .getByRole("button", { name: de("Edit {title}", { title: "Dampfbad" }), exact: true })
        .click();
      await dialog.getByLabel(label("name"), { exact: true }).fill("Hamam");
      await dialog.getByRole("button", { name: de("Update {noun}", { noun: AMENITY }) }).click();
      await confirmMessage(page, de("{noun} updated successfully!", { noun: AMENITY }));
      await expect(list.getByText("Hamam").first()).toBeVisible();
      await expect(list.getByText("Dampfbad")).toHaveCount(0);

      await page.getByRole("button", { name: de("More for {name}", { name: "Hamam" }), exact: true }).click();
      await page.getByRole("menuitem", { name: de("Delete") }).click();
      await dialog.getByRole("button", { name: de("Delete") }).click();
      await expect(list.getByText("Hamam")).toHaveCount(0);
      await page.getByRole("button", { name: de("Undo") }).click();
      await expect(list.getByText("Hamam").first()).toBeVisible();
    });

    ownerTest("the profile is saved, and somebody invited", async ({ page }) => {
      await page.goto("/admin/profile");
      await page.getByLabel(de("Description"), { exact: true }).fill("Ein stilles Haus am Hafen.");
      await page.getByRole("button", { name: de("Save Changes") }).click();
      await expect(page.getByText(de("Profile Updated Successfully!"))).toBeVisible();
      await page.keyboard.press("Escape");

      await page.goto("/admin/members");
      await page.getByRole("button", { name: de("Invite"), exact: true }).click();
      const email = newEmail();
      await page.getByRole("dialog").getByLabel(de("Email Address")).fill(email);
      await page.getByRole("button", { name: de("Send invitation") }).click();
      await expect(page.getByText(de("Invitation sent to {email}", { email }))).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
    });

    ownerTest("another language is chosen, and it is all of that language", async ({ page }) => {
      await page.goto("/admin");
      await chooseLanguage(page, de("User menu:"), de("Language"), "English");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
      await expect(page.getByText(de("Hotel Profile"), { exact: true })).toHaveCount(0);
      await chooseLanguage(page, "User menu", "Language", "Deutsch");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByText(de("Hotel Profile"), { exact: true }).first()).toBeVisible();
    });
  });

  test.describe(isTranslated ? "At a German sign-in, translated once more" : "At a German sign-in", () => {
    test.use({ locale: "de-DE", isTranslated, refusals: [400] });

    test("a wrong password is refused in German, and the right one opens the admin", async ({
      page,
      owner,
    }) => {
      await page.goto("/login");
      await page.getByLabel(de("Email"), { exact: true }).fill(owner.email);
      const password = page.getByLabel(de("Password"), { exact: true });
      const signIn = page.getByRole("button", { name: de("Sign In"), exact: true });
      await password.fill("wrong horse");
      await signIn.click();
      const refusal = page.getByRole("alert");
      await expect(refusal).toHaveText(
        de("Invalid email or password. Please check your credentials and try again."),
      );
      await password.fill(owner.password);
      await signIn.click();
      await expect(page).toHaveURL("/admin");
      await expect(refusal).toHaveCount(0);
    });
  });
}

ownerTest.describe("What the server refuses", () => {
  ownerTest.use({ locale: "de-DE", refusals: [400, 403, 429] });

  // As the database raises it: supabase/migrations.
  const FULL = "A section has room for 1200 entries. Please delete what you no longer need first.";
  const BUSY = "Too many requests at once. Please try again in a moment.";
  const BROKEN = "invalid input syntax for type json";

  for (const [what, status, code, message, shown] of [
    ["a limit", 403, "IN003", FULL, de(FULL.replace("1200", "{number}"), { number: "1.200" })],
    ["what passes", 429, "429", BUSY, de(BUSY)],
    [
      "what only programs read",
      400,
      "22P02",
      BROKEN,
      de("Failed to add {one}. Please try again.", { one: AMENITY }),
    ],
  ] as const) {
    ownerTest(`${what} is said in German`, async ({ page }) => {
      await page.route("**/rest/v1/amenities*", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status, json: { code, message, details: null, hint: null } })
          : route.fallback(),
      );
      await page.goto("/admin/amenities");
      await page.getByLabel(de("Name of a new {one}", { one: AMENITY })).fill("Sauna");
      await page.getByRole("button", { name: de("Quick Add") }).click();
      await expect(page.getByRole("alert").filter({ hasText: shown })).toBeVisible();
      await page.unroute("**/rest/v1/amenities*");
      await page.getByRole("button", { name: de("Quick Add") }).click();
      await expect(page.getByRole("main").getByText("Sauna").first()).toBeVisible();
    });
  }
});

test("No browser offers to translate: each document says its language before a script runs", async ({
  browser,
  url,
}) => {
  for (const language of ["en", ...adminLanguages()]) {
    const context = await browser.newContext({ baseURL: url, locale: language, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await context.close();
  }
});

ownerTest.describe("An owner whose language has only the staff's words", () => {
  ownerTest.use({ locale: "ar" });

  ownerTest("reads the rest in English that says so, from left to right", async ({ page, owner }) => {
    await addRow(owner, amenities, makeEntry(amenities, 1));
    for (const path of ["/admin", "/admin/amenities", "/admin/languages", "/admin/subscription"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await unsaidEnglish(page)).toEqual([]);
    }
  });
});

/** Sentences in Latin letters that say neither their language nor that they are somebody's own. */
function unsaidEnglish(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      const text = textContent ?? "";
      if (!parentElement || /[\u0600-\u06ff]/.test(text) || !/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text))
        continue;
      if (!parentElement.closest("script, style, svg, [translate=no], [lang]:not(html), [dir]:not(html)"))
        found.push(text);
    }
    return found;
  });
}
