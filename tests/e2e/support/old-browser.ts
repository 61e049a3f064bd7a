import type { Page } from "@playwright/test";
import { type Lacking, lackingIn } from "../../../scripts/support/compat.ts";
import { PARTS } from "../../../scripts/support/floors.ts";

/** Without these the engine itself works no more as a page expects: its policy needs them, or its events. */
const KEPT = /^(?:TrustedType|trustedTypes)/;

/** Takes from the page's browser whatever some browser of a part's floor lacks. Syntax cannot be taken away. */
export async function makeOld(page: Page, part: string): Promise<void> {
  const floor = PARTS.find(({ name }) => name === part)?.floor;
  if (!floor) throw new Error(`There is no part ${part}`);
  const lacking = lackingIn(floor).filter(({ owner }) => !KEPT.test(owner));
  await page.addInitScript((all: readonly Lacking[]) => {
    const at = (path: string) =>
      path
        .split(".")
        .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], globalThis);
    for (const { owner, name, isOwn } of all) {
      if (name === undefined) {
        const [last = "", ...rest] = owner.split(".").reverse();
        const place = rest.length > 0 ? at(rest.reverse().join(".")) : globalThis;
        if (place) Reflect.deleteProperty(place, last);
        continue;
      }
      const found = at(owner);
      if (typeof found !== "function") continue;
      if (name === "new") {
        const illegal = () => {
          throw new TypeError("Illegal constructor");
        };
        Reflect.set(globalThis, owner, new Proxy(found, { construct: illegal }));
        continue;
      }
      const place = isOwn ? found : found.prototype;
      if (place) Reflect.deleteProperty(place, name);
    }
  }, lacking);
}
