/**
 * Whether a guest who has no network writes of danger: the server cannot read it yet. The words are the search's, which the
 * phone keeps with the hotel's page or its forms; nothing is loaded while somebody types.
 */
type Search = typeof import("../search.ts");

/** Marks the page with `data-dials` if this phone has the words. The kept message then says whom to dial. */
export function followDanger(): void {
  const page = document.querySelector<HTMLElement>("main.form");
  const { src } = page?.dataset ?? {};
  const text = page?.querySelector<HTMLTextAreaElement>("textarea[name=text]");
  let speaks: ReturnType<Search["readerOfDanger"]> | undefined;
  text?.addEventListener("focus", async () => {
    if (!src || speaks || !(await globalThis.caches?.match(src))) return;
    speaks = ((await import(/* @vite-ignore */ src)) as Search).readerOfDanger();
  });
  const look = () =>
    page?.toggleAttribute("data-dials", speaks?.(text?.value ?? "", document.documentElement.lang) ?? false);
  // Reads before sending, because the page that keeps the message shows the result: script/follow-answer.ts.
  text?.addEventListener("change", look);
  // Tells the worker that keeps the form: worker/unsent.ts. The server reads for itself.
  text?.form?.addEventListener("formdata", ({ formData }) => {
    if (look()) formData.set("danger", "1");
  });
}
