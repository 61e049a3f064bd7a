/** Work of which each statement does a part, so that none of them takes too long. */

/** @param part answers whether there is more */
export async function inParts(part: () => PromiseLike<readonly { isMore: boolean }[]>): Promise<void> {
  for (let isMore = true; isMore; ) {
    const [row] = await part();
    isMore = row?.isMore === true;
  }
}
