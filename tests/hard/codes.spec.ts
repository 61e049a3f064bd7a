/** A room's own code: from the owner's list over paper to the guest's phone, and back to the desk. */
import sharp from "sharp";
import { decodeAgain, decodeQrs } from "../../testbed/decode-qr.ts";
import { houseCodeUrl } from "../../testbed/house-code.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { QrPage } from "../e2e/support/pages/qr-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { setHotel, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

const PRINT_DPI = 150;

proTest.use({ refusals: [404] });

proTest(
  "Room 101's card is printed and scanned; what its guest asks for is from its card, until the code ends",
  async ({ page, owner: { api, hotel }, phone, qr }) => {
    const kinds = ["request", "feedback"].map((kind) => ({ hotel_id: hotel.id, kind, is_on: true }));
    await api.from("message_kinds").insert(kinds).throwOnError();
    const faq = {
      hotel_id: hotel.id,
      question: "Where is the pool?",
      answer: "On the roof",
      category: "General",
    };
    await api.from("faqs").insert(faq).throwOnError();

    await page.goto("/admin/qr-code");
    await page.getByRole("link", { name: "Add Rooms" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Names").fill("101–104, 201");
    await dialog.getByLabel("Floor or area").fill("Sea wing");
    await dialog.getByRole("button", { name: "Add 5 rooms" }).click();
    await expect(page.getByText("5 codes added")).toBeVisible();
    await expect(page.getByText("Not scanned yet")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Cards for All" })).toBeVisible();
    await page.getByRole("link", { name: "QR Generator" }).first().click();
    // Pieces carry the rooms' codes as soon as there are any; the house's own is one press away.
    await expect(page.getByText("All 5 rooms", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "One for the whole house" }).click();
    await expect(page).toHaveURL("/admin/qr-code?codes=house");
    await expect(page.getByRole("link", { name: "All 5 rooms" })).toBeVisible();
    await page.getByRole("link", { name: "Change Rooms" }).click();
    await page.getByRole("button", { name: "Add Codes" }).click();
    await dialog.getByLabel("What they are").selectOption("Place");
    await dialog.getByLabel("Names").fill("Pool bar");
    await dialog.getByLabel("Opens").selectOption("FAQs");
    await dialog.getByRole("button", { name: "Add 1 place" }).click();
    await expect(page.getByRole("heading", { name: "Pool bar" })).toBeVisible();
    // The pieces added last are printed from here first.
    await page.getByRole("link", { name: "Cards for the 1 Added Last" }).click();
    await expect(page.getByText("Added last (1)", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
      "Printed pieces",
    );
    await page.getByRole("link", { name: "Change Rooms" }).click();
    await page.getByRole("link", { name: "Cards for 1 place" }).click();
    await expect(page.getByText("All 1 place", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Change Rooms" }).click();

    await page.getByRole("link", { name: "Cards for Sea wing" }).click();
    const { content } = await qr.print("Key cards");
    const [sheet, ...more] = await renderPdf(content, PRINT_DPI);
    if (!sheet) throw new Error("the key cards have no page");
    expect(more).toEqual([]);
    expect(sheet.text).toContain("Room");
    expect(sheet.text.replace(/\s+/g, " ")).toMatch(/Or type .+ and the letters [A-Z]{3} [A-Z]{3}/);
    const grey = await sharp(sheet.png).greyscale().toColourspace("srgb").png().toBuffer();
    const codes = await decodeQrs(grey);
    const { data } = await api.from("codes").select("label,token").order("label").throwOnError();
    const addressOf = (label: string) =>
      `/view/${hotel.id}#c=${data.find((code) => code.label === label)?.token}`;
    expect(codes.map((code) => code.slice(code.indexOf("/view/"))).toSorted()).toEqual(
      ["101", "102", "103", "104", "201"].map(addressOf).toSorted(),
    );

    const asked: string[] = [];
    phone.on("request", (request) => asked.push(request.url()));
    await phone.goto(addressOf("101"));
    await expect(phone).toHaveURL(new RegExp(`/view/${hotel.id}$`));
    await phone.getByRole("link", { name: "Ask for something" }).click();
    const room = phone.getByLabel("Room number");
    await expect(room).toHaveValue("101");
    await phone.getByRole("radio", { name: "Fresh towels" }).check();
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();
    // Another tab of the same phone, later.
    await phone.goto(`/view/${hotel.id}/request`);
    await room.fill("205");
    await phone.getByRole("radio", { name: "Something is broken" }).check();
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();
    await phone.goto(addressOf("Pool bar"));
    await expect(
      phone.getByRole("region", { name: "FAQs" }).getByText("Where is the pool?", { exact: true }),
    ).toBeVisible();
    await phone.goto(`/view/${hotel.id}/feedback`);
    await expect(room).toHaveValue("");
    await phone.getByRole("radio", { name: "Very good" }).check();
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();
    for (const url of asked) expect(url).not.toMatch(/[0-9A-HJKMNP-TV-Z]{13}/);

    await page.goto("/admin/inbox");
    await page.getByRole("link", { name: "Room 101 Fresh towels" }).click();
    const message = page.getByRole("region", { name: "Message" });
    await expect(message.getByText("Room 101, from its card")).toBeVisible();
    await page.getByRole("link", { name: "Something is broken" }).click();
    await expect(message.getByText("typed: 205")).toBeVisible();
    await page.getByRole("link", { name: "Feedback" }).last().click();
    await expect(message.getByText("Pool bar, from its card")).toBeVisible();

    await page.goto("/admin/qr-code/codes");
    await expect(page.getByRole("listitem").filter({ hasText: "101" })).toContainText("1 scan · 1 message");
    await page.getByRole("button", { name: "More for 101" }).click();
    await page.getByRole("menuitem", { name: "End This Code" }).click();
    await page.getByRole("button", { name: "End Code" }).click();
    await expect(page.getByRole("heading", { name: "Ended" })).toBeVisible();
    const answered = phone.waitForResponse("**/functions/v1/code");
    await phone.goto(addressOf("101"));
    expect((await answered).status()).toBe(404);
    await phone.goto(`/view/${hotel.id}/request`);
    await expect(room).toHaveValue("");
  },
);

proTest.describe("Without a network", () => {
  proTest.use({ refusals: [404, "no answer"] });

  proTest(
    "A form has the room of the card that was scanned before; of one that is scanned there, once the network is back",
    async ({ page, owner: { api, hotel }, phone }) => {
      await turnOn({ api, hotel }, "request");
      const codes = ["101", "102"].map((label) => ({ hotel_id: hotel.id, kind: "room", label }));
      const { data } = await api.from("codes").insert(codes).select("label, token").throwOnError();
      const card = (label: string) =>
        `/view/${hotel.id}#c=${data.find((code) => code.label === label)?.token}`;
      const form = `/view/${hotel.id}/request?lang=en`;
      const room = phone.getByLabel("Room number");
      const kept = () =>
        phone.evaluate(
          async ([id, url]) => [
            localStorage.getItem(`innfo-card-${id}`),
            Boolean(await caches.match(url ?? "")),
          ],
          [hotel.id, form],
        );

      await phone.goto(card("101"));
      await keptOffline(phone);
      await expect.poll(kept).toEqual([expect.stringContaining('"room":"101"'), true]);
      await phone.context().setOffline(true);
      await phone.goto(form);
      await expect(room).toHaveValue("101");
      // By a chip, and from a search without a result.
      await phone.goto(`/view/${hotel.id}`);
      await phone.getByRole("link", { name: "A taxi" }).click();
      await expect(phone.getByRole("radio", { name: "A taxi" })).toBeChecked();
      await expect(room).toHaveValue("101");
      await phone.goto(`${form}#about=minibar`);
      await expect(phone.getByLabel("Anything else we should know?")).toHaveValue("minibar");
      await expect(room).toHaveValue("101");
      // Moved to another room, whose card the device cannot look up yet.
      await phone.goto(card("102"));
      await expect(phone).toHaveURL(new RegExp(`/view/${hotel.id}$`));
      await phone.goto(form);
      await expect(phone.locator("[name=code]")).not.toHaveValue("");
      await expect(room).toHaveValue("");

      await phone.context().setOffline(false);
      await phone.goto(form);
      await expect(room).toHaveValue("102");
      await phone.getByRole("radio", { name: "Fresh towels" }).check();
      await sendAsAPerson(phone, "Send");
      await expect(phone.getByText("It has arrived")).toBeVisible();
      await page.goto("/admin/inbox");
      await page.getByRole("link", { name: "Room 102 Fresh towels" }).click();
      const message = page.getByRole("region", { name: "Message" });
      await expect(message.getByText("Room 102, from its card")).toBeVisible();
    },
  );
});

proTest(
  "A code of an earlier version opens the page for ever, and its room is said as typed",
  async ({ page, owner: { api, hotel }, phone }) => {
    await turnOn({ api, hotel }, "request");
    await phone.goto(`/view/${hotel.id}#q=Suite%20A%26B`);
    await phone.getByRole("link", { name: "Ask for something" }).click();
    await expect(phone.getByLabel("Room number")).toHaveValue("Suite A&B");
    await phone.getByRole("radio", { name: "Fresh towels" }).check();
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();
    await page.goto("/admin/inbox");
    await page.getByRole("link", { name: /Suite A&B.*Fresh towels/ }).click();
    await expect(page.getByRole("region", { name: "Message" }).getByText("typed: Suite A&B")).toBeVisible();
  },
);

proTest(
  "Two decoders read every code of a batch from grey paper at 150 dots an inch",
  async ({ page, owner, url }) => {
    proTest.slow();
    const { api, hotel } = owner;
    const codes = [
      ...Array.from({ length: 24 }, (_, index) => ({ label: String(101 + index) })),
      { label: "Presidential Suite Blue Lagoon", area: "Roof" },
      { label: "Pool bar", kind: "place" },
    ];
    await api.rpc("add_codes", { hotel_id: hotel.id, codes }).throwOnError();
    const look = { type_mood: "modern", accent: "#ffee00", language: "de" };
    await setHotel({ api, hotel }, look);
    const { data } = await api.from("codes").select("token").throwOnError();
    const wanted = data.map(({ token }) => `${url}/view/${hotel.id}#c=${token}`).toSorted();
    await page.goto("/admin/qr-code?codes=all");
    await expect(page.getByText("All 26 codes", { exact: true })).toBeVisible();
    for (const [kind, pages] of [
      ["Door hangers", 9],
      ["Tent cards", 13],
      ["Key cards", 3],
      ["Stickers", 2],
      ["Labels", 2],
    ] as const) {
      const { content } = await new QrPage(page).file(kind);
      const sheets = await renderPdf(content, PRINT_DPI);
      expect(sheets.length, kind).toBe(pages);
      // Readers put each turned letter on its line.
      const text = sheets.map((sheet) => sheet.text.replace(/\s/g, "")).join(" ");
      expect(text, kind).toContain("Zimmer");
      expect(text, kind).toContain("124");
      const read: string[] = [];
      const again: string[] = [];
      for (const { png } of sheets) {
        const grey = await sharp(png).greyscale().toColourspace("srgb").png().toBuffer();
        read.push(...(await decodeQrs(grey)));
        again.push(...(await decodeAgain(grey)));
      }
      // A tent has its code on both sides.
      const all = kind === "Tent cards" ? [...wanted, ...wanted].toSorted() : wanted;
      expect(read.toSorted(), kind).toEqual(all);
      expect(again.toSorted(), kind).toEqual(all);
    }
    // The poster is the house's, whatever is chosen.
    const { content } = await new QrPage(page).print("Poster");
    const [poster] = await renderPdf(content, PRINT_DPI);
    expect(await decodeQrs(poster?.png ?? new Uint8Array())).toEqual([await houseCodeUrl(url, owner)]);
  },
);

proTest("Five thousand codes are listed, searched and grouped", async ({ page, owner: { api, hotel } }) => {
  const codes = Array.from({ length: 5000 }, (_, index) => ({
    label: String(1000 + index),
    area: `Floor ${1 + Math.floor(index / 250)}`,
  }));
  await api.rpc("add_codes", { hotel_id: hotel.id, codes }).throwOnError();
  const { error } = await api.rpc("add_codes", { hotel_id: hotel.id, codes: [{ label: "One more" }] });
  expect(error?.message).toBe(
    "A hotel has room for 5000 codes. Please delete what you no longer need first.",
  );
  // A full house has its own code, too.
  await page.goto("/admin/qr-code");
  await page.getByRole("link", { name: "Change Rooms" }).click();
  // The screen before it has the number in the names of what can be printed.
  await expect(page.getByText("5,000 rooms", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(50);
  await page.getByLabel("Search codes").fill("floor 20 5999");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["5999"]);
  await page.getByLabel("Search codes").fill("nothing");
  await expect(page.getByText("No code found.")).toBeVisible();
});
