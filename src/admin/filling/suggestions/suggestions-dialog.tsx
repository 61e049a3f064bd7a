import { declared } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { offeredIn, type SuggestedSection } from "../../content/picks/offer.ts";
import { usePicks } from "../../content/picks/picks.ts";
import { useSuggestedTexts } from "../../content/picks/suggested-texts.ts";
import { OtherLanguage } from "../../content/picks/tick-list.tsx";
import type { Item } from "../../content/sections/items.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { PickDialog } from "./pick-dialog.tsx";

interface SuggestionsDialogProps {
  section: SuggestedSection;
  items: readonly Item[];
  onClose: () => void;
}

export function SuggestionsDialog({ section, items, onClose }: SuggestionsDialogProps) {
  const hotel = useHotel();
  const picks = usePicks(`${hotel.id}/suggestions/${section.id}`);
  const suggested = useSuggestedTexts();
  const { data: texts } = suggested;
  const offered = texts && offeredIn(section, items, { ...hotel, texts });
  return (
    <PickDialog
      title={`Suggestions for ${declared(section.title)}`}
      description="Tick what your house has. Guests see only what you add."
      onClose={onClose}
      sections={[section]}
      offered={offered}
      picks={picks}
    >
      <div className="mt-6 empty:hidden">
        <OtherLanguage />
        <NotLoaded inline query={suggested} what="your texts" />
        {offered?.length === 0 && <p>You have all of them already.</p>}
      </div>
    </PickDialog>
  );
}
