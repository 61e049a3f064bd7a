/** On a later visit, offers to put the page on the home screen. Only this device remembers a refusal. */

import { keep, storage } from "./device.ts";
import { madeButton } from "./made.ts";
import { statusBar } from "./offline.ts";
import { t } from "./texts.ts";

/** TypeScript lacks it: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export function offerInstalling(): void {
  const { hotel } = document.querySelector<HTMLElement>("main[data-hotel]")?.dataset ?? {};
  if (!hotel || !isLaterVisit(hotel)) return;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    showOffer(`innfo-home-${hotel}`, event as InstallEvent);
  });
}

/** A tab is one visit, however often it is reloaded. */
function isLaterVisit(hotel: string): boolean {
  const key = `innfo-home-${hotel}`;
  const [device, tab] = [storage("localStorage"), storage("sessionStorage")];
  if (!device || !tab) return false;
  const before = device.getItem(key);
  const isFirst = before === null || tab.getItem(key) !== null;
  if (before === null) keep("localStorage", key, "seen");
  if (isFirst) keep("sessionStorage", key, "1");
  return !isFirst && before !== "no";
}

function showOffer(key: string, event: InstallEvent): void {
  if (document.querySelector(".saved")) return;
  const offer = statusBar(t("script.keepOnHomeScreen"));
  offer.classList.add("install");
  const end = () => {
    keep("localStorage", key, "no");
    offer.remove();
  };
  const add = () => {
    end();
    void event.prompt();
  };
  offer.append(madeButton(t("script.add"), add), madeButton(t("script.noThanks"), end));
  document.body.append(offer);
}
