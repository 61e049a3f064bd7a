/** Typing and pressing where Playwright's driver for an engine does less than a person's hands. */
import type { Locator, Page } from "@playwright/test";

/** Fields that are set as a whole: a person chooses from what the browser offers. */
const CHOSEN = ["date", "time", "datetime-local", "month", "week", "color", "range", "number"];

/** All pages of a process share these. */
function locatorsOf(page: Page): Locator {
  return Object.getPrototypeOf(page.locator("html")) as Locator;
}

/**
 * Types as a person: text of `fill()` goes through the page's editor. Outside Chromium it sets the property `value` in the page's own
 * world, where React watches that property, and takes the text for its own.
 */
export function typeThroughTheEditor(page: Page): void {
  const locators = locatorsOf(page);
  locators.fill = async function fill(this: Locator, text, options) {
    await this.waitFor({ state: "visible", ...options });
    // Fields get and lose focus in the foremost window only.
    if (process.env.ENGINE === "firefox") await this.page().bringToFront();
    await this.evaluate(
      (field, { text, chosen }) => {
        if (!(field instanceof HTMLElement)) throw new Error("no field");
        field.scrollIntoView({ block: "nearest" });
        field.focus();
        if (field instanceof HTMLInputElement && chosen.includes(field.type)) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
          for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
          return;
        }
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
        else document.getSelection()?.selectAllChildren(field);
        if (text === "") document.execCommand("delete");
        else document.execCommand("insertText", false, text);
      },
      { text, chosen: CHOSEN },
    );
  };
  locators.clear = function clear(this: Locator, options) {
    return this.fill("", options);
  };
}

/** Back and Forward by the page's history: the drivers wait for a load that a change of the fragment is not. */
export function goByHistory(page: Page): void {
  page.goBack = async () => {
    await page.evaluate(() => void setTimeout(() => history.back()));
    return null;
  };
  page.goForward = async () => {
    await page.evaluate(() => void setTimeout(() => history.forward()));
    return null;
  };
}

/** Adds what WebKit's inspector leaves out: the keys that press links and buttons press nothing. */
export function pressAsAPerson(page: Page): void {
  const locators = locatorsOf(page);
  const { click, press } = locators;
  if (press.name === "pressKey") return;
  locators.press = async function pressKey(this: Locator, key, options) {
    const tag = await this.evaluate(({ tagName }) => tagName);
    if ((key === "Enter" && tag === "A") || (key === "Space" && tag === "BUTTON"))
      return click.call(this, options);
    return press.call(this, key, options);
  };
}
