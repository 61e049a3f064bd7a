interface Answer {
  status: number;
  text: string;
}

/** Asks this site. @returns undefined without a network, also one that ended before the answer did */
export async function ask(url: string, init?: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}
