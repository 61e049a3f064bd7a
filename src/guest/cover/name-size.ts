/** How large the hotel's name may be: the width of its widest line, on one, two or three lines. */

/** Widths of the characters from space to "~": hundredths of an em in the widest of the heading fonts. */
const WIDTHS = [
  30, 32, 49, 71, 60, 92, 97, 30, 36, 36, 63, 64, 32, 42, 31, 56, 71, 48, 61, 58, 63, 60, 62, 56, 61, 62, 31,
  36, 64, 62, 64, 59, 91, 73, 70, 70, 79, 66, 61, 80, 84, 40, 50, 78, 63, 92, 79, 81, 69, 82, 74, 60, 69, 75,
  71, 105, 73, 69, 64, 34, 53, 35, 52, 57, 48, 56, 61, 52, 62, 54, 39, 59, 63, 31, 31, 61, 32, 95, 63, 59, 62,
  61, 47, 48, 38, 62, 56, 83, 55, 57, 49, 40, 31, 40, 64,
];
/** For letters that are wider in the device's font. */
const SPARE = 1.05;
const HYPHEN = 0.42;
const SPACE = 0.3;

const WHOLE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uff60]/u;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Longer Chinese and Japanese words break anywhere. */
const LONGEST_WHOLE = 8;

/** Ems of a letter with its marks. */
function letterWidth(letter: string): number {
  const known = WIDTHS[letter.charCodeAt(0) - 32];
  if (known !== undefined) return known / 100;
  if (WHOLE.test(letter)) return 1;
  if (/^[\p{Mn}\p{Me}\p{Cf}]/u.test(letter)) return 0;
  if (/^\p{Mc}/u.test(letter)) return 0.4;
  if (/^\p{Lu}/u.test(letter)) return 0.78;
  return 0.64;
}

function widthIn(text: string): number {
  return [...text.normalize("NFD")].reduce((sum, letter) => sum + letterWidth(letter), 0) * SPARE;
}

interface Piece {
  width: number;
  /** Between it and the piece before it, on the same line. */
  gap: number;
  /** At its end, if the line ends there. */
  end: number;
}

/** Parts that stay together on a line. */
function piecesOf(name: string): Piece[] {
  return name
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      partsOf(word).map((part, at, { length }) => ({
        width: widthIn(part),
        gap: at === 0 ? SPACE : 0,
        end: at < length - 1 && word.includes("\u00ad") ? HYPHEN : 0,
      })),
    );
}

function partsOf(word: string): string[] {
  if (isBrokenAnywhere(word)) return [...word];
  if (UNSPACED.test(word))
    return Array.from(
      new Intl.Segmenter("th", { granularity: "word" }).segment(word),
      ({ segment }) => segment,
    );
  return word.split(/\u00ad|(?<=[-–—])/);
}

function isBrokenAnywhere(word: string): boolean {
  return WHOLE.test(word) && !/\p{Script=Hangul}/u.test(word) && [...word].length > LONGEST_WHOLE;
}

function linesAt(pieces: readonly Piece[], room: number): number {
  let lines = 1;
  let used = -1;
  for (const { width, gap, end } of pieces) {
    if (used >= 0 && used + gap + width + end > room) {
      lines += 1;
      used = -1;
    }
    used = used < 0 ? width : used + gap + width;
  }
  return lines;
}

/** Ems of the widest line, if the name takes so many lines at most. */
function widest(pieces: readonly Piece[], lines: number): number {
  let low = Math.max(...pieces.map(({ width, end }) => width + end));
  let high = pieces.reduce((sum, { width, gap }) => sum + width + gap, 0);
  if (linesAt(pieces, low) <= lines) return low;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (linesAt(pieces, middle) <= lines) high = middle;
    else low = middle;
  }
  return high;
}

/** CSS with what cover.css needs to size the name: ems of its widest line on one, two and three lines, and of what stays together. */
export function nameSize(name: string): string {
  const pieces = piecesOf(name);
  const [one, two, three] = [1, 2, 3].map((lines) => Math.max(widest(pieces, lines), 1).toFixed(1));
  const whole = Math.max(...pieces.map(({ width, end }) => width + end), 1).toFixed(1);
  const breaks = name.split(/\s+/).some(isBrokenAnywhere) ? "word-break:normal;" : "";
  return `h1{${breaks}--n:${one};--m:${two};--o:${three};--w:${whole}}`;
}
