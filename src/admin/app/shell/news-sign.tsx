/** The inbox's sign on a tab when something else is in front: its title and its icon. */

import { useEffect } from "react";
import { t } from "../../../lib/texts/t.ts";
import { newCount, useNews } from "../../inbox/messages/news.ts";

const SIZE = 64;
const CENTER = SIZE / 2;

/** "Danger (3) Inbox · Innfo" */
export function NewsTitle({ title }: { title: string }) {
  const { data: news } = useNews();
  return (
    <title>
      {[news?.danger && t`Danger`, news?.new && `(${newCount(news.new)})`, title].filter(Boolean).join(" ")}
    </title>
  );
}

/** The number in the place of our sign, which comes back when nothing is new. */
export function useNewsIcon(): void {
  const { data: news } = useNews();
  const count = news?.new ?? 0;
  const inDanger = Boolean(news?.danger);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!icon || (count === 0 && !inDanger)) return;
    const usual = icon.getAttribute("href") ?? "";
    icon.href = `data:image/svg+xml,${encodeURIComponent(drawn(count ? newCount(count) : "!", inDanger))}`;
    return () => {
      icon.href = usual;
    };
  }, [count, inDanger]);
}

/** A circle; for danger a square, so that the color does not say it alone. */
function drawn(text: string, inDanger: boolean): string {
  const shape = inDanger
    ? `<rect width="${SIZE}" height="${SIZE}" rx="6" fill="#9c2b22"/>`
    : `<circle cx="${CENTER}" cy="${CENTER}" r="${CENTER}" fill="#1f4f40"/>`;
  const size = text.length > 2 ? 26 : 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shape}<text x="${CENTER}" y="${CENTER}" dy="0.36em" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff" text-anchor="middle">${inDanger ? `${text}!`.replace("!!", "!") : text}</text></svg>`;
}
