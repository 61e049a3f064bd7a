import { createOwner } from "../../testbed/owner.ts";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";

test.use({
  // The database's refusal is said at its field.
  refusals: [400],
  owner: async ({ url }, use) => use(await createOwner(url, { hotel: { time_zone: "Europe/Berlin" } })),
});

const TEXT = "Pool closed Tuesday 9–12";

test.describe("Without a network", () => {
  test.use({ refusals: ["no answer", 400] });

  test("a guest reads what is true now, not when the copy was made", async ({ phone, owner }) => {
    const period = { starts_at: "2090-06-20T09:00:00", ends_at: "2090-06-20T12:00:00" };
    await owner.api
      .from("announcements")
      .insert({ hotel_id: owner.hotel.id, text: TEXT, ...period })
      .throwOnError();
    await phone.goto(`/view/${owner.hotel.id}`);
    await expect(phone.getByText(TEXT)).toBeHidden();
    await keptOffline(phone);
    await phone.context().setOffline(true);
    await phone.clock.setFixedTime(new Date("2090-06-20T08:00:00Z"));
    await phone.reload();
    await expect(phone.getByText(TEXT)).toBeVisible();
  });
});
