import type { ReactNode } from "react";
import { ColleaguesHereProvider } from "../../content/colleagues-here.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { ToldAgain } from "../../inbox/alarm/told-again.tsx";
import { useHeard, useRinging } from "../../inbox/alarm/use-ringing.ts";
import { useFreshDrafts } from "../../inbox/conversation/message-drafts.ts";
import { useColleaguesHere, useFreshContent, useFreshMessages, useNews } from "../../inbox/messages/news.ts";

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
