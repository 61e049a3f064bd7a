import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { periodAt } from "../../../lib/announcements/announcements.ts";
import { type HoursKey, plainly } from "../../../lib/messages/message.ts";
import { formatOf } from "../../../lib/opening-hours/words.ts";
import { t } from "../../../lib/texts/t.ts";
import { amenities } from "../../../sections/amenities.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { useCatalogue } from "../../content/guest-catalogue.ts";
import { useHotelClock } from "../../content/hotel/hotel-clock.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { guestDocumentQuery } from "../../content/hotel/read-of-hotel.ts";
import { type Announcement, useAnnouncements, useItemTable } from "../../content/sections/items.ts";
import { PendingState } from "../../rows/pending.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { CHIP } from "../../ui/chips.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { useTask } from "../../ui/use-task.ts";
import { inQuotes } from "../../ui/words.ts";
import { dayInWords, minuteBefore } from "./ends.ts";
import { closesIt, saidBefore, type Telling, thingsOf } from "./told.ts";

const TellDialog = onDemand(() => import("./tell-dialog.tsx").then((m) => m.TellDialog));

/** An announcement in two taps: a chip writes it and chooses its end. Below, what guests read now. */
export function TellGuests() {
  const hotel = useHotel();
  const told = useAnnouncements();
  // As guests read them: the desk has no right to the lists.
  const inHouse = useQuery(guestDocumentQuery(useSupabase(), hotel.id));
  const clock = useHotelClock()();
  const [open, setOpen] = useState<Telling>();
  const words = useCatalogue(hotel.language)?.messages;
  const format = words && formatOf(hotel.language, plainly<HoursKey>(words));
  const all = told.data ?? [];
  const shown = all.filter((one) => periodAt(one, clock) !== "past");
  const house = inHouse.data?.sections.find(({ id }) => id === amenities.id)?.items ?? [];
  const things = words && inHouse.data ? thingsOf(house, hotel, words["page.breakfast"]) : [];
  const chips: Telling[] = [
    ...things.map((closed) => ({
      key: closed.id ?? closed.name,
      label: `${closed.name}: ${words?.["hours.notOpen"]}`,
      closed,
    })),
    ...saidBefore(all, clock),
  ];
  return (
    <section aria-labelledby="tell-guests">
      <SectionTitle id="tell-guests" to="/admin/announcements" link={t`All announcements`}>
        Tell all guests
      </SectionTitle>
      <ul className="flex flex-wrap gap-2" aria-label="Announce">
        {chips.map((chip) => (
          <li key={chip.key} className="min-w-0">
            <button type="button" className={CHIP} onClick={() => setOpen(chip)}>
              <span lang={hotel.language} dir="auto" className="line-clamp-2">
                {chip.label}
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={CHIP} onClick={() => setOpen(OWN_WORDS)}>
            <PenLine className="size-4 shrink-0 text-brass" />
            Own words
          </button>
        </li>
      </ul>
      <NotLoaded inline query={inHouse} what="what is in your house" hint="" />
      <NotLoaded inline query={told} what="what guests read now" hint="" />
      <Running shown={shown} clock={clock} />
      {open && (
        <TellDialog
          key={open.key}
          told={open}
          running={shown.find((one) => open.closed && closesIt(one, open.closed))}
          format={format}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

const OWN_WORDS: Telling = { key: "own words", label: t`Own words` };

/** A title and where all of it is. */
export function SectionTitle({
  id,
  to,
  link,
  children,
}: {
  id: string;
  to: string;
  link: string;
  children: ReactNode;
}) {
  return (
    <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="text-xl font-semibold">
        {children}
      </h2>
      <Link to={to} className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
        {link}
      </Link>
    </div>
  );
}

/** An announcement that guests read now or will read, with a button that ends it. */
function Running({ shown, clock }: { shown: readonly Announcement[]; clock: string }) {
  const table = useItemTable(ANNOUNCEMENTS);
  const { change } = useOutbox();
  const showMessage = useMessages();
  const [, run] = useTask(table.failures("update"));
  if (shown.length === 0) return null;

  async function end(announcement: Announcement): Promise<void> {
    const { starts_at, ends_at } = announcement;
    // It ends after its beginning, also in the minute in which it has begun.
    const begun = starts_at.slice(0, 16) < clock ? {} : { starts_at: minuteBefore(clock) };
    const saved = await change(table, announcement, { ...begun, ends_at: clock });
    const undo = () => void run(() => saved && change(table, saved, { starts_at, ends_at }));
    const action = saved && { action: { label: t`Undo`, onPress: undo } };
    showMessage({ type: "success", title: t`Guests read it no longer`, passing: true, ...action });
  }

  return (
    <ul className="mt-3" aria-label="Announced">
      {shown.map((announcement) => {
        const { id, text, starts_at, ends_at } = announcement;
        const isNow = periodAt(announcement, clock) === "now";
        return (
          <li key={id} className="flex items-center gap-3 border-line not-last:border-b">
            <span
              aria-hidden="true"
              className={cx("size-2 shrink-0 rounded-full", isNow ? "bg-brass" : "bg-line")}
            />
            <div className="min-w-0 flex-1 py-1.5 text-[0.9375rem]/5.5">
              <p dir="auto" className="line-clamp-2 text-start wrap-anywhere">
                {inQuotes(text)}
              </p>
              <p className="text-ink-soft">
                {isNow ? `until ${dayInWords(ends_at, clock)}` : `from ${dayInWords(starts_at, clock)}`}
              </p>
              <PendingState id={id} />
            </div>
            {isNow && (
              <button
                type="button"
                aria-label={`End “${text}”`}
                className="min-h-11 cursor-pointer px-2 font-medium text-accent hover:underline"
                onClick={() => void run(() => end(announcement))}
              >
                End
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
