/** A list that is given as an old folder goes to the import, with its section. */
import { xlsx } from "../../testbed/xlsx.ts";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

const BOOK = {
  Restaurants: [
    ["Name", "Cuisine", "Distance", "Phone", "Address", "Rating"],
    ["The Anchor", "Fish", "300 m", "01555 501001", "2 Quay Street", "4"],
    ["Lina’s", "Italian", "1 km", "01555 501002", "5 Market Square", "5"],
  ],
  Questions: [
    ["Question", "Answer"],
    ["May my dog come?", "Yes, £8 a night."],
    ["Where do I park?", "Behind the house."],
  ],
  Rules: [["Please be quiet from 22:00."], ["Smoking is allowed in the yard alone."]],
};

test("A list is imported by a press into the section that it is of", async ({ page, owner }) => {
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const csv = BOOK.Restaurants.map((cells) => cells.join(";")).join("\n");
  await page
    .getByLabel("Folder file")
    .setInputFiles({ name: "eating.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const folder = page.getByRole("dialog", { name: "Your Folder" });
  await expect(folder.getByRole("region", { name: "It is a list" })).toContainText("2 rows");
  await folder.getByRole("button", { name: "Import as Restaurants" }).click();
  const importing = page.getByRole("dialog", { name: "Import Restaurants" });
  // Its owner may have meant something else.
  await importing.getByRole("button", { name: "Cancel" }).click();
  await folder.getByRole("button", { name: "Read it as a text instead" }).click();
  await expect(folder.getByRole("checkbox", { name: /^The Anchor/ })).toBeVisible();
  await folder
    .getByLabel("Folder file")
    .setInputFiles({ name: "eating.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await folder.getByRole("button", { name: "Import as Restaurants" }).click();
  await importing.getByRole("button", { name: "Import 2 restaurants" }).click();
  await expect(page.getByText("2 restaurants imported successfully!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { data } = await owner.api.from("restaurants").select("name, phone").order("name").throwOnError();
  expect(data).toEqual([
    { name: "Lina’s", phone: "01555 501002" },
    { name: "The Anchor", phone: "01555 501001" },
  ]);
});

test("Of a workbook each sheet is a list of its own, and the other sheets are read as a folder", async ({
  page,
  owner,
}) => {
  await page.goto("/admin/setup");
  await page.getByRole("button", { name: "Bring Your Folder" }).click();
  await page.getByLabel("Folder file").setInputFiles({
    name: "house.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(xlsx(BOOK)),
  });
  const folder = page.getByRole("dialog", { name: "Your Folder" });
  const lists = folder.getByRole("region", { name: "2 lists" });
  await expect(folder.getByText("Please be quiet from 22:00.").first()).toBeVisible();
  await expect(folder.getByRole("checkbox", { name: /^The Anchor/ })).toHaveCount(0);
  await lists.getByRole("button", { name: "Import as FAQs" }).click();
  await page.getByRole("button", { name: "Import 2 FAQs" }).click();
  await expect(lists.getByRole("listitem").filter({ hasText: "Questions" })).toContainText("Imported");
  await expect(lists.getByRole("button", { name: "Import as Restaurants" })).toBeEnabled();
  const { data } = await owner.api.from("faqs").select("question").order("question").throwOnError();
  expect(data).toEqual([{ question: "May my dog come?" }, { question: "Where do I park?" }]);
});
