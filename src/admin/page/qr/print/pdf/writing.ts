/** Writes text where the browser has set it, letter by letter. */

import { type PDFDocument, PDFName, PDFNumber, type PDFRef } from "@cantoo/pdf-lib";
import { graphemesOf } from "../../../../ui/graphemes.ts";
import { Faces, type Glyph } from "./faces.ts";
import { type Color, contextOf, type DrawnPage, numbers } from "./page.ts";

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
  readonly #unseen: Unseen;

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#faces = new Faces(pdf);
    this.#unseen = new Unseen(pdf);
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

interface Mask {
  ref: PDFRef;
  /** Pixels of the page. */
  width: number;
  height: number;
  /** From its left edge to the first letter, and from its top to the line that letters stand on. */
  around: number;
  above: number;
}

/** Dots for each of the page's pixels: 1200 an inch, finer than most printers. */
const MASK_FINENESS = 1200 / 96;
const MOST_DOTS = 12_000_000;

/** One bit a dot: it is printed in the color of the text, without grey edges. */
function maskOf(
  text: string,
  style: CSSStyleDeclaration,
  size: number,
  lineWidth: number,
  pdf: PDFDocument,
): Mask {
  const around = size / 2;
  const [width, height, above] = [lineWidth + 2 * around, size * 2.5, size * 1.5];
  const fineness = Math.min(MASK_FINENESS, Math.sqrt(MOST_DOTS / (width * height)));
  // A row is whole bytes.
  const columns = Math.ceil((width * fineness) / 8) * 8;
  const rows = Math.ceil(height * fineness);
  const context = contextOf(columns, rows);
  context.font = `${style.fontStyle} ${style.fontWeight} ${size * fineness}px ${style.fontFamily}`;
  context.direction = style.direction as CanvasDirection;
  context.textAlign = "left";
  const spacing = Number.parseFloat(style.letterSpacing) || 0;
  context.letterSpacing = `${spacing * fineness}px`;
  const measured = context.measureText(text).width;
  context.translate(around * fineness, above * fineness);
  if (measured > 0) context.scale((lineWidth * fineness) / measured, 1);
  context.fillText(text, 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  const bits = new Uint8Array((columns * rows) / 8);
  for (let dot = 0; dot < columns * rows; dot += 1) {
    if ((data[dot * 4 + 3] ?? 0) > 127) bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (128 >> (dot & 7));
  }
  const image = pdf.context.flateStream(bits, {
    Type: "XObject",
    Subtype: "Image",
    ImageMask: true,
    Width: columns,
    Height: rows,
    BitsPerComponent: 1,
    Decode: [1, 0],
  });
  return {
    ref: pdf.context.register(image),
    width: columns / fineness,
    height: rows / fineness,
    around,
    above,
  };
}

/** Codes of a font that has one byte for each. */
const MOST_UNSEEN = 255;
/** Thousandths of an em. */
const UNSEEN_ADVANCE = 500;

/** Fonts whose letters draw nothing and say what they stand for. */
class Unseen {
  readonly #pdf: PDFDocument;
  readonly #fonts: { ref: PDFRef; letters: string[] }[] = [];
  readonly #glyphs = new Map<string, Glyph>();

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
  }

  glyph(letter: string): Glyph {
    const known = this.#glyphs.get(letter);
    if (known) return known;
    let font = this.#fonts.at(-1);
    if (!font || font.letters.length === MOST_UNSEEN) {
      font = { ref: this.#pdf.context.nextRef(), letters: [] };
      this.#fonts.push(font);
    }
    font.letters.push(letter);
    const code = font.letters.length.toString(16).padStart(2, "0");
    const glyph = { font: font.ref, code, advance: UNSEEN_ADVANCE };
    this.#glyphs.set(letter, glyph);
    return glyph;
  }

  finish(): void {
    const { context } = this.#pdf;
    const blank = context.register(
      context.flateStream(`${UNSEEN_ADVANCE} 0 0 -200 ${UNSEEN_ADVANCE} 800 d1`),
    );
    for (const { ref, letters } of this.#fonts) {
      const names = letters.map((_, index) => `u${index + 1}`);
      const font = context.obj({
        Type: "Font",
        Subtype: "Type3",
        FontBBox: [0, -200, 1000, 800],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: Object.fromEntries(names.map((name) => [name, blank])),
        Encoding: {
          Type: "Encoding",
          Differences: [PDFNumber.of(1), ...names.map((name) => PDFName.of(name))],
        },
        FirstChar: 1,
        LastChar: letters.length,
        Widths: letters.map(() => UNSEEN_ADVANCE),
        Resources: {},
        ToUnicode: context.register(context.flateStream(toUnicode(letters))),
      });
      context.assign(ref, font);
    }
  }
}

/** Adobe's technical note 5411. */
function toUnicode(letters: readonly string[]): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  const lines = letters.map((letter, index) => {
    const units = Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at), 4)).join("");
    return `<${hex(index + 1, 2)}> <${units}>`;
  });
  const blocks: string[] = [];
  // A block has at most a hundred.
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Unseen def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
