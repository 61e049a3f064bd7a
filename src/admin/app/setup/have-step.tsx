import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { groupBy } from "../../../lib/group-by.ts";
import { plural } from "../../../lib/texts/t.ts";
import { HOUSE_KINDS, type HouseKind } from "../../../suggestions/house-kinds.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Offered } from "../../filling/suggestions/offer.ts";
import type { Picks } from "../../filling/suggestions/picks.ts";
import { OtherLanguage, offeredName, TickList } from "../../filling/suggestions/tick-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip, ChipGroup, Chips } from "../../ui/chips.tsx";
import { Form } from "../../ui/form.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { askedOf } from "./open-step.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

interface HouseStepProps {
  picks: Picks;
  /** Of all sections. */
  offered: readonly Offered[];
}

/** Of a group, before the owner asks for the others. */
const SHOWN = 4;

const KINDS = Object.entries(HOUSE_KINDS).map(([value, label]) => ({ value: value as HouseKind, label }));

/** The usual is ticked by the kind of house. Nothing is stored before the page is published. */
export function HaveStep({ picks, offered }: HouseStepProps) {
  const navigate = useNavigate();
  const { name } = useHotel();
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
  const lists = [...groups.values(), contacts];
  const more = lists.flatMap((list) => list.filter((each) => !isShown(list)(each))).length;

  const chips = (list: readonly Offered[]) =>
    list
      .filter(isShown(list))
      .map((each) => (
        <Chip
          key={each.id}
          label={[offeredName(each), each.blanks.length === 0 && each.values.number]
            .filter(Boolean)
            .join(" · ")}
          isChosen={picks.isTicked(each)}
          onPress={() => picks.tick(each, !picks.isTicked(each))}
        />
      ));

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => void navigate(pathOf(askedOf(offered, picks).length > 0 ? "open" : "look"))}
    >
      <StepTitle title="What is in the house?" text="The texts are written. You can change them later." />
      <OtherLanguage />
      <Chips legend="Your house" options={KINDS} value={picks.kindOf(name)} onChoose={picks.chooseKind} />
      <div>
        {[...groups].map(([group, list]) => (
          <ChipGroup key={group} legend={group} isHeading>
            {chips(list)}
          </ChipGroup>
        ))}
        {contacts.length > 0 && (
          <ChipGroup legend="Whom guests call" isHeading>
            {chips(contacts)}
          </ChipGroup>
        )}
        {more > 0 && (
          <Button icon={Plus} variant="quiet" tight className="-ms-2" onClick={() => setAll(true)}>
            {more} more
          </Button>
        )}
      </div>
      <CountryChoice />
      {answers.length > 0 && (
        <details className="rounded-2xl border border-line px-5">
          <summary className="min-h-11 cursor-pointer py-3 font-medium">
            {plural(answers.filter(picks.isTicked).length, {
              one: "# answer that guests ask for",
              other: "# answers that guests ask for",
            })}
            <span className="block text-sm font-normal text-ink-soft">
              Read them. Untick what is not true for you.
            </span>
          </summary>
          <div className="border-t border-line py-4">
            <TickList offered={answers} picks={picks} />
          </div>
        </details>
      )}
      {offered.length === 0 && <p>You have all of them already.</p>}
      <StepActions before="times">
        {ticked.length === 0 ? "Continue" : `Continue with ${ticked.length}`}
      </StepActions>
    </Form>
  );
}
