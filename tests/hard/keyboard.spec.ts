/** Owners without a mouse: the order of Tab on the screens with the most controls. */
import type { Locator, Page } from "@playwright/test";
import { MAX_RANGES } from "../../src/lib/opening-hours/hours.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";

/** More than any screen has. */
const MOST_STOPS = 150;

interface Stop {
  name: string;
  faults: string[];
}

/**
 * Presses Tab within an area until the focus leaves it.
 *
 * @returns the names of the focused elements, in order
 */
async function walk(page: Page, area: Locator): Promise<string[]> {
  const names: string[] = [];
  const faults: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const found = await area.evaluate(whatHasFocus);
    if (!found) {
      expect(faults, names.join(", ")).toEqual([]);
      return names;
    }
    names.push(found.name);
    faults.push(...found.faults);
    await page.keyboard.press("Tab");
  }
  throw new Error(`The focus does not leave: ${names.join(", ")}`);
}

/** Runs in the page. Undefined once the focus is outside. */
function whatHasFocus(area: Element): Stop | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !area.contains(focused) || focused === area) return undefined;
  const labels = (focused as HTMLInputElement).labels;
  const name = focused.ariaLabel ?? labels?.[0]?.textContent ?? focused.textContent ?? focused.tagName;
  const outlined = [focused, focused.closest("label")].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: "none", outlineWidth: "0" };
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  // The last part of a time input is the browser's own button, with its own outline.
  const drawsItsOwn = focused.matches("[type=time], [type=date]") && !focused.matches(":focus-visible");
  const { width, height } = (focused.closest("label") ?? focused).getBoundingClientRect();
  const faults = [
    ...(outlined || drawsItsOwn ? [] : [`${name}: no outline`]),
    ...(width > 1 && height > 1 ? [] : [`${name}: cannot be seen`]),
  ];
  return { name: name.trim(), faults };
}

/** In this order, with others between them. */
function expectInOrder(names: readonly string[], wanted: readonly string[]): void {
  const places = wanted.map((name) => names.findIndex((other) => other.startsWith(name)));
  expect(places, names.join(", ")).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

ownerTest("The look is chosen with the keyboard alone", async ({ page, owner, look }) => {
  const cover_path = await uploadPhoto(owner.api, owner.hotel.id);
  await setHotel(owner, { cover_path });
  await page.goto("/admin/look");
  await expect(look.cover).toHaveJSProperty("complete", true);
  await expect(look.preview.getByRole("heading", { level: 1 })).toBeVisible();
  await look.coverOf("A photo").focus();
  const names = await walk(page, page.locator("main form"));
  expectInOrder(names, [
    "A photo",
    "From left to right",
    "From top to bottom",
    "Replace Photo",
    "Forest",
    "Another color",
  ]);
  // Who taps the photo does not see these.
  const across = page.getByRole("slider", { name: "From left to right" });
  const widthOf = async () => (await across.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeLessThanOrEqual(1);
  await across.focus();
  expect(await widthOf()).toBeGreaterThan(40);
  await look.coverOf("A photo").focus();
  await page.keyboard.press("ArrowRight");
  await expect(look.coverOf("The name alone")).toBeChecked();
  await expect(look.coverOf("The name alone")).toBeFocused();
});

ownerTest("Hours and a photo are given with the keyboard alone", async ({ page, owner, amenityScreen }) => {
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
  await amenityScreen.open();
  await amenityScreen.edit("Pool");
  const form = amenityScreen.form("Edit");

  // An added row has the focus at once, and a removed one does not take it along.
  const press = (name: string) => form.getByRole("button", { name, exact: true }).press("Enter");
  await press("At set times");
  await form.getByLabel("Every day opens").fill("07:00");
  for (let more = 2; more <= MAX_RANGES; more++) {
    await press("Add more times of Every day");
    await expect(form.getByLabel(`Every day opens (${more})`)).toBeFocused();
  }
  await expect(form.getByRole("button", { name: "Add more times of Every day" })).toBeHidden();
  await press(`Remove times of Every day (${MAX_RANGES})`);
  await expect(form.getByRole("button", { name: "Add more times of Every day" })).toBeFocused();
  await press("Add Closed or Other Days");
  await expect(form.getByLabel("First day")).toBeFocused();
  await press("Remove exception 1");
  await expect(form.getByRole("button", { name: "Add Closed or Other Days" })).toBeFocused();

  await form.getByRole("button", { name: "At set times" }).focus();
  const names = await walk(page, form.locator("form"));
  expectInOrder(names, [
    "At set times",
    "Every day opens",
    "Remove times of Every day",
    "Add more times of Every day",
    "Other hours on some days",
  ]);
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep Editing" }).press("Enter");
  await expect(question).toBeHidden();
  await expect(form).toBeVisible();
});

ownerTest("Paper is chosen and printed with the keyboard alone", async ({ page, qr }) => {
  await qr.open();
  await page.getByLabel("Design").focus();
  await expect(page.locator(".piece").first()).toBeVisible();
  const names = await walk(page, page.locator("main"));
  expectInOrder(names, ["Design", "Add Rooms"]);
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true);
      }),
  );
  const button = page.getByRole("button", { name: "Print Poster" });
  await button.press("Enter");
  expect(await printed).toBe(true);
  await expect(button).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "PDF of Poster" })).toBeFocused();
  const code = page.getByRole("region", { name: "Only the code" });
  for (const next of [
    code.getByLabel("Size"),
    code.getByRole("button", { name: "Download PNG" }),
    code.getByRole("button", { name: "Download SVG" }),
    code.getByRole("link", { name: "Open Guest View" }),
    code.getByRole("button", { name: "Copy Guest URL" }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
});
