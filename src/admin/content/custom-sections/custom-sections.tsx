import { Plus } from "lucide-react";
import { useNavigate } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { type Plan, PRO_PLAN } from "../../../product.ts";
import { CUSTOM_SECTIONS, CUSTOM_SECTIONS_NEED_PRO, type CustomSection } from "../../../sections/custom.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { draftKey, openNext } from "../../rows/drafts.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { DraftOffer } from "../sections/draft-offer.tsx";
import { ItemDialogs, type OpenDialog } from "../sections/item-dialogs.tsx";
import { draftName, type Item } from "../sections/items.ts";

interface CustomSectionsProps {
  sections: readonly (Item & CustomSection)[];
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

/** Below the list that has them among the others: another one, and the forms. */
export function CustomSections({ sections, open, setOpen, onCreate }: CustomSectionsProps) {
  const navigate = useNavigate();
  const userId = useUser().id;
  const { id: hotelId } = useHotel();

  function addFirstItem({ id }: Item): void {
    openNext(draftKey(userId, `${hotelId}/${id}/${draftName(undefined, undefined)}`));
    void navigate(`/admin/sections/${id}`);
  }

  return (
    <section aria-label="Custom Sections">
      <DraftOffer collection={CUSTOM_SECTIONS} items={sections} open={open} onOpen={setOpen} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {sections.length === 0 && (
          <div>
            <h2 className="font-sans font-semibold">No Custom Sections</h2>
            <p className="text-ink-soft">For example spa treatments, events or house rules.</p>
          </div>
        )}
        <Button icon={Plus} variant="quiet" tight className="-ms-2" onClick={onCreate}>
          Create Section
        </Button>
      </div>
      <ItemDialogs
        collection={CUSTOM_SECTIONS}
        open={open}
        onChange={setOpen}
        next={(stored) => stored && { label: t`Add the first item`, onPress: () => addFirstItem(stored) }}
      />
    </section>
  );
}
