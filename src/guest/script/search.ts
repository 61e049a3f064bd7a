/** Loads the search when somebody is about to search, which most guests never do: src/guest/search.ts. */
import { ask } from "./ask.ts";
import { look } from "./looks.ts";
import { t } from "./texts.ts";
import { apart } from "./unpack.ts";

type Search = typeof import("../search.ts");

export function offerSearch(): void {
  const box = document.querySelector<HTMLElement>(".search");
  const input = box?.querySelector("input");
  const status = box?.querySelector("[role=status]");
  if (box && input && status) loadOnFocus(box, input, status);
}

function loadOnFocus(box: HTMLElement, input: HTMLInputElement, status: Element): void {
  // The script of the page's language, then that of the hotel's if it is another.
  const scripts = [box, input].flatMap(({ dataset }) => dataset.src ?? []);
  let isLoading = false;
  const lacks = status.textContent;
  status.textContent = "";

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const [search, ...others] = await Promise.all(
        scripts.map((path) => import(/* @vite-ignore */ path) as Promise<Search>),
      );
      status.textContent = "";
      search?.begin(input, others, apart, look);
    } catch (error) {
      // The next letter tries again.
      isLoading = false;
      // An old browser fails here, too.
      if ((await ask(scripts[0] ?? "", { method: "HEAD" }))?.status === 200) {
        status.textContent = lacks;
        throw error;
      }
      status.textContent = t("offline.title");
    }
  }

  input.addEventListener("focus", load);
  input.addEventListener("input", load);
}
