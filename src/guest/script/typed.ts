import { forget, keep, kept } from "./device.ts";

/** Inputs that no reload brings back: they belong to the page that was sent, or to the card. */
const OURS = ["token", "code", "homepage"];

/** Keeps what is typed into a form over a reload of its tab, until it is sent. A photo cannot be kept. */
export function keepTyped(): void {
  const form = document.querySelector<HTMLInputElement>("form [name=code]")?.form;
  if (!form) return;
  const key = `innfo-typed-${location.pathname}${location.search}`;
  for (const [name, value] of kept<[string, string][]>(key, "sessionStorage") ?? [])
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (input.matches("[type=radio],[type=checkbox]")) input.checked ||= input.value === value;
      else input.value = value;
      input.closest("details")?.toggleAttribute("open", true);
    }
  form.addEventListener("input", () => {
    const typed = [...new FormData(form)].filter(
      ([name, value]) => typeof value === "string" && value && !OURS.includes(name),
    );
    keep("sessionStorage", key, JSON.stringify(typed));
  });
  form.addEventListener("submit", () => forget(key, "sessionStorage"));
}
