/** Text typed into a translation while it is being saved, in a browser that keeps no drafts. */
import { expect } from "../e2e/support/fixtures.ts";
import { offerGerman } from "../e2e/support/offer-german.ts";
import { proTest as test } from "../e2e/support/pro.ts";

test("What is typed during a save stays, and is saved in its turn, also where the browser has no room for drafts", async ({
  page,
  owner: { api, hotel },
}) => {
  await offerGerman({ api, hotel });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("innfo-draft")) throw new DOMException("Full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await page.goto("/admin/languages?language=de");
  const german = page.getByRole("textbox", { name: /^Deutsch/ });
  const answers = Promise.withResolvers<void>();
  await page.route("/rest/v1/translations*", async (route) => {
    if (route.request().method() !== "GET") await answers.promise;
    await route.continue();
  });
  await german.fill("Ruhig");
  await german.press("Tab");
  await expect(german).toHaveAccessibleDescription("Saving...");
  await german.fill("Ruhig gelegen");
  answers.resolve();
  await expect(german).toHaveAccessibleDescription("Saved.");
  await expect(german).toHaveValue("Ruhig gelegen");

  await german.press("Tab");
  const stored = async () => (await api.from("translations").select("text").throwOnError()).data;
  await expect.poll(stored).toEqual([{ text: "Ruhig gelegen" }]);
  await expect(german).toHaveValue("Ruhig gelegen");
});
