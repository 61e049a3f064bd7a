/** One letter, with its marks, and where it begins. */
interface Letter {
  segment: string;
  index: number;
}

/** Letters as people count them. A browser without a segmenter (Firefox before 125) may cut between the parts of an emoji. */
export function graphemesOf(text: string): Letter[] {
  if (typeof Intl.Segmenter === "function") return [...new Intl.Segmenter().segment(text)];
  return Array.from(text.matchAll(/\P{M}\p{M}*/gu), ({ 0: segment, index }) => ({ segment, index }));
}
