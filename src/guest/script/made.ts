/** Makes elements. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = "",
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

export function madeButton(label: string, press: () => void): HTMLButtonElement {
  const button = made("button", "", label);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}
