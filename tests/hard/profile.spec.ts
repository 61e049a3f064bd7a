import { MAX_NETWORKS } from "../../src/fields/index.ts";
import { MAX_LOGO_BYTES } from "../../src/product.ts";
import { createOwner } from "../../testbed/owner.ts";
import { logoPicture } from "../../testbed/pictures.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { holdWrites } from "../e2e/support/refuse.ts";
import { setHotel } from "../e2e/support/rows.ts";

const REQUIRED = [
  "Hotel Name",
  "Description",
  "Address",
  "Phone",
  "Email",
  "Check-in Time",
  "Check-out Time",
];

ownerTest("Every required field is missed when it is empty", async ({ profile }) => {
  await profile.open();
  await profile.fill(Object.fromEntries(REQUIRED.map((label) => [label, ""])));
  await profile.save();
  for (const label of REQUIRED) {
    await expect(profile.field(label)).toHaveAccessibleDescription(`${label} is required`);
  }
});

ownerTest("What is typed while the profile is saved stays to be saved", async ({ page, owner, profile }) => {
  await profile.open();
  const goOn = await holdWrites(page, "/rest/v1/hotels");
  await profile.fill({ Phone: "+91 11 5550 0100" });
  await profile.save();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await profile.fill({ Address: "2 Quay" });
  goOn();
  await profile.confirmSaved();
  await expect(profile.field("Address")).toHaveValue("2 Quay");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await profile.save();
  await profile.confirmSaved();
  const { data } = await owner.api.from("hotels").select("phone, address").eq("id", owner.hotel.id).single();
  expect(data).toEqual({ phone: "+91 11 5550 0100", address: "2 Quay" });
});

ownerTest(
  "Removing one of as many networks as there may be leads to the button that adds one",
  async ({ page, profile }) => {
    await profile.open();
    const add = page.getByRole("button", { name: "Add Network" });
    for (let index = 1; index <= MAX_NETWORKS; index += 1) {
      const group = page.getByRole("group", { name: `Network ${index}` });
      await group.getByRole("textbox", { name: "Network" }).fill(`House ${index}`);
      if (index < MAX_NETWORKS) await add.click();
    }
    await expect(add).toBeHidden();
    await page.getByRole("button", { name: "Remove network 2" }).click();
    await expect(add).toBeFocused();
  },
);

ownerTest.describe("A time zone under the name it has in another browser", () => {
  const zone = "Asia/Kolkata";
  ownerTest.use({
    owner: async ({ url }, use) => use(await createOwner(url, { hotel: { country: "PT", time_zone: zone } })),
  });

  ownerTest("is kept, and can be changed to another", async ({ page, owner, profile }) => {
    await profile.open();
    await expect(profile.field("Time Zone")).toHaveValue("Kolkata (Asia)");
    await profile.fill({ Phone: "+91 11 5550 0100" });
    await profile.save();
    await profile.confirmSaved();
    const stored = async () =>
      (await owner.api.from("hotels").select("time_zone").eq("id", owner.hotel.id).single()).data?.time_zone;
    expect(await stored()).toBe(zone);
    await profile.field("Time Zone").fill("lisb");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Lisbon \(Europe\)UTC/]);
    await page.keyboard.press("Enter");
    await expect(profile.field("Time Zone")).toHaveValue("Lisbon (Europe)");
    await profile.save();
    await profile.confirmSaved();
    expect(await stored()).toBe("Europe/Lisbon");
  });
});

ownerTest.describe("A hotel whose address and phone say where it is", () => {
  ownerTest.use({
    owner: async ({ url }, use) =>
      use(await createOwner(url, { hotel: { country: "PT", time_zone: "Africa/Casablanca" } })),
  });

  ownerTest(
    "is asked for a country and a time zone only once these say another one",
    async ({ page, owner, profile }) => {
      const country = profile.field("Country");
      const zone = profile.field("Time Zone");
      await profile.open();
      await expect(zone).toHaveValue("Casablanca (Africa)");
      await zone.fill("azor");
      await page.keyboard.press("Enter");
      await expect(country).toHaveCount(0);
      await expect(profile.field("Language of Your Texts")).toHaveCount(0);
      await profile.fill({ Address: "Maria-Theresien-Strasse 1, 6020 Innsbruck, Tirol" });
      await expect(country).toHaveAccessibleDescription("Your address or phone says Austria.");
      await country.fill("austria");
      await page.getByRole("option", { name: "Austria" }).click();
      await zone.fill("vienna");
      await page.keyboard.press("Enter");
      await profile.save();
      await profile.confirmSaved();
      await expect(country).toHaveCount(0);
      await expect(zone).toHaveCount(0);
      const { data } = await owner.api.from("hotels").select("country, time_zone").single().throwOnError();
      expect(data).toEqual({ country: "AT", time_zone: "Europe/Vienna" });
    },
  );
});

ownerTest.describe("Without an answer", () => {
  ownerTest.use({ refusals: ["no answer"] });

  ownerTest(
    "a question about country and time zone that is not loaded says so, and comes with the next try",
    async ({ page, owner, profile }) => {
      await setHotel(owner, { time_zone: "Africa/Casablanca" });
      await page.route("**/place-question-*.js", (route) => route.abort());
      await profile.open();
      const failure = page.getByText("We could not load your country and time zone.");
      await expect(failure).toBeVisible();
      await page.unroute("**/place-question-*.js");
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(profile.field("Time Zone")).toHaveValue("Casablanca (Africa)");
      await expect(failure).toBeHidden();
    },
  );
});

ownerTest("A way in at night is asked for where reception closes", async ({ page, owner, profile }) => {
  const wayIn = profile.field("Night Entry");
  await profile.open();
  await expect(profile.field("Before They Leave")).toBeVisible();
  await expect(wayIn).toHaveCount(0);
  await page.getByRole("button", { name: "Day and night" }).click();
  await expect(wayIn).toHaveCount(0);
  await page.getByRole("button", { name: "At set times" }).click();
  await profile.fill({ "Every day opens": "07:00", "Every day closes": "22:00" });
  await wayIn.fill("Garden door, dial 0");
  await profile.save();
  await profile.confirmSaved();
  // A value that was set stays in sight, so that it can be taken back.
  await setHotel(owner, { reception_hours: null });
  await page.reload();
  await profile.unfold();
  await expect(wayIn).toHaveValue("Garden door, dial 0");
});

ownerTest(
  "WhatsApp is one of the links: a chat's link is kept as its number, and can be taken back",
  async ({ page, owner, profile }) => {
    const link = profile.field("WhatsApp");
    const stored = async () =>
      (await owner.api.from("hotels").select("whatsapp").single().throwOnError()).data?.whatsapp;
    await profile.open();
    for (const [typed, kept] of [
      ["wa.me/491701234567", "+491701234567"],
      ["https://api.whatsapp.com/send?phone=491707654321&text=Hello", "+491707654321"],
      ["+49 170 / 123 45 67", "+49 170 / 123 45 67"],
    ] as const) {
      await link.fill(typed);
      await profile.save();
      await profile.confirmSaved();
      await expect(link).toHaveValue(kept);
      expect(await stored()).toBe(kept);
    }
    await link.fill("wa.me/message/ABC123DEF");
    await profile.save();
    await expect(link).toHaveAccessibleDescription("Please begin with +, such as +49 170 1234567");
    await page.reload();
    await profile.unfold();
    await link.fill("");
    await profile.save();
    await profile.confirmSaved();
    expect(await stored()).toBeNull();
  },
);

ownerTest(
  "How often the mail comes is asked for where it does not come once a month",
  async ({ page, owner, profile }) => {
    const often = profile.field("Mail About What Guests Looked For");
    await profile.open();
    await expect(profile.field("Before They Leave")).toBeVisible();
    await expect(often).toHaveCount(0);
    await setHotel(owner, { figures_mail: "week" });
    await page.reload();
    await profile.unfold();
    await often.selectOption("Once a month");
    await profile.save();
    await profile.confirmSaved();
    await expect(often).toHaveCount(0);
  },
);

ownerTest("The share of the profile that is filled in is shown while typing", async ({ profile }) => {
  await profile.open();
  // All but the logo: 7 of 8.
  await expect(profile.completion).toHaveAttribute("aria-valuenow", "88");
  await profile.fill({ Description: "" });
  await expect(profile.completion).toHaveAttribute("aria-valuenow", "75");
});

ownerTest(
  "A country is found by typing, with the keyboard alone, and can be taken away",
  async ({ page, owner, profile }) => {
    const country = profile.field("Country");
    const stored = async () =>
      (await owner.api.from("hotels").select("country").eq("id", owner.hotel.id).single()).data?.country;
    await profile.open();
    await country.focus();
    await page.keyboard.type("aust");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([
      "Australia",
      "AustriaÖsterreich",
      /^French Southern Territories/,
    ]);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox").getByRole("option", { name: "Austria" })).toHaveAttribute(
      "id",
      (await country.getAttribute("aria-activedescendant")) ?? "none",
    );
    await page.keyboard.press("Enter");
    await expect(country).toHaveValue("Austria");
    await expect(country).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.type("mex");
    await expect(page.getByRole("listbox").getByRole("option", { name: "Mexico" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(country).toHaveValue("Austria");
    await profile.save();
    await profile.confirmSaved();
    expect(await stored()).toBe("AT");
    await country.click();
    await page.getByRole("listbox").getByRole("option", { name: "Not set" }).click();
    await profile.save();
    await profile.confirmSaved();
    expect(await stored()).toBeNull();
  },
);

ownerTest.describe("Times in an owner's own words", () => {
  ownerTest.use({
    owner: async ({ url }, use) => use(await createOwner(url, { hotel: { check_in: "from 3 pm" } })),
  });

  ownerTest("are kept, and can become a time", async ({ owner, profile }) => {
    const stored = async () =>
      (await owner.api.from("hotels").select("check_in, check_out").eq("id", owner.hotel.id).single()).data;
    await profile.open();
    await expect(profile.field("Check-in Time")).toHaveValue("from 3 pm");
    await profile.fill({ "Check-out Time": "10:30" });
    await profile.save();
    await profile.confirmSaved();
    expect(await stored()).toEqual({ check_in: "from 3 pm", check_out: "10:30 AM" });
    await profile.fill({ "Check-in Time": "3 pm" });
    await profile.save();
    await profile.confirmSaved();
    expect(await stored()).toEqual({ check_in: "03:00 PM", check_out: "10:30 AM" });
  });
});

for (const { kind, mimeType, size, says } of [
  { kind: "no picture", mimeType: "text/plain", size: 10, says: "Please select a valid image file." },
  {
    kind: "no picture but named like one",
    mimeType: "image/png",
    size: 10,
    says: "Please select a valid image file.",
  },
  {
    kind: "larger than 5 MB",
    mimeType: "image/png",
    size: MAX_LOGO_BYTES + 1,
    says: "Image size must be less than 5MB.",
  },
]) {
  ownerTest(`A logo that is ${kind} is refused, another is taken`, async ({ page, profile }) => {
    await profile.open();
    await profile.chooseLogo({ name: "logo", mimeType, buffer: Buffer.alloc(size) });
    await expect(page.getByRole("alert")).toHaveText(says);
    await expect(profile.logo).toBeHidden();
    await profile.chooseLogo({ name: "logo.png", mimeType: "image/png", buffer: await logoPicture() });
    await expect(page.getByText(says)).toBeHidden();
    await expect(profile.logo).toBeVisible();
  });
}

ownerTest(
  "Links must be links, and those that are filled in are shown to guests",
  async ({ owner, phone, profile }) => {
    await profile.open();
    await profile.fill({ Instagram: "javascript:alert(1)" });
    await profile.save();
    await expect(profile.field("Instagram")).toHaveAccessibleDescription(
      "Please enter a link that starts with https:// or http://",
    );
    await profile.fill({ Instagram: "https://example.com/hotel" });
    await profile.save();
    await profile.confirmSaved();
    await new GuestPage(phone).open(owner.hotel.id);
    await expect(phone.getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      "https://example.com/hotel",
    );
    await expect(phone.getByRole("link", { name: "Facebook" })).toBeHidden();
  },
);
