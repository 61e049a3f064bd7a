import { amenities } from "../../src/sections/amenities.ts";
import { decodeQr } from "../../testbed/decode-qr.ts";
import { isDriven, without } from "../../testbed/engines/limits.ts";
import { newEmail, newHotelName, PASSWORD } from "../../testbed/owner.ts";
import { logoPicture } from "../../testbed/pictures.ts";
import { expect, test } from "./support/fixtures.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { DashboardPage } from "./support/pages/dashboard-page.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { ProfilePage } from "./support/pages/profile-page.ts";
import { QrPage } from "./support/pages/qr-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { SignupPage } from "./support/pages/signup-page.ts";

const POOL = {
  name: "Rooftop Pool",
  description: "Towels are by the lift.",
  timing: "7:00 AM – 10:00 PM",
  location: "6th floor",
};
const SAUNA = {
  name: "Sauna",
  description: "For guests of 16 and over.",
  timing: "4:00 PM – 9:00 PM",
  location: "Basement",
};

test(`An owner describes a hotel, prints its code, a guest who scans it reads what was typed, and the scan is counted${without("a phone's name")}`, async ({
  page,
  phone,
  url,
}) => {
  test.slow();
  const hotelName = newHotelName();
  const shell = new AdminShell(page);

  await test.step("sign up", async () => {
    const signup = new SignupPage(page);
    await signup.open();
    await signup.signUp({
      "Email Address": newEmail(),
      "Hotel Name": hotelName,
      "Phone Number": "+351 21 555 0100",
      "Hotel Address": "1 Harbour Quay, Lisbon",
      Password: PASSWORD,
      "Confirm Password": PASSWORD,
    });
    await expect(page).toHaveURL("/admin");
  });

  await test.step("fill in the profile, with a logo", async () => {
    await shell.goTo("Hotel Profile");
    const profile = new ProfilePage(page);
    await profile.fill({
      Description: "A quiet house by the harbour.",
      "Check-in Time": "15:00",
      "Check-out Time": "11:30",
    });
    await profile.chooseLogo({ name: "logo.png", mimeType: "image/png", buffer: await logoPicture() });
    await profile.save();
    await profile.confirmSaved();
    await expect(profile.completion).toHaveAttribute("aria-valuenow", "100");
  });

  await test.step("add two amenities", async () => {
    await shell.goTo("Amenities");
    const screen = new SectionPage(page, amenities);
    for (const entry of [POOL, SAUNA]) {
      await screen.add(entry);
      await screen.confirmMessage("Amenity added successfully!");
    }
  });

  const scanned = await test.step("download the code and scan it", async () => {
    await shell.goTo("QR Generator");
    const qr = new QrPage(page);
    await qr.unfold();
    const file = await qr.download("PNG");
    expect(file.name).toContain(hotelName);
    return (await decodeQr(file.content)) ?? "";
  });
  expect(scanned).toMatch(new RegExp(`^${url}/view/[0-9a-z]{10}#c=[0-9A-Z]{13}$`));

  await test.step("read the page on a guest's phone", async () => {
    const counted = phone.waitForResponse("**/functions/v1/track-scan");
    await phone.goto(scanned);
    expect((await counted).status()).toBe(204);
    const guest = new GuestPage(phone);
    await expect(guest.hotelName).toHaveText(hotelName);
    for (const typed of ["A quiet house by the harbour.", "3 PM", "11:30 AM", "1 Harbour Quay, Lisbon"]) {
      await expect(phone.getByText(typed, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
    const logo = phone.getByRole("banner").locator("img.logo");
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const section = await guest.openSection("Amenities");
    for (const typed of [...Object.values(POOL), ...Object.values(SAUNA)]) {
      await expect(section.getByText(typed, { exact: true })).toBeVisible();
    }
  });

  await test.step("see the scan on the dashboard", async () => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.figure("Total")).toHaveText(/^1/);
    await expect(dashboard.breakdown("Device Types")).toHaveText([
      `${isDriven("a phone's name") ? "Mobile" : "Desktop"}1 · 100%`,
    ]);
    await expect(dashboard.breakdown("Code or Link")).toHaveText(["QR code1 · 100%", "Link0 · 0%"]);
  });
});
