/** The made-up hotels as guests see them: at every width, light and dark, and on paper. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { SAMPLE_HOTELS } from "../../samples/index.ts";
import { makeSampleHotel } from "../../samples/make.ts";
import { printPiece } from "../../testbed/print-piece.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";

/** Ignored by Git. */
const FOLDER = join(import.meta.dirname, "../../test-results/hotels");
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SCREENS = ["", "#amenities", "#restaurants"];
const KINDS = ["Poster", "Door hangers", "Tent cards", "Key cards", "Stickers"];
const DESIGNS = ["With your cover photo", "In your color", "With little ink"];
const DPI = 72;
/** Pixels per row in an overview. */
const ROW = 640;
const GAP = 16;
/** Pictures per row: a resort's printed page has dozens. */
const MOST = 8;

export async function shootHotels(browser: Browser, url: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const sample of SAMPLE_HOTELS) {
    const { hotel, storageState } = await makeSampleHotel(url, sample);
    const page = await browser.newPage({ baseURL: url, reducedMotion: "reduce", storageState });
    const rows: Buffer[][] = [];
    for (const screen of SCREENS) {
      await page.goto(`/view/${hotel.id}${screen}`);
      rows.push(...(await screens(page)));
    }
    await page.goto(`/view/${hotel.id}`);
    const guestPage = await renderPdf(await page.pdf({ format: "A4" }), DPI);
    await page.goto("/admin/qr-code");
    rows.push(guestPage.map(({ png }) => png));
    await keep(`${sample.key}-guest`, rows);
    await keep(`${sample.key}-paper`, await pieces(page));
    await page.close();
    console.log(`test-results/hotels/${sample.key}-*`);
  }
}

/** Light and dark, one row each. */
async function screens(page: Page): Promise<Buffer[][]> {
  const rows: Buffer[][] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const row: Buffer[] = [];
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(hasPictures);
      row.push(await page.screenshot());
    }
    rows.push(row);
  }
  await page.emulateMedia({ colorScheme: "light" });
  return rows;
}

/**
 * Runs in the page: whether everything visible is loaded and drawn. False while another size of a picture
 * replaces it.
 */
async function hasPictures(): Promise<boolean> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  const drawn = await Promise.allSettled(seen.map((image) => image.decode()));
  return drawn.every(({ status }) => status === "fulfilled");
}

/** Everything printable, one row per design. */
async function pieces(page: Page): Promise<Buffer[][]> {
  const rows: Buffer[][] = [];
  const design = page.getByLabel("Design");
  await design.waitFor();
  for (const label of await design.getByRole("option").allTextContents()) {
    if (!DESIGNS.includes(label)) continue;
    await design.selectOption(label);
    const row: Buffer[] = [];
    for (const kind of KINDS) {
      const { content } = await printPiece(page, kind);
      row.push(...(await renderPdf(content, DPI)).map(({ png }) => png));
    }
    rows.push(row);
  }
  return rows;
}

/** One picture to look at, instead of dozens. */
async function keep(name: string, rows: readonly Buffer[][]): Promise<void> {
  const lines = await Promise.all(rows.flatMap(inRows).map(beside));
  const width = Math.max(...lines.map((line) => line.width));
  const height = lines.length * (ROW + GAP);
  const picture = sharp({ create: { width, height, channels: 3, background: "#8a8a8a" } }).composite(
    lines.map(({ png }, index) => ({ input: png, left: 0, top: index * (ROW + GAP) })),
  );
  writeFileSync(join(FOLDER, `${name}.png`), await picture.png().toBuffer());
}

function inRows(pictures: readonly Buffer[]): Buffer[][] {
  const count = Math.ceil(pictures.length / MOST);
  return Array.from({ length: count }, (_, row) => pictures.slice(row * MOST, (row + 1) * MOST));
}

async function beside(row: readonly Buffer[]): Promise<{ png: Buffer; width: number }> {
  const pictures = await Promise.all(
    row.map((png) => sharp(png).resize({ height: ROW }).toBuffer({ resolveWithObject: true })),
  );
  let left = 0;
  const placed = pictures.map(({ data, info }) => {
    const place = { input: data, left, top: 0 };
    left += info.width + GAP;
    return place;
  });
  const png = await sharp({ create: { width: left, height: ROW, channels: 3, background: "#8a8a8a" } })
    .composite(placed)
    .png()
    .toBuffer();
  return { png, width: left };
}
