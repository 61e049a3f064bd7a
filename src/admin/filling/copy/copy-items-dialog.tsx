import { useState } from "react";
import { contentFailures } from "../../../lib/errors.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { CopyDialog } from "../../content/hotel/copy-dialog.tsx";
import { useHotelChoice } from "../../content/hotel/hotel-choice.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Hotel } from "../../content/hotel/hotels.ts";
import type { Item } from "../../content/sections/items.ts";
import type { FillingProps } from "../../content/sections/ways-to-fill.tsx";
import { newId } from "../../rows/new-id.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAnnounce } from "../../ui/undo.ts";
import { counted, listedInWords, namedInWords } from "../../ui/words.ts";
import { lacking, photosOf, useCopyItems, useThere } from "./copy-items.ts";

export function CopyItemsDialog({ section, shown, onClose }: Omit<FillingProps, "items">) {
  const choice = useHotelChoice();
  const to = choice.chosen;
  const there = useThere(section, to);
  const { copy, remove } = useCopyItems(section);
  const announceAdded = useAnnounce();
  /** By hotel. The copies' ids derive from it, so that a repeated attempt adds nothing twice. */
  const [copyIds] = useState(() => new Map<string, string>());
  const { added, kept } = lacking(section, shown, there.data ?? []);

  async function copyTo(target: Hotel): Promise<void> {
    const copyId = copyIds.get(target.id) ?? newId();
    copyIds.set(target.id, copyId);
    const copied = await copy({ items: added, to: target, copyId });
    onClose();
    const items = counted(copied.ids.length, section);
    const what = copied.founded ? t`“${declared(section.title)}” with ${items}` : items;
    announceAdded(t`${what} copied to ${target.name}`, {
      run: () => remove(target, copied),
      done: t`${what} taken out of ${target.name} again`,
      failed: t`Failed to take ${what} out of ${target.name} again.`,
    });
  }

  return (
    <CopyDialog
      title={`Copy ${declared(section.title)}`}
      description="Copies are independent of each other."
      choice={choice}
      failures={contentFailures("add", section.one, section.errors)}
      label={added.length > 0 ? t`Copy ${counted(added.length, section)}` : t`Copy`}
      disabled={!there.data || added.length === 0}
      copy={copyTo}
      onClose={onClose}
    >
      {to && there.data && (
        <WhatHappens section={section} to={to} added={added} kept={kept} isNew={there.isNew} />
      )}
      {to && (
        <NotLoaded
          inline
          query={there}
          what={`what ${to.name} has`}
          meanwhile={
            <div role="status" aria-label="Loading">
              <Skeleton className="h-12" />
            </div>
          }
        />
      )}
    </CopyDialog>
  );
}

interface WhatHappensProps extends ReturnType<typeof lacking> {
  section: Section;
  to: Hotel;
  /** The other hotel has no section of this name, so it gets one. */
  isNew: boolean;
}

function WhatHappens({ section, to, added, kept, isNew }: WhatHappensProps) {
  const { language } = useHotel();
  const photos = photosOf(section, added).size;
  const along = [
    isNew && t`the section itself`,
    photos > 0 && plural(photos, { one: "# photo", other: "# photos" }),
    language === to.language && to.languages.length > 0 && t`their translations`,
  ].filter((each) => typeof each === "string");
  return (
    <div role="status" className="flex flex-col gap-2">
      {added.length > 0 && (
        <p className="wrap-anywhere">
          <strong>{counted(added.length, section)} will be added</strong> to {to.name}:{" "}
          {named(section, added)}.
        </p>
      )}
      {along.length > 0 && added.length > 0 && (
        <p className="text-ink-soft">With them: {listedInWords(along)}.</p>
      )}
      {kept.length > 0 && (
        <p className="wrap-anywhere text-ink-soft">
          {to.name} keeps its own {named(section, kept)}.
        </p>
      )}
      {language !== to.language && added.length > 0 && (
        <Notice type="info">{to.name} writes in another language. Texts are copied untranslated.</Notice>
      )}
    </div>
  );
}

function named({ card }: Section, items: readonly Item[]): string {
  return namedInWords(items.map((item) => String(item[card.title])));
}
