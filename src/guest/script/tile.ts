/** A row of the hotel's page that leads on, as the server draws those of the sections. */
export function tile(href: string, title: string, description: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = "tile";
  link.href = href;
  const name = document.createElement("strong");
  name.textContent = title;
  const about = document.createElement("span");
  // The style sheet shows the first two lines.
  about.className = "description";
  about.textContent = description;
  link.append(name, about);
  return link;
}
