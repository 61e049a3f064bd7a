import { useQuery } from "@tanstack/react-query";
import { foldedName } from "../../../lib/texts/folded.ts";
import { ADMIN_LANGUAGE, declared } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { amenities } from "../../../sections/amenities.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSearches } from "../../content/searches.ts";
import { type Item, itemsQuery } from "../../content/sections/items.ts";
import { type SectionOverview, useSectionOverview } from "../../content/visibility/overview.ts";
import { AddAmenity } from "../../inbox/figures/add-amenity.tsx";
import { figuresQuery, type InboxFigures } from "../../inbox/figures/queries.ts";
import { FIGURES_PATH } from "../../inbox/messages/paths.ts";
import { topicLabel } from "../../inbox/messages/words.ts";
import { SearchActions } from "../../page/searches/search-actions.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { UsefulBlock } from "./useful-block.tsx";

const TARGET_MINUTES = 30;
/** One guest's wish is no pattern. */
const GUESTS = 2;
/** Stars, out of 5, from as many guests as below. */
const POOR = 3.5;
const ENOUGH_FEEDBACK = 3;

/** Once the set-up is done: the one thing that helps guests most now. Nothing when nothing stands out. */
export function MostUseful() {
  const hotel = useHotel();
  const supabase = useSupabase();
  const pending = usePlanPending();
  const hasInbox = usePlan().id === PRO_PLAN.id;
  const figures = useQuery({ ...figuresQuery(supabase, hotel.id, TARGET_MINUTES), enabled: hasInbox });
  // Where all of them are listed it says when they could not be read.
  const searches = useSearches();
  const overview = useSectionOverview();
  const wishes = figures.data?.words.filter(({ count }) => count >= GUESTS) ?? [];
  const items = useQuery({ ...itemsQuery(supabase, hotel.id, amenities), enabled: wishes.length > 0 });
  const failed = [figures, items].find(({ isFetched, data }) => isFetched && !data);
  if (failed) return <NotLoaded inline query={failed} what="what helps most now" />;
  if (pending || searches.isPending || (hasInbox && !figures.data)) return null;
  if (wishes.length > 0 && !items.data) return null;

  const wish = wishes.find(({ word }) => !isThere(items.data ?? [], word));
  const [search] = searches.data ?? [];
  if (search && search.guests_90 >= (wish?.count ?? 0)) {
    return (
      <UsefulBlock
        title={`${search.guests_90} guests looked for “${search.words}” and found nothing`}
        text="Do you have it? Then add it."
      >
        <SearchActions key={search.words} search={search} variant="onDeep" />
      </UsefulBlock>
    );
  }
  if (wish) {
    return (
      <UsefulBlock
        title={`${wish.count} guests asked for “${wish.word}”`}
        text="Put it on your page. The text is ready."
      >
        <AddAmenity key={wish.word} word={wish.word} variant="onDeep" />
      </UsefulBlock>
    );
  }
  const poor = figures.data && poorest(figures.data);
  if (poor) {
    // In the words of the figures, without their file.
    const average = poor.average.toLocaleString(ADMIN_LANGUAGE, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (
      <UsefulBlock
        title={`${topicLabel("feedback", poor.topic)}: ${average} of 5`}
        text={`From ${poor.count} guests. A change helps most here.`}
      >
        <ButtonLink to={FIGURES_PATH} variant="onDeep" className="max-sm:w-full">
          Read the Feedback
        </ButtonLink>
      </UsefulBlock>
    );
  }
  const unfinished = overview.data && mostHidden(overview.data);
  if (unfinished) {
    const { section, count } = unfinished;
    return (
      <UsefulBlock
        title={`${declared(section.title)}: ${count} hidden`}
        text="Guests do not see them. A detail is missing."
      >
        <ButtonLink to={`/admin/${section.route}?state=hidden`} variant="onDeep" className="max-sm:w-full">
          Finish Them
        </ButtonLink>
      </UsefulBlock>
    );
  }
  if (hotel.cover_path) {
    const empty = overview.data?.sections.find((one) => one.items === 0 && one.shown_when_filled);
    const section = SECTIONS.find(({ id }) => id === empty?.id);
    if (!section) return null;
    return (
      <UsefulBlock
        title={`Nothing in ${declared(section.title)} yet`}
        text={`${declared(section.description)}.`}
      >
        <ButtonLink to={`/admin/${section.route}`} variant="onDeep" className="max-sm:w-full">
          Add {declared(section.title)}
        </ButtonLink>
      </UsefulBlock>
    );
  }
  return (
    <UsefulBlock
      title="Show guests your house"
      text="Guests see this photo first. One from your phone is enough."
    >
      <ButtonLink to="/admin/look" variant="onDeep" className="max-sm:w-full">
        Add a Cover Photo
      </ButtonLink>
    </UsefulBlock>
  );
}

/** The section in which most items wait to be finished. */
function mostHidden({ hidden }: SectionOverview): { section: Section; count: number } | undefined {
  const [most] = Object.entries(hidden).toSorted(([, a], [, b]) => b - a);
  const section = SECTIONS.find(({ id }) => id === most?.[0]);
  return section && most && { section, count: most[1] };
}

/** Matches as the button that adds it does. */
function isThere(items: readonly Item[], word: string): boolean {
  return items.some(({ name }) => foldedName(name).includes(foldedName(word)));
}

function poorest({ feedback }: InboxFigures) {
  return feedback.find(({ count, average }) => count >= ENOUGH_FEEDBACK && average < POOR);
}
