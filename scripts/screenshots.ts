/**
 * Takes the README's two pictures: `npm run screenshots`, after a build. `npm run screenshots -- hotels` takes
 * the six made-up hotels' instead, at four widths, light and dark and on paper, for review.
 */
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { bath, cup, pool, QUAY } from "../samples/pictures/stills.ts";
import { asPng } from "../samples/pictures/svg.ts";
import { SAMPLE_HOTEL_ID } from "../src/product.ts";
import { HOTEL, SECTION_ROWS } from "../src/server/sample-hotel/content.ts";
import { launchOptions } from "../testbed/browser.ts";
import { giveLogo } from "../testbed/give-logo.ts";
import { uploadPhoto } from "../testbed/give-photo.ts";
import { createOwner, type Owner } from "../testbed/owner.ts";
import { startTemporaryServer } from "../testbed/temporary-server.ts";
import { shootHotels } from "./support/hotel-screenshots.ts";

const FOLDER = join(import.meta.dirname, "../docs/screenshots");
const OWNER_EMAIL = "owner@lanternhouse.example";
/** The address in the pictures' code; the server itself runs on localhost. */
const PUBLIC_URL = "https://guide.lanternhouse.example";
const MAX_BYTES = 60 * 1024;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Picture {
  name: string;
  path: string;
  context: BrowserContextOptions;
  /** An element that exists once the screen is complete. */
  ready: (page: Page) => ReturnType<Page["getByRole"]>;
}

function pictures({ storageState }: Owner): Picture[] {
  const owner = { ...DESKTOP, storageState };
  const guestPage = `/view/${SAMPLE_HOTEL_ID}`;
  const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, exact: true });
  return [
    { name: "guest-phone", path: guestPage, context: PHONE, ready: heading(HOTEL.name) },
    {
      name: "admin-amenities",
      path: "/admin/amenities",
      context: owner,
      // The heading is the button that opens the form.
      ready: (page) => page.getByRole("heading", { name: "Garden pool" }),
    },
  ];
}

/** By amenity; some have none yet, as in a real hotel. */
const PHOTOS = { "Garden pool": pool(QUAY, 4), Breakfast: cup(QUAY, 3), Sauna: bath(QUAY, 5) };

async function fillHotel(url: string): Promise<Owner> {
  // The sample hotel's own name is taken.
  const owner = await createOwner(url, {
    email: OWNER_EMAIL,
    hotel: { ...HOTEL, name: "Lantern House Larkhaven" },
  });
  await giveLogo(owner);
  for (const [table, rows] of Object.entries(SECTION_ROWS)) {
    for (const row of rows) {
      // The table, and so the row's type, is known only at run time.
      await owner.api
        .from(table as keyof typeof SECTION_ROWS)
        .insert({ ...row, hotel_id: owner.hotel.id } as never)
        .throwOnError();
    }
  }
  for (const [name, picture] of Object.entries(PHOTOS)) {
    const photo_path = await uploadPhoto(owner.api, owner.hotel.id, await asPng(picture));
    await owner.api.from("amenities").update({ photo_path }).eq("name", name).throwOnError();
  }
  return owner;
}

async function take(
  browser: Browser,
  baseURL: string,
  { name, path, context, ready }: Picture,
): Promise<void> {
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce", ...context });
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, supabaseUrl: PUBLIC_URL } });
  });
  await page.goto(path);
  await ready(page).waitFor();
  await page.waitForLoadState("networkidle");
  const file = join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  await page.close();
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}`);
  console.log(`docs/screenshots/${name}.webp  ${Math.round(size / 1024)} KB`);
}

mkdirSync(FOLDER, { recursive: true });
const server = await startTemporaryServer({ COMPLIMENTARY_PRO_EMAILS: OWNER_EMAIL });
try {
  const browser = await chromium.launch(await launchOptions());
  try {
    if (process.argv.includes("hotels")) await shootHotels(browser, server.url);
    else {
      const owner = await fillHotel(server.url);
      for (const picture of pictures(owner)) await take(browser, server.url, picture);
    }
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
