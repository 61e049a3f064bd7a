/** Derives every colour of the guest page and of prints from the accent that the owner chose. */
import {
  clampChroma,
  converter,
  formatHex,
  useMode as know,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  wcagContrast,
} from "culori/fn";

/** Colours as #rrggbb. */
export interface Colors {
  paper: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  /** Borders of inputs: 3:1 against the card (WCAG 1.4.11). */
  edge: string;
  accent: string;
  "on-accent": string;
  /** Draws attention without alarm: an offer, an announcement. */
  spark: string;
  go: string;
  alert: string;
  /** The cover without a photo: its two colours, and the large letter behind the name. */
  "cover-top": string;
  "cover-end": string;
  "cover-mark": string;
  "on-cover": string;
}

/** WCAG 2.2, 1.4.3, plus a margin because colours are rounded. */
const READABLE = 4.6;
/** OKLCH lightness, 0 to 1. Smaller differences come from rounding and are invisible. */
const SEEN = 0.005;
/** Degrees: between orange and yellow. */
const PAPER_HUE = 82;

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) know(mode);
const toOklch = converter("oklch");

function hex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/**
 * Changes the accent's lightness until it is readable on paper, and text on it. @param step is negative on
 * light pages
 */
function readable(
  { l, c, h }: { l: number; c: number; h: number },
  paper: string,
  on: string,
  step: number,
): string {
  let lightness = l;
  let color = hex(lightness, c, h);
  while (
    lightness > 0 &&
    lightness < 1 &&
    Math.min(wcagContrast(color, paper), wcagContrast(color, on)) < READABLE
  ) {
    lightness += step;
    color = hex(lightness, c, h);
  }
  return color;
}

/** @param accent any #rrggbb; unreadable ones are darkened on light pages and lightened on dark ones */
export function colorsOf(accent: string): { light: Colors; dark: Colors } {
  const { l = 0.4, c = 0, h = 0 } = toOklch(accent) ?? {};
  // Ink and dark colours take a tint of the accent, none if it is grey. Paper is always warm.
  const lean = Math.min(c / 0.08, 1);
  const grey = (lightness: number, chroma: number) => hex(lightness, chroma * lean, h);
  const warm = (lightness: number, chroma: number) => hex(lightness, chroma, PAPER_HUE);

  const paper = warm(0.982, 0.007);
  const darkPaper = grey(0.2, 0.012);
  const light: Colors = {
    paper,
    card: warm(0.996, 0.003),
    ink: grey(0.25, 0.022),
    soft: grey(0.47, 0.022),
    line: warm(0.905, 0.013),
    edge: grey(0.6, 0.02),
    accent: readable({ l: Math.min(l, 0.48), c, h }, paper, "#ffffff", -0.01),
    "on-accent": "#ffffff",
    spark: "#a45c12",
    go: "#1d6a3f",
    alert: "#a8231b",
    "cover-top": hex(0.41, Math.min(c, 0.11), h),
    "cover-end": hex(0.32, Math.min(c, 0.09), h),
    "cover-mark": hex(0.46, Math.min(c, 0.115), h),
    "on-cover": grey(0.975, 0.02),
  };
  const onAccent = grey(0.22, 0.035);
  const dark: Colors = {
    paper: darkPaper,
    card: grey(0.25, 0.014),
    ink: grey(0.95, 0.008),
    soft: grey(0.76, 0.015),
    line: grey(0.34, 0.017),
    edge: grey(0.6, 0.02),
    accent: readable({ l: Math.max(l, 0.8), c: Math.min(c, 0.085), h }, darkPaper, onAccent, 0.01),
    "on-accent": onAccent,
    spark: "#e2a84f",
    go: "#8fd6ab",
    alert: "#ffb1a6",
    "cover-top": hex(0.35, Math.min(c, 0.09), h),
    "cover-end": hex(0.26, Math.min(c, 0.075), h),
    "cover-mark": hex(0.4, Math.min(c, 0.095), h),
    "on-cover": grey(0.96, 0.02),
  };
  return { light, dark };
}

/** Whether light pages show the accent darker than chosen. False if it is not a colour. */
export function isShownDarker(accent: string): boolean {
  const [chosen, shown] = [toOklch(accent), toOklch(colorsOf(accent).light.accent)];
  return chosen !== undefined && shown !== undefined && chosen.l - shown.l > SEEN;
}
