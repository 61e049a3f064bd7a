import { expect, type Page } from "@playwright/test";

/** A refusal a test provokes on purpose: an HTTP status, or a request that gets no answer at all. */
export type Refusal = number | "no answer";

/** A browser logs refused requests as errors, also when the screen deals with them. */
function refusalOf(message: string): Refusal | undefined {
  if (message.includes("net::ERR_")) return "no answer";
  const [, status] = message.match(/the server responded with a status of (\d+)/) ?? [];
  return status ? Number(status) : undefined;
}

/**
 * Collects what a person with the console open would see in red.
 *
 * @returns the check that nothing was seen but the refusals expected
 */
export function watchConsole(page: Page, expected: readonly Refusal[]): () => void {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const refusal = refusalOf(message.text());
    if (refusal && expected.includes(refusal)) return;
    problems.push(`${message.text()} (${message.location().url})`);
  });
  return () => expect(problems, "errors in the browser's console").toEqual([]);
}
