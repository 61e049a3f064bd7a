import { type ReactNode, useState } from "react";
import type { Field } from "../../fields/index.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { t } from "../../lib/texts/t.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useSuggestedTexts } from "../content/picks/suggested-texts.ts";
import { Chips } from "../ui/chips.tsx";
import { InputField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Stars } from "../ui/stars.tsx";
import { useNearbyWords } from "./nearby/use-nearby.ts";

const OTHER = "other";
const WALKS = [5, 10, 20];
const DRIVE = 15;

interface ValueFieldProps {
  field: Field;
  legend: ReactNode;
  label: string;
  /** Known values; the usual ones follow. */
  known?: readonly { value: string; label: string }[];
  called?: string;
  value: string;
  problem?: string | undefined;
  example?: string;
  busy: boolean;
  onChoose: (value: string) => void;
}

/** One value: stars, chips, or an input where neither fits. */
export function ValueField(props: ValueFieldProps) {
  const { field, legend, called, value, busy, onChoose } = props;
  const usual = useUsualValues(field, called);
  if (field.kind === "rating")
    return <Stars legend={legend} value={value} disabled={busy} onChoose={onChoose} />;
  if (!usual) return null;
  return (
    <ChosenOrTyped {...props} usual={field.choices ?? usual.map((each) => ({ value: each, label: each }))} />
  );
}

interface ChosenOrTypedProps extends ValueFieldProps {
  usual: readonly { value: string; label: string }[];
}

function ChosenOrTyped(props: ChosenOrTypedProps) {
  const { field, legend, label, known = [], usual, value, problem, example, busy, onChoose } = props;
  const options = [...known, ...usual];
  const [isOther, setOther] = useState(value !== "" && options.every((option) => option.value !== value));
  const isTyped = isOther || usual.length === 0;
  return (
    <div className="mt-2">
      {options.length > 0 && (
        <Chips
          legend={legend}
          options={field.choices ? options : [...options, { value: OTHER, label: t`Other` }]}
          value={isOther ? OTHER : value}
          disabled={busy}
          onChoose={(chosen) => {
            setOther(chosen === OTHER);
            onChoose(chosen === OTHER ? "" : chosen);
          }}
        />
      )}
      {isTyped && (
        <InputField
          label={label}
          type={field.kind === "phone" ? "tel" : "text"}
          {...(example && { placeholder: example })}
          autoComplete="off"
          value={value}
          error={problem}
          disabled={busy}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {problem && !isTyped && <Notice type="error">{problem}</Notice>}
    </div>
  );
}

/** Usual answers of most houses, in the hotel's language. @returns undefined until its words are there */
function useUsualValues({ meaning }: Field, called = ""): readonly string[] | undefined {
  const { address } = useHotel();
  const suggested = useSuggestedTexts();
  const nearby = useNearbyWords();
  if (suggested.isPending || nearby.isPending) return undefined;
  // Without its words, an owner types.
  if (!suggested.data || !nearby.data) return [];
  const { phrases } = suggested.data;
  const { walk, drive, times } = nearby.data;
  switch (meaning) {
    case "distance":
      return [...WALKS.map((minutes) => walk(minutes)), drive(DRIVE)];
    case "duration":
      return times;
    case "timing":
      return [phrases.always, phrases.onRequest];
    case "place":
      return [phrases.room, phrases.reception];
    case "address": {
      // Maps find a place by its name and its town.
      const town = oneLine(address).split(",").at(-1)?.trim();
      return called ? [[called, town].filter(Boolean).join(", ")] : [];
    }
    default:
      return [];
  }
}
