/** Text that can be selected and searched above a picture of it. */

import { type PDFDocument, PDFName, PDFNumber, type PDFRef } from "@cantoo/pdf-lib";
import type { Glyph } from "./faces.ts";

/** Codes of a font that has one byte for each. */
const MOST_UNSEEN = 255;
/** Thousandths of an em. */
const UNSEEN_ADVANCE = 500;

/** Fonts whose letters draw nothing and say what they stand for. */
export class UnseenFonts {
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
