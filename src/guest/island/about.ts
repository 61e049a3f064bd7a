/** Fills a form with what the guest searched for in vain: search/answers.ts. */
export function fillIn(): void {
  // The server has chosen it, unless the form is a copy without a network.
  choose(new URLSearchParams(location.search).get("topic"));
  // In the fragment, because the server has no use for it, and the form may be a copy without a network.
  const about = new URLSearchParams(location.hash.slice(1)).get("about");
  const text = document.querySelector<HTMLTextAreaElement>("form textarea[name=text]");
  if (!about || !text || text.value) return;
  text.value = about;
  choose("other");
}

/** A topic, if the guest has not chosen one. */
function choose(topic: string | null): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("form [name=topic]")];
  const named = inputs.find(({ value }) => value === topic);
  if (named && !inputs.some(({ checked }) => checked)) named.checked = true;
}
