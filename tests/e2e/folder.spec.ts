import { faqs } from "../../src/sections/faqs.ts";
import { FOLDER, wordFile } from "../../testbed/folder.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { showOnly } from "./support/rows.ts";

ownerTest(
  "The Word file of an old folder becomes items, ticked and mended before guests read them, and is taken out again",
  async ({ page, owner, phone }) => {
    await showOnly(owner, faqs.id);
    await page.goto("/admin/faqs");
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
    const dialog = page.getByRole("dialog", { name: "Bring Your Old Guest Folder" });
    await dialog.getByLabel("Or paste its text").fill("Where can I park?\nBehind the house.");
    await expect(
      dialog.getByRole("checkbox", { name: /^Where can I park\? Behind the house\./ }),
    ).toBeChecked();
    await dialog.getByLabel("Word file").setInputFiles({
      name: "folder.docx",
      mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      buffer: Buffer.from(wordFile(FOLDER)),
    });
    await expect(dialog.getByText("Found 10. What is complete is ticked.")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: /^Sauna/ })).not.toBeChecked();
    await dialog.getByRole("checkbox", { name: /^Sauna/ }).check();
    await dialog.getByRole("checkbox", { name: /^Welcome to the Harbour Garden/ }).uncheck();
    const smoking = dialog.getByRole("listitem").filter({ hasText: "Can I smoke?" });
    await smoking.getByText("Change the texts").click();
    await smoking.getByLabel("Can I smoke · Answer").fill("On the terrace, and nowhere else.");
    await dialog.getByRole("button", { name: "Add 7 items" }).click();
    await expect(dialog.getByLabel("Sauna · Location")).toHaveAccessibleDescription("Location is required");
    await dialog.getByLabel("Sauna · Location").fill("Cellar");
    await dialog.getByRole("button", { name: "Add 7 items" }).click();
    await expect(page.getByText("7 items added successfully!")).toBeVisible();

    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    const shown = await guest.openSection(faqs.title);
    await shown.getByText("Can I smoke?", { exact: true }).click();
    await expect(shown.getByText("On the terrace, and nowhere else.")).toBeVisible();
    const { data } = await owner.api.from("important_contacts").select("label, number, type").throwOnError();
    expect(data).toContainEqual({ label: "Dr Costa, doctor", number: "+351 21 555 0142", type: "service" });

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "No FAQs Added" })).toBeVisible();
  },
);
