import type { Section } from "../../../src/sections/index.ts";
import { makeEntry, titleOf } from "./entries.ts";
import { expect, ownerTest } from "./fixtures.ts";
import { GuestPage } from "./pages/guest-page.ts";
import { SectionPage } from "./pages/section-page.ts";
import { showOnly } from "./rows.ts";

/** The walk of every section: add, change and delete, in the admin and before guests' eyes. */
export function sectionTests(section: Section): void {
  ownerTest.describe(section.title, () => {
    const [first, second] = [makeEntry(section, 1), makeEntry(section, 2)];
    const [firstTitle, secondTitle] = [titleOf(section, first), titleOf(section, second)];
    const one = section.one.charAt(0).toUpperCase() + section.one.slice(1);

    ownerTest(
      "begin empty, are added once nothing required is missing and changed, as guests read each time, and deleted after a question",
      async ({ page, owner, phone }) => {
        await showOnly(owner, section.id);
        const screen = new SectionPage(page, section);
        await screen.open();
        await expect(screen.emptyState).toBeVisible();
        await screen.add({});
        const fields = Object.entries(section.fields);
        for (const [column, { label }] of fields.filter(([, f]) => f.required && f.initial === "")) {
          // A column that hours answer is missed at their first input.
          const isSaid = fields.some(([, { saidBy }]) => saidBy === column);
          const input = screen.form("Add").getByLabel(isSaid ? "Every day opens" : label, { exact: true });
          await expect(input).toHaveAccessibleDescription(`${label} is required`);
        }
        await screen.fill(screen.form("Add"), first);
        await screen.submit("Add");
        await screen.confirmMessage(`${one} added successfully!`);
        await expect(page.getByText(firstTitle, { exact: true })).toBeVisible();

        const guest = new GuestPage(phone);
        await guest.open(owner.hotel.id);
        const shown = await guest.openSection(section.title);
        await expect(shown.getByText(firstTitle, { exact: true })).toBeVisible();

        await screen.edit(firstTitle);
        await screen.fill(screen.form("Edit"), second);
        await screen.submit("Edit");
        await screen.confirmMessage(`${one} updated successfully!`);
        await expect(page.getByText(secondTitle, { exact: true })).toBeVisible();
        await expect(page.getByText(firstTitle, { exact: true })).toBeHidden();

        await phone.reload();
        await expect(shown.getByText(secondTitle, { exact: true })).toBeVisible();
        await expect(shown.getByText(firstTitle, { exact: true })).toBeHidden();

        const question = await screen.askToDelete(secondTitle);
        await expect(question).toContainText(`Are you sure you want to delete this ${section.one}?`);
        await expect(question).not.toContainText("cannot be undone");
        // Which one it is about.
        await expect(question).toContainText(secondTitle);
        await question.getByRole("button", { name: "Cancel" }).click();
        await expect(page.getByText(secondTitle, { exact: true })).toBeVisible();

        await screen.delete(secondTitle);
        await expect(screen.emptyState).toBeVisible();
      },
    );
  });
}
