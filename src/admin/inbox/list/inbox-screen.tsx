import { useQuery } from "@tanstack/react-query";
import {
  BedDouble,
  ChartNoAxesColumn,
  FileDown,
  Inbox,
  ListChecks,
  PenLine,
  Search,
  Settings,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { useMe } from "../../account/station/use-station.ts";
import { UPGRADE, usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { AlsoHere } from "../../content/colleagues-here.tsx";
import { useHotel, useMay, useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { ButtonLink, ICON, textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InHead, isLongTitle } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { hotelFileName, saveCsv } from "../../ui/save-file.ts";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { TabLink } from "../../ui/tab-link.tsx";
import { type Tool, Toolbar } from "../../ui/toolbar.tsx";
import { useTask } from "../../ui/use-task.ts";
import { FirstPress, SoundSign } from "../alarm/station.tsx";
import { MessageDetail } from "../conversation/message-detail.tsx";
import {
  type Filters,
  filtersOf,
  leavesMessagesOut,
  openMessage,
  USUAL_ORDER,
  viewOf,
} from "../messages/filters.ts";
import { useKinds } from "../messages/kinds.ts";
import { listQuery } from "../messages/messages.ts";
import { newCount, useNews } from "../messages/news.ts";
import { FIGURES_PATH, HAND_OVER_PATH, NEW_PATH, ROOMS_PATH, SETTINGS_PATH } from "../messages/paths.ts";
import { FilterLinks } from "./filter-links.tsx";
import { MessageList } from "./message-list.tsx";

/** Guests' wishes, feedback and lost things; its address says which are listed and which one is open. */
export function InboxScreen() {
  const [address] = useSearchParams();
  const filters = filtersOf(address, useMe());
  const list = useQuery(listQuery(useSupabase(), useHotel().id, filters));
  const planPending = usePlanPending();
  const isFree = usePlan().id !== PRO_PLAN.id;
  const edits = useMay("editor");
  const { data: news } = useNews();
  const openId = openMessage(address);
  const downloadCsv = useDownloadCsv(filters);
  const headed = (content: ReactNode) => (
    <div className="pt-4">
      <InHead title="Inbox" />
      {content}
    </div>
  );
  if (!list.data)
    return headed(planPending ? <LoadingScreen /> : <NotLoaded query={list} what="your messages" />);
  const isEmpty =
    list.data.messages.length === 0 && !list.isPlaceholderData && news?.any === false && !openId;
  if (isEmpty && isFree) return headed(<WithoutPro />);
  return (
    <div className="grid gap-x-10 gap-y-6 @4xl:grid-cols-[25.75rem_1fr] @4xl:items-start">
      <InHead title="Inbox">
        <SoundSign />
        {!isEmpty && (
          // Where there is little room, it is only in "All".
          <Link
            to="?view=all"
            aria-label="Search"
            className={cx(HEAD_LINK, isLongTitle(INBOX) ? "max-sm:hidden" : "max-[23.5rem]:hidden")}
          >
            <Search {...ICON} />
          </Link>
        )}
        {!isFree && (
          <Link to={NEW_PATH} aria-label="Write Down" className={HEAD_LINK}>
            <PenLine {...ICON} />
          </Link>
        )}
        <Toolbar
          compact
          tools={[
            { label: t`Rooms`, icon: BedDouble, to: ROOMS_PATH },
            ...(edits ? [{ label: t`Settings`, icon: Settings, to: SETTINGS_PATH }] : []),
            ...(isEmpty
              ? []
              : [
                  { label: t`Select Several`, icon: ListChecks, to: "?view=all&select" },
                  { label: t`Figures`, icon: ChartNoAxesColumn, to: FIGURES_PATH },
                  downloadCsv,
                ]),
          ]}
        />
      </InHead>
      <div
        className={cx("flex min-w-0 flex-col gap-2", openId && "@max-4xl:hidden", isEmpty && "col-span-full")}
      >
        {!isEmpty && <Views />}
        {isFree && <Downgraded />}
        {/* On Free, too, where a wake-up call of before may wait. */}
        <FirstPress />
        {isEmpty ? (
          <NothingWaits />
        ) : (
          <>
            <DangerElsewhere filters={filters} />
            {filters.view === "all" && <FilterLinks />}
            <MessageList list={list} filters={filters} />
          </>
        )}
        {/* Below the list, which begins where it does for who is alone. */}
        <AlsoHere />
      </div>
      {/* On a phone in the list's place. */}
      {openId && (
        <div className="min-w-0 @4xl:sticky @4xl:top-[calc(4rem+var(--alarm))] @4xl:max-h-[calc(100dvh-5rem-var(--alarm))] @4xl:overflow-y-auto @4xl:px-1 @4xl:pt-2">
          <MessageDetail key={openId} id={openId} />
        </div>
      )}
      {!openId && !isEmpty && (
        <p className="hidden py-24 text-center text-ink-soft @4xl:block">Choose a message.</p>
      )}
    </div>
  );
}

const OWNER = t`an owner`;
const INBOX = t`Inbox`;

const HEAD_LINK =
  "inline-flex size-11 items-center justify-center rounded-lg text-ink-soft hover:bg-accent-soft hover:text-ink";

/** Open messages, my own, all; and the sheet for the next shift. */
function Views() {
  const [address] = useSearchParams();
  const { data: news } = useNews();
  const view = viewOf(address);
  const count = (of: number | undefined) => (of ? ` ${newCount(of)}` : "");
  return (
    <nav aria-label="Views" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <TabLink to="?" isChosen={view === "open"}>
            Open{count(news?.due)}
          </TabLink>
        </li>
        <li>
          <TabLink to="?view=mine" isChosen={view === "mine"}>
            Mine{count(news?.mine)}
          </TabLink>
        </li>
        <li>
          <TabLink to="?view=all" isChosen={view === "all"}>
            All
          </TabLink>
        </li>
        <li className="ms-auto">
          <Link to={HAND_OVER_PATH} className={cx("inline-flex min-h-11 items-center", textLink)}>
            Hand over
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Filters may hide urgent messages or move them down: a link leads to them. */
function DangerElsewhere({ filters }: { filters: Filters }) {
  const { data: news } = useNews();
  if (
    !news?.danger ||
    (filters.order === USUAL_ORDER && !(leavesMessagesOut(filters) && filters.view !== "open"))
  )
    return null;
  return (
    <Link
      to="?"
      className="flex min-h-11 items-center rounded-xl bg-danger-soft px-4 py-2 font-semibold text-danger underline"
    >
      {news.danger === 1 ? "Danger: show the message" : `Danger: show ${newCount(news.danger)} messages`}
    </Link>
  );
}

function NothingWaits() {
  const edits = useMay("editor");
  const kinds = useKinds();
  const { work } = useSelectedHotel();
  if (!kinds.data) return <NotLoaded query={kinds} what="what guests may send" />;
  const isOn = kinds.data.some(({ is_on }) => is_on);
  return (
    <EmptyState
      icon={Inbox}
      title="Nothing Waits"
      action={
        edits && (
          <ButtonLink variant={isOn ? "secondary" : "primary"} to={SETTINGS_PATH}>
            Choose What Guests May Send
          </ButtonLink>
        )
      }
    >
      {isOn
        ? "New messages appear here by themselves."
        : edits
          ? "Guests could ask by phone: “Two more towels, please.”"
          : t`Nothing is switched on yet. Ask ${work?.owner ?? OWNER} or an editor.`}
    </EmptyState>
  );
}

function WithoutPro() {
  const edits = useMay("editor");
  return (
    <EmptyState
      icon={Inbox}
      title="Messages of Your Guests"
      action={edits && <ButtonLink to={UPGRADE.to}>{UPGRADE.label}</ButtonLink>}
    >
      <p>With {PRO_PLAN.name}, guests ask by phone: “Two more towels, please.” You answer here.</p>
      <p className="mt-3">On your plan they call or email you.</p>
    </EmptyState>
  );
}

function Downgraded() {
  return (
    <Notice type="warning" link={useMay("editor") && UPGRADE}>
      Guests cannot write on your plan. You can still answer.
    </Notice>
  );
}

const FAILURES = networkOr(t`Failed to read the messages. Please try again.`);

/** All messages of the chosen state and kind in which the words are, not only those of the page. */
function useDownloadCsv(filters: Filters): Tool {
  const supabase = useSupabase();
  const hotel = useHotel();
  const [busy, run] = useTask(FAILURES);

  async function download(): Promise<void> {
    const { messagesCsv } = await import("./csv.ts");
    saveCsv(await messagesCsv(supabase, hotel, filters), hotelFileName(hotel.name, "messages.csv"));
  }

  return { label: t`Download CSV`, icon: FileDown, disabled: busy, onPress: () => void run(download) };
}
