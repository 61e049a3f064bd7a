import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { meantIn } from "../../../lib/search/meant.ts";
import { ADMIN_LANGUAGE, declared, t } from "../../../lib/texts/t.ts";
import { faqs } from "../../../sections/faqs.ts";
import { useCatalogue } from "../../content/guest-catalogue.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { guestDocumentQuery } from "../../content/hotel/read-of-hotel.ts";
import { ItemFormOnDemand } from "../../content/sections/item-form-on-demand.ts";
import { useSectionOverview } from "../../content/visibility/overview.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Fold } from "../../ui/fold.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ASKED, type AskedQuestion, unanswered } from "./asked.ts";

/** Travellers' questions that the page does not answer: each leads to where the answer belongs. */
export function TwentyQuestions() {
  const hotel = useHotel();
  const supabase = useSupabase();
  const { data: overview } = useSectionOverview();
  const [adding, setAdding] = useState<AskedQuestion>();
  const query = useQuery(guestDocumentQuery(supabase, hotel.id));
  const catalogue = useCatalogue(hotel.language);
  const open = useMemo(
    () => query.data && catalogue && unanswered(query.data, meantIn(catalogue)),
    [query.data, catalogue],
  );
  if (!open) {
    const meanwhile = <Skeleton className="h-16 rounded-2xl" />;
    return <NotLoaded inline query={query} what="what your page answers" meanwhile={meanwhile} />;
  }
  /** There is something in it, and guests do not see it. */
  const isUnseen = ({ section }: AskedQuestion) =>
    overview?.sections.some(({ id, items, shown }) => id === section?.id && items > 0 && !shown) ?? false;
  return (
    <section aria-label="What travellers ask">
      <Fold
        className="border-t"
        title="What travellers ask"
        inside={
          open.length === 0
            ? `All ${ASKED.length} questions are answered`
            : `${open.length} of ${ASKED.length} questions have no answer`
        }
      >
        {open.length === 0 ? (
          <p className="text-ink-soft">Nothing is missing.</p>
        ) : (
          <ul className="divide-y divide-line" aria-label="Not answered">
            {open.map((asked) => (
              <li key={asked.question}>
                <Question asked={asked} isUnseen={isUnseen(asked)} onAdd={() => setAdding(asked)} />
              </li>
            ))}
          </ul>
        )}
      </Fold>
      {adding?.section && (
        <ItemFormOnDemand
          collection={adding.section}
          initial={
            adding.section === faqs && adding.category
              ? // The question is in the language of the admin.
                {
                  category: adding.category,
                  ...(hotel.language === ADMIN_LANGUAGE && { question: adding.question }),
                }
              : undefined
          }
          onAdded={() => void query.refetch()}
          onClose={() => setAdding(undefined)}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  asked: AskedQuestion;
  isUnseen: boolean;
  onAdd: () => void;
}

function Question({ asked: { question, section }, isUnseen, onAdd }: QuestionProps) {
  const where = isUnseen
    ? t`Guests do not see ${declared(section?.title ?? "")}`
    : section
      ? t`Answer it in ${declared(section.title)}`
      : t`Add it to the Hotel Profile`;
  const className = "flex min-h-16 w-full cursor-pointer items-center gap-3 py-2 text-start hover:bg-canvas";
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{question}</span>
        <span className="block text-[0.9375rem]/5.5 text-ink-soft">{where}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" />
    </>
  );
  if (section && !isUnseen) {
    return (
      <button type="button" className={className} onClick={onAdd}>
        {content}
      </button>
    );
  }
  return (
    <Link to={section ? "/admin/sections" : "/admin/profile"} className={className}>
      {content}
    </Link>
  );
}
