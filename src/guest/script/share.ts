import { made } from "./made.ts";
import { t } from "./texts.ts";

const NOTICE_MS = 2000;

/** Shares the page or one item, or copies a text such as the Wi-Fi password, and confirms it. */
export function enableSharing(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-share],[data-copy]");
    const { share: title, copy: text } = button?.dataset ?? {};
    if (text !== undefined) void copy(text, t("script.copied"));
    else if (title !== undefined) void share(title, button?.closest(".item"));
    else if (!target.closest(".notice")) announce();
  });
}

/** Adds a button to each place of a section when it opens, because most sections never do. */
export function addShareButtons(section: Element): void {
  const whole = document.querySelector<HTMLElement>(".share");
  if (!whole || section.querySelector("[data-share]")) return;
  for (const { parentElement: item } of section.querySelectorAll(".item > .actions")) {
    if (!item) continue;
    const title = titleOf(item)?.textContent ?? "";
    const button = whole.cloneNode(true) as HTMLElement;
    button.className = "copy";
    button.dataset.share = `${title} – ${whole.dataset.share}`;
    button.querySelector(".unseen")?.append(` ${title}`);
    item.querySelector(".title")?.append(button);
  }
}

/** The element with an item's name, by kind of item. */
export function titleOf(item: Element): HTMLElement | null {
  return item.querySelector("h3, h4, summary, td");
}

/** The fragment of an item's address. */
export function itemIdOf(item: Element | null | undefined): string | undefined {
  return item?.id || item?.querySelector("[id]")?.id;
}

async function share(title: string, item: Element | null | undefined): Promise<void> {
  const page = document.querySelector<HTMLMetaElement>("meta[property='og:url']")?.content ?? location.href;
  const id = itemIdOf(item);
  const url = id ? `${page}#${id}` : page;
  if (!navigator.share) return copy(url, t("script.linkCopied"));
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is a decision, not a failure.
    if ((error as Error).name !== "AbortError") await copy(url, t("script.linkCopied"));
  }
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
    hiding = setTimeout(announce, NOTICE_MS);
  } catch {
    // Without https and in many apps' own browsers. The old way copies what is selected; else the guest does, by hand.
    const shown = made("b", "", text);
    shown.translate = false;
    announce(shown);
    getSelection()?.selectAllChildren(shown);
    shown.before(document.execCommand("copy") ? done : t("script.selected"));
  }
}

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows it until the next press; without anything, hides what was shown. */
function announce(shown: Node | string = ""): void {
  clearTimeout(hiding);
  document.querySelector(".notice")?.replaceChildren(shown);
}
