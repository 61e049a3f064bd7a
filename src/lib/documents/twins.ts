/** A guest page in other forms, at its address with an ending: docs/decisions/0109-what-machines-read.md. */

/** Content types, by ending. */
export const TWINS = {
  md: "text/markdown; charset=utf-8",
  jsonld: "application/ld+json",
} as const;
export type Twin = keyof typeof TWINS;
