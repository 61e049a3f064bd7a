/**
 * Makes a value at its first use. A browser takes some 20 milliseconds for the first format of dates or numbers of a page,
 * which no page needs before it is drawn.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
