import { LayoutGrid, Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { arrangedBy } from "../../../lib/arranged.ts";
import { t } from "../../../lib/texts/t.ts";
import { type Plan, PRO_PLAN } from "../../../product.ts";
import {
  CUSTOM_SECTIONS,
  CUSTOM_SECTIONS_NEED_PRO,
  type CustomSection,
  customSection,
} from "../../../sections/custom.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { draftKey, openNext } from "../../rows/drafts.ts";
import { PendingState } from "../../rows/pending.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { editOrDelete, ROW_TEXT, ROWS, Row, RowIcon, RowMenu, RowTitle } from "../../ui/row.tsx";
import { countWords } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { DraftOffer } from "../sections/draft-offer.tsx";
import { ItemDialogs, type OpenDialog } from "../sections/item-dialogs.tsx";
import { draftName } from "../sections/item-form-dialog.tsx";
import type { Item } from "../sections/items.ts";

const HEADING = t`Custom Sections`;

interface CustomSectionListProps {
  sections: readonly (Item & CustomSection)[];
  /** Number of items by section id; undefined while unknown. */
  counts: ReadonlyMap<string, number> | undefined;
  plan: Plan;
  open: OpenDialog | undefined;
  setOpen: (open: OpenDialog | undefined) => void;
  onCreate: () => void;
}

/** @returns what opens the form of a new section, or says which plan has them */
export function useCreateSection({ customSections }: Plan, onOpen: (open: OpenDialog) => void): () => void {
  const showMessage = useMessages();
  return () => {
    if (customSections) onOpen({ type: "add" });
    else showMessage({ type: "info", title: PRO_PLAN.name, text: CUSTOM_SECTIONS_NEED_PRO, link: UPGRADE });
  };
}

export function CustomSectionList({
  sections,
  counts,
  plan,
  open,
  setOpen,
  onCreate,
}: CustomSectionListProps) {
  const navigate = useNavigate();
  const userId = useUser().id;
  const { id: hotelId, section_order } = useHotel();

  function addFirstItem({ id }: Item): void {
    openNext(draftKey(userId, `${hotelId}/${id}/${draftName(undefined, undefined)}`));
    void navigate(`/admin/sections/${id}`);
  }

  const createButton = (
    <Button icon={Plus} onClick={onCreate}>
      Create Section
    </Button>
  );
  return (
    <section aria-labelledby="custom-sections">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="custom-sections" className="text-2xl font-semibold">
          {HEADING}
        </h2>
        {sections.length > 0 && createButton}
      </div>
      <DraftOffer collection={CUSTOM_SECTIONS} items={sections} open={open} onOpen={setOpen} />
      {sections.length === 0 ? (
        <EmptyState icon={LayoutGrid} title="No Custom Sections" action={createButton}>
          For example spa treatments, events or house rules.
        </EmptyState>
      ) : (
        <>
          {!plan.customSections && <HiddenByPlan />}
          <ul className={ROWS}>
            {arrangedBy(section_order, sections, ({ id }) => id).map((section) => (
              <CustomSectionRow
                key={section.id}
                section={section}
                count={counts && (counts.get(section.id) ?? 0)}
                onEdit={() => setOpen({ type: "edit", item: section })}
                onDelete={() => setOpen({ type: "delete", item: section })}
              />
            ))}
          </ul>
        </>
      )}
      <ItemDialogs
        collection={CUSTOM_SECTIONS}
        open={open}
        onChange={setOpen}
        next={(stored) => stored && { label: t`Add the first item`, onPress: () => addFirstItem(stored) }}
      />
    </section>
  );
}

function HiddenByPlan() {
  return (
    <div className="mb-4">
      <Notice type="warning">Guests do not see these. They come back with {PRO_PLAN.name}.</Notice>
    </div>
  );
}

interface CustomSectionRowProps {
  section: CustomSection;
  count: number | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function CustomSectionRow({ section, count, onEdit, onDelete }: CustomSectionRowProps) {
  const { name, description, color } = section;
  const items = customSection(section);
  return (
    <Row
      picture={<RowIcon icon={SECTION_ICONS[items.icon]} ground={cx("opacity-25", color)} />}
      actions={<RowMenu name={name} actions={() => editOrDelete(onEdit, onDelete)} />}
    >
      <RowTitle as="h3" label={`Edit ${name}`} onPress={onEdit}>
        {name}
      </RowTitle>
      <p className={ROW_TEXT}>{[countWords(count, items), description].filter(Boolean).join(" · ")}</p>
      <PendingState id={section.id} />
      <Link
        to={`/admin/${items.route}`}
        aria-label={`Manage items of ${name}`}
        className={cx(textLink, "relative -mb-2 inline-flex min-h-11 items-center")}
      >
        Manage Items
      </Link>
    </Row>
  );
}
