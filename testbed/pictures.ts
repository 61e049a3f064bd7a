import sharp from "sharp";

/** A hotel's sign in a few colours, as PNG. */
export function logoPicture(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="512" height="512"><circle cx="48" cy="48" r="48" fill="#12455b"/><path d="M18 58q8-8 15 0t15 0 15 0 15 0v6q-8 8-15 0t-15 0-15 0-15 0z" fill="#f3c568"/><path d="M48 18l20 30H28z" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
