/** What a link to an item ends with: the end of its id, which chance made, tells it from every other of its hotel. */
export function addressOf({ id }: { id: string }): string {
  return `item-${id.slice(-8)}`;
}
