/** The product's own colors, for pages and mails that belong to no hotel. */
export const LIGHT = {
  canvas: "#f6f2ea",
  surface: "#fffdf9",
  line: "#e3dbcc",
  ink: "#1d2a25",
  soft: "#57615b",
  accent: "#1f4f40",
  onAccent: "#fdfaf3",
  danger: "#9b2c22",
};
export const DARK: typeof LIGHT = {
  canvas: "#121614",
  surface: "#1b211e",
  line: "#303834",
  ink: "#efe9dd",
  soft: "#aeb5ad",
  accent: "#9fcdb6",
  onAccent: "#121614",
  danger: "#f0998c",
};
