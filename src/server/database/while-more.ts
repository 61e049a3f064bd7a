/** Repeats a statement that does a part of its work each time, so that none takes too long. */
export async function whileMore(part: () => PromiseLike<readonly { isMore: boolean }[]>): Promise<void> {
  for (let isMore = true; isMore; ) {
    const [row] = await part();
    isMore = row?.isMore === true;
  }
}
