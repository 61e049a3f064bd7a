import { NetworkError } from "../lib/errors.ts";

/** Tells "no answer" apart from every other failure, for the words on the screen. */
export async function fetchOrNetworkError(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    throw new NetworkError("The server was not reached", { cause });
  }
}
