import { randomUUID } from "node:crypto";
import { faqs } from "../../src/sections/faqs.ts";
import { MASSAGE, makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { confirmMessage, deletedNotice, holdNotice } from "../e2e/support/message.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { CustomSectionsPage } from "../e2e/support/pages/custom-sections-page.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { refuse } from "../e2e/support/refuse.ts";
import { chooseFor } from "../e2e/support/row-menu.ts";
import { addCustomSection, addRow, showEmpty } from "../e2e/support/rows.ts";

const NEEDS_PRO =
  "Custom sections are only available with Innfo Pro plan. Upgrade to create custom sections.";

ownerTest("On the Free plan one learns what it takes to create a section", async ({ page, sections }) => {
  await sections.open();
  await expect(sections.empty).toBeVisible();
  await sections.create.click();
  await expect(sections.form("Create")).toBeHidden();
  const explanation = page.getByRole("dialog", { name: "Innfo Pro" });
  await expect(explanation).toContainText(NEEDS_PRO);
  await explanation.getByRole("link", { name: "Upgrade Plan" }).click();
  await expect(page).toHaveURL("/admin/subscription");
});

ownerTest.describe("When the plan has ended meanwhile", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest("the server refuses in the same words, and what was typed stays", async ({ page, sections }) => {
    await page.route("**/rest/v1/stripe_user_subscriptions*", (route) =>
      route.fulfill({ json: [{ subscription_status: "active", plan_in_force: "InnfoTest" }] }),
    );
    await sections.open();
    await sections.create.click();
    await sections.fill(sections.form("Create"), { name: "Onsen", description: "Baths" });
    await sections.submit("Create");
    const refusal = page.getByRole("dialog", { name: "Error" });
    await expect(refusal).toContainText(NEEDS_PRO);
    await expect(refusal.getByRole("link", { name: "Upgrade Plan" })).toBeVisible();
    await refusal.getByRole("button", { name: "Close" }).last().click();
    await expect(sections.form("Create").getByLabel("Section Name")).toHaveValue("Onsen");
  });
});

proTest("Custom fields say which of them is wrong, and what was typed stays", async ({ page, owner }) => {
  const section = await addCustomSection(owner, { name: "Onsen" });
  const screen = new SectionPage(page, section);
  await screen.open();
  await screen.add({
    title: "Sauna",
    description: "Hot",
    details: [
      { name: "Price", value: "$80" },
      { name: "price", value: "$90" },
      { name: "", value: "12" },
      { name: "Room", value: "" },
    ],
  });
  const field = (number: number) => page.getByRole("group", { name: `Custom field ${number}` });
  await expect(field(1).getByLabel("Field Name")).not.toHaveAccessibleDescription(/./);
  await expect(field(2).getByLabel("Field Name")).toHaveAccessibleDescription(
    "This field name is already used",
  );
  await expect(field(3).getByLabel("Field Name")).toHaveAccessibleDescription("Field name is required");
  await expect(field(4).getByLabel("Value")).toHaveAccessibleDescription("Value is required");
  await field(2).getByLabel("Field Name").fill("Price at night");
  await field(3).getByLabel("Field Name").fill("Cabins");
  await page.getByRole("button", { name: "Remove custom field 4" }).click();
  await screen.submit("Add");
  await screen.confirmMessage("Item added successfully!");
  await expect(page.getByText("Price at night: $90")).toBeVisible();
});

ownerTest("An unknown section is not found, and leads back to the list", async ({ page }) => {
  for (const id of [randomUUID(), "no-uuid"]) {
    await page.goto(`/admin/sections/${id}`);
    await expect(page.getByRole("heading", { name: "Section Not Found" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Back to Sections" }).click();
    await expect(page).toHaveURL("/admin/sections");
  }
});

proTest.describe("When the server makes a mistake", () => {
  proTest.use({ refusals: [500] });

  proTest("the screens say what failed", async ({ page, owner, sections }) => {
    const section = await addCustomSection(owner, { name: "Onsen" });
    await addRow(owner, section, { ...MASSAGE, details: [] });
    const error = page.getByRole("dialog", { name: "Error" });
    async function failsWith(text: string): Promise<void> {
      await expect(error).toContainText(text);
      await error.getByRole("button", { name: "OK" }).click();
    }

    await sections.open();
    await refuse(page, "/rest/v1/custom_section", 500, "XX000");
    await chooseFor(page, "Onsen", "Edit");
    await sections.fill(sections.form("Edit"), { name: "Wellness" });
    await sections.submit("Edit");
    await failsWith("Failed to save section.");
    await page.reload();
    await (await sections.askToDelete("Onsen")).getByRole("button", { name: "Delete" }).click();
    await failsWith("Failed to delete section.");

    const items = new SectionPage(page, section);
    await items.open();
    await (await items.askToDelete(MASSAGE.title)).getByRole("button", { name: "Delete" }).click();
    await failsWith("Failed to delete item.");
    await items.add({ title: "Sauna", description: "Hot" });
    await failsWith("Failed to save item. Please try again.");
  });
});

proTest(
  "The order of the sections is the owner's, in the menu and for guests",
  async ({ page, owner, guest, visibility }) => {
    for (const name of ["Events", "Garden", "Wellness"]) {
      const section = await addCustomSection(owner, { name });
      await addRow(owner, section, { ...MASSAGE, details: [] });
    }
    await new CustomSectionsPage(page).open();
    await addRow(owner, faqs, makeEntry(faqs, 1));
    await page.reload();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("dialog", { name: "Content" }).getByRole("button", { name: "Order" }).click();
    const order = page.getByRole("dialog", { name: "Order" });
    await order.getByRole("button", { name: "Move Wellness up" }).press("Home");
    await expect(order.getByRole("listitem").first()).toContainText("Wellness");
    await order.getByRole("button", { name: "Done" }).click();
    const inMenu = page.getByRole("navigation").getByRole("link", { name: /^(Events|Garden|Wellness)\b/ });
    await expect(inMenu).toHaveText([/^Wellness/, /^Events/, /^Garden/]);
    await expect(async () => {
      await guest.open(owner.hotel.id);
      const inOrder = [/^Wellness/, /^FAQs/, /^Events/, /^Garden/];
      await expect(guest.tiles.getByRole("link")).toHaveText(inOrder, { timeout: 1000 });
    }).toPass();
    // They stand among the others, and are moved in the same list.
    await expect(visibility.list).toContainText(["Wellness", "FAQs", "Events", "Garden"]);
    await page.getByRole("button", { name: "Move Garden" }).press("ArrowUp");
    await expect(page.getByText("Garden moved to place 3 of 4")).toHaveCount(1);
    await expect(visibility.list).toContainText(["Wellness", "FAQs", "Garden", "Events"]);
    await visibility.drag("Events", "FAQs");
    await expect(visibility.list).toContainText(["Wellness", "Events", "FAQs", "Garden"]);
    await expect(inMenu).toHaveText([/^Wellness/, /^Events/, /^Garden/]);
    await expect(async () => {
      await guest.open(owner.hotel.id);
      const inOrder = [/^Wellness/, /^Events/, /^FAQs/, /^Garden/];
      await expect(guest.tiles.getByRole("link")).toHaveText(inOrder, { timeout: 1000 });
    }).toPass();
    await chooseFor(page, "Garden", "Manage Items");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Garden");
  },
);

proTest("A section is changed, in the list, the menu and for guests", async ({ page, owner, phone }) => {
  const section = await addCustomSection(owner, {
    name: "Onsen",
    description: "Baths",
    icon: "Heart",
    color: "bg-rose-500",
  });
  await addRow(owner, section, { ...MASSAGE, details: [] });
  const sections = new CustomSectionsPage(page);
  await sections.open();
  await chooseFor(page, "Onsen", "Edit");
  const form = sections.form("Edit");
  await expect(form.getByLabel("Icon")).toHaveValue("Heart");
  await expect(form.getByRole("radio", { name: "Rose" })).toBeChecked();
  await sections.fill(form, { name: "Wellness", color: "Teal" });
  await sections.submit("Edit");
  await confirmMessage(page, "Section updated successfully!");
  await expect(sections.card("Wellness")).toContainText("1 item · Visible to guests");
  await new AdminShell(page).goTo("Wellness");
  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  await expect(guest.tile("Wellness")).toBeVisible();
  await expect(guest.tile("Onsen")).toBeHidden();
});

proTest(
  "A section is deleted with its items after a question, and kept when the answer is no",
  async ({ page, owner, sections, guest }) => {
    await showEmpty(owner);
    const section = await addCustomSection(owner, { name: "Onsen" });
    await addRow(owner, section, { ...MASSAGE, details: [] });
    await sections.open();
    const question = await sections.askToDelete("Onsen");
    await expect(question).toContainText(
      "Are you sure you want to delete this section? This will also delete all items in this section.",
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(sections.card("Onsen")).toBeVisible();

    await sections.askToDelete("Onsen");
    await question.getByRole("button", { name: "Delete" }).click();
    const deleted = deletedNotice(page, "Section deleted successfully!");
    await holdNotice(page, "Section deleted successfully!");
    await expect(sections.empty).toBeVisible();
    await expect(new AdminShell(page).menu.getByRole("link", { name: "Onsen" })).toBeHidden();
    const { data: items } = await owner.api.from("custom_section_items").select("id").throwOnError();
    expect(items).toEqual([]);
    await guest.open(owner.hotel.id);
    await expect(guest.tile("Amenities")).toBeVisible();
    await expect(guest.tile("Onsen")).toBeHidden();

    await deleted.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Section restored")).toBeVisible();
    await expect(sections.card("Onsen")).toContainText("1 item");
    await expect(new AdminShell(page).menu.getByRole("link", { name: "Onsen" })).toBeVisible();
    await expect(async () => {
      await guest.open(owner.hotel.id);
      const shown = await guest.openSection("Onsen");
      await expect(shown.getByText(MASSAGE.title, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
);

proTest("An item is changed and deleted", async ({ page, owner }) => {
  const section = await addCustomSection(owner, { name: "Onsen" });
  await addRow(owner, section, {
    ...MASSAGE,
    details: [
      { name: "Price", value: "$80" },
      { name: "Room", value: "12" },
    ],
  });
  const screen = new SectionPage(page, section);
  await screen.open();
  await screen.edit(MASSAGE.title);
  await screen.form("Edit").getByRole("button", { name: "Remove custom field 2" }).click();
  await screen.fill(screen.form("Edit"), { title: "Sauna", details: [{ name: "Heat", value: "80 °C" }] });
  await screen.submit("Edit");
  await screen.confirmMessage("Item updated successfully!");
  const row = page.getByRole("listitem").filter({ hasText: "Sauna" });
  await expect(row).toContainText("Heat: 80 °C");
  await expect(row).not.toContainText("$80");
  await page.reload();
  await expect(row).toContainText("Heat: 80 °C");

  const question = await screen.askToDelete("Sauna");
  await expect(question).toContainText("Are you sure you want to delete this item?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await screen.delete("Sauna");
  await expect(page.getByRole("heading", { name: "No Items Added" })).toBeVisible();
});

proTest("A new section's message leads to the form of its first item", async ({ page, sections }) => {
  await sections.open();
  await sections.create.click();
  await sections.fill(sections.form("Create"), { name: "Onsen", description: "Baths" });
  await sections.submit("Create");
  await page
    .getByRole("dialog", { name: "Section created successfully!" })
    .getByRole("button", { name: "Add the first item" })
    .click();
  await expect(page).toHaveURL(/\/admin\/sections\//);
  await expect(page.getByRole("dialog", { name: "Add Item" })).toBeVisible();
});
