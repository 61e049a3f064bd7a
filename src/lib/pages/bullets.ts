/** Signs before the entries of a list; some are of no other use in a text. */
export const BULLETS = "•·*▪▫◦‣⁃∙○●■□◆◇❖✓✔✗✘✕✖✅❌☑☐➢➤➜➔►▶▸▹☞☛👉❯»→!§";
const BULLET = new RegExp(
  String.raw`^\s*(?:(?:[-–—${BULLETS}]\ufe0f?|o(?=\s+\p{Lu})|\(?\d{1,2}[.)]|\(\d{1,2}\)|\d{1,2}[°º]|\d\ufe0f?\u20e3|[a-h]\)(?=\s+\p{Lu}))\s+|・\s*)`,
  "u",
);

export function isBullet(text: string): boolean {
  return BULLET.test(text);
}

export function withoutBullet(text: string): string {
  return text.replace(BULLET, "").trim();
}
