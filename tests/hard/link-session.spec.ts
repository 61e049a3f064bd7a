/** A link that brings a session into a browser where somebody may be signed in. */
import type { Page } from "@playwright/test";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";

// A session that is over or forged.
ownerTest.use({ refusals: [400, 403, "no answer"] });

async function tokensOf({ api }: Owner): Promise<{ access_token: string; refresh_token: string }> {
  const { access_token = "", refresh_token = "" } = (await api.auth.getSession()).data.session ?? {};
  return { access_token, refresh_token };
}

/** Like a followed link; see the server's landingUrl(). */
async function follow(
  page: Page,
  path: string,
  carrier: "?" | "#",
  tokens: Awaited<ReturnType<typeof tokensOf>>,
): Promise<void> {
  // A link opens a page anew, even where only what follows "#" is another.
  await page.goto("about:blank");
  const parameters = new URLSearchParams({ ...tokens, expires_in: "3600", token_type: "bearer" });
  await page.goto(`${path}${carrier}${parameters}`);
}

async function expectSignedInAs(page: Page, owner: Owner): Promise<void> {
  await page.goto("/admin");
  await expect(await new AdminShell(page).userMenu()).toContainText(owner.email);
}

for (const [path, carrier] of [
  ["/admin", "#"],
  ["/admin", "?"],
  ["/login", "#"],
  ["/reset-password", "?"],
  ["/reset-password", "#"],
] as const) {
  ownerTest(
    `${path}${carrier} with another owner's session asks, and keeps who is signed in`,
    async ({ page, url, owner }) => {
      const other = await createOwner(url);
      await page.goto("/admin");
      await follow(page, path, carrier, await tokensOf(other));
      await expect(
        page.getByText(`You are signed in as ${owner.email}. Continue as ${other.email}?`),
      ).toBeVisible();
      // Without an answer nothing has changed, in any tab.
      const elsewhere = await page.context().newPage();
      await expectSignedInAs(elsewhere, owner);
      await elsewhere.close();

      await page.getByRole("button", { name: `Stay signed in as ${owner.email}` }).click();
      await expect(page).toHaveURL(/\/admin$/);
      await expectSignedInAs(page, owner);
    },
  );
}

ownerTest(
  "A link with another owner's session goes on as that one when told to",
  async ({ page, url, owner }) => {
    const other = await createOwner(url);
    await page.goto("/admin");
    await follow(page, "/admin", "#", await tokensOf(other));
    await page.getByRole("button", { name: `Continue as ${other.email}` }).click();
    await expect(await new AdminShell(page).userMenu()).toContainText(other.email);
    await expect(page).toHaveURL(/\/admin$/);
    await expectSignedInAs(page, other);
    // The other session is over.
    expect((await owner.api.auth.getUser()).error).not.toBeNull();
  },
);

ownerTest(
  "Whoever goes on without a network reads so, stays signed in, and can try again",
  async ({ page, url, owner }) => {
    const other = await createOwner(url);
    await page.goto("/admin");
    await follow(page, "/admin", "#", await tokensOf(other));
    const goOn = page.getByRole("button", { name: `Continue as ${other.email}` });
    await expect(goOn).toBeVisible();
    await page.route("/auth/v1/**", (route) => route.abort());
    await goOn.click();
    await expect(page.getByRole("alert")).toContainText("Network error");
    await expect(goOn).toBeEnabled();
    expect((await owner.api.auth.getUser()).data.user?.email).toBe(owner.email);
    const elsewhere = await page.context().newPage();
    await expectSignedInAs(elsewhere, owner);

    await page.unrouteAll();
    await goOn.click();
    await expect(await new AdminShell(page).userMenu()).toContainText(other.email);
    // The window beside it does not continue as the previous owner.
    await expect(await new AdminShell(elsewhere).userMenu()).toContainText(other.email);
    await elsewhere.close();
  },
);

ownerTest(
  "A reset link for another account signs out, and then takes the new password",
  async ({ page, url }) => {
    const other = await createOwner(url);
    await page.goto("/admin");
    await follow(page, "/reset-password", "?", await tokensOf(other));
    await page.getByRole("button", { name: `Continue as ${other.email}` }).click();
    const chosen = "another horse battery";
    await page.getByLabel("New Password", { exact: true }).fill(chosen);
    await page.getByLabel("Confirm New Password").fill(chosen);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await page.getByRole("button", { name: "Continue to Login" }).click();
    await expect(page).toHaveURL("/login");
  },
);

ownerTest("The same owner's link goes on without a question", async ({ page, owner }) => {
  await page.goto("/admin");
  const { data } = await owner.api.auth.signInWithPassword(owner);
  await follow(page, "/admin/account", "#", {
    access_token: data.session?.access_token ?? "",
    refresh_token: data.session?.refresh_token ?? "",
  });
  await expect(page.getByLabel("Email Address", { exact: true })).toHaveValue(owner.email);
  await expect(page).toHaveURL(/\/admin\/account$/);
});

ownerTest(
  "A token that says it is the same owner's, and is not, changes nothing",
  async ({ page, url, owner }) => {
    const other = await createOwner(url);
    const own = (await tokensOf(owner)).access_token.split(".");
    const claims = JSON.parse(Buffer.from(own[1] ?? "", "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString("base64url");
    await page.goto("/admin");
    // Expired, so that only the other's refresh token is used.
    await follow(page, "/admin", "#", {
      access_token: `${own[0]}.${forged}.${own[2]}`,
      refresh_token: (await tokensOf(other)).refresh_token,
    });
    await expect(page.getByText(`Continue as ${other.email}?`)).toBeVisible();
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await follow(page, "/admin", "#", { access_token: own.join("x"), refresh_token: "x" });
    await expect(await new AdminShell(page).userMenu()).toContainText(owner.email);
  },
);

test("A link signs in where nobody is", async ({ page, url }) => {
  const owner = await createOwner(url);
  await follow(page, "/admin", "#", await tokensOf(owner));
  await expect(await new AdminShell(page).userMenu()).toContainText(owner.email);
  await expect(page).toHaveURL(/\/admin$/);
});
