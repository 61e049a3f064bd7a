import { ArrowUpDown, ImagePlus, ListChecks } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { BesideName } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Toolbar } from "../../ui/toolbar.tsx";
import { useIsNarrow } from "../../ui/use-media-query.ts";
import { counted } from "../../ui/words.ts";
import { PhotoBatch } from "../photos/photo-batch.tsx";
import { useItemPhotos } from "../photos/use-item-photos.tsx";
import { GuestsDoNotSee } from "../visibility/guests-do-not-see.tsx";
import { SectionSwitch } from "../visibility/section-switch.tsx";
import { DaysDialog } from "./days-dialog.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { ItemDialogs, type OpenDialog } from "./item-dialogs.tsx";
import { type ItemAct, ItemList, type ListProps } from "./item-list.tsx";
import { duplicateOf, type Item, useItems } from "./items.ts";
import { LoadingList, NoItems } from "./no-items.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { ReorderList } from "./reorder-list.tsx";
import { matching, SearchBox } from "./search.tsx";
import { SelectScreen } from "./select-screen.tsx";
import { useShow } from "./shown.ts";
import { ShownFilter, useShownFilter } from "./shown-filter.tsx";
import { toolsOf, useOpenWay, type WayToFill } from "./ways-to-fill.tsx";

/** From this many rows on, a search is faster than looking. */
const SEARCH_FROM = 9;
const FIRST_SHOWN = 8;

export function ItemsScreen({ section, ways }: { section: Section; ways: readonly WayToFill[] }) {
  const query = useItems(section);
  const items = query.data;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = address.has("add");
  const [open, setOpen] = useState<OpenDialog | undefined>(isAsked ? { type: "add" } : undefined);
  // It opens once: not again after a reload.
  useEffect(() => {
    if (isAsked) void navigate({ search: "" }, { replace: true });
  }, [isAsked, navigate]);
  const isNarrow = useIsNarrow();
  const [reordering, setReordering] = useState(false);
  const { way: openWay, open: onOpenWay, close: onCloseWay } = useOpenWay(ways);
  const [selecting, setSelecting] = useState(false);
  const [search, setSearch] = useState("");
  const [ofDays, setOfDays] = useState<readonly Item[]>();
  const inState = useShownFilter(items);
  const shown = useMemo(
    () => (items && inState && items.length >= SEARCH_FROM ? matching(inState, search, section) : inState),
    [items, inState, search, section],
  );
  const photos = useItemPhotos(section);
  const show = useShow(section);
  const onAct = useCallback(
    (act: ItemAct, item: Item) => {
      if (act === "days") setOfDays([item]);
      else if (act === "duplicate") setOpen({ type: "add", initial: duplicateOf(section, item) });
      else setOpen({ type: act, item });
    },
    [section],
  );

  if (!items || !shown) {
    return <NotLoaded query={query} what={`your ${section.many}`} meanwhile={<LoadingList />} />;
  }

  if (reordering) {
    return <ReorderList collection={section} items={items} onDone={() => setReordering(false)} />;
  }

  const searchBox = items.length >= SEARCH_FROM && (
    <SearchBox label={`Search ${section.many}`} value={search} onChange={setSearch} />
  );
  if (selecting && items.length > 0) {
    return (
      <SelectScreen section={section} items={shown} search={searchBox} onDone={() => setSelecting(false)} />
    );
  }

  const tools = toolsOf(ways, shown, onOpenWay);
  const allTools = (choosePhotos: (() => void) | undefined) => [
    ...(items.length > 1
      ? [
          { label: t`Reorder`, icon: ArrowUpDown, onPress: () => setReordering(true) },
          { label: t`Select`, icon: ListChecks, onPress: () => setSelecting(true) },
        ]
      : []),
    ...(choosePhotos ? [{ label: t`Photos`, icon: ImagePlus, onPress: choosePhotos }] : []),
    ...tools,
  ];
  return (
    <>
      <DraftOffer collection={section} items={items} open={open} onOpen={setOpen} />
      <PhotoBatch section={section} items={items} enabled={!open && !openWay}>
        {(choosePhotos) => (
          <>
            {items.length === 0 ? (
              <div className="mb-6">
                <NoItems
                  section={section}
                  ways={ways}
                  onOpenWay={onOpenWay}
                  onAdd={() => setOpen({ type: "add" })}
                  imports={tools.filter(({ inMenu }) => inMenu)}
                />
              </div>
            ) : (
              <>
                <GuestsDoNotSee section={section} />
                <ShownFilter items={items} />
                <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <p className="text-ink-soft" role="status">
                    {shown.length < items.length
                      ? `${shown.length} of ${counted(items.length, section)}`
                      : counted(items.length, section)}
                  </p>
                  <SectionSwitch section={section} />
                  {searchBox}
                  {isNarrow ? (
                    <BesideName>
                      <Toolbar compact tools={allTools(choosePhotos)} />
                    </BesideName>
                  ) : (
                    <Toolbar tools={allTools(choosePhotos)} />
                  )}
                </div>
              </>
            )}
            {/* In its place from the first item on: who types names goes on typing. */}
            <QuickAdd
              section={section}
              onOpen={items.length > 0 ? () => setOpen({ type: "add" }) : undefined}
            />
            {items.length > 0 && (
              <>
                {shown.length === 0 && (
                  <p className="py-10 text-center">
                    {search.trim() ? `Nothing here matches “${search.trim()}”.` : "Nothing is in this state."}
                  </p>
                )}
                <DeferredList section={section} items={shown} photos={photos.ofRows} onAct={onAct} />
              </>
            )}
            {photos.input}
          </>
        )}
      </PhotoBatch>
      <ItemDialogs
        collection={section}
        open={open}
        onChange={setOpen}
        onShow={(item) => void show.show([item])}
      />
      {ofDays && <DaysDialog section={section} items={ofDays} onClose={() => setOfDays(undefined)} />}
      {/* They stay in place when the first rows appear behind them. */}
      {openWay?.Dialog && (
        <openWay.Dialog section={section} items={items} shown={shown} onClose={onCloseWay} />
      )}
    </>
  );
}

/**
 * Renders a screenful at once and the rest afterwards, so that typing in the search never waits for the list.
 */
function DeferredList({ items, ...props }: ListProps) {
  const deferred = useDeferredValue(items, items.slice(0, FIRST_SHOWN));
  return <ItemList items={deferred} {...props} />;
}
