import { importantContacts } from "../../src/sections/important-contacts.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest(
  "Contacts have their tel link in the owner's list, too; beside it a press opens the form",
  async ({ page, owner }) => {
    for (const entry of [
      { type: "emergency", label: "Ambulance", number: "144" },
      { type: "hotel", label: "Reception", number: "9" },
      { type: "service", label: "Taxi", number: "+43 5354 56789" },
    ]) {
      await addRow(owner, importantContacts, entry);
    }
    await page.goto("/admin/important-contacts");
    const services = page.getByRole("region", { name: "Service" });
    const taxi = services.getByRole("link", { name: "+43 5354 56789" });
    await expect(taxi).toHaveAttribute("href", "tel:+43535456789");
    await expect(page.getByRole("link", { name: "144" })).toHaveAttribute("href", "tel:144");
    // Only a phone of the house can dial it.
    const house = page.getByRole("region", { name: "Hotel Internal" });
    await expect(house.getByText("Room phone: 9")).toBeVisible();
    await expect(house.getByRole("link")).toHaveCount(0);

    // A desk has no dialler; what the press would do is what counts.
    await page.evaluate(() =>
      addEventListener("click", (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (link?.protocol !== "tel:") return;
        event.preventDefault();
        document.title = `Calls ${link.href}`;
      }),
    );
    await taxi.click();
    await expect(page).toHaveTitle("Calls tel:+43535456789");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await services.getByRole("listitem").click();
    await expect(page.getByRole("dialog").getByLabel("Contact Label")).toHaveValue("Taxi");
  },
);

ownerTest(
  "Whoever types a number that guests cannot press is told at once, until it is whole",
  async ({ page, owner }) => {
    await addRow(owner, importantContacts, { type: "service", label: "Bakery", number: "+43 5354 56789" });
    await page.goto("/admin/important-contacts");
    await page.getByRole("region", { name: "Service" }).getByRole("listitem").click();
    const form = page.getByRole("dialog");
    const number = form.getByLabel("Phone Number");
    const warns = /Guests cannot call this/;
    await number.fill("56789");
    await expect(number).toHaveAccessibleDescription(warns);
    await number.fill("+43 5354 56789 / 90");
    await expect(number).not.toHaveAccessibleDescription(warns);
    // On the house's own phone it is a whole number.
    await number.fill("567");
    await expect(number).toHaveAccessibleDescription(warns);
    await form.getByLabel("Contact Type").selectOption("hotel");
    await expect(number).not.toHaveAccessibleDescription(warns);
  },
);
