/**
 * Whether a guest who has no network writes of danger: the server cannot read it yet. The words are the search's, which the
 * phone keeps with the hotel's page or its forms; nothing is loaded while somebody types.
 */
type Search = typeof import("../search.ts");

/** Marks the page with `data-dials`, where this phone has the words: what is kept then says whom to dial. */
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
  // Before it is sent, as what stays on its page shows it: src/guest/script/follow-answer.ts.
  text?.addEventListener("change", look);
  // With the form, to the worker that keeps it: worker/unsent.ts. The server reads for itself.
  text?.form?.addEventListener("formdata", ({ formData }) => {
    if (look()) formData.set("danger", "1");
  });
}
