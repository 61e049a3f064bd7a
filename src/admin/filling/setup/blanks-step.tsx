import { type SyntheticEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { counted } from "../../ui/words.ts";
import { Blanks, focusFirstMistake } from "../suggestions/blanks.tsx";
import type { Offered } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";
import { useAddPicked } from "../suggestions/use-add-picked.ts";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

/** Asks for what only the hotel knows, and adds all that was ticked. What stays blank is left out. */
export function BlanksStep({ picks, offered }: { picks: Picks; offered: readonly Offered[] }) {
  const navigate = useNavigate();
  const { add, busy, failures } = useAddPicked(picks);
  const [tried, setTried] = useState(false);
  const picked = offered
    .filter(picks.isTicked)
    .map((suggestion) => ({ offered: suggestion, reading: picks.read(suggestion) }));
  const asking = picked.filter(({ offered: { blanks } }) => blanks.length > 0);
  const ready = picked.filter(({ reading }) => reading.status === "ready");
  const left = picked.filter(({ reading }) => reading.status === "blank").length;

  async function publish(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    setTried(true);
    if (picked.some(({ reading }) => reading.status === "wrong")) {
      focusFirstMistake(event.currentTarget);
      return;
    }
    if (await add(ready)) {
      picks.drop();
      void navigate(pathOf("ready"));
    }
  }

  return (
    <Form className="flex flex-col gap-6" onSubmit={publish}>
      <StepTitle
        title="Only the blanks"
        text={
          asking.length === 0
            ? "There are none: all that you ticked is written."
            : "What only you know. The rest is written. What stays empty is left out for now."
        }
      />
      {asking.map(({ offered: suggestion, reading }) => (
        <Blanks
          key={suggestion.id}
          offered={suggestion}
          picks={picks}
          reading={tried && reading.status === "wrong" ? reading : undefined}
          disabled={busy}
        />
      ))}
      {failures.map((reason) => (
        <Notice key={reason} type="error">
          {reason}
        </Notice>
      ))}
      <p role="status" className="text-ink-soft">
        {left > 0 && `Without ${counted(left, { one: "item that is", many: "items that are" })} still empty.`}
      </p>
      <StepActions step="blanks" busy={busy && "Adding..."}>
        {ready.length === 0 ? "Continue" : `Publish ${counted(ready.length, { one: "Item", many: "Items" })}`}
      </StepActions>
    </Form>
  );
}
