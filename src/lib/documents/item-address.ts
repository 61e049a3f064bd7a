/** The fragment of a link to an item: the random end of its id, unique within the hotel. */
export function addressOf({ id }: { id: string }): string {
  return `item-${id.slice(-8)}`;
}
