/** Draws elements as the browser has laid them out: grounds, borders, pictures, codes; their text is writing.ts's. */
import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import { contain } from "../../qr-files.ts";
import { type Color, contextOf, type DrawnPage, numbers } from "./page.ts";
import type { TextWriter } from "./writing.ts";

export interface Canvas {
  pdf: PDFDocument;
  page: DrawnPage;
  writing: TextWriter;
  /** By address and size. */
  images: Map<string, Promise<PDFRef>>;
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The element and what is in it; what lies behind the others (a negative z-index) first. */
export async function paint(element: Element, canvas: Canvas): Promise<void> {
  const { page } = canvas;
  const style = getComputedStyle(element);
  if (style.display === "none") return;
  const rect = rectOf(element, page);
  page.draw("q");
  if (element.classList.contains("turned")) {
    page.draw(`${numbers(-1, 0, 0, -1, 2 * rect.x + rect.width, 2 * rect.y + rect.height)} cm`);
  }
  const radius = radiusOf(style, rect);
  fillGround(style.backgroundColor, rect, radius, page);
  strokeBorders(style, rect, radius, page);
  if (style.overflow === "hidden" || element.tagName === "svg") {
    page.draw(`${outline(rect, radius)} W n`);
  }
  if (element instanceof HTMLImageElement) await paintImage(element, style, rect, canvas);
  else if (element instanceof SVGSVGElement) await paintCode(element, rect, canvas);
  else await paintChildren(element, style, canvas);
  page.draw("Q");
}

async function paintChildren(element: Element, style: CSSStyleDeclaration, canvas: Canvas): Promise<void> {
  const behind = (child: Element) => Number(getComputedStyle(child).zIndex) < 0;
  for (const child of element.children) if (behind(child)) await paint(child, canvas);
  for (const node of element.childNodes) {
    if (node instanceof Text) await canvas.writing.write(node, style, canvas.page, colorOf(style.color));
    else if (node instanceof Element && !behind(node)) await paint(node, canvas);
  }
}

function rectOf(element: Element, { left, top }: DrawnPage): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - left, y: y - top, width, height };
}

function radiusOf({ borderTopLeftRadius }: CSSStyleDeclaration, { width, height }: Rect): number {
  const value = Number.parseFloat(borderTopLeftRadius);
  const radius = borderTopLeftRadius.endsWith("%") ? (width * value) / 100 : value;
  return Math.min(radius, width / 2, height / 2);
}

/** Share of a radius: where the handles of a curve lie that looks like a quarter of a circle. */
const HANDLE = 0.5523;

function outline({ x, y, width, height }: Rect, radius: number): string {
  if (radius < 0.01) return `${numbers(x, y, width, height)} re`;
  const [right, bottom, near] = [x + width, y + height, radius * (1 - HANDLE)];
  return [
    `${numbers(x + radius, y)} m`,
    `${numbers(right - radius, y)} l`,
    `${numbers(right - near, y, right, y + near, right, y + radius)} c`,
    `${numbers(right, bottom - radius)} l`,
    `${numbers(right, bottom - near, right - near, bottom, right - radius, bottom)} c`,
    `${numbers(x + radius, bottom)} l`,
    `${numbers(x + near, bottom, x, bottom - near, x, bottom - radius)} c`,
    `${numbers(x, y + radius)} l`,
    `${numbers(x, y + near, x + near, y, x + radius, y)} c h`,
  ].join(" ");
}

function fillGround(ground: string, rect: Rect, radius: number, page: DrawnPage): void {
  const { rgb, alpha } = colorOf(ground);
  if (alpha > 0) page.draw(`${rgb} rg ${outline(rect, radius)} f`);
}

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

function strokeBorders(style: CSSStyleDeclaration, rect: Rect, radius: number, page: DrawnPage): void {
  const sides = SIDES.map((side) => ({
    side,
    width: style[`border${side}Style`] === "none" ? 0 : Number.parseFloat(style[`border${side}Width`]),
    color: style[`border${side}Color`],
    dashed: style[`border${side}Style`] === "dashed",
  })).filter(({ width }) => width > 0);
  const [first] = sides;
  if (!first) return;
  const { rgb, alpha } = colorOf(first.color);
  const half = first.width / 2;
  page.draw(
    `q ${rgb} RG ${numbers(first.width)} w ${first.dashed ? `[${numbers(half * 3, half * 3)}] 0 d` : ""}`,
  );
  if (alpha < 1) page.fade(alpha);
  const inner = {
    x: rect.x + half,
    y: rect.y + half,
    width: rect.width - first.width,
    height: rect.height - first.width,
  };
  if (sides.length === SIDES.length) page.draw(`${outline(inner, Math.max(0, radius - half))} S`);
  else for (const { side } of sides) page.draw(`${lineAt(side, rect, half)} S`);
  page.draw("Q");
}

function lineAt(side: (typeof SIDES)[number], { x, y, width, height }: Rect, half: number): string {
  const [right, bottom] = [x + width, y + height];
  const [fromX, fromY, toX, toY] = {
    Top: [x, y + half, right, y + half],
    Right: [right - half, y, right - half, bottom],
    Bottom: [x, bottom - half, right, bottom - half],
    Left: [x + half, y, x + half, bottom],
  }[side] as [number, number, number, number];
  return `${numbers(fromX, fromY)} m ${numbers(toX, toY)} l`;
}

const colors = new Map<string, Color>();
let dot: CanvasRenderingContext2D | null = null;

/** Reads any color that CSS knows. */
function colorOf(css: string): Color {
  const known = colors.get(css);
  if (known) return known;
  dot ??= contextOf(1, 1);
  dot.clearRect(0, 0, 1, 1);
  dot.fillStyle = css;
  dot.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
  const color = { rgb: numbers(red / 255, green / 255, blue / 255), alpha: alpha / 255 };
  colors.set(css, color);
  return color;
}

/** A place that is stretched to the page's pixels. */
function drawImage(ref: PDFRef, { x, y, width, height }: Rect, page: DrawnPage): void {
  page.draw(`q ${numbers(width, 0, 0, -height, x, y + height)} cm ${page.use("XObject", ref)} Do Q`);
}

/** Pixels of a picture for each of the page's: 300 dots an inch. */
const FINENESS = 300 / 96;

/** As object-fit cuts it. A picture that could not be loaded leaves its ground. */
async function paintImage(
  image: HTMLImageElement,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  rect: Rect,
  { images, pdf, page }: Canvas,
): Promise<void> {
  if (image.naturalWidth === 0) return;
  const key = `${image.src} ${numbers(rect.width, rect.height)} ${objectPosition}`;
  const made = images.get(key) ?? embed();
  images.set(key, made);
  drawImage(await made, rect, page);

  async function embed(): Promise<PDFRef> {
    const covers = objectFit === "cover";
    const [wide, high] = [rect.width / image.naturalWidth, rect.height / image.naturalHeight];
    const scale = covers ? Math.max(wide, high) : Math.min(wide, high);
    const fineness = covers ? Math.min(FINENESS, 1 / scale) : FINENESS * 2;
    const context = contextOf(Math.ceil(rect.width * fineness), Math.ceil(rect.height * fineness));
    const [across = 50, down = 50] = covers ? objectPosition.split(" ").map(Number.parseFloat) : [];
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.scale(fineness, fineness);
    context.imageSmoothingQuality = "high";
    const [left, top] = [((rect.width - width) * across) / 100, ((rect.height - height) * down) / 100];
    context.drawImage(image, left, top, width, height);
    const blob = await new Promise<Blob | null>((resolve) =>
      context.canvas.toBlob(resolve, covers ? "image/jpeg" : "image/png", 0.92),
    );
    if (!blob) throw new Error("The picture is too large to be printed");
    const bytes = await blob.arrayBuffer();
    return (covers ? await pdf.embedJpg(bytes) : await pdf.embedPng(bytes)).ref;
  }
}

const RUN = /M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g;

/** The drawing of code-drawing.tsx, in the units of its view box. */
async function paintCode(svg: SVGSVGElement, rect: Rect, canvas: Canvas): Promise<void> {
  const { page } = canvas;
  const scale = rect.width / svg.viewBox.baseVal.width;
  page.draw(`1 1 1 rg ${numbers(rect.x, rect.y, rect.width, rect.height)} re f`);
  page.draw(`q ${scale.toFixed(6)} 0 0 ${scale.toFixed(6)} ${numbers(rect.x, rect.y)} cm 0 0 0 rg`);
  const runs = svg.querySelector("path")?.getAttribute("d")?.matchAll(RUN) ?? [];
  page.draw([...runs].map(([, ...run]) => `${run.join(" ")} re`).join("\n"));
  page.draw("f Q");
  const logo = svg.querySelector("image");
  if (!logo) return;
  const picture = Object.assign(new Image(), { src: logo.href.baseVal });
  await picture.decode();
  const place = contain(
    { x: logo.x.baseVal.value, y: logo.y.baseVal.value, side: logo.width.baseVal.value },
    {
      width: picture.naturalWidth,
      height: picture.naturalHeight,
    },
  );
  const inPixels = {
    x: rect.x + place.x * scale,
    y: rect.y + place.y * scale,
    width: place.width * scale,
    height: place.height * scale,
  };
  await paintImage(picture, getComputedStyle(logo), inPixels, canvas);
}
