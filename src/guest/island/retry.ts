const RETRY_MS = 5000;
const UNAVAILABLE = 503;

/** On the page shown while the database does not answer: asks again until it does. */
export function retryWhenUnavailable(): void {
  if (!document.querySelector("[data-retry]")) return;
  setTimeout(async () => {
    if (await answersAgain()) location.reload();
    else retryWhenUnavailable();
  }, RETRY_MS);
}

async function answersAgain(): Promise<boolean> {
  try {
    // Pages are asked for again each time: max-age=0.
    const response = await fetch(location.href, { method: "HEAD" });
    return response.status !== UNAVAILABLE;
  } catch {
    // The guest's own connection is down as well; it may come back.
    return false;
  }
}
