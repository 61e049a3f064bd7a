import type { ReactNode } from "react";
import { ColleaguesHereProvider } from "../../content/colleagues-here.tsx";
import { useFreshDrafts } from "../../inbox/message-drafts.ts";
import { useColleaguesHere, useFreshContent, useFreshMessages, useNews } from "../../inbox/news.ts";
import { useRinging } from "../../inbox/use-ringing.ts";

/** Keeps all screens up to date with what others do. Apart from them, so that an answer draws only what it changes. */
export function Together({ children }: { children: ReactNode }) {
  useFreshContent();
  useFreshMessages();
  useRinging(useNews());
  useFreshDrafts();
  return <ColleaguesHereProvider value={useColleaguesHere()}>{children}</ColleaguesHereProvider>;
}
