/** Passkeys with the browser's virtual authenticator, and codes as an app would show them. */
import type { CDPSession, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import sharp from "sharp";
import { newEmail, TOUR_SEEN } from "../../testbed/owner.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { leaveOpen } from "../e2e/support/leave-open.ts";
import { AccountPage } from "../e2e/support/pages/account-page.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { ConfirmPassword } from "../e2e/support/pages/confirm-password.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { holdWrites } from "../e2e/support/refuse.ts";

const STEP = 30_000;

/**
 * The server takes each code once, and of half a minute before or after: a second code is the next half minute's. One
 * of the half minute before would be refused when the clock goes on before it arrives.
 */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP });
}

/** A phone that unlocks itself. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/**
 * Sets an app up on the account screen.
 * @param meanwhile passes while the recovery codes are read
 * @returns its secret, and the recovery codes
 */
async function setUp(page: Page, meanwhile?: Promise<unknown>) {
  await page.getByRole("button", { name: "Set Up", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = (await dialog.locator("p.font-mono").innerText()).replaceAll(" ", "");
  await dialog.getByLabel("Code from the app").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn On" }).click();
  const kept = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const codes = await kept.getByRole("listitem").allInnerTexts();
  const [paper] = await renderPdf(await page.pdf(), 50);
  expect(paper?.text).toContain("Each works once.");
  // Nothing white lies above it.
  expect((await sharp(paper?.png).stats()).channels[0]?.min).toBeLessThan(128);
  await meanwhile;
  // Neither Escape nor a press beside it loses them.
  await page.keyboard.press("Escape");
  await expect(kept).toBeVisible();
  await kept.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  return { secret, codes };
}

ownerTest(
  "A hotel demands it of its owners: who has none sets one up in its place, keeps the codes, and goes on",
  async ({ page, owner }) => {
    await page.goto("/admin/members");
    const needed = page.getByRole("switch", { name: "Owners need a second factor" });
    // Nothing of the kind, nor a list of nobody, is asked of who is alone.
    await expect(page.getByText("You work here alone")).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      /^People/,
      /^Stations/,
    ]);
    const invite = (role: string) =>
      owner.api
        .from("invitations")
        .insert({ hotel_id: owner.hotel.id, email: newEmail(), role })
        .throwOnError();
    await invite("desk");
    await page.reload();
    await expect(page.getByText("You work here alone")).toBeHidden();
    await expect(page.getByText(/^Invited as/)).toBeVisible();
    // A rule for owners concerns nobody else.
    await expect(needed).toHaveCount(0);
    await owner.api.from("invitations").delete().eq("role", "desk").throwOnError();
    await invite("owner");
    await page.reload();
    // An owner who switched it on with a password alone would be shut out.
    await expect(needed).toBeDisabled();
    await page.getByRole("link", { name: "Set up your own second factor first" }).click();
    await setUp(page);
    await page.goto("/admin/members");
    await needed.click();
    await expect(needed).toBeChecked();
    await page.goto("/admin/account");
    await page.getByRole("button", { name: "Turn Off" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn Off" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("One more step");
    // Where this device's copy stands in, the hotels are read before it is known that this one is shut.
    const answered = page.waitForResponse((answer) => answer.url().includes("/rest/v1/hotels?"));
    const release = await holdWrites(page, "rpc/worked_for");
    await page.goto("/admin/amenities");
    await answered;
    await expect(heading).toHaveText("One more step");
    release();
    // The hotel is asked for again, and is shut no longer.
    const isOpen = page.waitForResponse(
      async (answer) => answer.url().endsWith("/rpc/worked_for") && (await answer.text()) === "[]",
      { timeout: 0 },
    );
    await setUp(page, isOpen);
    await page.getByRole("button", { name: `Go on to ${owner.hotel.name}` }).click();
    await expect(heading).toHaveText("Amenities");
    await page.goto("/admin/members");
    await expect(needed).toBeChecked();
    await needed.click();
    await expect(needed).not.toBeChecked();
    await page.reload();
    await expect(needed).not.toBeChecked();
  },
);

ownerTest.describe("An authenticator app", () => {
  // Wrong codes.
  ownerTest.use({ refusals: [422] });

  ownerTest(
    "is asked for after the password, and recovery codes help who lost it",
    async ({ page, owner, phone }) => {
      await new AccountPage(page).open();
      const { secret, codes } = await setUp(page);

      const login = new LoginPage(phone);
      await phone.addInitScript(({ name, value }) => localStorage.setItem(name, value), TOUR_SEEN);
      await phone.goto("/admin/amenities");
      await login.signIn(owner.email, owner.password);
      await expect(phone.getByRole("heading", { name: "Enter your code" })).toBeVisible();
      const code = phone.getByLabel("Code", { exact: true });
      await expect(code).toBeFocused();
      const read: string[] = [];
      phone.on("request", (request) => request.url().includes("/rest/v1/") && read.push(request.url()));
      await phone.reload();
      await phone.goto("/admin");
      // The server would only refuse it.
      await expect(code).toBeVisible();
      expect(read).toEqual([]);
      await expect(phone).toHaveURL("/login");
      // As of a phone whose clock is two minutes ahead.
      await code.fill(codeOf(secret, 4));
      await phone.getByRole("button", { name: "Continue" }).click();
      await expect(code).toHaveAccessibleDescription(
        "This code is wrong or already used. Wait for the next one. Still wrong? Set your phone’s clock to automatic.",
      );
      await expect(code).toBeFocused();
      await code.fill(codeOf(secret, 1));
      await code.press("Enter");
      await expect(new AdminShell(phone).heading).toBeVisible();
      await expect(phone).toHaveURL("/admin");

      await new AdminShell(phone).signOut();
      await login.signIn(owner.email, owner.password);
      await phone.getByRole("button", { name: "Use a recovery code" }).click();
      await phone.getByLabel("Recovery code").fill(codes[0] ?? "");
      await phone.getByRole("button", { name: "Continue" }).click();
      await expect(phone).toHaveURL("/admin");
      await page.reload();
      await expect(page.getByText("9 recovery codes left")).toBeVisible();

      await page.getByRole("button", { name: "Turn Off" }).click();
      await page
        .getByRole("dialog", { name: "Turn the app off?" })
        .getByRole("button", { name: "Turn Off" })
        .click();
      await expect(page.getByRole("button", { name: "Set Up", exact: true })).toBeVisible();
      await new AdminShell(phone).signOut();
      await login.signIn(owner.email, owner.password);
      await expect(phone).toHaveURL("/admin");
    },
  );

  ownerTest("can be left for another account, whose form is as it was", async ({ page, owner, phone }) => {
    await new AccountPage(page).open();
    await setUp(page);
    const login = new LoginPage(phone);
    await login.open();
    await login.signIn(owner.email, owner.password);
    await phone.getByRole("button", { name: "Use another account" }).click();
    await expect(login.email).toBeVisible();
    await expect(phone.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
  });
});

ownerTest.describe("A passkey", () => {
  ownerTest.use({ refusals: [400] });

  ownerTest("is added, signs in, confirms what cannot be undone, and is removed", async ({ page, owner }) => {
    await withAuthenticator(page);
    const account = new AccountPage(page);
    await account.open();
    await page.getByRole("button", { name: "Add a Passkey" }).click();
    await expect(page.getByText("Passkey added.")).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Added" });
    await expect(row).toContainText("Chrome");

    await leaveOpen(page, owner);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download My Data" }).click();
    const confirm = new ConfirmPassword(page);
    await confirm.dialog.getByRole("button", { name: "Use a passkey instead" }).click();
    await expect(confirm.dialog).toBeHidden();
    expect((await download).suggestedFilename()).toMatch(/^innfo-.*\.json$/);

    await new AdminShell(page).signOut();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL("/admin/account");
    await expect(row).toContainText("Last used");

    await page.getByRole("button", { name: /^Remove/ }).click();
    await page
      .getByRole("dialog", { name: "Remove this passkey?" })
      .getByRole("button", { name: "Remove" })
      .click();
    await expect(page.getByText("Passkey removed.")).toBeVisible();
    await expect(row).toBeHidden();
  });

  ownerTest("deletes the account in the place of the password", async ({ page, owner }) => {
    await withAuthenticator(page);
    await new AccountPage(page).open();
    await page.getByRole("button", { name: "Add a Passkey" }).click();
    await expect(page.getByText("Passkey added.")).toBeVisible();
    await page.getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Type your email address").fill(owner.email);
    await dialog.getByRole("button", { name: "Use a passkey instead" }).click();
    await expect(dialog.getByText("Your passkey is accepted.")).toBeVisible();
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Your account is deleted.")).toBeVisible();
  });
});
