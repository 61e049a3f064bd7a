/** WCAG 2.2, 1.4.3: of text against its ground. */
const READABLE = 4.5;

/** Whether white on it, or it on white, cannot be read: the guest page takes a darker shade (src/guest/look.ts). */
export function shownDarker(color: string): boolean {
  const luminance = luminanceOf(color);
  return luminance !== undefined && 1.05 / (luminance + 0.05) < READABLE;
}

/** As WCAG 2.2 defines it, from 0 to 1; undefined for what is no #rrggbb. */
function luminanceOf(color: string): number | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color.trim());
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
