import { Plus } from "lucide-react";
import { useState } from "react";
import type { Section } from "../../sections/index.ts";
import { SECTION_ICONS } from "../icons.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { GRID } from "./card-grid.tsx";
import { ItemDialogs, type OpenDialog } from "./item-dialogs.tsx";
import { useItems } from "./items.ts";
import { listOf } from "./lists.ts";
import { matching, SearchBox } from "./search.tsx";
import { counted, sentence, titled } from "./words.ts";

/** From this many on, looking is slower than typing. */
const SEARCH_FROM = 9;

/** The one screen of every content section. */
export function SectionScreen({ section }: { section: Section }) {
  const { data: items, error, refetch } = useItems(section);
  const [open, setOpen] = useState<OpenDialog>();
  const [search, setSearch] = useState("");

  if (!items) {
    return error ? (
      <LoadFailure what={`your ${section.many}`} error={error} onRetry={refetch} />
    ) : (
      <LoadingList />
    );
  }

  const shown = items.length >= SEARCH_FROM ? matching(items, search, section) : items;
  const List = listOf(section);
  const addLabel = `Add ${titled(section.one)}`;
  return (
    <>
      {items.length === 0 ? (
        <NoItems section={section} onAdd={() => setOpen({ type: "add" })} />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="mr-auto text-ink-soft" role="status">
              {search && shown.length < items.length
                ? `${shown.length} of ${counted(items.length, section)}`
                : counted(items.length, section)}
            </p>
            {items.length >= SEARCH_FROM && (
              <SearchBox label={`Search ${section.many}`} value={search} onChange={setSearch} />
            )}
            <Button className="max-sm:w-full" onClick={() => setOpen({ type: "add" })}>
              <Plus aria-hidden="true" className="size-5" />
              {addLabel}
            </Button>
          </div>
          {shown.length === 0 && <p className="py-10 text-center">Nothing here matches “{search}”.</p>}
          <List
            section={section}
            items={shown}
            onEdit={(item) => setOpen({ type: "edit", item })}
            onDelete={(item) => setOpen({ type: "delete", item })}
          />
        </>
      )}
      <ItemDialogs collection={section} open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function NoItems({ section, onAdd }: { section: Section; onAdd: () => void }) {
  return (
    <EmptyState
      icon={SECTION_ICONS[section.icon]}
      title={`No ${titled(section.many)} Added`}
      action={
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          {`Add Your First ${titled(section.one)}`}
        </Button>
      }
    >
      {sentence(section.description)} What you add here is on your guest page at once.
    </EmptyState>
  );
}

function LoadingList() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="mb-6 ml-auto h-11 w-44" />
      <div className={GRID}>
        {["first", "second", "third"].map((key) => (
          <Skeleton key={key} className="h-56 rounded-2xl" />
        ))}
      </div>
    </div>
  );
}
