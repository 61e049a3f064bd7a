import { Megaphone, Plus } from "lucide-react";
import { useState } from "react";
import { periodAt } from "../../../lib/announcements/announcements.ts";
import { t } from "../../../lib/texts/t.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { PendingState } from "../../rows/pending.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { editOrDelete, ROW_TEXT, ROWS, Row, RowMenu, RowTitle } from "../../ui/row.tsx";
import { endInWords, momentInWords } from "../../ui/words.ts";
import { useHotelClock } from "../hotel/hotel-clock.ts";
import { DraftOffer } from "../sections/draft-offer.tsx";
import { ItemDialogs, type OpenDialog } from "../sections/item-dialogs.tsx";
import { type Announcement, useAnnouncements } from "../sections/items.ts";

const STATES = {
  now: { label: t`Shown now`, look: "text-accent" },
  upcoming: { label: t`Upcoming`, look: "text-brass" },
  past: { label: t`Past`, look: "" },
} as const;

export function AnnouncementsScreen() {
  const query = useAnnouncements();
  const [open, setOpen] = useState<OpenDialog>();
  const clock = useHotelClock()();
  if (!query.data) return <NotLoaded query={query} what="your announcements" />;
  const announcements = query.data.toSorted((one, other) => byTurn(one, other, clock));
  const addButton = (
    <Button icon={Plus} onClick={() => setOpen({ type: "add", initial: { starts_at: clock } })}>
      Add Announcement
    </Button>
  );
  return (
    <>
      <DraftOffer collection={ANNOUNCEMENTS} items={announcements} open={open} onOpen={setOpen} />
      {announcements.length === 0 ? (
        <EmptyState icon={Megaphone} title="No Announcements Added" action={addButton}>
          For example “Pool closed Tuesday 9–12”. Guests read it at the top.
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft">Times are local to your hotel.</p>
            {addButton}
          </div>
          <ul className={ROWS}>
            {announcements.map((announcement) => (
              <AnnouncementRow
                key={announcement.id}
                announcement={announcement}
                clock={clock}
                onEdit={() => setOpen({ type: "edit", item: announcement })}
                onDelete={() => setOpen({ type: "delete", item: announcement })}
              />
            ))}
          </ul>
        </>
      )}
      <ItemDialogs collection={ANNOUNCEMENTS} open={open} onChange={setOpen} />
    </>
  );
}

/** Announcements that are over come last, the others in the order in which guests read them. */
function byTurn(one: Announcement, other: Announcement, clock: string): number {
  const [isOver, otherIsOver] = [one, other].map((each) => Number(periodAt(each, clock) === "past"));
  return Number(isOver) - Number(otherIsOver) || one.starts_at.localeCompare(other.starts_at, "en");
}

interface AnnouncementRowProps {
  announcement: Announcement;
  /** The present time on the hotel's clocks. */
  clock: string;
  onEdit: () => void;
  onDelete: () => void;
}

function AnnouncementRow({ announcement, clock, onEdit, onDelete }: AnnouncementRowProps) {
  const { text, starts_at, ends_at } = announcement;
  const period = periodAt(announcement, clock);
  const { label, look } = STATES[period];
  return (
    <Row actions={<RowMenu name={text} actions={() => editOrDelete(onEdit, onDelete)} />}>
      <RowTitle as="h2" label={`Edit ${text}`} quiet={period === "past"} onPress={onEdit}>
        {text}
      </RowTitle>
      <p className={ROW_TEXT}>
        <span className={cx("font-semibold", look)}>{label}</span>
        {` · ${momentInWords(starts_at)} – ${endInWords(ends_at)}`}
      </p>
      <PendingState id={announcement.id} />
    </Row>
  );
}
