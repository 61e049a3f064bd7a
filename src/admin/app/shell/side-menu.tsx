import { ChevronDown, Menu, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { useCustomSections } from "../../content/sections/items.ts";
import { itemsUnseen, seenInPart, useSectionOverview } from "../../content/visibility/overview.ts";
import { newCount, useNews } from "../../inbox/messages/news.ts";
import { INBOX_PATH } from "../../inbox/messages/paths.ts";
import { Brand } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useBackCloses } from "../../ui/history-layers.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { counted, withCommas } from "../../ui/words.ts";
import { destinationOf } from "../destinations.ts";
import { headerOf, type NavigationEntry, type NavigationGroup, OF_HOTEL } from "../navigation.ts";
import { useLoadAhead } from "./load-ahead.ts";
import { useMenu } from "./use-menu.ts";

/** The number of items in a section, and whether guests see it. */
interface Content {
  items: number;
  /** Whether guests see all of it. */
  shown: boolean;
  /** The part that guests see, where they do not see all. */
  inPart?: string | undefined;
}

export function SideMenu({ hasTabs }: { hasTabs: boolean }) {
  const menu = useMenu();
  const query = useSectionOverview();
  const overview = query.data;
  const ownSections = useCustomSections();
  const news = useNews();
  const contents = new Map<string, Content>(
    overview && [
      ...overview.sections.map((section): [string, Content] => {
        const { id, items, shown } = section;
        const isAllSeen = shown || (items > 0 && itemsUnseen(overview, section) === 0);
        return [id, { items, shown: isAllSeen, inPart: seenInPart(overview, section) }];
      }),
      ...overview.custom_sections.map((content): [string, Content] => [content.id, content]),
    ],
  );
  return (
    <nav aria-label="Admin" className="flex flex-col gap-6">
      {menu.map((group) => (
        <Group key={group.title} {...group} contents={contents} hasTabs={hasTabs} />
      ))}
      <NotLoaded inline query={ownSections} what="your own sections" hint="" />
      {/* The inbox's entry has no room for it. */}
      <NotLoaded inline query={news} what="what is new in your inbox" hint="" />
      <NotLoaded inline query={query} what="what guests see" hint="" />
    </nav>
  );
}

interface GroupProps extends NavigationGroup {
  contents: ReadonlyMap<string, Content>;
  /** A place with a tab beside the profile has no entry of its own. */
  hasTabs: boolean;
}

/** The groups of sections are folded outside the destination Content; those with something in them come first. */
function Group({ title, entries: all, contents, hasTabs }: GroupProps) {
  const { pathname } = useLocation();
  const entries = hasTabs ? all.filter(({ tab, path }) => !tab || path === OF_HOTEL.profile.path) : all;
  const folds = entries.every(({ section }) => section);
  const isHere = entries.some(({ path }) => destinationOf(path) === destinationOf(pathname));
  const [chosen, setChosen] = useState<boolean>();
  const open = !folds || (chosen ?? isHere);
  const contentOf = ({ section }: NavigationEntry) => section && contents.get(section.id);
  const isFilled = (entry: NavigationEntry) => (contentOf(entry)?.items ?? 0) > 0;
  return (
    <section aria-label={title}>
      <h2 className="mb-1 px-3 font-sans text-sm font-medium text-ink-soft">
        {folds ? (
          <button
            type="button"
            aria-expanded={open}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between hover:text-ink"
            onClick={() => setChosen(!open)}
          >
            <span
              data-count={
                open ? undefined : plural(entries.length, { one: "# section", other: "# sections" })
              }
              className="after:ms-2 after:font-normal data-count:after:content-[attr(data-count)]"
            >
              {title}
            </span>
            <ChevronDown className={cx("size-4 transition-transform", open && "rotate-180")} />
          </button>
        ) : (
          title
        )}
      </h2>
      {open && (
        <ul>
          {entries
            .toSorted((a, b) => Number(isFilled(b)) - Number(isFilled(a)))
            .map((entry) => (
              <li key={entry.path}>
                <MenuLink {...entry} content={contentOf(entry)} hasTabs={hasTabs} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

interface MenuLinkProps extends NavigationEntry {
  content: Content | undefined;
  hasTabs: boolean;
}

function MenuLink({ content, hasTabs, ...entry }: MenuLinkProps) {
  const { path, title, icon: Icon, also = [], section, tab } = entry;
  const pathname = useLocation().pathname.replace(/\/+$/, "");
  const current = [path, ...also].includes(pathname) || (hasTabs && tab && headerOf(pathname)?.tab);
  return (
    <Link
      to={path}
      aria-current={current ? "page" : undefined}
      {...useLoadAhead(entry)}
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-lg border px-3",
        current
          ? "border-line bg-surface font-semibold text-ink"
          : "border-transparent text-ink hover:bg-sunken",
      )}
    >
      <Icon className="size-5 shrink-0 cramped:hidden" strokeWidth={1.75} />
      <span className="min-w-0 truncate cramped:whitespace-normal">{title}</span>
      {section && content && content.items > 0 && <Count section={section} {...content} />}
      {path === INBOX_PATH && <NewMessages />}
    </Link>
  );
}

/** How many messages nobody has looked at yet. */
function NewMessages() {
  const { data: news } = useNews();
  if (!news?.new) return null;
  return <span className="ms-auto shrink-0 text-sm font-semibold text-brass">{newCount(news.new)} new</span>;
}

/** The number of items, and a dot where guests do not see the section; screen readers hear it as text. */
function Count({ section, items, shown, inPart }: Content & { section: Section }) {
  return (
    <span className="ms-auto flex shrink-0 items-center gap-2 text-sm text-ink-soft">
      <span className="sr-only">
        ({withCommas(counted(items, section), !shown && (inPart ?? t`not shown to guests`))})
      </span>
      {!shown && (
        <span
          aria-hidden="true"
          title={inPart ?? "Not shown to guests"}
          className="size-2 rounded-full bg-brass"
        />
      )}
      <span aria-hidden="true">{items}</span>
    </span>
  );
}

/** The menu of a small screen, with all that "Hotel" leads to, in the same order: a sheet from the left that keeps the focus until it is closed. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  useBackCloses(() => setOpen(false), open);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button
          icon={Menu}
          variant="quiet"
          aria-label="Open menu"
          className="-ms-2 [&>svg]:size-6 lg:hidden"
        />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-veil lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-(--alarm) bottom-0 start-0 z-50 w-80 max-w-[85vw] animate-appear overflow-y-auto overscroll-contain bg-canvas pe-4 pb-[max(2rem,env(safe-area-inset-bottom))] pl-[max(1rem,env(safe-area-inset-left))] shadow-dialog focus:outline-none lg:hidden"
          // Every link in it leads to another screen.
          onClick={(event) => event.target instanceof Element && event.target.closest("a") && setOpen(false)}
        >
          <div className="flex h-18 items-center justify-between ps-3">
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Brand />
            <Dialog.Close asChild>
              <Button icon={X} variant="quiet" aria-label="Close menu" className="[&>svg]:size-6" />
            </Dialog.Close>
          </div>
          <div className="@container">
            <SideMenu hasTabs={false} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
