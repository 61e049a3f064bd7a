/** A PDF with one font in two weights, written by hand, so that the content of its pages is known exactly. */
import { marked } from "./marked.ts";

const PAGE = { width: 595, height: 842, margin: 60 };
const BODY = 11;

interface Placed {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
}

/** @param columns stand side by side, line by line, above the rest */
export function pdfFile(
  lines: readonly string[],
  columns?: { left: readonly string[]; right: readonly string[] },
): Uint8Array<ArrayBuffer> {
  const pages: Placed[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  function place(text: string, { x = PAGE.margin, size = BODY, isBold = false, isSameLine = false }): void {
    if (!isSameLine) y -= size * 1.45;
    if (y < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin - size * 1.45;
    }
    pages.at(-1)?.push({ text, x, y, size, isBold });
  }
  for (const [index, left] of columns?.left.entries() ?? []) {
    place(left, {});
    place(columns?.right[index] ?? "", { x: 310, isSameLine: true });
  }
  for (const line of lines) {
    if (line === "\f") {
      pages.push([]);
      continue;
    }
    if (line.includes("\v")) {
      const pieces = line.split("\v");
      pages.at(-1)?.push(
        ...pieces.map((text, at) => ({
          text,
          x: (at % 29) * 20,
          y: 800 - (Math.floor(at / 29) % 350) * 2,
          size: 2,
          isBold: false,
        })),
      );
      continue;
    }
    const found = marked(line);
    if (found.kind === "row") {
      const width = (PAGE.width - 2 * PAGE.margin) / found.cells.length;
      for (const [at, cell] of found.cells.entries()) {
        place(cell, {
          x: PAGE.margin + at * width,
          isSameLine: at > 0,
          size: found.cells.length > 4 ? 6 : 8,
        });
      }
      continue;
    }
    if (found.kind === "heading") {
      y -= 12;
      place(found.text, { size: found.level === 1 ? 20 : 14, isBold: true });
    } else if (found.kind === "listed") {
      place("•", {});
      for (const [at, part] of wrapped(found.text).entries()) {
        place(part, { x: PAGE.margin + 14, isSameLine: at === 0 });
      }
    } else for (const part of wrapped(found.text)) place(part, { isBold: found.kind === "bold" });
  }
  return fileOf(pages);
}

function wrapped(text: string): string[] {
  const most = PAGE.width - 2 * PAGE.margin - 14;
  const parts: string[] = [];
  for (const word of text.split(" ")) {
    const longer = parts.length > 0 ? `${parts.at(-1)} ${word}` : word;
    if (parts.length > 0 && widthOf(longer) < most) parts[parts.length - 1] = longer;
    else parts.push(word);
  }
  return parts;
}

/** Approximates Helvetica's widths. */
function widthOf(text: string): number {
  const letters = [...text].map((letter) => {
    if (/[ijlft.,:;'|!I ()]/.test(letter)) return 0.28;
    if (/[mwMW%]/.test(letter)) return 0.85;
    return /\p{Lu}/u.test(letter) ? 0.68 : 0.54;
  });
  return letters.reduce((sum, width) => sum + width, 0) * BODY;
}

function fileOf(pages: readonly Placed[][]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids.join(" ")}]/Count ${pages.length}/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>",
    ...pages.flatMap((placed, index) => {
      const drawn = placed.map(
        ({ text, x, y, size, isBold }) =>
          `BT /F${isBold ? 2 : 1} ${size} Tf ${x} ${y.toFixed(2)} Td <${hex(text)}> Tj ET`,
      );
      const stream = drawn.join("\n");
      return [
        `<</Type/Page/Parent 2 0 R/Contents ${6 + index * 2} 0 R>>`,
        `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const entries = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** Letters of Windows-1252 whose code differs from Unicode's. */
const WINDOWS: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

function hex(text: string): string {
  return [...text]
    .map((letter) => (WINDOWS[letter] ?? letter.charCodeAt(0)).toString(16).padStart(2, "0"))
    .join("");
}
