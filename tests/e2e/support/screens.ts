import { SCREENS } from "../../../src/admin/navigation.ts";
import { SECTIONS } from "../../../src/sections/index.ts";
import { giveLogo } from "../../support/give-logo.ts";
import { createOwner, type Owner } from "../../support/owner.ts";
import { makeEntry } from "./entries.ts";
import { test } from "./fixtures.ts";
import { addRow } from "./rows.ts";

/** Every screen of the admin that all owners have, and those that only links lead to. */
export const SCREEN_PATHS: readonly string[] = [
  ...SCREENS.map(({ path }) => path),
  "/admin/subscription/success?success=true",
];

/** An owner with something on every screen; nobody writes anything, so that many tests share one. */
export const screensTest = test.extend<object, { shared: Owner }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
    async ({}, use) => {
      const owner = await createOwner(process.env.E2E_URL ?? "");
      await giveLogo(owner);
      for (const section of SECTIONS) await addRow(owner, section, makeEntry(section, 1));
      await use(owner);
    },
    { scope: "worker" },
  ],
  storageState: ({ shared }, use) => use(shared.storageState),
});
