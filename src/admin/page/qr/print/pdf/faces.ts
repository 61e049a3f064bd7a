/** The files of the faces that pieces are set in, as the style sheets name them. */
import type { PDFDocument, PDFFont, PDFRef } from "@cantoo/pdf-lib";
import { fetchWhole } from "../../../../rows/fetch.ts";

/** A letter in a font of the file. */
export interface Glyph {
  font: PDFRef;
  /** As the font's strings have it, in hexadecimal digits. */
  code: string;
  /** Thousandths of an em. */
  advance: number;
}

interface Face {
  family: string;
  weight: string;
  style: string;
  has: (codePoint: number) => boolean;
  load: () => Promise<{ font: PDFFont; letters: ReadonlySet<number> }>;
}

/** Scripts whose letters stand one beside the other, each as it is: a font's table of letters says all about them. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;

export class Faces {
  readonly #pdf: PDFDocument;
  readonly #faces: readonly Face[];
  readonly #glyphs = new Map<string, Map<string, Promise<Glyph | undefined>>>();

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#faces = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? this.#faceOf(rule) : [])),
    );
  }

  /** For letters of one style. Undefined where the browser takes a font of the computer, which no page can read. */
  glyphs({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration) {
    const key = `${fontWeight} ${fontStyle} ${fontFamily}`;
    const glyphs = this.#glyphs.get(key) ?? new Map<string, Promise<Glyph | undefined>>();
    this.#glyphs.set(key, glyphs);
    return (letter: string): Promise<Glyph | undefined> => {
      const glyph = glyphs.get(letter) ?? this.#find(letter, fontFamily, fontWeight, fontStyle);
      glyphs.set(letter, glyph);
      return glyph;
    };
  }

  async #find(letter: string, families: string, weight: string, style: string): Promise<Glyph | undefined> {
    const [codePoint = 0, ...more] = [...letter.normalize("NFC")].map((one) => one.codePointAt(0) ?? 0);
    if (more.length > 0 || !PLAIN.test(letter)) return undefined;
    for (const family of families.split(",").map(withoutQuotes)) {
      const own = this.#faces.filter((face) => face.family === family && face.weight === weight);
      const fitting = own.filter((face) => face.style === style);
      for (const face of [...fitting, ...own]) {
        if (!face.has(codePoint)) continue;
        const { font, letters } = await face.load();
        if (!letters.has(codePoint)) continue;
        const text = String.fromCodePoint(codePoint);
        const code = font.encodeText(text).asString();
        return { font: font.ref, code, advance: font.widthOfTextAtSize(text, 1000) };
      }
    }
    return undefined;
  }

  #faceOf({ style, parentStyleSheet }: CSSFontFaceRule): Face[] {
    const value = (name: string) => withoutQuotes(style.getPropertyValue(name));
    const [, address] = /url\("?([^")]+)"?\) format\("woff"\)/.exec(value("src")) ?? [];
    if (!address) return [];
    const url = new URL(address, parentStyleSheet?.href ?? document.baseURI);
    const ranges = value("unicode-range").split(",").map(asRange);
    let loading: ReturnType<Face["load"]> | undefined;
    const load = async () => {
      const response = await fetchWhole(url.href, {});
      if (!response.ok) throw new Error(`A font answered with status ${response.status}`);
      const font = await this.#pdf.embedFont(await response.arrayBuffer(), { subset: true });
      return { font, letters: new Set(font.getCharacterSet()) };
    };
    return [
      {
        family: value("font-family"),
        weight: value("font-weight"),
        style: value("font-style"),
        has: (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
        load: () => {
          loading ??= load();
          return loading;
        },
      },
    ];
  }
}

const withoutQuotes = (name: string) => name.trim().replaceAll(/^["']|["']$/g, "");

/** "U+0-FF", "U+131". */
function asRange(range: string): readonly [number, number] {
  const [from = "", to = from] = range.trim().slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
