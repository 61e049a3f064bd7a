import { useQuery } from "@tanstack/react-query";
import { useUser } from "../account/auth/auth-provider.tsx";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import { TextButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { conversationQuery, type Message, type MessageText } from "./messages.ts";
import { SameNumbers } from "./same-numbers.tsx";
import { useNames } from "./taken.tsx";
import { useGuestsTranslation } from "./translated.ts";
import { languageInEnglish, timeWords } from "./words.ts";

type Said = Pick<MessageText, "author" | "author_id" | "name" | "text" | "language" | "created_at"> &
  Pick<MessageText, "translation" | "translation_language" | "read_at">;

/** What a guest wrote, and all that was written to and fro since. */
export function Talk({ message }: { message: Message }) {
  const { id: hotelId } = useHotel();
  const { data, isFetched, error, refetch } = useQuery(conversationQuery(useSupabase(), hotelId, message.id));
  const { text, language, created_at } = message;
  const first: Said[] = text
    ? [
        {
          ...{ author: "guest", author_id: null, name: null, text, language, created_at },
          ...{ translation: message.translation, translation_language: message.translation_language },
          read_at: null,
        },
      ]
    : [];
  const said = [...first, ...(data ?? [])];
  return (
    <>
      {said.length > 0 && (
        <ol aria-label="Conversation" className="@container flex flex-col gap-5">
          {said.map((one) => (
            <Line key={one.created_at} said={one} ofDesk={!message.by_guest} />
          ))}
        </ol>
      )}
      {!data &&
        (isFetched ? (
          <LoadFailure inline what="what was written since" hint="" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-12" />
        ))}
    </>
  );
}

function Line({ said, ofDesk }: { said: Said; ofDesk: boolean }) {
  const me = useUser().id;
  const { time_zone } = useHotel();
  const names = useNames();
  const { author, author_id, name, text, language, created_at } = said;
  const isHouse = author === "house";
  const device = useGuestsTranslation(said);
  const { translation, translation_language } = said.translation ? said : device;
  const who = isHouse
    ? author_id === me
      ? "You"
      : ((author_id && names[author_id]) ?? name ?? "A former colleague")
    : ofDesk
      ? "Written down"
      : "Guest";
  const about = [
    timeWords(created_at, time_zone),
    translation &&
      language &&
      (isHouse && translation_language
        ? `went out in ${languageInEnglish(translation_language)}`
        : `from ${languageInEnglish(language)}, by machine`),
    said.read_at && `read ${timeWords(said.read_at, time_zone)}`,
  ].filter(Boolean);
  // What the desk reads first is in its own language.
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
