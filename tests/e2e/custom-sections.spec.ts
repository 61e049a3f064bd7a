import { customSection } from "../../src/sections/custom.ts";
import { CUSTOM_SECTION_ICONS } from "../../src/sections/icons.ts";
import type { Section } from "../../src/sections/index.ts";
import type { Owner } from "../../testbed/owner.ts";
import { MASSAGE } from "./support/entries.ts";
import { expect } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { CustomSectionsPage } from "./support/pages/custom-sections-page.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { proTest } from "./support/pro.ts";

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
    await expect(colors).toHaveCount(COLORS.length);
    for (const [i, color] of COLORS.entries()) await expect(colors.nth(i)).toHaveAccessibleName(color);
    await expect(form.getByRole("radio", { name: "Gray" })).toBeChecked();
    await sections.submit("Create");
    for (const label of ["Section Name", "Description"]) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(`${label} is required`);
    }
    await sections.fill(form, spa);
    await sections.submit("Create");
    await confirmMessage(page, "Section created successfully!");
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
