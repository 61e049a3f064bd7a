/** Signs before the entries of a list; some are of no other use in a text. */
export const BULLETS = "•·*▪▫◦‣⁃∙○●■□◆◇❖★☆✦✧⚠✓✔✗✘✕✖✅❌☑☐➢➤➜➔►▶▸▹☞☛👉❯»→!❗‼§";
const BULLET = new RegExp(
  String.raw`^\s*(?:(?:[-–—${BULLETS}]\ufe0f?|!{2,3}|[①-⑳]|o(?=\s+\p{Lu})|\(?\d{1,2}[.)]|\(\d{1,2}\)|\d{1,2}[°º]|\d\ufe0f?\u20e3|[a-h][.)](?=\s+\p{Lu}))\s+|・\s*)`,
  "u",
);

export function isBullet(text: string): boolean {
  return BULLET.test(text);
}

export function withoutBullet(text: string): string {
  return text.replace(BULLET, "").trim();
}

/** "1/ …", "§ 2 …", "Article 3 - …", "Rule 4: …", "05 — …" */
const ENUMERATED =
  /^(?:(?:§|#|art(?:icle|ikel|[ií]culo|icolo|igo)?\.?|artykuł|rule|regel|r[eè]gle|regla|regola|regra)\s?(\d{1,2})\s?[.:)–—-]*|(\d{1,2})(?:\s?\/|\.-)|0?(0\d)(?:\s[–—-])?)\s+(?=\p{L})/iu;

/** A line whose number in a list is written as most lists do: "3. …". */
export function enumerated(text: string): string {
  return text.replace(ENUMERATED, (_, ...numbers) => `${numbers.slice(0, 3).find(Boolean)}. `);
}

const WITHIN = /(?<=^|[\p{L}\d.!?;:)] )\(?(\d{1,2})(?:[.)]-?|\s?\/|[°º])\s+(?=\p{Lu})/gu;
const MIN_WITHIN = 3;
const MAX_ABOVE = 40;

/** @returns what stands before the numbers of a line, and each numbered part; none where they do not count from 1 on */
export function numberedWithin(text: string): string[] {
  const found = [...text.matchAll(WITHIN)];
  const above = text.slice(0, found[0]?.index).trim();
  const isList = found.length >= MIN_WITHIN && found.every(([, number], at) => Number(number) === at + 1);
  if (!isList || above.length > MAX_ABOVE) return [];
  const parts = found.map(({ index }, at) => enumerated(text.slice(index, found[at + 1]?.index).trim()));
  // "On the 1. Floor, 2. Floor and 3. Floor": parts of a sentence.
  return parts.slice(0, -1).every((part) => /[.!?;]$/.test(part)) ? [above, ...parts].filter(Boolean) : [];
}
