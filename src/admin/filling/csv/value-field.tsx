import { useState } from "react";
import type { Field } from "../../../fields/index.ts";
import { nearbyWords } from "../../../nearby/words.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Chips } from "../../ui/chips.tsx";
import { InputField, SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Stars } from "../../ui/stars.tsx";

const OTHER = "other";
const WALKS = [5, 10, 20];
const DRIVE = 15;

interface ValueFieldProps {
  field: Field;
  /** Blank for none. */
  value: string;
  problem: string | undefined;
  /** The value that stands for each row's own distance, where the map has one. */
  fromMap: string | undefined;
  busy: boolean;
  onChoose: (value: string) => void;
}

/** One value for all chosen rows: stars, chips, or an input. */
export function ValueField({ field, value, problem, fromMap, busy, onChoose }: ValueFieldProps) {
  const { language } = useHotel();
  const [isOther, setOther] = useState(false);
  const { label, kind, meaning, choices } = field;
  if (kind === "rating") return <Stars legend={label} value={value} disabled={busy} onChoose={onChoose} />;
  if (choices) {
    const options = [
      { value: "", label: "Choose…" },
      ...choices.map(({ value, label }) => ({ value, label })),
    ];
    return (
      <SelectField
        label={label}
        options={options}
        value={value}
        disabled={busy}
        onChoose={(chosen) => onChoose(String(chosen))}
      />
    );
  }
  const { walk, drive, times } = nearbyWords(language);
  const usual =
    meaning === "distance"
      ? [...WALKS.map((minutes) => walk(minutes)), drive(DRIVE)]
      : meaning === "duration"
        ? [...times]
        : [];
  const options = [
    ...(fromMap ? [{ value: fromMap, label: "As the map says" }] : []),
    ...usual.map((chip) => ({ value: chip, label: chip })),
    ...(usual.length > 0 ? [{ value: OTHER, label: "Other" }] : []),
  ];
  return (
    <>
      {options.length > 0 && (
        <Chips
          legend={label}
          options={options}
          value={isOther ? OTHER : value}
          disabled={busy}
          onChoose={(chosen) => {
            setOther(chosen === OTHER);
            onChoose(chosen === OTHER ? "" : chosen);
          }}
        />
      )}
      {(isOther || usual.length === 0) && (
        <InputField
          label={options.length > 0 ? `${label}, another` : label}
          type={kind === "phone" ? "tel" : "text"}
          autoComplete="off"
          value={value}
          error={problem}
          disabled={busy}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {problem && !isOther && usual.length > 0 && <Notice type="error">{problem}</Notice>}
    </>
  );
}
