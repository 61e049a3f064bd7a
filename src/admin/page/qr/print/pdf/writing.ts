/** Writes text where the browser has set it, letter by letter. */

import type { PDFDocument } from "@cantoo/pdf-lib";
import { graphemesOf } from "../../../../ui/graphemes.ts";
import { Faces, type Glyph } from "./faces.ts";
import { type Mask, maskOf } from "./letter-mask.ts";
import { type Color, type DrawnPage, numbers } from "./page.ts";
import { UnseenFonts } from "./unseen-fonts.ts";

interface Letter {
  text: string;
  /** Start of the line, in pixels from the page's corner. */
  x: number;
  top: number;
  width: number;
  glyph: Glyph | undefined;
}

/** Spaces, digits and marks, which belong to the words around them. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Sets texts, and tells those it cannot set: fonts of the computer are drawn as a picture, with their text on it. */
export class TextWriter {
  readonly #pdf: PDFDocument;
  readonly #faces: Faces;
  readonly #baselines = new Map<string, number>();
  readonly #masks = new Map<string, Mask>();
  readonly #unseen: UnseenFonts;

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#faces = new Faces(pdf);
    this.#unseen = new UnseenFonts(pdf);
  }

  async write(node: Text, style: CSSStyleDeclaration, page: DrawnPage, { rgb }: Color): Promise<void> {
    if (!node.data.trim()) return;
    const letters = await this.#graphemesOf(node, style, page);
    const size = Number.parseFloat(style.fontSize);
    const ascent = this.#ascentOf(style, size);
    for (const run of runsOf(letters)) {
      const [first] = run;
      if (!first) continue;
      page.draw(`${rgb} rg`);
      if (first.glyph) setLine(run, size, first.top + ascent, page);
      else this.#drawLine(run, style, first.top + ascent, page);
    }
  }

  finish(): void {
    this.#unseen.finish();
  }

  async #graphemesOf(node: Text, style: CSSStyleDeclaration, page: DrawnPage): Promise<Letter[]> {
    const range = document.createRange();
    const glyphOf = this.#faces.glyphs(style);
    const letters: Letter[] = [];
    for (const { segment, index } of graphemesOf(node.data)) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      // A line that breaks here has a second, empty one. Collapsed spaces have none.
      const rect = [...range.getClientRects()].find(({ width }) => width > 0);
      if (!rect) continue;
      const text = /\s/.test(segment) ? " " : segment;
      const glyph = await glyphOf(text);
      letters.push({ text, x: rect.left - page.left, top: rect.top - page.top, width: rect.width, glyph });
    }
    return letters;
  }

  /** From the top of a line's letters to the line that they stand on; the browser says neither. */
  #ascentOf(style: CSSStyleDeclaration, size: number): number {
    const key = `${style.fontStyle} ${style.fontWeight} ${size} ${style.fontFamily}`;
    const known = this.#baselines.get(key);
    if (known !== undefined) return known;
    const line = document.createElement("div");
    const { fontFamily, fontWeight, fontStyle, fontSize, textRendering } = style;
    Object.assign(line.style, { fontFamily, fontWeight, fontStyle, fontSize, textRendering });
    line.className = "print-probe";
    const foot = document.createElement("i");
    line.append("x", foot);
    document.body.append(line);
    const range = document.createRange();
    range.selectNodeContents(line.firstChild ?? line);
    const ascent = foot.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
    line.remove();
    this.#baselines.set(key, ascent);
    return ascent;
  }

  /** A picture of letters that no file has, and the same text over it, unseen, to be selected and searched. */
  #drawLine(run: readonly Letter[], style: CSSStyleDeclaration, baseline: number, page: DrawnPage): void {
    const size = Number.parseFloat(style.fontSize);
    const left = Math.min(...run.map(({ x }) => x));
    const width = Math.max(...run.map((letter) => letter.x + letter.width)) - left;
    const text = run.map((letter) => letter.text).join("");
    const key = `${style.fontStyle} ${style.fontWeight} ${size} ${style.direction} ${numbers(width)} ${text}`;
    const mask = this.#masks.get(key) ?? maskOf(text, style, size, width, this.#pdf);
    this.#masks.set(key, mask);
    const [x, y] = [left - mask.around, baseline - mask.above];
    const name = page.use("XObject", mask.ref);
    page.draw(`q ${numbers(mask.width, 0, 0, -mask.height, x, y + mask.height)} cm ${name} Do Q`);
    // As they are seen, from left to right: readers turn what is read from right to left.
    const seen = run.toSorted((one, other) => one.x - other.x);
    page.draw(`q BT 3 Tr 1 0 0 -1 ${numbers(left, baseline)} Tm`);
    for (const letter of seen) {
      const { font, code, advance } = this.#unseen.glyph(letter.text);
      // Each as wide as it is seen: readers take gaps for spaces.
      const stretch = (letter.width / size / advance) * 100_000;
      page.draw(`${page.use("Font", font)} ${numbers(size)} Tf ${numbers(stretch)} Tz <${code}> Tj`);
    }
    page.draw("ET Q");
  }
}

/** Each letter exactly where the browser has it, with kerning and spacing. */
function setLine(run: readonly Letter[], size: number, baseline: number, page: DrawnPage): void {
  const [first] = run;
  if (!first?.glyph) return;
  const name = page.use("Font", first.glyph.font);
  const codes = run.map(({ x, glyph }, index) => {
    const next = run[index + 1];
    const advance = glyph?.advance ?? 0;
    const shift = next ? Math.round(advance - ((next.x - x) * 1000) / size) : 0;
    return `<${glyph?.code}>${shift === 0 ? "" : shift}`;
  });
  page.draw(
    `BT ${name} ${numbers(size)} Tf 1 0 0 -1 ${numbers(first.x, baseline)} Tm [${codes.join("")}] TJ ET`,
  );
}

/** Parts whose neighbours belong together. */
function split<T>(list: readonly T[], together: (one: T, other: T) => boolean): T[][] {
  const parts: T[][] = [];
  for (const one of list) {
    const last = parts.at(-1)?.at(-1);
    if (last !== undefined && together(last, one)) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

/** Letters of one font on one line. */
function runsOf(letters: readonly Letter[]): Letter[][] {
  const lines = split(letters, (one, other) => Math.abs(one.top - other.top) < 1);
  return lines.flatMap((line) =>
    split(line.map(joined), (one, other) => one.glyph?.font === other.glyph?.font),
  );
}

/** Marks and digits beside letters that are drawn are drawn with them: their font is the same. */
function joined(letter: Letter, index: number, line: readonly Letter[]): Letter {
  if (!COMMON.test(letter.text)) return letter;
  const isWord = ({ text }: Letter) => !COMMON.test(text);
  const around = [line.slice(0, index).findLast(isWord), line.slice(index).find(isWord)].filter(Boolean);
  const isDrawn = around.length > 0 && around.every((word) => word?.glyph === undefined);
  return isDrawn ? { ...letter, glyph: undefined } : letter;
}
