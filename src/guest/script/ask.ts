interface Answer {
  status: number;
  text: string;
}

/** Asks this site. @returns undefined without a network, or if it failed during the answer */
export async function ask(url: string, init?: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}
