/** The drawn lines of a PDF's pages. */

import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DrawnLine } from "./ruled-rows.ts";

/** A page full of tables has some hundreds. */
const MAX_RULES = 2000;
const THICKEST = 3;
const SHORTEST = 8;

type Matrix = readonly [number, number, number, number, number, number];

/**
 * Skips photos larger than a pixel, so that none is decoded.
 *
 * @param wanted numbers of pages, from 1
 */
export async function drawnLinesOf(
  data: Uint8Array,
  options: Parameters<typeof getDocument>[0] & object,
  wanted: readonly number[],
): Promise<ReadonlyMap<number, DrawnLine[]>> {
  const task = getDocument({ ...options, data, maxImageSize: 1 });
  try {
    const file = await task.promise;
    const rules = new Map<number, DrawnLine[]>();
    for (const number of wanted) {
      const page = await file.getPage(number);
      const { height, transform } = page.getViewport({ scale: 1 });
      if (!isMatrix(transform)) continue;
      const drawn = drawnRules(await page.getOperatorList(), transform);
      rules.set(
        number,
        drawn.map(({ left, right, bottom, top }) => ({
          left,
          right,
          bottom: height - top,
          top: height - bottom,
        })),
      );
      page.cleanup();
    }
    return rules;
  } finally {
    await task.destroy();
  }
}

/** Thin shapes, and the sides of drawn boxes. */
function drawnRules(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  shown: Matrix,
): DrawnLine[] {
  const rules: DrawnLine[] = [];
  let now = shown;
  const before: Matrix[] = [];
  for (const [at, drawing] of fnArray.entries()) {
    const given = argsArray[at];
    if (drawing === OPS.save || drawing === OPS.paintFormXObjectBegin) before.push(now);
    if (drawing === OPS.restore || drawing === OPS.paintFormXObjectEnd) now = before.pop() ?? shown;
    if (drawing === OPS.transform && isMatrix(given)) now = within(now, given);
    if (drawing === OPS.paintFormXObjectBegin && Array.isArray(given) && isMatrix(given[0]))
      now = within(now, given[0]);
    if (drawing !== OPS.constructPath || !Array.isArray(given)) continue;
    const [paint, , bounds] = given;
    if (!(bounds?.length === 4) || paint === OPS.endPath) continue;
    const box = boxIn(now, bounds as ArrayLike<number>);
    const isDrawn = PAINTED.has(paint);
    rules.push(...(isDrawn ? sidesOf(box, OUTLINED.has(paint)) : []));
    if (rules.length > MAX_RULES) return [];
  }
  return rules;
}

const OUTLINED = new Set<unknown>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
]);
const PAINTED = new Set<unknown>([...OUTLINED, OPS.fill, OPS.eoFill]);

function isMatrix(value: unknown): value is Matrix {
  return (
    typeof value === "object" &&
    value !== null &&
    "length" in value &&
    value.length === 6 &&
    Number.isFinite(Reflect.get(value, 5))
  );
}

function within([a, b, c, d, e, f]: Matrix, [aa, bb, cc, dd, ee, ff]: Matrix): Matrix {
  return [
    a * aa + c * bb,
    b * aa + d * bb,
    a * cc + c * dd,
    b * cc + d * dd,
    a * ee + c * ff + e,
    b * ee + d * ff + f,
  ];
}

function boxIn([a, b, c, d, e, f]: Matrix, bounds: ArrayLike<number>): DrawnLine {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
  const corners = [[x0, y0] as const, [x1, y1] as const].map(
    ([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const,
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function sidesOf(box: DrawnLine, isOutlined: boolean): DrawnLine[] {
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  if ((height <= THICKEST && width >= SHORTEST) || (width <= THICKEST && height >= SHORTEST)) return [box];
  if (!isOutlined || width < SHORTEST || height < SHORTEST) return [];
  const { left, right, bottom, top } = box;
  return [
    { left, right, bottom, top: bottom },
    { left, right, bottom: top, top },
    { left, right: left, bottom, top },
    { left: right, right, bottom, top },
  ];
}
