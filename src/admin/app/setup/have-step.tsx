import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isCountry } from "../../../lib/country/countries.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { plural } from "../../../lib/texts/t.ts";
import { HOUSE_KINDS, type HouseKind } from "../../../suggestions/house-kinds.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Offered } from "../../content/picks/offer.ts";
import type { Picks } from "../../content/picks/picks.ts";
import { OtherLanguage, offeredName, TickList } from "../../content/picks/tick-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip, ChipGroup } from "../../ui/chips.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Form } from "../../ui/form.tsx";
import { listedInWords } from "../../ui/words.ts";
import { CountryChoice, numbersFor } from "./country-choice.tsx";
import { askedOf } from "./open-step.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

interface HouseStepProps {
  picks: Picks;
  /** Offers of all sections. */
  offered: readonly Offered[];
}

/** Offers of a group, before the owner asks for the others. */
const SHOWN = 3;

const KINDS = Object.entries(HOUSE_KINDS) as [HouseKind, string][];

/** The usual is ticked by the kind of house. Nothing is stored before the page is published. */
export function HaveStep({ picks, offered }: HouseStepProps) {
  const navigate = useNavigate();
  const { name, country } = useHotel();
  const [all, setAll] = useState(false);
  const answers = offered.filter(({ section }) => section.id === "faqs");
  const contacts = offered.filter(({ section }) => section.id === "important-contacts");
  const groups = groupBy(
    offered.filter(({ section }) => section.id === "amenities"),
    ({ group }) => group,
  );
  const ticked = offered.filter(picks.isTicked);
  const isShown = (of: readonly Offered[]) => (each: Offered) =>
    all || of.indexOf(each) < SHOWN || picks.isTicked(each) || each.usual;
  const more = [...groups.values()].flatMap((list) => list.filter((each) => !isShown(list)(each))).length;
  const isKnown = isCountry(country);

  const called = listedInWords(contacts.filter(picks.isTicked).map(offeredName));

  const chip = (each: Offered) => (
    <Chip
      key={each.id}
      label={[offeredName(each), each.blanks.length === 0 && each.values.number].filter(Boolean).join(" · ")}
      isChosen={picks.isTicked(each)}
      onPress={() => picks.tick(each, !picks.isTicked(each))}
    />
  );

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => void navigate(pathOf(askedOf(offered, picks).length > 0 ? "open" : "look"))}
    >
      <StepTitle title="What is in the house?" text="The texts are written. You can change them later." />
      <OtherLanguage />
      <fieldset aria-label="Your house" className="flex min-w-0 flex-wrap items-center gap-2">
        <span aria-hidden="true" className="me-1 text-ink-soft">
          Your house
        </span>
        {KINDS.map(([kind, label]) => (
          <Chip
            key={kind}
            label={label}
            isChosen={picks.kindOf(name) === kind}
            onPress={() => picks.chooseKind(kind)}
          />
        ))}
      </fieldset>
      <div>
        {[...groups].map(([group, list]) => (
          <ChipGroup key={group} legend={group} isHeading>
            {list.filter(isShown(list)).map(chip)}
          </ChipGroup>
        ))}
        {more > 0 && (
          <Button icon={Plus} variant="quiet" tight className="-ms-2" onClick={() => setAll(true)}>
            {more} more
          </Button>
        )}
      </div>
      {!isKnown && <CountryChoice />}
      <div className="border-t border-line">
        {(contacts.length > 0 || isKnown) && (
          <Fold
            title="Whom guests call"
            inside={[isKnown && numbersFor(country), called].filter(Boolean).join(" · ")}
          >
            <div className="flex flex-wrap gap-2">{contacts.map(chip)}</div>
            {isKnown && <CountryChoice />}
          </Fold>
        )}
        {answers.length > 0 && (
          <Fold
            title={plural(answers.filter(picks.isTicked).length, {
              one: "# answer that guests ask for",
              other: "# answers that guests ask for",
            })}
            inside="Read them. Untick what is not true for you."
          >
            <TickList offered={answers} picks={picks} />
          </Fold>
        )}
      </div>
      {offered.length === 0 && <p>You have all of them already.</p>}
      <StepActions before="times">
        {ticked.length === 0 ? "Continue" : `Continue with ${ticked.length}`}
      </StepActions>
    </Form>
  );
}
