/** Pieces that hotels hang up, stand up and stick on: read from paper, by guests and by their phones. */
import type { Page } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { decodeQr, decodeQrs } from "../../testbed/decode-qr.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { houseCodeUrl } from "../../testbed/house-code.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { setHotel } from "../e2e/support/rows.ts";

const PRINT_DPI = 200;
const MM_PER_INCH = 25.4;

/** Every kind of sheet on A4, and where one piece of it is, in millimetres. */
const SHEETS = [
  {
    kind: "Poster",
    codes: 1,
    piece: { left: 1, top: 1, width: 207, height: 294 },
  },
  { kind: "Door hangers", codes: 3, piece: { left: 99, top: 1, width: 98, height: 207 } },
  {
    kind: "Tent cards",
    codes: 4,
    // A panel that is turned on the page and upright on the table.
    piece: { left: 1, top: 1, width: 147, height: 103 },
  },
  { kind: "Key cards", codes: 10, piece: { left: 20, top: 13.5, width: 85, height: 54 } },
  { kind: "Stickers", codes: 24, piece: { left: 15, top: 13.5, width: 45, height: 45 } },
];

/** Brightest and darkest accent, each mood, with and without photo and logo. */
const DESIGNS = [
  { title: "in yellow, with a logo", look: { accent: "#ffee00", type_mood: "modern" }, withLogo: true },
  { title: "in black, with a photo", look: { accent: "#000000", type_mood: "warm" }, withPhoto: true },
  { title: "with little ink", look: { type_mood: "classic" }, design: "With little ink" },
];

function inDots({ left, top, width, height }: Region): Region {
  const dots = (millimetres: number) => Math.round((millimetres / MM_PER_INCH) * PRINT_DPI);
  return { left: dots(left), top: dots(top), width: dots(width), height: dots(height) };
}

for (const { title, look, withLogo, withPhoto, design } of DESIGNS) {
  ownerTest(
    `Sheets ${title}, are read from paper, also in grey, and their words can be selected`,
    async ({ page, owner, url, qr }) => {
      const { api, hotel } = owner;
      const wifi = [{ name: "Guests", password: null, shown_to: "everybody" }];
      const cover = withPhoto ? { cover_path: await uploadPhoto(api, hotel.id) } : {};
      await setHotel({ api, hotel }, { ...look, ...cover, wifi, breakfast: "7 to 10" });
      if (withLogo) await giveLogo(owner);
      await qr.writeBefore(hotel.id, { line: "Żurek, Frühstück & mehr" });
      await qr.open();
      if (design) await page.getByLabel("Design").selectOption(design);
      await expect(page.getByLabel("What they find")).toHaveValue("Wi-Fi · Breakfast");
      const codeUrl = await houseCodeUrl(url, owner);
      for (const { kind, codes, piece } of SHEETS) {
        const printed = await qr.print(kind);
        expect(printed.name).toBe(`${hotel.name} ${kind.toLowerCase()}`);
        expect(await tooSmall(page), kind).toEqual([]);
        const file = await qr.file(kind);
        expect(file.name).toBe(`${hotel.name} ${kind.toLowerCase()}.pdf`);
        const [ofBrowser] = await renderPdf(printed.content, PRINT_DPI);
        const [sheet, ...more] = await renderPdf(file.content, PRINT_DPI);
        if (!sheet || !ofBrowser) throw new Error(`${kind} has no page`);
        // One layout, two ways onto paper.
        expect(await unlike(sheet.png, ofBrowser.png), kind).toBeLessThan(0.02);
        const codesOfBrowser = await decodeQrs(await inGrey(ofBrowser.png));
        expect(codesOfBrowser, `${kind}, by the browser`).toEqual(Array(codes).fill(codeUrl));
        expect(more, `further pages of ${kind}`).toEqual([]);
        const [long, short] = [sheet.width, sheet.height].sort((a, b) => b - a);
        expect(Math.abs((long ?? 0) - 297) + Math.abs((short ?? 0) - 210), kind).toBeLessThanOrEqual(2);
        // Where a line ends, readers see a space, and for a hyphen there a character that is none.
        const words = sheet.text.replace(/\s/g, "").replaceAll("\uFFFE", "-");
        expect(words, kind).toContain(hotel.name.replace(" ", ""));
        expect(words, kind).toContain("Żurek,Frühstück&mehr");
        if (kind !== "Stickers") expect(words, kind).toContain(`/view/${hotel.id}`);
        const grey = await inGrey(sheet.png);
        expect(await decodeQrs(grey), kind).toEqual(Array(codes).fill(codeUrl));
        const one = sharp(grey).extract(inDots(piece));
        expect(await decodeQr(await one.png().toBuffer()), `one of ${kind}`).toBe(codeUrl);
        // As an old printer and a hand that shakes leave it.
        expect(await decodeQr(await one.blur(1.2).png().toBuffer()), `one of ${kind}, blurred`).toBe(codeUrl);
      }
    },
  );
}

function inGrey(png: Buffer): Promise<Buffer> {
  return sharp(png).greyscale().toColourspace("srgb").png().toBuffer();
}

/** The share of a sheet that looks different on another, but for the edges of letters. */
async function unlike(one: Buffer, other: Buffer): Promise<number> {
  const [ofOne, ofOther] = await Promise.all(
    [one, other].map((png) =>
      sharp(png).resize(500, 500, { fit: "fill" }).blur(2).removeAlpha().raw().toBuffer(),
    ),
  );
  const different = ofOne?.filter((value, at) => Math.abs(value - (ofOther?.[at] ?? 0)) > 40).length ?? 1;
  return different / (ofOne?.length ?? 1);
}

/** Texts that are unreadable although there is room for them. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>(".piece [data-fit]")];
    return texts.flatMap(({ className, dataset, style }) => {
      const [, least] = dataset.fit?.split(" ") ?? [];
      const size = Number.parseFloat(style.fontSize);
      return size < Number(least) ? [`${className}: ${size} mm`] : [];
    });
  });
}

/** Parts of a piece that lie on each other or stick out of it, and words that are cut. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // In full size: on a thumbnail, letters would overlap by less than a pixel.
    for (const scaled of document.querySelectorAll<HTMLElement>(".print-thumb > div"))
      scaled.style.transform = "none";
    for (const piece of document.querySelectorAll<HTMLElement>(".piece")) {
      const outer = piece.getBoundingClientRect();
      const parts = [...piece.querySelectorAll<HTMLElement>(":scope > div > p, :scope > div > ul, .code")];
      const boxes = parts.map((part) => {
        const name = `${part.parentElement?.className} ${part.className} of ${piece.className}`;
        if (part.scrollWidth > part.clientWidth + 1)
          found.push(
            `${name} is cut: ${part.scrollWidth} > ${part.clientWidth}, ${part.parentElement?.getAttribute("style")}`,
          );
        return { name, ...part.getBoundingClientRect().toJSON() } as DOMRect & { name: string };
      });
      for (const [index, one] of boxes.entries()) {
        if (one.left < outer.left || one.right > outer.right || one.bottom > outer.bottom) {
          found.push(`${one.name} sticks out`);
        }
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (across > 1 && down > 1) found.push(`${one.name} lies on ${other.name}`);
        }
      }
    }
    return found;
  });
}

ownerTest("Long names fit every piece, in every design and script", async ({ page, owner, qr }) => {
  const { api, hotel } = owner;
  const cover_path = await uploadPhoto(api, hotel.id);
  const id = hotel.id.slice(0, 4);
  const names = [
    { type_mood: "classic", name: `Landgasthof Schwarzwaldblick am Titisee mit Wellnessbereich ${id}` },
    { type_mood: "modern", name: `فندق رياض النور والحديقة الأندلسية القديمة في المدينة ${id}` },
    { type_mood: "warm", name: `${id}${"湯の花温泉旅館山水荘".repeat(6)}` },
    { type_mood: "modern", name: `Donaudampfschifffahrtskapitänskajütengasthof${id}`.padEnd(60, "n") },
  ];
  for (const change of names) {
    await setHotel({ api, hotel }, { ...change, cover_path, country: "US" });
    await qr.open();
    for (const design of ["With your cover photo", "In your color", "With little ink"]) {
      await page.getByLabel("Design").selectOption(design);
      await expect(page.locator(".piece")).toHaveCount(6);
      // Letters are fitted again once their font has come.
      await page.evaluate(() => document.fonts.ready.then(() => true));
      expect(await faults(page), `${change.name}, ${design}`).toEqual([]);
    }
  }
});

ownerTest(
  "Paper follows from the country; it is asked where nobody knows, or another one was chosen",
  async ({ page, owner: { api, hotel }, qr }) => {
    const paper = page.getByLabel("Paper");
    const labels = (name: string) => page.getByText(`for ${name}.`);
    for (const [country, name] of [
      ["US", "Avery 5163"],
      ["AT", "Avery L7160"],
    ] as const) {
      await setHotel({ api, hotel }, { country });
      await qr.open();
      await expect(labels(name)).toBeVisible();
      await expect(paper).toHaveCount(0);
    }
    await qr.writeBefore(hotel.id, { paper: "letter" });
    await qr.open();
    await expect(labels("Avery 5163")).toBeVisible();
    await paper.selectOption("A4");
    await expect(labels("Avery L7160")).toBeVisible();
    await qr.open();
    await expect(page.getByLabel("Design")).toBeVisible();
    await expect(paper).toHaveCount(0);
    await setHotel({ api, hotel }, { country: null });
    await qr.writeBefore(hotel.id, {});
    await qr.open();
    await expect(paper).toHaveValue("a4");
  },
);

ownerTest(
  "Words on paper follow from the hotel; those that its owner wrote stay until the usual ones are wanted",
  async ({ page, owner: { api, hotel }, qr }) => {
    await setHotel({ api, hotel }, { breakfast: "7 to 10" });
    const poster = page.locator(".piece").first();
    await qr.open();
    await expect(poster).toContainText("Breakfast");
    for (const label of ["Text beside the code", "What they find"])
      await expect(page.getByLabel(label)).toHaveCount(0);

    await qr.writeBefore(hotel.id, { line: "Everything for your stay", inside: "Sauna" });
    await qr.open();
    await expect(poster).toContainText("Everything for your stay");
    await expect(poster).toContainText("Sauna");
    await page.getByLabel("What they find").fill("Sauna, Tea");
    await expect(poster).toContainText("Tea");
    await page.getByRole("button", { name: "Use Our Words" }).click();
    await expect(poster).toContainText("Breakfast");
    await expect(poster).not.toContainText("Everything for your stay");
    await qr.open();
    await expect(page.getByLabel("Design")).toBeVisible();
    await expect(page.getByLabel("Text beside the code")).toHaveCount(0);
  },
);
