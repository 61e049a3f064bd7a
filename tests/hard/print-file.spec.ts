/** Printed pieces as PDF files: for a chat, for a print shop, in every script, and for a whole house. */

import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { NO_CONNECTION } from "../../src/lib/errors.ts";
import { decodeQrs } from "../../testbed/decode-qr.ts";
import { houseCodeUrl } from "../../testbed/house-code.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { proTest } from "../e2e/support/pro.ts";
import { setHotel } from "../e2e/support/rows.ts";

const DPI = 150;
const MM_PER_INCH = 25.4;

/** A name in each script of the interface beside Latin, and an invitation with a number, which readers easily turn. */
const SCRIPTS = [
  { language: "el", name: "Ξενοδοχείο Ακρόπολις", line: "Σαρώστε για το 2024" },
  { language: "uk", name: "Готель Їжакевич", line: "Скануйте: номер 12, ґанок" },
  { language: "ar", name: "رياض النور", line: "امسح الرمز رقم 2024 الآن" },
  { language: "he", name: "מלון הירקון", line: "סרקו את הקוד של 2024 כאן" },
  { language: "hi", name: "होटल हिमालय दर्शन", line: "क्षितिज के लिए स्कैन करें" },
  { language: "zh-Hans", name: "西湖山庄酒店", line: "扫码查看住店信息" },
  { language: "ja", name: "湯の花温泉旅館", line: "ご滞在のすべて、スキャンして" },
  { language: "ko", name: "한강 호텔 서울", line: "숙박에 필요한 모든 것" },
];

/** As people compare it: where a line ends or a script has no spaces, readers differ. */
function compact(text: string): string {
  return text.normalize("NFC").replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

ownerTest("A file has its text in every script of the interface", async ({ owner, qr }) => {
  ownerTest.slow();
  const { api, hotel } = owner;
  for (const [index, { language, name, line }] of SCRIPTS.entries()) {
    const type_mood = ["classic", "modern", "warm"][index % 3] ?? "";
    const change = { type_mood, language, name: `${name} ${hotel.id.slice(0, 4)}` };
    await setHotel({ api, hotel }, change);
    await qr.writeBefore(hotel.id, { line });
    await qr.open();
    const { content } = await qr.file("Poster");
    const [poster] = await renderPdf(content, DPI);
    const text = compact(poster?.text ?? "");
    expect(text, language).toContain(compact(name));
    expect(text, language).toContain(compact(line));
  }
});

ownerTest("Labels are printed to scale, and each of their codes is read", async ({ owner, url, qr }) => {
  const codeUrl = await houseCodeUrl(url, owner);
  await qr.open();
  const { content } = await qr.file("Labels");
  const viewer = (await PDFDocument.load(content)).catalog.getViewerPreferences();
  expect(viewer?.getPrintScaling()).toBe("None");
  const printed = await qr.print("Labels");
  for (const pdf of [content, printed.content]) {
    const [sheet] = await renderPdf(pdf, DPI);
    if (!sheet) throw new Error("no page");
    expect(Math.abs(sheet.width - 210) + Math.abs(sheet.height - 297)).toBeLessThanOrEqual(2);
    const codes = await decodeQrs(sheet.png);
    expect(codes.length).toBeGreaterThan(5);
    expect(new Set(codes)).toEqual(new Set([codeUrl]));
  }
});

ownerTest(
  "A print shop gets pieces one by one: color past the cut, marks beyond it",
  async ({ page, owner, url, qr }) => {
    const { api, hotel } = owner;
    await setHotel({ api, hotel }, { accent: "#8a2c3b", type_mood: "classic", country: "PT" });
    const codeUrl = await houseCodeUrl(url, owner);
    await qr.open();
    await expect(page.getByLabel("Paper")).toHaveCount(0);
    for (const [kind, width, height, codes] of [
      ["Poster", 210, 297, 1],
      ["Door hangers", 99, 210, 1],
      ["Tent cards", 148.5, 210, 2],
      ["Key cards", 85, 54, 1],
      ["Stickers", 45, 45, 1],
    ] as const) {
      const content = await qr.fileForShop(kind, `${[width, height].join(" × ")} mm, with 3 mm of bleed.`);
      const [sheet, ...more] = await renderPdf(content, DPI);
      if (!sheet) throw new Error(`${kind} has no page`);
      expect(more, kind).toEqual([]);
      const points = (millimetres: number) => (millimetres / MM_PER_INCH) * 72;
      const boxes = content.toString("latin1");
      expect(boxOf(boxes, "TrimBox"), kind).toEqual([width, height].map((side) => Math.round(points(side))));
      expect(boxOf(boxes, "BleedBox"), kind).toEqual(
        [width + 6, height + 6].map((side) => Math.round(points(side))),
      );
      expect(Math.abs(sheet.width - width - 26) + Math.abs(sheet.height - height - 26), kind).toBeLessThan(3);
      // From the edge of the paper inwards: white, a mark above the corner, color from where the bleed begins.
      const at = await colorsAt(sheet.png);
      expect(at(sheet.width / 2, 5), `${kind}: the margin`).toBe("white");
      expect(at(13, 7.5), `${kind}: the mark`).toBe("dark");
      expect(at(sheet.width / 2 + 20, 10.8), `${kind}: the bleed`).toBe("color");
      expect(at(10.8, sheet.height - 10.8), `${kind}: the bleed of a corner`).toBe("color");
      expect(await decodeQrs(sheet.png), kind).toEqual(Array(codes).fill(codeUrl));
    }
  },
);

/** Width and height in whole points. */
function boxOf(pdf: string, name: string): number[] {
  const [, left = 0, bottom = 0, right = 0, top = 0] = (
    new RegExp(`/${name} \\[ ?([\\d.]+) ([\\d.]+) ([\\d.]+) ([\\d.]+) ?\\]`).exec(pdf) ?? []
  ).map(Number);
  return [Math.round(right - left), Math.round(top - bottom)];
}

/** The darkest color within a quarter of a millimetre. */
async function colorsAt(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const dots = (millimetres: number) => Math.round((millimetres / MM_PER_INCH) * DPI);
  return (x: number, y: number): "white" | "dark" | "color" => {
    let darkest = [255, 255, 255];
    for (let across = -2; across <= 2; across += 1) {
      const at = (dots(y) * info.width + dots(x) + across) * 3;
      const dot = [...data.subarray(at, at + 3)];
      if (sum(dot) < sum(darkest)) darkest = dot;
    }
    if (Math.max(...darkest) - Math.min(...darkest) > 40) return "color";
    return sum(darkest) > 720 ? "white" : "dark";
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Keeps the files that the phone was handed. */
async function sharedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => {
        document.title = `${files[0]?.name} ${files[0]?.type}`;
        return Promise.resolve();
      },
    });
  });
}

proTest(
  "Two hundred rooms become one file, page after page, which a phone shares; who changes their mind cancels",
  async ({ page, owner: { api, hotel }, url, qr }) => {
    proTest.slow();
    const codes = Array.from({ length: 200 }, (_, index) => ({ label: String(101 + index) }));
    await api.rpc("add_codes", { hotel_id: hotel.id, codes }).throwOnError();
    const { data } = await api.from("codes").select("token").throwOnError();
    await sharedIn(page);
    await page.goto("/admin/qr-code?codes=room");
    await expect(page.getByText("All 200 rooms", { exact: true })).toBeVisible();
    const begin = page.getByRole("button", { name: "PDF of Tent cards" });
    await begin.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]/);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await begin.click();
    await expect(dialog.getByText(/^100 pages, \d/)).toBeVisible();
    await dialog.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(`${hotel.name} tent cards.pdf application/pdf`);
    await page.keyboard.press("Escape");
    const { content } = await qr.file("Key cards");
    const sheets = await renderPdf(content, DPI);
    expect(sheets).toHaveLength(20);
    const read = await Promise.all(sheets.map(({ png }) => decodeQrs(png)));
    expect(read.flat().toSorted()).toEqual(
      data.map(({ token }) => `${url}/view/${hotel.id}#c=${token}`).toSorted(),
    );
  },
);

ownerTest.describe("Without an answer", () => {
  ownerTest.use({ refusals: ["no answer"] });

  ownerTest("a file that cannot be made says so, and the next try makes it", async ({ page, qr }) => {
    await qr.open();
    await page.route("**/assets/*.woff", (route) => route.abort());
    await page.getByRole("button", { name: "PDF of Poster" }).click();
    await expect(page.getByText(NO_CONNECTION)).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeHidden();
    await page.keyboard.press("Escape");
    await page.unroute("**/assets/*.woff");
    const { name } = await qr.file("Poster");
    expect(name).toMatch(/poster\.pdf$/);
  });
});
