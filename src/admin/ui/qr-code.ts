/** The geometry of a hotel's QR code in whole pixels, for the preview, the PNG and the SVG. */

import { encode } from "uqr";
import { QR_LOGO_MIN, QR_LOGO_SHARE } from "../../product.ts";

export interface QrCode {
  text: string;
  /** Side of the whole image, including the quiet zone. */
  size: number;
  /** Side of the smallest module (a square of a code). */
  modulePixels: number;
  /** A rectangle for each run of dark modules in a row. */
  dark: readonly Rectangle[];
  /** The same as SVG path data. */
  path: string;
  /** The place of the logo. The modules around and beneath it are left white. */
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

/** Light modules on every side, by which a scanner finds the code (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/** Pixels. Ordinary phones read smaller modules from paper with difficulty. */
const COMFORTABLE_MODULE = 3;

/**
 * @param size side of the image in pixels
 * @throws {Error} when the text needs more modules than the image has pixels; the longest host name that DNS
 *   allows does not
 */
export function makeQrCode(text: string, { size, withLogo }: { size: number; withLogo: boolean }): QrCode {
  const { data, count, modulePixels } = withLogo ? encoded(text, "H", size) : encodedPlain(text, size);
  if (modulePixels === 0) throw new Error(`${text.length} characters do not fit a QR code of ${size} pixels`);
  const edge = makeGrid(size, count, modulePixels);
  const logoSide = Math.max(QR_LOGO_MIN, Math.round(size * QR_LOGO_SHARE));
  const plate = withLogo ? centredModules(count, Math.ceil(logoSide / modulePixels)) : undefined;
  const dark = darkRuns(data, edge, plate);
  return {
    text,
    size,
    modulePixels,
    dark,
    path: dark.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join(""),
    logo: plate && centredIn(plate, logoSide, edge),
  };
}

/** With error correction Q, or M where the modules would get tiny: docs/decisions/0008. */
function encodedPlain(text: string, size: number) {
  const robust = encoded(text, "Q", size);
  return isComfortable(robust) ? robust : encoded(text, "M", size);
}

/** A logo needs error correction H: docs/decisions/0008. */
function encoded(text: string, ecc: "M" | "Q" | "H", size: number) {
  const { size: count, data } = encode(text, { ecc, boostEcc: true, border: 0 });
  return { data, count, modulePixels: Math.floor(size / (count + 2 * QUIET_ZONE)) };
}

export function isComfortable({ modulePixels }: Pick<QrCode, "modulePixels">): boolean {
  return modulePixels >= COMFORTABLE_MODULE;
}

/** In modules: columns and rows from `from` up to, but not including, `to`. */
interface Plate {
  from: number;
  to: number;
}

/** A code has an odd number of modules, so only an odd number can be exactly in its middle. */
function centredModules(count: number, atLeast: number): Plate {
  const modules = atLeast % 2 === 1 ? atLeast : atLeast + 1;
  const from = (count - modules) / 2;
  return { from, to: from + modules };
}

/** Pixels. Smaller modules become unreadable when some are a pixel wider than others. */
const LEAST_STRETCHED = 3.5;

/** The pixel at which a module begins. */
type Edge = (module: number) => number;

/**
 * Stretches the code to the quiet zone, so that some modules are a pixel wider than others. Where modules are too
 * small for that, all have one size and the border gets wider.
 */
function makeGrid(size: number, count: number, modulePixels: number): Edge {
  const exact = size / (count + 2 * QUIET_ZONE);
  const side = exact >= LEAST_STRETCHED ? exact : modulePixels;
  const origin = (size - count * side) / 2;
  return (module) => Math.round(origin + module * side);
}

function centredIn({ from, to }: Plate, side: number, edge: Edge): Square {
  const corner = edge(from) + Math.floor((edge(to) - edge(from) - side) / 2);
  return { x: corner, y: corner, side };
}

function darkRuns(rows: readonly (readonly boolean[])[], edge: Edge, plate: Plate | undefined): Rectangle[] {
  const within = (at: number) => plate !== undefined && at >= plate.from && at < plate.to;
  const runs: Rectangle[] = [];
  for (const [y, row] of rows.entries()) {
    const isDark = (x: number) => row[x] === true && !(within(x) && within(y));
    for (let x = 0; x < row.length; x += 1) {
      if (!isDark(x)) continue;
      const start = x;
      while (isDark(x + 1)) x += 1;
      runs.push({
        x: edge(start),
        y: edge(y),
        width: edge(x + 1) - edge(start),
        height: edge(y + 1) - edge(y),
      });
    }
  }
  return runs;
}
