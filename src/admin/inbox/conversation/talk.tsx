import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import { useMe } from "../../account/station/use-station.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { TextButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { languageName } from "../../ui/words.ts";
import { conversationQuery, type Message, type MessageText } from "../messages/messages.ts";
import { useNames } from "../messages/taken.tsx";
import { useGuestsTranslation } from "../messages/translated.ts";
import { timeWords } from "../messages/words.ts";
import { SameNumbers } from "./same-numbers.tsx";

const HEAD_PIXELS = 64;

type Said = Omit<MessageText, "id" | "hotel_id" | "message_id">;

/** A guest's message, and all that was written to and fro since. */
export function Talk({ message }: { message: Message }) {
  const { id: hotelId } = useHotel();
  const query = useQuery(conversationQuery(useSupabase(), hotelId, message.id));
  const { data } = query;
  const { text } = message;
  const first: Said[] = text
    ? [{ ...message, text, author: "guest", author_id: null, name: null, read_at: null }]
    : [];
  const said = [...first, ...(data ?? [])];
  const list = useRef<HTMLOListElement>(null);
  const [isAbove, setAbove] = useNewest(data, list);
  return (
    <>
      {said.length > 0 && (
        <ol ref={list} aria-label="Conversation" className="@container flex flex-col gap-5">
          {said.map((one) => (
            <Line key={one.created_at} said={one} ofDesk={!message.by_guest} />
          ))}
        </ol>
      )}
      <NotLoaded
        inline
        query={query}
        what="what was written since"
        hint=""
        meanwhile={<Skeleton className="h-12" />}
      />
      {isAbove && (
        // Stands above the form that is being filled in.
        <div
          role="status"
          className="sticky top-[calc(5rem+var(--alarm))] z-1 rounded-xl bg-brass-soft px-4 @4xl:top-0"
        >
          <TextButton
            onClick={() => {
              showNewest(list.current);
              setAbove(false);
            }}
          >
            New words above
          </TextButton>
        </div>
      )}
    </>
  );
}

/** Texts that come while it is open are shown, unless somebody types. @returns whether it is out of sight for that reason */
function useNewest(texts: readonly MessageText[] | undefined, list: RefObject<HTMLOListElement | null>) {
  const known = useRef<number>(undefined);
  const [isAbove, setAbove] = useState(false);
  const count = texts?.length;
  const ofGuest = texts?.at(-1)?.author === "guest";
  useEffect(() => {
    const isNews = known.current !== undefined && count !== undefined && count > known.current;
    known.current = count ?? known.current;
    if (!isNews) return;
    const isTyping = document.activeElement?.matches("input, textarea") ?? false;
    if (ofGuest && !isTyping) showNewest(list.current);
    setAbove(ofGuest && isTyping && !isInSight(list.current?.lastElementChild));
  }, [count, ofGuest, list]);
  return [isAbove, setAbove] as const;
}

function showNewest(list: HTMLOListElement | null): void {
  list?.lastElementChild?.scrollIntoView({ block: "nearest" });
}

/** Whether all of a line is visible, between the screen's head and a phone's keyboard. */
function isInSight(line: Element | null | undefined): boolean {
  if (!line) return true;
  const { top, bottom } = line.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  return top >= offsetTop + HEAD_PIXELS && bottom <= offsetTop + height;
}

function Line({ said, ofDesk }: { said: Said; ofDesk: boolean }) {
  const me = useMe();
  const { time_zone } = useHotel();
  const names = useNames();
  const { author, author_id, name, text, language, created_at } = said;
  const isHouse = author === "house";
  const device = useGuestsTranslation(said);
  const { translation, translation_language } = said.translation ? said : device;
  const who = isHouse
    ? author_id === me
      ? t`You`
      : ((author_id && names[author_id]) ?? name ?? t`A former colleague`)
    : ofDesk
      ? t`Written down`
      : t`Guest`;
  const about = [
    timeWords(created_at, time_zone),
    translation &&
      language &&
      (isHouse && translation_language
        ? t`went out in ${languageName(translation_language)}`
        : t`from ${languageName(language)}, by machine`),
    said.read_at && t`read ${timeWords(said.read_at, time_zone)}`,
  ].filter(Boolean);
  // The desk reads its own language first.
  const [shown, other] = translation && !isHouse ? [translation, text] : [text, translation];
  const [shownIn, otherIn] =
    translation && !isHouse ? [translation_language, language] : [language, translation_language];
  return (
    <li>
      <p className="text-ink-soft">
        <strong className="font-semibold text-ink">{who}</strong> · {about.join(" · ")}
      </p>
      <div className={cx("mt-1 grid gap-x-6 gap-y-1", other && "@md:grid-cols-2")}>
        <blockquote
          lang={shownIn ?? undefined}
          dir="auto"
          className={cx("font-display text-xl/7 wrap-anywhere whitespace-pre-line", isHouse && "text-accent")}
        >
          {shown}
        </blockquote>
        {other && (
          <p
            lang={otherIn ?? undefined}
            dir="auto"
            className="wrap-anywhere whitespace-pre-line text-ink-soft"
          >
            {other}
          </p>
        )}
      </div>
      {other && (
        <div className="mt-1.5">
          <SameNumbers text={shown} translation={other} />
        </div>
      )}
      {!translation && device.load && (
        <TextButton disabled={device.busy} onClick={device.load}>
          {device.busy ? "Translating..." : "Translate on this device"}
        </TextButton>
      )}
    </li>
  );
}
