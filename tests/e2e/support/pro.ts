import { createProOwner } from "../../../testbed/owner.ts";
import { ownerTest } from "./fixtures.ts";

/** As `ownerTest`, with an owner on the Pro plan. */
export const proTest = ownerTest.extend({
  owner: async ({ url }, use) => use(await createProOwner(url)),
});
