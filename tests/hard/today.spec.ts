/** An owner's work who opens the admin twice a month: on a phone, by its five destinations. */
import type { Locator } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addRow, setHotel, turnOn } from "../e2e/support/rows.ts";

ownerTest.describe("On a phone", () => {
  ownerTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  ownerTest(
    "“Sauna: closed, opens …” is said in three taps, read by guests, and ended in one; own words are said again in two",
    async ({ page, phone, owner }) => {
      const { api, hotel } = owner;
      await setHotel({ api, hotel }, { language: "de", breakfast: "7 bis 10" });
      await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Sauna" });
      await api.from("amenities").update({ hours: weekly() }).eq("hotel_id", hotel.id).throwOnError();
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.tap();
      };
      const announced = page.getByRole("list", { name: "Announced" });
      const dialog = page.getByRole("dialog", { name: "Tell all guests" });

      await page.goto("/admin");
      await tap(page.getByRole("button", { name: "Sauna: geschlossen" }));
      // Nothing needs to be typed, and a keyboard would cover what is pressed next.
      await expect(dialog.getByLabel("Text")).not.toBeFocused();
      await expect(dialog.getByLabel("Text")).toHaveValue("Sauna: heute geschlossen");
      await expect(dialog.getByRole("button", { name: "Tonight" })).toHaveAttribute("aria-pressed", "true");
      const other = dialog.getByRole("group", { name: "Until" }).getByRole("button").nth(3);
      const day = await other.textContent();
      await tap(other);
      await expect(dialog.getByLabel("Text")).toHaveValue(/^Sauna: geschlossen, öffnet am .+/);
      const said = await dialog.getByLabel("Text").inputValue();
      await tap(dialog.getByRole("button", { name: "Publish" }));
      await expect(announced).toContainText(said);
      await expect(announced).toContainText(`until the end of ${day}`);
      expect(taps).toBe(3);
      await phone.goto(`/view/${hotel.id}`);
      // In the language of the guest.
      await expect(phone.getByText(/^Sauna: closed, opens \w/)).toBeVisible();
      // By the name that it has now.
      await api.from("amenities").update({ name: "Dampfbad" }).eq("hotel_id", hotel.id).throwOnError();
      await phone.reload();
      await expect(phone.getByText(/^Dampfbad: closed, opens \w/)).toBeVisible();
      await expect(phone.getByText(/Dampfbad: closed/).first()).toBeVisible();
      await api.from("amenities").update({ name: "Sauna" }).eq("hotel_id", hotel.id).throwOnError();

      await page.getByRole("button", { name: `End “${said}”` }).tap();
      await expect(announced).toBeHidden();
      await page.getByRole("button", { name: "Undo" }).tap();
      await expect(announced).toContainText(said);
      // Said once more, it is the same with another end. A date has its words, too, and none that has passed.
      await page.getByRole("button", { name: "Sauna: geschlossen", exact: true }).tap();
      await expect(dialog.getByLabel("Text")).toHaveValue(said);
      await dialog.getByRole("button", { name: "Date" }).tap();
      await dialog.getByLabel("Until").fill("2020-02-01T10:00");
      await dialog.getByRole("button", { name: "Publish" }).tap();
      await expect(dialog.getByLabel("Until")).toHaveAccessibleDescription(/Choose a later end/);
      await dialog.getByLabel("Until").fill("2090-06-20T12:00");
      await expect(dialog.getByLabel("Text")).toHaveValue("Sauna: geschlossen, öffnet am Di., 20. Juni 2090");
      await dialog.getByRole("button", { name: "Publish" }).tap();
      await expect(announced.getByRole("listitem")).toHaveCount(1);
      await expect(announced).toContainText("until June 20, 2090, 12:00");
      await page
        .getByRole("button", { name: "End “Sauna: geschlossen, öffnet am Di., 20. Juni 2090”" })
        .tap();
      await expect(announced).toBeHidden();

      // An ended announcement is offered again, but for a closing with its date: its chip writes another.
      const again = "Die Bar schließt um 22 Uhr.";
      const over = { starts_at: "2026-01-01T10:00", ends_at: "2026-01-02T10:00" };
      await api
        .from("announcements")
        .insert({ hotel_id: hotel.id, text: again, ...over })
        .throwOnError();
      await page.reload();
      const announce = page.getByRole("list", { name: "Announce" });
      await expect(announce.getByRole("button", { name: again })).toBeVisible();
      await expect(announce.getByRole("button", { name: said })).toHaveCount(0);
      await announce.getByRole("button", { name: again }).tap();
      await expect(dialog.getByLabel("Text")).toHaveValue(again);
      await dialog.getByRole("button", { name: "Publish" }).tap();
      await expect(announced).toContainText("until tonight");
    },
  );

  ownerTest(
    "Other hours on one day are said by a chip, a day and two times, read in the guest's language, and end by themselves",
    async ({ page, phone, owner }) => {
      const { api, hotel } = owner;
      await setHotel({ api, hotel }, { language: "de", breakfast: "7 bis 10", time_zone: "Europe/Berlin" });
      await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Frühstücksraum" });
      const daily = weekly({ week: Array.from({ length: 7 }, () => ["07:00-10:00"]) });
      await api.from("amenities").update({ hours: daily }).eq("hotel_id", hotel.id).throwOnError();
      const dialog = page.getByRole("dialog", { name: "Tell all guests" });
      await page.goto("/admin");
      await page.getByRole("button", { name: "Frühstücksraum: geschlossen" }).tap();
      await dialog.getByRole("button", { name: "Other hours on one day" }).tap();
      await expect(dialog.getByRole("button", { name: "Tomorrow" })).toHaveAttribute("aria-pressed", "true");
      await expect(dialog.getByLabel("From")).toHaveValue("07:00");
      await dialog.getByLabel("From").fill("08:00");
      await dialog.getByLabel("Until").fill("12:00");
      await expect(dialog.getByText(/^“Frühstücksraum: .+, 08:00 – 12:00”$/)).toBeVisible();
      await dialog.getByRole("button", { name: "Publish" }).tap();
      await expect(page.getByRole("list", { name: "Announced" })).toContainText(
        /Frühstücksraum: .+, 08:00 – 12:00/,
      );
      await expect(page.getByRole("list", { name: "Announced" })).toContainText("until tomorrow, 12:00");

      await phone.goto(`/view/${hotel.id}`);
      await expect(phone.getByText(/^Frühstücksraum: \w+, \w+ \d+, 8 AM – noon$/)).toBeVisible();
      // Its own hours are over by then, whatever the time of the test.
      await phone.clock.install({ time: new Date(Date.now()) });
      const { data } = await api
        .from("announcements")
        .select("opens_again, times, ends_at")
        .single()
        .throwOnError();
      expect(data).toMatchObject({ times: "08:00-12:00", ends_at: `${data.opens_again}T12:00:00` });
      await phone.clock.setFixedTime(new Date(`${data.opens_again}T06:30:00+01:00`));
      await phone.reload();
      const figure = phone.locator(".times > .special");
      await expect(figure).toHaveText(/^Breakfast8\sAM – noon$/);

      // Chosen again, it begins with what guests read, and may be closed instead.
      await page.getByRole("button", { name: "Frühstücksraum: geschlossen" }).tap();
      await expect(dialog.getByLabel("From")).toHaveValue("08:00");
      await dialog.getByRole("button", { name: "Date" }).tap();
      await dialog.getByLabel("Date").fill("2020-01-01");
      await dialog.getByRole("button", { name: "Publish" }).tap();
      await expect(dialog.getByLabel("From")).toHaveAccessibleDescription(/Choose a later end/);
      await dialog.getByRole("button", { name: "Closed", exact: true }).tap();
      await expect(dialog.getByLabel("Text")).toHaveValue("Frühstücksraum: heute geschlossen");
      await dialog.getByRole("button", { name: "Publish" }).tap();
      await expect(page.getByRole("list", { name: "Announced" })).toContainText("heute geschlossen");
      const closed = await api.from("announcements").select("times").throwOnError();
      expect(closed.data).toEqual([{ times: null }]);
    },
  );

  ownerTest("Own words that say “tomorrow” are offered the date", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-28T12:00:00Z"));
    await page.goto("/admin");
    await page.getByRole("button", { name: "Own words" }).tap();
    const text = page.getByRole("dialog", { name: "Tell all guests" }).getByLabel("Text");
    await text.fill("No hot water Tomorrow from 9 to 11");
    await page.getByRole("button", { name: "Write Sun, November 29" }).tap();
    await expect(text).toHaveValue("No hot water Sun, November 29 from 9 to 11");
    await expect(page.getByRole("button", { name: /^Write / })).toBeHidden();
  });

  ownerTest(
    "What a chip closes stays closed until other words are written, on Today or in the list",
    async ({ page, owner }) => {
      const { api, hotel } = owner;
      await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Sauna" });
      const closed = async () => {
        const rows = api.from("announcements").select("closes").eq("hotel_id", hotel.id).order("created_at");
        return (await rows.throwOnError()).data.map(({ closes }) => closes !== null);
      };
      const dialog = page.getByRole("dialog");
      const chip = page.getByRole("button", { name: "Sauna: closed", exact: true });
      const publish = dialog.getByRole("button", { name: "Publish" });
      const announced = page.getByRole("list", { name: "Announced" });
      await page.goto("/admin");
      await chip.click();
      await publish.click();
      await expect(announced).toContainText("Sauna: closed today");
      expect(await closed()).toEqual([true]);

      await page.goto("/admin/announcements");
      await page.getByRole("button", { name: "Edit Sauna: closed today" }).click();
      await dialog.getByLabel("Until").fill("2090-06-20T12:00");
      await dialog.getByRole("button", { name: "Update Announcement" }).click();
      await dialog.getByRole("button", { name: "OK" }).click();
      expect(await closed()).toEqual([true]);
      await page.getByRole("button", { name: "Edit Sauna: closed today" }).click();
      await dialog.getByLabel("Text").fill("Sauna: closed, opens at 5 PM today");
      await dialog.getByRole("button", { name: "Update Announcement" }).click();
      await dialog.getByRole("button", { name: "OK" }).click();
      expect(await closed()).toEqual([false]);

      // Nothing is closed any more, so the chip says it anew; with other words it says those alone.
      await page.goto("/admin");
      await chip.click();
      await dialog.getByLabel("Text").fill("Sauna: bring a towel");
      await dialog.getByRole("button", { name: "Tomorrow" }).click();
      await publish.click();
      await expect(announced.getByRole("listitem")).toHaveCount(2);
      await expect(announced).toContainText("Sauna: bring a towel");
      expect(await closed()).toEqual([false, false]);
    },
  );

  ownerTest("Own words need words and an end; what was typed outlives a reload", async ({ page }) => {
    await page.goto("/admin");
    const dialog = page.getByRole("dialog", { name: "Tell all guests" });
    const ownWords = page.getByRole("button", { name: "Own words" });
    await ownWords.click();
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(dialog.getByLabel("Text")).toHaveAccessibleDescription(/required/);
    await dialog.getByLabel("Text").fill("Der Skibus fällt aus.");
    await page.reload();
    await ownWords.click();
    await expect(dialog.getByLabel("Text")).toHaveValue("Der Skibus fällt aus.");
    await dialog.getByRole("button", { name: "Date" }).click();
    await dialog.getByLabel("Until").fill("2090-06-20T12:00");
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("list", { name: "Announced" })).toContainText("until June 20, 2090, 12:00");
  });

  ownerTest(
    "What the figures are made of stands below them, also on a phone",
    async ({ page, owner, url }) => {
      expect((await track(url, aVisit(owner.hotel.id))).status).toBe(204);
      await page.goto("/admin");
      await expect(page.getByText("scans since the first")).toBeVisible();
      for (const heading of ["Daily Scans", "Device Types", "Traffic Sources"])
        await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByRole("list", { name: "Device Types" })).toContainText("Mobile");
      await expect(page.getByRole("list", { name: "Traffic Sources" })).toContainText("Direct");
    },
  );

  ownerTest("Size, download, address and guest view of the code stand in sight", async ({ page }) => {
    await page.goto("/admin/qr-code");
    const code = page.getByRole("region", { name: "Only the code" });
    await expect(code.getByLabel("Size")).toHaveValue("200");
    await expect(code.getByRole("img", { name: /^QR code/ })).toBeVisible();
    for (const name of ["Download PNG", "Download SVG", "Copy Guest URL"])
      await expect(code.getByRole("button", { name })).toBeVisible();
    await expect(code.getByRole("link", { name: "Open Guest View" })).toBeVisible();
  });

  ownerTest(
    "Profile, code and what guests may ask for take no more than two screens or so",
    async ({ page, owner }) => {
      await turnOn(owner, "request");
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.goto("/admin/profile");
      await expect(page.getByText("Codes of doors, safes and parking")).toBeVisible();
      // They were 2,077 and 2,158.
      await expect.poll(height).toBeLessThanOrEqual(1600);
      await page.goto("/admin/qr-code");
      await expect(page.getByRole("button", { name: "Print Key cards" })).toBeVisible();
      await expect.poll(height).toBeLessThanOrEqual(1800);
      await page.goto("/admin/inbox/settings");
      const towels = page.getByRole("listitem").filter({ hasText: "Fresh towels" });
      await expect(towels.getByText("At any time").first()).toBeVisible();
      expect((await towels.boundingBox())?.height, "one row").toBeLessThanOrEqual(46);
    },
  );

  ownerTest(
    "The profile's save bar is there while something is to be saved; a problem under More opens it",
    async ({ page, profile }) => {
      await profile.open();
      const bar = page.getByRole("navigation", { name: "Shortcuts" });
      const save = page.getByRole("button", { name: "Save Changes" });
      await expect(bar).toBeVisible();
      await expect(save).toBeHidden();
      await profile.field("Website").fill("no link");
      await expect(bar).toBeHidden();
      await profile.unfold();
      await expect(profile.field("Website")).toBeHidden();
      await save.click();
      await expect(profile.field("Website")).toBeFocused();
      await expect(profile.field("Website")).toHaveAccessibleDescription(/https:/);
      await page.getByRole("button", { name: "Undo Changes" }).click();
      await expect(bar).toBeVisible();
    },
  );

  ownerTest("A list has its button that adds, and one sheet with the rest", async ({ page, owner }) => {
    for (const number of [1, 2]) await addRow(owner, amenities, makeEntry(amenities, number));
    await page.goto("/admin/amenities");
    const more = page.getByRole("button", { name: "More", exact: true });
    const sheet = page.getByRole("dialog", { name: "More" });
    await expect(page.getByRole("button", { name: "Add Amenity" })).toBeInViewport({ ratio: 1 });
    await more.tap();
    await expect(sheet.getByRole("listitem")).toHaveText([
      "Reorder",
      "Select",
      "Photos",
      "Suggestions",
      "Import from Excel or CSV",
      "Bring your old guest folder",
      "Export as CSV",
    ]);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/admin/amenities");
    await more.tap();
    await sheet.getByRole("button", { name: "Suggestions" }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await more.tap();
    await sheet.getByRole("button", { name: "Reorder" }).tap();
    await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  });

  ownerTest("No toast covers the button that is pressed next", async ({ page }) => {
    await page.goto("/admin/amenities");
    // Behind a dialog it has no role.
    const toast = page.locator("[role=status] fieldset");
    const clear = async (button: Locator) => {
      await expect(button).toBeVisible();
      await expect(toast).toBeVisible();
      const between = async () => {
        const [above, below] = [await toast.boundingBox(), await button.boundingBox()];
        if (!above || !below) return Number.NaN;
        return Math.max(below.y - (above.y + above.height), above.y - (below.y + below.height));
      };
      // It slides to its place.
      await expect.poll(between).toBeGreaterThanOrEqual(0);
    };
    await page.getByRole("textbox", { name: "Name of a new amenity" }).fill("Sauna");
    await page.getByRole("button", { name: "Quick Add" }).tap();
    // It stays for as long as a pointer is there, however slow the machine.
    await toast.hover();
    await clear(page.getByRole("button", { name: "Add Amenity" }));
    await page.getByRole("button", { name: "Add Amenity" }).tap();
    await clear(page.getByRole("dialog").getByRole("button", { name: "Add Amenity" }));

    await page.goto("/admin");
    await page.getByRole("button", { name: "Own words" }).tap();
    await page.getByRole("dialog").getByLabel("Text").fill("Der Skibus fällt aus.");
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).tap();
    await toast.hover();
    await clear(page.getByRole("navigation", { name: "Shortcuts" }));
    await page.getByRole("link", { name: "Hotel", exact: true }).tap();
    await page.getByRole("link", { name: /^Hotel Profile/ }).tap();
    await page.getByLabel("Hotel Name").fill("Arvenrast");
    await clear(page.getByRole("button", { name: "Save Changes" }));
  });
});

for (const width of [390, 1280])
  ownerTest(
    `What is below the next step stands still when it comes, at ${width} pixels`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { promise, resolve: answer } = Promise.withResolvers<void>();
      await page.route("**/rest/v1/rpc/section_overview", async (route) => {
        await promise;
        await route.fallback();
      });
      await page.goto("/admin");
      const below = page.getByRole("heading", { name: "Tell all guests" });
      await expect(page.getByRole("button", { name: "Own words" })).toBeVisible();
      const before = await below.boundingBox();
      answer();
      await expect(page.getByRole("heading", { name: "Publish your page in three minutes" })).toBeVisible();
      expect(await below.boundingBox()).toEqual(before);
    },
  );

ownerTest("What was just added can be announced as closed at once", async ({ page }) => {
  await page.goto("/admin/amenities");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const chips = page.getByRole("list", { name: "Announce" }).getByRole("button");
  await expect(chips).toHaveText(["Own words"]);
  await page.goBack();
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amenity Name").fill("Sauna");
  await dialog.getByLabel("Description").fill("Finnish, at 85 degrees");
  await dialog.getByLabel("Location").fill("Basement");
  await dialog.getByRole("button", { name: "In words" }).click();
  await dialog.getByLabel("Timing in words").fill("4 to 9 pm");
  await dialog.getByRole("button", { name: "Add Amenity" }).click();
  await expect(page.getByRole("heading", { name: "Sauna" })).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(chips).toHaveText(["Sauna: closed", "Own words"]);
});

ownerTest("With letters twice as large, the bar above a screen has one line", async ({ page, owner }) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  await page.goto("/admin/amenities");
  await expect(page.getByRole("button", { name: "Preview" })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const bar = page.getByRole("banner");
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
  const links = [
    bar.getByRole("link", { name: "View guest page" }),
    bar.getByRole("button", { name: "Preview" }),
  ];
  await expect
    .poll(async () => new Set(await Promise.all(links.map(top))).size, "they stand beside each other")
    .toBe(1);
});

ownerTest("A page with much on it is begun, also if most of it is still hidden", async ({ page, owner }) => {
  await setHotel(owner, { times_confirmed: false });
  const step = page.getByRole("region", { name: "Publish your page in three minutes" });
  await page.goto("/admin");
  await expect(step).toBeVisible();
  const rows = Array.from({ length: 20 }, (_, index) => ({
    hotel_id: owner.hotel.id,
    name: `Amenity ${index}`,
    description: "From the folder",
    timing: "All day",
    location: "Ground floor",
    is_hidden: index > 3,
  }));
  await owner.api.from("amenities").insert(rows).throwOnError();
  await page.reload();
  await expect(page.getByRole("region", { name: "Complete your hotel profile" })).toBeVisible();
  await expect(step).toBeHidden();
});

proTest("What came in: the three newest, or since when nothing has", async ({ page, owner, url }) => {
  await giveLogo(owner);
  expect((await track(url, aVisit(owner.hotel.id))).status).toBe(204);
  const { api, hotel } = owner;
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Tell all guests" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What came in" })).toBeHidden();
  const things = ["Scarf", "Glove", "Cap", "Key"].map((item) => ({
    hotel_id: hotel.id,
    kind: "found",
    item,
  }));
  for (const thing of things) await api.from("messages").insert(thing).throwOnError();
  await page.reload();
  const cameIn = page.getByRole("region", { name: "What came in" });
  await expect(cameIn.getByRole("listitem")).toHaveText([/^Key/, /^Cap/, /^Glove/]);
  await api.from("messages").update({ state: "done" }).eq("hotel_id", hotel.id).throwOnError();
  await expect(cameIn).toContainText("Nothing waits. Everything is taken.");
  // The owner looked on Saturday.
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60_000);
  const weekday = new Date().toLocaleDateString("en", { weekday: "long" });
  await page.reload();
  await expect(cameIn).toContainText(`Nothing new since ${weekday}.`);
});
