import { useQuery } from "@tanstack/react-query";
import { fetchWhole } from "../../rows/fetch.ts";

/** Pixels. Enough to tell a logo's colors, and few to look at. */
const SIDE = 64;
const MOST = 3;
/** Degrees: what is closer is one color in two shades. */
const HUES_APART = 30;
/** A distance; black and white are 442 apart: closer colors look the same. */
const ALIKE = 60;
/** Opacity up to 255: less is see-through. */
const SOLID = 128;
/** Between the strongest and the weakest of red, green and blue, of 255: less is black, white or grey. */
const COLORED = 40;

/** The colors of the hotel's logo, #rrggbb, that it has most of first; none without a logo, or in a grey one. */
export function useLogoColors(logoUrl: string | null) {
  return useQuery({
    queryKey: ["logo colors", logoUrl],
    queryFn: async ({ signal }) => {
      const answer = await fetchWhole(logoUrl ?? "", { signal });
      if (!answer.ok) throw new Error(`The logo was answered with ${answer.status}`);
      return logoColorsOf(await pixelsOf(await answer.blob()));
    },
    enabled: logoUrl !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // An offer: the colors can be chosen without it.
    retry: false,
  });
}

async function pixelsOf(file: Blob): Promise<Uint8ClampedArray> {
  const picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE });
  try {
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(0, 0, SIDE, SIDE).data ?? new Uint8ClampedArray();
  } finally {
    picture.close();
  }
}

/** @param pixels red, green, blue and opacity of each */
export function logoColorsOf(pixels: Uint8ClampedArray): string[] {
  /** By hue, the mean of what has it. */
  const found = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < SOLID || Math.max(red, green, blue) - Math.min(red, green, blue) < COLORED) continue;
    const hue = Math.round(hueOf(red, green, blue) / HUES_APART) % (360 / HUES_APART);
    const { count, sum } = found.get(hue) ?? { count: 0, sum: [0, 0, 0] };
    found.set(hue, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] });
  }
  const means = [...found.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, sum }) => sum.map((part) => part / count));
  return means
    .filter((mean, index) => means.slice(0, index).every((other) => distance(mean, other) > ALIKE))
    .slice(0, MOST)
    .map((mean) => `#${mean.map(hex).join("")}`);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));
}

/** Degrees, as HSL has them. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

function hex(part: number): string {
  return Math.round(part).toString(16).padStart(2, "0");
}
