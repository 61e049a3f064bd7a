declare module "hyphen" {
  /** @param patterns one of this package's tables: Liang's patterns of a language */
  export default function createHyphenator(
    patterns: unknown,
    options?: { minWordLength?: number },
  ): (text: string) => string;
}
declare module "hyphen/patterns/*" {
  const patterns: unknown;
  export default patterns;
}
