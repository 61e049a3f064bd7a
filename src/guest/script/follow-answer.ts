import { ask } from "./ask.ts";
import { keep, storage } from "./device.ts";

/** How often a message's page asks for its answer, in milliseconds. */
const ASK_EVERY = 15_000;
/** How far a message is, and how many texts it has: src/guest/forms/sent-page.tsx. */
const SAID = / data-said="([^"]*)"/;

/**
 * Loads the page again, with what is typed, once the hotel has said something or the message is gone. What is sent without
 * a network stays on the page, which sends it once there is one.
 */
export function followAnswer(page: HTMLElement): void {
  const again = page.querySelector("textarea");
  const typed = `innfo-sent-${location.pathname}`;
  if (again) again.value ||= storage("sessionStorage")?.getItem(typed) ?? "";
  storage("sessionStorage")?.removeItem(typed);
  let isSending = false;
  async function look(): Promise<void> {
    // A guest who is about to delete it is not interrupted.
    if (!isSending && (document.hidden || page.querySelector("details[open]"))) return;
    const asksToSend = isSending;
    const { status, text = "" } = (await ask(location.href)) ?? {};
    // The guest pressed Send meanwhile, or it has gone: another look does the rest.
    if (asksToSend !== isSending) return;
    if (isSending && status) {
      isSending = false;
      storage("sessionStorage")?.removeItem(typed);
      again?.form?.submit();
    } else if (isSending) {
      page.classList.add("waits");
      keepTyped();
    } else if (status === 404 || (status === 200 && SAID.exec(text)?.[1] !== page.dataset.said)) {
      keepTyped();
      location.reload();
    }
  }
  function keepTyped(): void {
    if (again) keep("sessionStorage", typed, again.value);
  }
  again?.form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    isSending = true;
    await look();
    // If it waits now. With large text it stands above the window that showed the button.
    page.querySelector(".alert")?.scrollIntoView(false);
  });
  setInterval(look, ASK_EVERY);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
}
