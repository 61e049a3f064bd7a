import { ask } from "./ask.ts";
import { forget, keep, storage } from "./device.ts";

/** How often a message's page asks for its answer, in milliseconds. */
const ASK_EVERY = 15_000;
/** The message's state and number of texts, as written by src/guest/forms/sent-page.tsx. */
const SAID = / data-said="([^"]*)"/;

/**
 * Loads the page again, with what is typed, once the hotel has said something or the message is gone. A text sent without
 * a network stays on the page, which sends it once there is one.
 */
export function followAnswer(page: HTMLElement): void {
  const again = page.querySelector("textarea");
  const typed = `innfo-sent-${location.pathname}`;
  if (again) again.value ||= storage("sessionStorage")?.getItem(typed) ?? "";
  forget(typed, "sessionStorage");
  let isSending = false;
  async function look(): Promise<void> {
    // Does not interrupt a guest who is about to delete the message.
    if (!isSending && (document.hidden || page.querySelector("details[open]"))) return;
    const asksToSend = isSending;
    const { status, text = "" } = (await ask(location.href)) ?? {};
    // The guest pressed Send meanwhile, or the message was sent. The next look does the rest.
    if (asksToSend !== isSending) return;
    if (isSending && status) {
      isSending = false;
      forget(typed, "sessionStorage");
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
    // Shows the alert of a waiting message. With large text it is above the window.
    page.querySelector(".alert")?.scrollIntoView(false);
  });
  setInterval(look, ASK_EVERY);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
}
