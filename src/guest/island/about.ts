/** Fills a form with what the guest searched for in vain: search/answers.ts. */
export function fillIn(): void {
  // In the fragment, because the server has no use for it, and the form may be a copy without a network.
  const about = new URLSearchParams(location.hash.slice(1)).get("about");
  const text = document.querySelector<HTMLTextAreaElement>("form textarea[name=text]");
  if (!about || !text || text.value) return;
  text.value = about;
  const other = document.querySelector<HTMLInputElement>("form [name=topic][value=other]");
  if (other && !document.querySelector("form [name=topic]:checked")) other.checked = true;
}
