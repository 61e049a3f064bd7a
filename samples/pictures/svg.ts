/** A few words to draw with: scenes are SVG, made from the same random numbers every time. */
import sharp from "sharp";

/** As upright as wide, so that a phone's cover and a desk's column both find their part in the middle. */
export const COVER = { width: 1200, height: 1400 } as const;
/** Of an item, above its title. */
export const WIDE = { width: 1200, height: 675 } as const;

/** What is drawn, and how large. */
export interface Picture {
  width: number;
  height: number;
  content: string;
}

/** As owners send it: lossless, made small when it comes. */
export function asPng({ width, height, content }: Picture): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is drawn so many times, once for each place in line. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function group(more: string, content: string): string {
  return `<g ${more}>${content}</g>`;
}

/** From top to bottom, evenly. Its name is that of its colours: url(#…) of the second. */
export function fade(colors: readonly string[], { across = false } = {}): { defs: string; fill: string } {
  const id = `f${across ? "x" : "y"}${colors.map((color) => color.replace(/\W/g, "")).join("")}`;
  const stops = colors
    .map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
    .join("");
  const direction = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return { defs: `<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`, fill: `url(#${id})` };
}

/** A rectangle of several colours, from top to bottom. */
export function shaded(x: number, y: number, width: number, height: number, ...colors: string[]): string {
  const { defs, fill } = fade(colors);
  return defs + rect(x, y, width, height, fill);
}

/** Light around a lamp or a sun. */
export function glow(x: number, y: number, radius: number, color: string, strength = 0.9): string {
  const id = `g${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity * strength}"/>`;
  return `<radialGradient id="${id}">${stop(0, 1)}${stop(0.3, 0.42)}${stop(0.65, 0.1)}${stop(1, 0)}</radialGradient>${circle(x, y, radius, `url(#${id})`)}`;
}

/** A ridge from left to right, closed at the bottom: hills when it is smooth, rock when it is not. */
export function ridge(
  { width, height }: Pick<Picture, "width" | "height">,
  { at, swing, steps, seed, sharp: isSharp = false }: Ridge,
  fill: string,
): string {
  const random = randomFrom(seed);
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (index * width) / steps,
    y: at - swing * (isSharp && index % 2 === 0 ? random() * 0.45 : 0.35 + random() * 0.65),
  }));
  const [first] = points;
  const along = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    const middle = (before.x + x) / 2;
    return isSharp
      ? `L${round(x)} ${round(y)}`
      : `C${round(middle)} ${round(before.y)} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`;
  });
  return path(`M0 ${height}L0 ${round(first?.y ?? at)}${along.join("")}L${width} ${height}Z`, fill);
}

interface Ridge {
  /** Where its feet are. */
  at: number;
  swing: number;
  steps: number;
  seed: number;
  sharp?: boolean;
}

/** Strokes of light on water, broader towards the front. */
export function ripples(
  { width, height }: Pick<Picture, "width" | "height">,
  from: number,
  color: string,
  { count = 90, seed = 5, center = 0.5, spread = 1 } = {},
): string {
  const random = randomFrom(seed);
  return times(count, () => {
    const depth = random() ** 1.4;
    const length = 16 + 130 * depth * random();
    const x = width * (center + (random() - 0.5) * spread * (0.35 + depth)) - length / 2;
    const opacity = 0.12 + 0.4 * random();
    return rect(
      x,
      from + 8 + depth * (height - from),
      length,
      2 + 4 * depth,
      color,
      `rx="3" opacity="${round(opacity)}"`,
    );
  });
}

export function stars({ width }: Pick<Picture, "width">, until: number, count: number, seed = 11): string {
  const random = randomFrom(seed);
  return times(count, () =>
    circle(
      random() * width,
      random() ** 1.3 * until,
      0.8 + random() * 1.9,
      "#fff",
      `opacity="${round(0.3 + random() * 0.6)}"`,
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
