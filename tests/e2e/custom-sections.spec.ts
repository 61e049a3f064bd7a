import { customSection } from "../../src/sections/custom.ts";
import { CUSTOM_SECTION_ICONS } from "../../src/sections/icons.ts";
import type { Section } from "../../src/sections/index.ts";
import type { Owner } from "../../testbed/owner.ts";
import { MASSAGE } from "./support/entries.ts";
import { expect } from "./support/fixtures.ts";
import { confirmMessage, deletedNotice } from "./support/message.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { CustomSectionsPage } from "./support/pages/custom-sections-page.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { proTest } from "./support/pro.ts";
import { addCustomSection, addRow, showEmpty } from "./support/rows.ts";

const COLORS = [
  "Gray",
  "Red",
  "Orange",
  "Amber",
  "Yellow",
  "Lime",
  "Green",
  "Emerald",
  "Teal",
  "Cyan",
  "Sky",
  "Blue",
  "Indigo",
  "Violet",
  "Purple",
  "Fuchsia",
  "Pink",
  "Rose",
];

proTest("A section is created, filled, and read by guests", async ({ page, owner, phone }) => {
  const spa = { name: "Spa & Wellness", description: "Baths and quiet", icon: "Heart", color: "Rose" };

  await proTest.step("create it, once nothing required is missing", async () => {
    const sections = new CustomSectionsPage(page);
    await sections.open();
    await expect(sections.empty).toBeVisible();
    await sections.create.click();
    const form = sections.form("Create");
    await expect(form.getByLabel("Icon").getByRole("option")).toHaveText([...CUSTOM_SECTION_ICONS]);
    await expect(form.getByLabel("Icon")).toHaveValue("Settings");
    const colors = form.getByRole("group", { name: "Color Theme" }).getByRole("radio");
    expect(await colors.evaluateAll((all) => all.map((radio) => radio.ariaLabel))).toEqual(COLORS);
    await expect(form.getByRole("radio", { name: "Gray" })).toBeChecked();
    await sections.submit("Create");
    for (const label of ["Section Name", "Description"]) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(`${label} is required`);
    }
    await sections.fill(form, spa);
    await sections.submit("Create");
    await confirmMessage(page, "Section created successfully!");
    await expect(sections.card(spa.name)).toContainText(spa.description);
    await expect(sections.card(spa.name)).toContainText("Nothing yet");
  });

  await proTest.step("follow the menu to it and add an item", async () => {
    await new AdminShell(page).goTo(spa.name);
    await expect(page.getByText(spa.description, { exact: true })).toBeVisible();
    const section = await customSectionOf(owner, spa.name);
    const screen = new SectionPage(page, section);
    await expect(page.getByRole("heading", { name: "No Items Added" })).toBeVisible();
    await screen.add({
      ...MASSAGE,
      details: [
        { name: "Price", value: "$80" },
        { name: "", value: "" },
        { name: "Duration", value: "60 minutes" },
      ],
    });
    await screen.confirmMessage("Item added successfully!");
    const row = page.getByRole("listitem").filter({ hasText: MASSAGE.title });
    for (const shown of [MASSAGE.contact_phone, "Price: $80", "Duration: 60 minutes"]) {
      await expect(row).toContainText(shown);
    }
    await new AdminShell(page).goTo("Section Management");
    await expect(new CustomSectionsPage(page).card(spa.name)).toContainText("1 item");
  });

  await proTest.step("read it on a guest's phone", async () => {
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    const shown = await guest.openSection(spa.name);
    await expect(shown).toContainText(spa.description);
    for (const text of [MASSAGE.title, MASSAGE.description, "Price", "$80", "60 minutes"]) {
      await expect(shown.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(shown.getByRole("link", { name: MASSAGE.contact_phone })).toHaveAttribute(
      "href",
      "tel:+351215550109",
    );
  });
});

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
  await page.getByRole("button", { name: "Edit Onsen" }).click();
  const form = sections.form("Edit");
  await expect(form.getByLabel("Icon")).toHaveValue("Heart");
  await expect(form.getByRole("radio", { name: "Rose" })).toBeChecked();
  await sections.fill(form, { name: "Wellness", color: "Teal" });
  await sections.submit("Edit");
  await confirmMessage(page, "Section updated successfully!");
  await expect(sections.card("Wellness")).toContainText("Baths");
  await new AdminShell(page).goTo("Wellness");
  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  await expect(guest.tile("Wellness")).toBeVisible();
  await expect(guest.tile("Onsen")).toBeHidden();
});

proTest(
  "A section is deleted with its items after a question, and kept when the answer is no",
  async ({ page, owner, phone }) => {
    await showEmpty(owner);
    const section = await addCustomSection(owner, { name: "Onsen" });
    await addRow(owner, section, { ...MASSAGE, details: [] });
    const sections = new CustomSectionsPage(page);
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
    await expect(deleted).toBeVisible();
    await expect(sections.empty).toBeVisible();
    await expect(new AdminShell(page).menu.getByRole("link", { name: "Onsen" })).toBeHidden();
    const { data: items } = await owner.api.from("custom_section_items").select("id").throwOnError();
    expect(items).toEqual([]);
    const guest = new GuestPage(phone);
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

/** The section of its items, once a person has created it. */
async function customSectionOf({ api, hotel }: Owner, name: string): Promise<Section> {
  const { data } = await api
    .from("custom_sections")
    .select("*")
    .eq("hotel_id", hotel.id)
    .eq("name", name)
    .single()
    .throwOnError();
  return customSection(data);
}
