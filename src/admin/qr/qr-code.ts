/** A hotel's QR code as geometry in whole pixels, which the preview, the PNG and the SVG all draw. */
import { encode } from "uqr";
import { QR_LOGO_MIN, QR_LOGO_SHARE } from "../../product.ts";

export interface QrCode {
  text: string;
  /** Side of the whole image, quiet zone included. */
  size: number;
  /** Side of one module, the smallest square of the code. */
  modulePixels: number;
  /** The dark modules: one rectangle for each run of them in a row, to be filled with black on white. */
  dark: readonly Rectangle[];
  /** The same as SVG path data. */
  path: string;
  /** Where the logo goes. The modules around and beneath it are left white, as a plate for it. */
  logo: Square | undefined;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Modules that stay light on every side, so that a scanner finds the code (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/** Below this many pixels a module is too fine for an ordinary phone to read from paper with ease. */
const COMFORTABLE_MODULE = 3;

/**
 * @param size side of the image in pixels
 * @throws {Error} when the text needs a code with more modules than the image has pixels; the
 *   longest host name DNS allows does not
 */
export function makeQrCode(text: string, { size, withLogo }: { size: number; withLogo: boolean }): QrCode {
  const { data, count, modulePixels } = withLogo ? encoded(text, "H", size) : encodedPlain(text, size);
  if (modulePixels === 0) throw new Error(`${text.length} characters do not fit a QR code of ${size} pixels`);
  const origin = Math.floor((size - count * modulePixels) / 2);
  const logoSide = Math.max(QR_LOGO_MIN, Math.round(size * QR_LOGO_SHARE));
  const plate = withLogo ? centredModules(count, Math.ceil(logoSide / modulePixels)) : undefined;
  const dark = darkRuns(data, modulePixels, origin, plate);
  return {
    text,
    size,
    modulePixels,
    dark,
    path: dark.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join(""),
    logo: plate && centredIn(plate, logoSide, modulePixels, origin),
  };
}

/** Q, which forgives a tenth of the code being covered, unless its squares get tiny: docs/decisions/0014. */
function encodedPlain(text: string, size: number) {
  const robust = encoded(text, "Q", size);
  return isComfortable(robust) ? robust : encoded(text, "M", size);
}

/** With a logo it has to be H: docs/decisions/0005. */
function encoded(text: string, ecc: "M" | "Q" | "H", size: number) {
  const { size: count, data } = encode(text, { ecc, boostEcc: true, border: 0 });
  return { data, count, modulePixels: Math.floor(size / (count + 2 * QUIET_ZONE)) };
}

export function isComfortable({ modulePixels }: Pick<QrCode, "modulePixels">): boolean {
  return modulePixels >= COMFORTABLE_MODULE;
}

/** In modules: columns and rows from `from` up to, not including, `to`. */
interface Plate {
  from: number;
  to: number;
}

/** A code's side is always odd, so only an odd number of modules has the same middle. */
function centredModules(count: number, atLeast: number): Plate {
  const modules = atLeast % 2 === 1 ? atLeast : atLeast + 1;
  const from = (count - modules) / 2;
  return { from, to: from + modules };
}

function centredIn({ from, to }: Plate, side: number, modulePixels: number, origin: number): Square {
  const corner = origin + from * modulePixels + Math.floor(((to - from) * modulePixels - side) / 2);
  return { x: corner, y: corner, side };
}

function darkRuns(
  rows: readonly (readonly boolean[])[],
  modulePixels: number,
  origin: number,
  plate: Plate | undefined,
): Rectangle[] {
  const within = (at: number) => plate !== undefined && at >= plate.from && at < plate.to;
  const runs: Rectangle[] = [];
  for (const [y, row] of rows.entries()) {
    const isDark = (x: number) => row[x] === true && !(within(x) && within(y));
    for (let x = 0; x < row.length; x += 1) {
      if (!isDark(x)) continue;
      const start = x;
      while (isDark(x + 1)) x += 1;
      runs.push({
        x: origin + start * modulePixels,
        y: origin + y * modulePixels,
        width: (x + 1 - start) * modulePixels,
        height: modulePixels,
      });
    }
  }
  return runs;
}
