/** Repeats a statement that does a part of the work each time, so that no statement takes too long. */
export async function whileMore(part: () => PromiseLike<readonly { isMore: boolean }[]>): Promise<void> {
  for (let isMore = true; isMore; ) {
    const [row] = await part();
    isMore = row?.isMore === true;
  }
}
