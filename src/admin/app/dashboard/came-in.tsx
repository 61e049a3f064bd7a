import { useQuery } from "@tanstack/react-query";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { MessageRow } from "../../inbox/list/message-row.tsx";
import { filtersOf } from "../../inbox/messages/filters.ts";
import { useKinds } from "../../inbox/messages/kinds.ts";
import { listQuery } from "../../inbox/messages/messages.ts";
import { useNews } from "../../inbox/messages/news.ts";
import { INBOX_PATH, messagePath } from "../../inbox/messages/paths.ts";
import { NamesNotLoaded } from "../../inbox/messages/taken.tsx";
import { useNow } from "../../inbox/messages/use-now.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { LINES } from "../../ui/row.tsx";
import { SectionTitle } from "./tell-guests.tsx";

const AT_MOST = 3;
const NEWEST_NEW = filtersOf(new URLSearchParams({ state: "new", order: "newest" }));
const NEWEST = filtersOf(new URLSearchParams({ order: "newest" }));

/** The newest messages that nobody has looked at. Not there where guests cannot write. */
export function CameIn() {
  const { data: news } = useNews();
  return news?.expected ? <NewMessages /> : null;
}

function NewMessages() {
  const { id } = useHotel();
  const supabase = useSupabase();
  const found = useQuery(listQuery(supabase, id, NEWEST_NEW));
  const isQuiet = found.data?.messages.length === 0;
  const before = useQuery({ ...listQuery(supabase, id, NEWEST), enabled: isQuiet });
  const kinds = useKinds();
  const thresholds = kinds.data?.find(({ kind }) => kind === "feedback");
  const now = useNow();
  return (
    <section aria-labelledby="came-in">
      <SectionTitle id="came-in" to={INBOX_PATH} link={t`Inbox`}>
        What came in
      </SectionTitle>
      {!found.data && <NotLoaded inline query={found} what="what came in" hint="" />}
      {found.data && !isQuiet && (
        <ul className={LINES}>
          {found.data.messages.slice(0, AT_MOST).map((message) => (
            <li key={message.id}>
              <MessageRow message={message} to={messagePath(message.id)} now={now} thresholds={thresholds} />
            </li>
          ))}
        </ul>
      )}
      {found.data && !isQuiet && <NamesNotLoaded />}
      <NotLoaded inline query={kinds} what="what you promised guests" hint="" />
      {isQuiet && !before.data && <NotLoaded inline query={before} what="what came in before" hint="" />}
      {isQuiet && before.data && (
        <p className="text-ink-soft">{quietWords(before.data.messages[0]?.created_at, now)}</p>
      )}
    </section>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** "Nothing new since Thursday."; what came in today is somebody's already. */
function quietWords(last: string | undefined, now: number): string {
  if (!last) return t`Nothing yet. Guests’ messages appear here.`;
  const at = new Date(last);
  const isToday = at.toDateString() === new Date(now).toDateString();
  if (isToday) return t`Nothing waits. Everything is taken.`;
  const day =
    now - at.getTime() < WEEK_MS
      ? at.toLocaleDateString(ADMIN_LANGUAGE, { weekday: "long" })
      : at.toLocaleDateString(ADMIN_LANGUAGE, {
          day: "numeric",
          month: "long",
          ...(at.getFullYear() !== new Date(now).getFullYear() && { year: "numeric" }),
        });
  return t`Nothing new since ${day}.`;
}
