/** As in guest.css, for what is drawn outside the page: the browser's own bars and icons. */

/** The page behind everything. */
export const PAPER = { light: "#f6f2ea", dark: "#121614" };
export const ACCENT = "#1f4f40";
