/**
 * Whether a guest who has no network writes of danger: the server cannot read it yet. The words are the search's, which the
 * phone keeps with the hotel's page or its forms; nothing is loaded while somebody types.
 */
type Search = typeof import("../search.ts");

/** @returns says it of what is typed now; false where this phone does not have the words */
export function followDanger(page: HTMLElement | null): () => boolean {
  const { src } = page?.dataset ?? {};
  const text = page?.querySelector<HTMLTextAreaElement>("textarea[name=text]");
  let speaks: ReturnType<Search["readerOfDanger"]> | undefined;
  text?.addEventListener("focus", async () => {
    if (!src || speaks || !(await globalThis.caches?.match(src))) return;
    speaks = ((await import(/* @vite-ignore */ src)) as Search).readerOfDanger();
  });
  const isInDanger = () => speaks?.(text?.value ?? "", document.documentElement.lang) ?? false;
  // With the form, to the worker that keeps it: worker/unsent.ts. The server reads for itself.
  text?.form?.addEventListener("formdata", ({ formData }) => {
    if (isInDanger()) formData.set("danger", "1");
  });
  return isInDanger;
}
