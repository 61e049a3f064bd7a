/** The inputs of a form that a guest sends. */
import type { ReactNode } from "react";
import type { Field } from "../../fields/index.ts";
import { HELP } from "../../forms/index.ts";
import { DESCRIBED_BY_DIAL } from "../danger/danger.tsx";
import { useReading } from "../language/reading.ts";
import { ChoiceLabel } from "../parts/choice-label.tsx";

export type FieldProblem = "required" | "tooLong" | "invalid" | "span" | "photo" | "photoAgain";

/** Why nothing was sent although every input is right: retry at once, or later. */
type Delay = "again" | "later";

export interface Filling {
  /** The values of a rejected form; else empty. */
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, FieldProblem>>;
  delay?: Delay | undefined;
  /** Identifies the message, and says when the page was made. */
  token: string;
  /** The card's token, if a rejected form had it. */
  code?: string | undefined;
}

/** Says why a form came back although every input is right. */
export function NotSent({ delay }: Pick<Filling, "delay">) {
  const { t } = useReading();
  if (!delay) return null;
  return (
    <p className="alert" role="alert">
      {t(delay === "again" ? "form.again" : "form.later")}
    </p>
  );
}

/** An input that guests do not see. Programs fill it in and give themselves away. */
export function Trap() {
  return (
    <p className="unseen" aria-hidden="true">
      <input name="homepage" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

interface InputProps {
  name: string;
  field: Field;
  filling: Filling;
  autoFocus?: boolean;
  /** Whether it may be left empty until the server looks. */
  isAskedLater?: boolean;
  /** The note below a choice, by its value. */
  noteOf?(value: string): ReactNode;
}

export function FormInput({
  name,
  field,
  filling,
  autoFocus = false,
  isAskedLater = false,
  noteOf,
}: InputProps) {
  const { t, declared } = useReading();
  const { kind, label, required, maxLength, choices, several } = field;
  const value = filling.typed[name] ?? "";
  const note = required ? null : <Optional />;
  const problem = filling.problems[name];
  const shared = {
    name,
    required: required && !isAskedLater,
    autoFocus,
    ...problemAttributes(name, problem),
  };
  if (choices) {
    /** The chosen one becomes the form's heading. The radio "Change" brings the others back, without a script, too. */
    const areTopics = choices.includes(HELP);
    return (
      <fieldset className={areTopics ? "topics" : FIELDSETS[name]}>
        <legend>
          {declared(label)}
          {note}
        </legend>
        <div className="choices">
          {choices.map((choice) => (
            <label key={choice.value}>
              <input
                {...shared}
                {...(choice.value === HELP.value && { "aria-describedby": DESCRIBED_BY_DIAL })}
                type={several ? "checkbox" : "radio"}
                value={choice.value}
                defaultChecked={value.split(",").includes(choice.value)}
              />
              <span>
                {name === "rating" && <Face mouth={MOUTHS[Number(choice.value) - 1]} />}
                <ChoiceLabel choice={choice} />
                {noteOf?.(choice.value)}
              </span>
            </label>
          ))}
        </div>
        {areTopics && (
          <label className="change">
            <input type="radio" name={name} value="" />
            {t("form.change")}
          </label>
        )}
        <ProblemOf {...{ name, field, problem }} />
      </fieldset>
    );
  }
  return (
    <div className={name === "room" ? "line" : undefined}>
      <label htmlFor={name}>
        {declared(label)}
        {note}
      </label>
      {kind === "longText" ? (
        <textarea
          {...shared}
          id={name}
          rows={required ? 4 : 2}
          maxLength={maxLength}
          defaultValue={value}
          dir="auto"
        />
      ) : (
        <input
          {...shared}
          id={name}
          type={kind === "moment" ? "datetime-local" : "text"}
          maxLength={maxLength}
          defaultValue={value}
          dir={kind === "moment" ? undefined : "auto"}
        />
      )}
      <ProblemOf {...{ name, field, problem }} />
    </div>
  );
}

const FIELDSETS: Readonly<Record<string, string>> = { rating: "faces", item: "parts" };

export function Optional() {
  const { t } = useReading();
  // Keeps the dot from standing alone at the end of a line.
  return <span className="soft">{` ·\u00a0${t("form.optional")}`}</span>;
}

/** iPhones convert a photo to JPEG if the types are listed. */
const PICTURES = "image/jpeg,image/png,image/webp";

export function FormPhoto({ problem }: { problem?: FieldProblem | undefined }) {
  const { t } = useReading();
  return (
    <div>
      <label htmlFor="photo">
        {t("form.photo")}
        <Optional />
      </label>
      <input type="file" id="photo" name="photo" accept={PICTURES} {...problemAttributes("photo", problem)} />
      {/* Drawn by the script: src/guest/script/photo.ts. */}
      <div className="shot" hidden>
        <canvas role="img" aria-label={t("form.photo")} />
        <button type="button" className="way">
          {t("form.removePhoto")}
        </button>
      </div>
      <ProblemOf name="photo" problem={problem} />
    </div>
  );
}

/** Mouths from worst to best. They are drawn because some devices lack these emoji. */
const MOUTHS = [
  "M8 17q4-5 8 0",
  "M8.5 16.5q3.5-2.5 7 0",
  "M8.5 16h7",
  "M8.5 15q3.5 2.5 7 0",
  "M7.5 14q4.5 6 9 0",
];

function Face({ mouth }: { mouth: string | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d={`M9 9v.5M15 9v.5${mouth}`} />
    </svg>
  );
}

export function FormTick({ name, field, filling }: InputProps) {
  const { declared } = useReading();
  const problem = filling.problems[name];
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          required={field.required}
          defaultChecked={Boolean(filling.typed[name])}
          {...problemAttributes(name, problem)}
        />
        {declared(field.label)}
      </label>
      <ProblemOf {...{ name, field, problem }} />
    </div>
  );
}

/** Attributes of an input with a problem. */
export function problemAttributes(name: string, problem: FieldProblem | undefined) {
  return problem && ({ "aria-invalid": true, "aria-describedby": `${name}-problem` } as const);
}

export function ProblemOf({
  name,
  field,
  problem,
}: Pick<InputProps, "name"> & { field?: Field; problem?: FieldProblem | undefined }) {
  const { t } = useReading();
  if (!problem) return null;
  return (
    <p className="problem" id={`${name}-problem`}>
      {problem === "tooLong" ? t("form.tooLong", { max: field?.maxLength ?? 0 }) : t(SENTENCES[problem])}
    </p>
  );
}

const SENTENCES = {
  required: "form.required",
  invalid: "form.invalid",
  span: "form.span",
  photo: "form.photoWrong",
  photoAgain: "form.photoAgain",
} as const;
