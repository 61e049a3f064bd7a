/** Remembers what an answer consists of, because a Response tells only by turning it into a stream. */
type Body = string | Uint8Array;

const bodies = new WeakMap<Response, Body>();

/** Notes the body. @returns the same answer */
export function madeOf(body: Body, answer: Response): Response {
  bodies.set(answer, body);
  return answer;
}

/** @returns undefined for an answer without a note */
export function answerBodyOf(answer: Response): Body | undefined {
  return bodies.get(answer);
}
