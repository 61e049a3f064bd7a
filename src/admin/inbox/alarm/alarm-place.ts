/** Where an alarm stands on this screen: in the list's open block, or in the bar at the top. */
import type { RefCallback } from "react";
import { shared } from "../../ui/shared.ts";

/** Whether the list's open block is on this screen, and its button in sight. */
export const block = shared<"none" | "in sight" | "scrolled away">("none");

/** For the button of the list's open block, which stands for the bar while it is in sight. */
export const noteBlock: RefCallback<HTMLElement> = (button) => {
  if (!button) return;
  const note = (isSeen: boolean) =>
    // On a phone an open message takes the place of the list.
    block.set(button.getClientRects().length === 0 ? "none" : isSeen ? "in sight" : "scrolled away");
  const { top, bottom } = button.getBoundingClientRect();
  note(top >= 0 && bottom <= window.innerHeight);
  const observer = new IntersectionObserver(
    (entries) => note(entries.at(-1)?.isIntersecting === true),
    // The button counts only when all of it is visible.
    { threshold: 1 },
  );
  observer.observe(button);
  return () => {
    observer.disconnect();
    block.set("none");
  };
};

/** How high the bar is: what sticks to the top of the screen stands below it. */
export const noteHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--alarm", `${bar.offsetHeight}px`));
  style.setProperty("--alarm", `${bar.offsetHeight}px`);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--alarm");
  };
};
