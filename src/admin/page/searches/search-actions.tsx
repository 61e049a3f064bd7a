import { ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import type { MissedSearch } from "../../../lib/figures/looks.ts";
import { as, declared, t } from "../../../lib/texts/t.ts";
import { faqs } from "../../../sections/faqs.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { useCatalogue } from "../../content/guest-catalogue.ts";
import { type Settled, useSettle } from "../../content/searches.ts";
import { ItemFormOnDemand } from "../../content/sections/item-form-on-demand.ts";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { Menu } from "../../ui/menu.tsx";
import type { MenuAction } from "../../ui/menu-group.ts";
import { useAnnounce, useAttempt } from "../../ui/undo.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { inQuotes } from "../../ui/words.ts";
import { useSectionFor } from "./where-it-belongs.ts";

const FAILED = networkOr(t`This was not saved. Please try again.`);

interface SearchActionsProps {
  search: MissedSearch;
  variant?: ButtonVariant;
  /** Opens the form of the suggested section. */
  isAsked?: boolean;
  onClose?: () => void;
}

/** Adds what a missed search means to the page, or dismisses it. */
export function SearchActions({ search, variant = "secondary", isAsked, onClose }: SearchActionsProps) {
  const suggested = useSectionFor(search);
  const isKnown = useCatalogue(search.language) !== undefined;
  const [chosen, setAdding] = useState<Section>();
  const adding = chosen ?? (isAsked && isKnown ? suggested : undefined);
  const [busy, during] = useBusy();
  const attempt = useAttempt();
  const settle = useSettle();
  const announce = useAnnounce();
  const others = [faqs, ...SECTIONS].filter(
    (section, index, all) => section !== suggested && all.indexOf(section) === index,
  );
  const addTo = (section: Section): MenuAction => ({
    label: section === faqs ? t`Answer it in FAQs` : declared(section.title),
    icon: SECTION_ICONS[section.icon],
    onPress: () => setAdding(section),
  });

  const reasonOf = (error: unknown) => failureText(FAILED, error);
  const settleAs = (state: Settled) => during(() => settle(search, state));

  async function dismiss(): Promise<void> {
    await settleAs("dismissed");
    announce(t`“${search.words}” is dismissed`, {
      run: () => settleAs("open"),
      done: t`“${search.words}” is back`,
      failed: reasonOf,
    });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Menu
        trigger={(props) => (
          <Button {...props} icon={Plus} variant={variant} tight={variant !== "onDeep"} disabled={busy}>
            <span>
              Add<span className="sr-only"> {inQuotes(search.words)}</span>
              <span className={variant === "onDeep" ? "" : "sr-only"}> to your page</span>
            </span>
            <ChevronDown className="size-4" />
          </Button>
        )}
        groups={() => [[addTo(suggested)], others.map(addTo)]}
      />
      <Button
        variant={variant === "onDeep" ? "quietOnDeep" : "quiet"}
        disabled={busy}
        onClick={() => void attempt(dismiss, reasonOf)}
      >
        <span>
          {as("a search")`Dismiss`}
          <span className="sr-only"> {inQuotes(search.words)}</span>
        </span>
      </Button>
      {adding && (
        <ItemFormOnDemand
          collection={adding}
          initial={{ [adding.card.title]: inForm(search.words, adding) }}
          onAdded={() => void attempt(() => settleAs("answered"), reasonOf)}
          onClose={() => {
            setAdding(undefined);
            onClose?.();
          }}
        />
      )}
    </div>
  );
}

function inForm(words: string, section: Section): string {
  const name = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return section === faqs ? `${name}?` : name;
}
