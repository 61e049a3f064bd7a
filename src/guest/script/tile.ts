/** A row of the hotel's page that leads on, as the server draws those of the sections. */
import { made } from "./made.ts";

export function tile(href: string, title: string, description: string): HTMLAnchorElement {
  const link = made("a", "tile", made("strong", "", title), made("span", "description", description));
  link.href = href;
  return link;
}
