/** People who work in the admin choose their language; another device knows it once they are signed in. */
import { open } from "../../samples/sample.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { exampleOf } from "../../testbed/rows.ts";
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { LoginPage } from "./support/pages/login-page.ts";

ownerTest("a language is chosen in the menu, and kept with the account", async ({ page, phone, owner }) => {
  await page.goto("/admin");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Language" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  // Their phone speaks English until it knows who it is.
  await phone.goto("/login");
  await expect(phone.locator("html")).toHaveAttribute("lang", "en");
  await new LoginPage(phone).signIn(owner.email, owner.password);
  await expect(phone.locator("html")).toHaveAttribute("lang", "de");
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-AT" });

  test("the login is German at once", async ({ page }) => {
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

ownerTest.describe("in a Polish browser", () => {
  ownerTest.use({ locale: "pl-PL" });

  ownerTest("a list counts and says hours as Polish does", async ({ page, owner }) => {
    const weekdays = open("11:30-14:00", "11:30-14:00", "11:30-14:00", "11:30-14:00", "11:30-14:00", "", "");
    for (let i = 0; i < 5; i++)
      await owner.api
        .from("restaurants")
        .insert({ ...exampleOf(restaurants.fields), hours: weekdays, hotel_id: owner.hotel.id } as never)
        .throwOnError();
    await page.goto("/admin/restaurants");
    const list = page.getByRole("main");
    await expect(list.getByText("5 restauracji", { exact: true })).toBeVisible();
    await expect(list).toContainText("Sobota–niedziela: zamknięte");
  });
});

ownerTest.describe("in an Arabic browser", () => {
  ownerTest.use({ locale: "ar" });

  ownerTest("the way back points to where one came from", async ({ page }) => {
    await page.goto("/admin/restaurants");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const arrow = page.locator(".lucide-arrow-left").first();
    await expect(arrow).toBeVisible();
    // Mirrored once: drawn from its right side.
    const mirrored = await arrow.evaluate((icon) => {
      let side = 1;
      for (let element: Element | null = icon; element; element = element.parentElement) {
        const { transform, scale } = getComputedStyle(element);
        side *= new DOMMatrix(transform).a * (scale === "none" ? 1 : Number.parseFloat(scale));
      }
      return side;
    });
    expect(mirrored).toBe(-1);
  });
});
