import { HARBOUR_GARDEN, htmlOf } from "../../testbed/folder.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { proTest } from "../e2e/support/pro.ts";

const { lines, facts } = HARBOUR_GARDEN;
/** Its welcome is offered unticked: it answers nothing. */
const TICKED = facts.length - 1;

proTest(
  "On Pro a PDF's headings that fit no section become sections of their own, and the set-up goes on",
  async ({ page, owner, shell }) => {
    await page.setContent(htmlOf(lines));
    const buffer = await page.pdf({ format: "A4", margin: { top: "25mm", bottom: "25mm", left: "25mm" } });
    await page.goto("/admin/setup");
    await shell.unfold();
    await page.getByRole("button", { name: "Bring Your Folder" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByLabel("Folder file")
      // Its name is false, as file names can be.
      .setInputFiles({ name: "folder.docx", mimeType: "application/octet-stream", buffer });
    const group = dialog.getByRole("group", { name: "Sailing with Rui (a new section)" });
    await expect(group.getByRole("checkbox")).toHaveCount(3);
    await dialog.getByRole("button", { name: `Add ${TICKED} items and 4 facts` }).click();
    await holdNotice(page, `${TICKED} items and 4 facts added successfully!`);
    await expect(page.getByRole("heading", { name: "Times and Wi-Fi" })).toBeVisible();

    // The group of the hotel's own, which is new.
    await shell.menu.getByRole("button", { expanded: false }).press("Enter");
    await shell.menu.getByRole("link", { name: "Sailing with Rui" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Sunset sail" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("link", { name: "Sailing with Rui" })).toHaveCount(0);
    const { data } = await owner.api.from("custom_sections").select("name").throwOnError();
    expect(data).toEqual([]);
  },
);
