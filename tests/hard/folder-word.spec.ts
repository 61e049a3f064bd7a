import { faqs } from "../../src/sections/faqs.ts";
import { HARBOUR_GARDEN, wordFile } from "../../testbed/folder.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { showOnly } from "../e2e/support/rows.ts";

const { lines, facts } = HARBOUR_GARDEN;

/** Its times, its breakfast and its Wi-Fi. */
const FACTS = " and 4 facts";

ownerTest(
  "The Word file of an old folder becomes items, ticked and mended before guests read them, and is taken out again",
  async ({ page, owner, guest }) => {
    await showOnly(owner, faqs.id);
    await page.goto("/admin/faqs");
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Or paste its text").fill("Where can I park?\nBehind the house.");
    await expect(
      dialog.getByRole("checkbox", { name: /^Where can I park\? Behind the house\./ }),
    ).toBeChecked();
    await dialog.getByLabel("Folder file").setInputFiles({
      name: "folder.docx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from(wordFile(lines)),
    });
    // Free has no custom sections: these become answers.
    await expect(dialog.getByText(/makes sections of these: Sailing with Rui\./)).toBeVisible();
    await expect(dialog.getByText(`${facts.length + 4} facts`, { exact: false })).toBeVisible();
    const lantern = dialog.getByRole("listitem").filter({ hasText: "Lanterna" });
    await expect(lantern.getByText("Hidden until it has: Rating")).toBeVisible();
    // It answers nothing.
    await expect(dialog.getByRole("checkbox", { name: /^Welcome to the Harbour Garden/ })).not.toBeChecked();
    const smoking = dialog.getByRole("listitem").filter({ hasText: "Can I smoke?" });
    await smoking.getByText("Change the texts").click();
    await smoking.getByLabel("Can I smoke · Question").fill("");
    await dialog.getByRole("button", { name: `Add ${facts.length - 1} items${FACTS}` }).click();
    await expect(smoking.getByLabel("Can I smoke · Question")).toHaveAccessibleDescription(
      "Question is required",
    );
    await smoking.getByLabel("Can I smoke · Question").fill("Can I smoke?");
    await smoking.getByLabel("Can I smoke · Answer").fill("On the terrace, and nowhere else.");
    // A tip needs its stars; the others wait hidden.
    const taberna = dialog.getByRole("listitem").filter({ hasText: "Taberna da Rua" });
    await taberna.getByText("Complete or change it").click();
    await taberna
      .getByRole("group", { name: "Taberna da Rua · Rating" })
      .getByRole("button", { name: "4 stars" })
      .click();
    await expect(taberna.getByText("Hidden until it has")).toBeHidden();
    await dialog.getByRole("button", { name: `Add ${facts.length - 1} items${FACTS}` }).click();
    await holdNotice(page, `${facts.length - 1} items${FACTS} added successfully!`);
    await guest.open(owner.hotel.id);
    const shown = await guest.openSection(faqs.title);
    await shown.getByText("Can I smoke?", { exact: true }).click();
    await expect(shown.getByText("On the terrace, and nowhere else.")).toBeVisible();
    const { data } = await owner.api.from("restaurants").select("name, is_hidden").throwOnError();
    expect(data).toContainEqual({ name: "Lanterna", is_hidden: true });
    expect(data).toContainEqual({ name: "Taberna da Rua", is_hidden: false });

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "No FAQs Added" })).toBeVisible();
  },
);
