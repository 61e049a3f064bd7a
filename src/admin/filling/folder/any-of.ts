export function anyOf(words: readonly string[]): string {
  return words.join("|");
}

export function namer<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
  flags = "i",
  whole = (words: string) => words,
): (text: string) => Name | undefined {
  const patterns = Object.entries<readonly string[]>(lists).map(
    ([name, words]) => [name as Name, new RegExp(whole(anyOf(words)), flags)] as const,
  );
  return (text) => patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
