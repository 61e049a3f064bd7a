import type { PdfPage, readPages } from "../../../lib/pages/layout.ts";
import { plain } from "../../ui/markup-text.ts";

/** The height of usual letters in {@link readPages}' points. */
const USUAL = 10;

interface OcrLine {
  text: string;
  /** Pixels, from the top left: where its baseline begins, and how that falls to the right. */
  left: number;
  top: number;
  slope: number;
  size: number;
  words: { text: string; left: number; right: number }[];
}

const PAPER = /class='ocr_page'[^>]*bbox 0 0 (\d+) (\d+)/;
const LINES = /(?=<span class='ocr_(?:line|header|caption|textfloat)')/;
const LINE = /title="bbox (\d+) \d+ \d+ (\d+); baseline (-?[\d.]+) (-?\d+); x_size ([\d.]+)/;
const WORD =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) \d+ (\d+) \d+; x_wconf (\d+)'[^>]*>(.*?)<\/span>/g;
/** Out of 100; below it are specks and edges. */
const LEAST_SURE = 30;
/** In what is usual on the page. In one size, capitals and digits seem larger by a third than small letters. */
const LARGE = 1.5;
const WIDE_GAP = 1.15;
/** How much larger a heading is, as {@link readPages} sees it. */
const HEADING = 1.3;

/** hOCR (https://kba.github.io/hocr-spec/1.2/) as it is written by Tesseract. */
export function piecesIn(hocr: string): PdfPage {
  const lines = hocr.split(LINES).flatMap(lineIn);
  const slope = middle(lines.map((line) => line.slope));
  // A page that lies askew has its lines' heights where they would be at its left edge.
  const heights = lines.map(({ top, left }) => top - slope * left);
  const size = middle(lines.flatMap((line) => line.words.map(() => line.size)));
  const gaps = heights.map((height, at) => height - (heights[at - 1] ?? 0));
  const usualGap = quantile(
    gaps.filter((gap) => gap > 0),
    1 / 4,
  );
  const scale = USUAL / size;
  const height = Math.max(0, ...heights);
  const pieces = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    // On a short page all gaps may be wide.
    const isAfterGap = (gaps[at] ?? 0) > usualGap * WIDE_GAP || /[.!?]$/.test(lines[at - 1]?.text ?? "");
    const isHeading =
      line.size > size * LARGE || (isAfterGap && isTitle(line) && next !== undefined && !isTitle(next));
    return line.words.map(({ text, left, right }) => ({
      ...{ text, x: left * scale, width: (right - left) * scale, y: (height - (heights[at] ?? 0)) * scale },
      ...{ size: isHeading ? USUAL * HEADING : USUAL, font: "" },
    }));
  });
  const [, wide = 0, high = height] = PAPER.exec(hocr)?.map(Number) ?? [];
  return { pieces, width: wide * scale, height: height * scale, below: (high - height) * scale };
}

function lineIn(markup: string): OcrLine[] {
  const [, left, bottom, slope, offset, size] = LINE.exec(markup) ?? [];
  const words = [...markup.matchAll(WORD)].flatMap(([, from, to, sure, inside = ""]) => {
    const text = plain(inside.replace(/<[^>]*>/g, ""));
    return Number(sure) < LEAST_SURE || !text ? [] : [{ text, left: Number(from), right: Number(to) }];
  });
  if (words.length === 0 || left === undefined) return [];
  const text = words.map((word) => word.text).join(" ");
  const top = Number(bottom) + Number(offset);
  return [{ text, left: Number(left), top, slope: Number(slope), size: Number(size), words }];
}

/** A few words that end like no sentence, and are no entry of a list. */
function isTitle({ text, words }: OcrLine): boolean {
  return words.length <= 5 && /^\p{Lu}/u.test(text) && !/:|[.,;!]$|\d{3}/.test(text);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

const middle = (values: readonly number[]) => quantile(values, 1 / 2);
