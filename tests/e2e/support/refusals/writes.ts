/** Whatever an owner types or requests, and what of it must remain if sending fails. */
import type { Locator, Page } from "@playwright/test";
import { amenities } from "../../../../src/sections/amenities.ts";
import { CUSTOM_SECTIONS } from "../../../../src/sections/custom.ts";
import type { Owner } from "../../../../testbed/owner.ts";
import { makeEntry, titleOf } from "../entries.ts";
import { AccountPage } from "../pages/account-page.ts";
import { AdminShell } from "../pages/admin-shell.ts";
import { CsvDialog } from "../pages/csv-dialog.ts";
import { CustomSectionsPage } from "../pages/custom-sections-page.ts";
import { HotelsPage } from "../pages/hotels-page.ts";
import { ProfilePage } from "../pages/profile-page.ts";
import { SectionPage } from "../pages/section-page.ts";
import { VisibilityPage } from "../pages/visibility-page.ts";

/** The amenity that the owner has. */
export const STORED = makeEntry(amenities, 1);

interface Write {
  title: string;
  /** The failing call. */
  path: string;
  prepare: (page: Page, owner: Owner) => Promise<void>;
  send: (page: Page, owner: Owner) => Promise<void>;
  /** The button that is busy meanwhile, or what must be usable again. */
  usable: (page: Page, owner: Owner) => Locator;
  /** The admin's timeout in milliseconds, if longer than usual. */
  patience?: number;
  /** Whether it waits on the device offline: tests/hard/waiting-saves.spec.ts. */
  waits?: true;
  /** The typed text, and the input it is in. */
  kept?: (page: Page, owner: Owner) => [Locator, string];
}

const typed = makeEntry(amenities, 2);
const section = (page: Page) => new SectionPage(page, amenities);
const newSection = { name: "Spa", description: "Baths" };

export const WRITES: readonly Write[] = [
  {
    title: "Adding an item",
    waits: true,
    path: "/rest/v1/amenities",
    async prepare(page) {
      await section(page).open();
      await page.getByRole("button", { name: "Add Amenity" }).click();
      await section(page).fill(section(page).form("Add"), typed);
    },
    send: (page) => section(page).submit("Add"),
    usable: (page) => section(page).form("Add").getByRole("button", { name: "Add Amenity" }),
    kept: (page) => [section(page).form("Add").getByLabel("Amenity Name"), titleOf(amenities, typed)],
  },
  {
    title: "Changing an item",
    waits: true,
    path: "/rest/v1/amenities",
    async prepare(page) {
      await section(page).open();
      await section(page).edit(titleOf(amenities, STORED));
      await section(page).fill(section(page).form("Edit"), typed);
    },
    send: (page) => section(page).submit("Edit"),
    usable: (page) => section(page).form("Edit").getByRole("button", { name: "Update Amenity" }),
    kept: (page) => [section(page).form("Edit").getByLabel("Amenity Name"), titleOf(amenities, typed)],
  },
  {
    title: "Deleting an item",
    waits: true,
    path: "/rest/v1/amenities",
    async prepare(page) {
      await section(page).open();
      await section(page).askToDelete(titleOf(amenities, STORED));
    },
    send: (page) => page.getByRole("button", { name: "Delete", exact: true }).click(),
    usable: (page) => page.getByRole("button", { name: `More for ${titleOf(amenities, STORED)}` }),
  },
  {
    title: "Importing a file",
    path: "/rest/v1/amenities",
    async prepare(page) {
      await section(page).open();
      const csv = new CsvDialog(page);
      await csv.open();
      // Without hours and photos, which are not single inputs.
      const columns = Object.entries(typed).filter(([, value]) => typeof value === "string");
      const header = columns.map(([column]) => amenities.fields[column]?.label);
      await csv.chooseFile(`${header.join(",")}\n${columns.map(([, value]) => value).join(",")}\n`);
    },
    send: (page) => new CsvDialog(page).importButton.click(),
    usable: (page) => new CsvDialog(page).importButton,
  },
  {
    title: "Creating a section",
    waits: true,
    path: `/rest/v1/${CUSTOM_SECTIONS.table}`,
    async prepare(page) {
      const sections = new CustomSectionsPage(page);
      await sections.open();
      await sections.create.click();
      await sections.fill(sections.form("Create"), newSection);
    },
    send: (page) => new CustomSectionsPage(page).submit("Create"),
    usable: (page) =>
      new CustomSectionsPage(page).form("Create").getByRole("button", { name: "Create Section" }),
    kept: (page) => [new CustomSectionsPage(page).form("Create").getByLabel("Section Name"), newSection.name],
  },
  {
    title: "Hiding a section",
    path: "/rest/v1/section_visibility",
    prepare: (page) => new VisibilityPage(page).open(),
    send: (page) => new VisibilityPage(page).switch("FAQs").click(),
    usable: (page) => page.getByRole("switch", { name: "FAQs", checked: true }),
  },
  {
    title: "Saving the profile",
    waits: true,
    path: "/rest/v1/hotels",
    async prepare(page) {
      await new ProfilePage(page).open();
      await new ProfilePage(page).fill({ Description: "By the sea" });
    },
    send: (page) => new ProfilePage(page).save(),
    usable: (page) => page.getByRole("button", { name: "Save Changes" }),
    kept: (page) => [new ProfilePage(page).field("Description"), "By the sea"],
  },
  {
    title: "Adding a hotel",
    path: "/rest/v1/hotels",
    prepare: (page) => new AdminShell(page).open("/admin/hotels/new"),
    send: (page) => new HotelsPage(page).add("Second House"),
    usable: (page) => page.getByRole("main").getByRole("button", { name: "Try Again" }),
    kept: (page) => [page.getByLabel("Hotel Name"), "Second House"],
  },
  {
    title: "Deleting a hotel",
    path: "/rest/v1/hotels",
    prepare: (page) => new ProfilePage(page).open(),
    send: (page, { hotel }) => new HotelsPage(page).delete(hotel.name),
    usable: (page) => page.getByRole("main").getByRole("button", { name: "Delete Hotel" }),
  },
  {
    title: "Deleting the account",
    path: "/auth/v1/user/delete",
    patience: 361_000,
    async prepare(page, { email, password }) {
      await new AccountPage(page).open();
      await page.getByRole("button", { name: "Delete Account" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Type your email address").fill(email);
      await dialog.getByLabel("Password", { exact: true }).fill(password);
    },
    send: (page) => page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click(),
    usable: (page) => page.getByRole("dialog").getByRole("button", { name: "Delete Account" }),
    kept: (page, { email }) => [page.getByRole("dialog").getByLabel("Type your email address"), email],
  },
];
