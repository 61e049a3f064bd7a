const NOTICE_MS = 2000;

/** Shares the page, or copies a text such as the Wi-Fi password, and says so. */
export function enableSharing(): void {
  const buttons = document.querySelectorAll<HTMLElement>("[data-share], [data-copy]");
  // Browsers offer neither over plain http.
  if (!navigator.clipboard) {
    for (const button of buttons) button.remove();
    return;
  }
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const { share: title, copy: text } = button.dataset;
      void (title === undefined ? copy(text ?? "") : share(title));
    });
  }
}

async function share(title: string): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const url = canonical?.href ?? location.href;
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the phone's share sheet is a decision, no failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce("Copied");
  } catch {
    announce("Your browser did not allow copying");
  }
}

let hiding: ReturnType<typeof setTimeout> | undefined;

function announce(text: string): void {
  const notice = document.querySelector(".notice");
  if (!notice) return;
  notice.textContent = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.textContent = "";
  }, NOTICE_MS);
}
