/**
 * The start of browser tests. `test` opens the page as nobody; `ownerTest` opens it signed in as `owner`, who
 * is new and has one hotel. Both fail if the browser logs an error that the test did not announce.
 */
import { devices, type Page } from "@playwright/test";
import { amenities } from "../../../src/sections/amenities.ts";
import { engineTest } from "../../../testbed/engines/base.ts";
import { createOwner, type Owner, TOUR_SEEN } from "../../../testbed/owner.ts";
import { type Refusal, watchConsole } from "./console-watch.ts";
import { AccountPage } from "./pages/account-page.ts";
import { AdminShell } from "./pages/admin-shell.ts";
import { ConfirmPassword } from "./pages/confirm-password.ts";
import { CsvDialog } from "./pages/csv-dialog.ts";
import { CustomSectionsPage } from "./pages/custom-sections-page.ts";
import { DashboardPage } from "./pages/dashboard-page.ts";
import { GuestPage } from "./pages/guest-page.ts";
import { HotelsPage } from "./pages/hotels-page.ts";
import { LoginPage } from "./pages/login-page.ts";
import { LookPage } from "./pages/look-page.ts";
import { ProfilePage } from "./pages/profile-page.ts";
import { QrPage } from "./pages/qr-page.ts";
import { ReorderPage } from "./pages/reorder-page.ts";
import { SectionPage } from "./pages/section-page.ts";
import { SignupPage } from "./pages/signup-page.ts";
import { SubscriptionPage } from "./pages/subscription-page.ts";
import { TourDialog } from "./pages/tour-dialog.ts";
import { VisibilityPage } from "./pages/visibility-page.ts";
import { takerAt } from "./taker.ts";
import { translate } from "./translator.ts";

export { expect } from "../../../testbed/engines/expect.ts";

/** Pages and people of tests, by the names that they ask for. */
const SCREENS = {
  account: AccountPage,
  csv: CsvDialog,
  dashboard: DashboardPage,
  guestPage: GuestPage,
  hotels: HotelsPage,
  login: LoginPage,
  look: LookPage,
  profile: ProfilePage,
  qr: QrPage,
  question: ConfirmPassword,
  reorder: ReorderPage,
  sections: CustomSectionsPage,
  shell: AdminShell,
  signup: SignupPage,
  subscription: SubscriptionPage,
  tour: TourDialog,
  visibility: VisibilityPage,
};

type Screens = { [Name in keyof typeof SCREENS]: InstanceType<(typeof SCREENS)[Name]> };

function onPage<Screen>(Made: new (page: Page) => Screen) {
  return async ({ page }: { page: Page }, use: (screen: Screen) => Promise<void>) => use(new Made(page));
}

export interface Fixtures extends Screens {
  amenityScreen: SectionPage;
  /** The hotel's page on the guest's phone. */
  guest: GuestPage;
  url: string;
  /** Refusals that a test provokes: `test.use({ refusals: [400] })`. */
  refusals: readonly Refusal[];
  /** Whether an error in the console fails the test. */
  isWatched: boolean;
  /** Whether the browser translates the page. */
  isTranslated: boolean;
  owner: Owner;
  /** Another owner, whose hotel takes every kind of message. The browser is not theirs. */
  taker: Owner;
  /** A guest's phone: another browser, signed in nowhere, 390 pixels wide. */
  phone: Page;
}

export const test = engineTest.extend<Fixtures>({
  url: ({ baseURL }, use) => {
    if (!baseURL) throw new Error("the global setup sets the address of the server");
    return use(baseURL);
  },
  ...(Object.fromEntries(Object.entries(SCREENS).map(([name, Made]) => [name, onPage<unknown>(Made)])) as {
    [Name in keyof Screens]: ReturnType<typeof onPage<Screens[Name]>>;
  }),
  amenityScreen: ({ page }, use) => use(new SectionPage(page, amenities)),
  guest: ({ phone }, use) => use(new GuestPage(phone)),
  refusals: [[], { option: true }],
  isWatched: [true, { option: true }],
  isTranslated: [false, { option: true }],
  storageState: ({ url }, use) => use({ cookies: [], origins: [{ origin: url, localStorage: [TOUR_SEEN] }] }),
  owner: async ({ url }, use) => use(await createOwner(url)),
  taker: async ({ url }, use) => use(await takerAt(url)),
  page: async ({ page, refusals, isWatched, isTranslated }, use) => {
    const check = await watchConsole(page, refusals);
    if (isTranslated) await translate(page);
    await use(page);
    if (isWatched) check();
  },
  phone: async ({ browser, url, refusals }, use) => {
    const { defaultBrowserType: _, ...device } = devices["Pixel 7"];
    const context = await browser.newContext({
      ...device,
      viewport: { width: 390, height: 844 },
      baseURL: url,
      storageState: { cookies: [], origins: [] },
      // Whatever the owner's browser may do: guests read offline.
      serviceWorkers: "allow",
    });
    const page = await context.newPage();
    const check = await watchConsole(page, refusals);
    await use(page);
    await context.close();
    check();
  },
});

export const ownerTest = test.extend({
  storageState: ({ owner }, use) => use(owner.storageState),
  // The admin stores its files on the device: half a megabyte per test. Tests without a network allow it.
  serviceWorkers: "block",
});
