import type { ReactNode } from "react";
import { ColleaguesHereProvider } from "../../content/colleagues-here.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useFreshDrafts } from "../../inbox/message-drafts.ts";
import { useColleaguesHere, useFreshContent, useFreshMessages, useNews } from "../../inbox/news.ts";
import { ToldAgain } from "../../inbox/told-again.tsx";
import { useHeard } from "../../inbox/use-heard.ts";
import { useRinging } from "../../inbox/use-ringing.ts";

/** Keeps all screens up to date with what others do. Apart from them, so that an answer draws only what it changes. */
export function Together({ children }: { children: ReactNode }) {
  useFreshContent();
  useFreshMessages();
  const news = useNews();
  useRinging(news);
  useHeard(news.data, { hotelId: useHotel().id });
  useFreshDrafts();
  return (
    <ColleaguesHereProvider value={useColleaguesHere()}>
      <ToldAgain />
      {children}
    </ColleaguesHereProvider>
  );
}
