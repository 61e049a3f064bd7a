/** The desk's lessons from its messages. */
import { readFile } from "node:fs/promises";
import { logoPicture } from "../../testbed/pictures.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest } from "../e2e/support/pro.ts";
import { refuse } from "../e2e/support/refuse.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

proTest.use({ refusals: ["no answer", 409] });

proTest(
  "Bad feedback stands out; figures say what guests ask for, one press puts it into Amenities, and all of it is a spreadsheet",
  async ({ page, owner, phone }) => {
    const hotel_id = owner.hotel.id;
    for (const kind of ["feedback", "request"])
      await owner.api.from("message_kinds").insert({ hotel_id, kind, is_on: true }).throwOnError();
    for (const text of ["An iron, please", "=HYPERLINK(iron)"]) {
      await phone.goto(`/view/${hotel_id}/request`);
      await phone.getByRole("radio", { name: "Something else" }).check();
      await phone.getByLabel("Room number").fill("12");
      await phone.getByLabel("Anything else we should know?").fill(text);
      await sendAsAPerson(phone, "Send");
      await expect(phone.getByText("It has arrived")).toBeVisible();
    }
    await owner.api
      .from("messages")
      .insert([2, 5].map((rating) => ({ hotel_id, kind: "feedback", rating, text: `${rating} of us` })))
      .throwOnError();
    await page.goto("/admin/inbox");
    await expect(page.getByRole("link", { name: /2 of us/ })).toContainText("Needs attention");
    await expect(page.getByRole("link", { name: /5 of us/ })).not.toContainText("Needs attention");
    const downloaded = async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("button", { name: "Download CSV" }).click();
      return readFile(await (await download).path(), "utf8");
    };
    const text = await downloaded();
    expect(text).toContain(`"'=HYPERLINK(iron)"`);
    expect(text.trim().split("\r\n")).toHaveLength(5);
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByLabel("Room, word or name").fill("5 us");
    await expect(page.getByRole("link", { name: /2 of us/ })).toHaveCount(0);
    const found = await downloaded();
    expect(found).toContain("5 of us");
    expect(found.trim().split("\r\n"), "the header and what the words find").toHaveLength(2);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "Figures" }).click();
    await expect(page.getByText("Something else")).toBeVisible();
    const add = page.getByRole("button", { name: "Add “iron” to Amenities" });
    await expect(add).toBeVisible();
    await refuse(page, "/rest/v1/amenities", 409, "IN003", "There is no room.");
    await add.click();
    const error = page.getByRole("dialog", { name: "Error" });
    await expect(error).toContainText("There is no room.");
    await error.getByRole("button", { name: "OK" }).click();
    await page.unroute("**/rest/v1/amenities*");
    // Answers get lost, also those of the reads that follow: it is pressed again, and added once.
    await page.route("**/rest/v1/amenities*", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await add.click();
    await error.getByRole("button", { name: "OK" }).click();
    await page.unroute("**/rest/v1/amenities*");
    await add.click();
    await expect(page.getByText("In Amenities")).toBeVisible();
    const { data } = await owner.api.from("amenities").select("name").eq("hotel_id", hotel_id).throwOnError();
    expect(data).toEqual([{ name: "Iron" }]);
  },
);

proTest(
  "A find gets a photo and a label, is matched with what a guest misses, and goes step by step to its owner",
  async ({ page, owner }) => {
    const hotel_id = owner.hotel.id;
    const write = async (row: { kind: string; item: string; contact?: string; color: string }) =>
      (
        await owner.api
          .from("messages")
          .insert({ hotel_id, ...row })
          .select("id")
          .single()
          .throwOnError()
      ).data.id;
    const lost = await write({
      kind: "lost",
      item: "A grey scarf",
      color: "grey",
      contact: "ana@example.com",
    });
    const found = await write({ kind: "found", item: "Wool scarf", color: "grey" });
    // Like the link on a printed label.
    await page.goto(`/admin/hotels/${hotel_id}/inbox?message=${found}`);
    await expect(page).toHaveURL(`/admin/inbox?message=${found}`);
    await page
      .getByLabel("Photo of what was found")
      .setInputFiles({ name: "scarf.png", mimeType: "image/png", buffer: await logoPicture() });
    await expect(page.getByRole("img", { name: "Photo: Wool scarf" })).toBeVisible();
    await page.getByLabel("Where it lies").fill("Shelf A3");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Print Label" }).click();
    await expect(page.getByRole("main").getByText(found.slice(-6).toUpperCase())).toBeVisible();
    await expect(page.getByRole("main").getByText("Shelf A3")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Inbox" }).click();

    await page.getByRole("button", { name: "It Is the Same" }).click();
    await page.getByRole("link", { name: "What the guest reported" }).click();
    await expect(page).toHaveURL(`/admin/inbox?message=${lost}`);
    await page.getByRole("button", { name: "Ownership Checked" }).click();
    const steps = page.getByRole("region", { name: "How far it is" }).getByRole("listitem");
    await expect(steps).toHaveText([/Reported.*you/, /Found.*you/, /Ownership checked.*you/, /not yet/]);
    await page.getByLabel("What became of it").selectOption("Sent");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(steps.last()).toHaveText(/^Sent.*you/);
    await page.getByRole("link", { name: "What was found" }).click();
    await expect(page.getByRole("button", { name: "Done", pressed: true })).toBeVisible();
    await expect(steps.last()).toHaveText(/^Sent.*you/);
  },
);
