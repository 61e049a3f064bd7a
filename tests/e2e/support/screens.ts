import { SCREENS } from "../../../src/admin/app/navigation.ts";
import { SECTIONS } from "../../../src/sections/index.ts";
import { giveLogo } from "../../../testbed/give-logo.ts";
import { createProOwner, type Owner } from "../../../testbed/owner.ts";
import { makeEntry } from "./entries.ts";
import { test } from "./fixtures.ts";
import { addCustomSection, addRow } from "./rows.ts";

/**
 * Every screen of the admin that all owners have, and those that only links lead to; `:own` is a section of their
 * own, `:message` a guest's message.
 */
export const SCREEN_PATHS: readonly string[] = [
  ...SCREENS.map(({ path }) => path),
  "/admin/subscription/success?success=true",
  "/admin/sections/:own",
  "/admin/inbox?message=:message",
];

interface Shared {
  owner: Owner;
  ownPath: string;
  messageId: string;
}

/** An owner on the Pro plan with something on every screen; nobody writes anything, so that many tests share one. */
export const screensTest = test.extend<{ addressOf: (path: string) => string }, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
    async ({}, use) => {
      const owner = await createProOwner(process.env.E2E_URL ?? "");
      await giveLogo(owner);
      for (const section of SECTIONS) await addRow(owner, section, makeEntry(section, 1));
      const section = await addCustomSection(owner, { name: "Wellness" });
      await owner.api
        .rpc("add_codes", { hotel_id: owner.hotel.id, codes: [{ label: "101", area: "First floor" }] })
        .throwOnError();
      await owner.api
        .from("invitations")
        .insert({ hotel_id: owner.hotel.id, email: "porter@example.com", role: "desk" })
        .throwOnError();
      const { data: message } = await owner.api
        .from("messages")
        .insert({ hotel_id: owner.hotel.id, kind: "lost", item: "A grey scarf", contact: "ana@example.com" })
        .select("id")
        .single()
        .throwOnError();
      await use({ owner, ownPath: `/admin/${section.route}`, messageId: message.id });
    },
    { scope: "worker" },
  ],
  addressOf: ({ shared }, use) =>
    use((path) => path.replace("/admin/sections/:own", shared.ownPath).replace(":message", shared.messageId)),
  // The tests share an owner one after the other, and some of them renew the session.
  storageState: async ({ shared }, use) => use(await shared.owner.signInAgain()),
});
