/**
 * Loaded by the pages on which guests write. A message's page follows the answer, and the device may be told of it: each
 * message has a worker of its own, whose scope is its page, so that a push has to say nothing. See
 * docs/decisions/0130-a-conversation.md.
 */
import { workerUrl } from "../lib/worker-url.ts";
import { fillIn } from "./script/about.ts";
import { followDanger } from "./script/danger.ts";
import { followAnswer } from "./script/follow-answer.ts";
import { previewPhoto } from "./script/photo.ts";
import { keepTyped } from "./script/typed.ts";

// First: a guest may have chosen another topic than the address.
keepTyped();
fillIn();
followDanger();
previewPhoto();
const page = document.querySelector<HTMLElement>("main[data-said]");
if (page) followAnswer(page);
const offer = document.querySelector<HTMLElement>(".tell");
// Browsers lack it over plain http, in some private windows, and on iPhones outside of the home screen.
const isPossible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
if (offer && import.meta.env.PROD && isPossible && Notification.permission !== "denied") void show(offer);

async function show(offer: HTMLElement): Promise<void> {
  const button = offer.querySelector("button");
  const problem = offer.querySelector("p");
  if (!button || !problem) return;
  const { serviceWorker } = navigator;
  const { pushKey = "", hotel = "", name = "", say = "", refused = "", failed = "" } = offer.dataset;
  const words = new URLSearchParams({ hotel, name, say, lang: document.documentElement.lang, key: pushKey });
  const script = workerUrl(`/answer-worker.js?${words}`);
  let worker = await serviceWorker.getRegistration();
  let subscription = await worker?.pushManager.getSubscription();
  showState();
  // The page itself says what the notices said.
  for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
  offer.hidden = false;
  let isBusy = false;
  button.addEventListener("click", async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      problem.textContent = (await (subscription ? end() : begin())) ?? "";
    } catch (error) {
      // There is no network, or the browser's push service does not answer.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      problem.textContent = failed;
    }
    isBusy = false;
    showState();
  });
  // Forgetting or deleting the message ends the notices.
  document.querySelector(".remembered button")?.addEventListener("click", () => void worker?.unregister());
  document.querySelector("details form")?.addEventListener("submit", () => void worker?.unregister());

  function showState(): void {
    button?.setAttribute("aria-pressed", String(Boolean(subscription)));
  }

  /** @returns what went wrong */
  async function begin(): Promise<string | undefined> {
    // Must be asked within the press: browsers show no question later.
    if ((await Notification.requestPermission()) !== "granted") return refused;
    worker = await serviceWorker.register(script, { scope: location.pathname });
    const { pushManager } = await serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    if (!(await post({ endpoint: made.endpoint, ...made.toJSON().keys }))) {
      await worker.unregister();
      return failed;
    }
    subscription = made;
    return undefined;
  }

  async function end(): Promise<string | undefined> {
    // Without keys the server deletes the subscription.
    if (!(await post({ endpoint: subscription?.endpoint ?? "" }))) return failed;
    await worker?.unregister();
    subscription = null;
    return undefined;
  }
}

async function post(given: Record<string, string>): Promise<boolean> {
  const body = new URLSearchParams(given);
  const { ok } = await fetch(`${location.pathname}/tell`, { method: "POST", body });
  return ok;
}
