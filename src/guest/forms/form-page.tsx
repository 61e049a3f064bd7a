/** A form that a guest sends to the hotel. Works without a script. */
import { Fragment, type ReactNode } from "react";
import type { Field } from "../../fields/index.ts";
import { HELP, type MessageForm } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { DESCRIBED_BY_DIAL, DialFirst } from "../danger/danger.tsx";
import { useReading } from "../language/reading.ts";
import { ChoiceLabel } from "../parts/choice-label.tsx";
import { TryNow } from "../parts/link.tsx";
import { FormFrame } from "./form-frame.tsx";
import { ServedHours } from "./served-hours.tsx";

export type FieldProblem = "required" | "tooLong" | "invalid" | "span" | "photo" | "photoAgain";

/** Why nothing was sent although every input is right: retry at once, or later. */
type Delay = "again" | "later";

export interface Filling {
  /** What a rejected form contained; else empty. */
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, FieldProblem>>;
  delay?: Delay | undefined;
  /** Identifies the message, and says when the page was made. */
  token: string;
  /** The card's token, if a rejected form had it. */
  code?: string | undefined;
}

interface FormPageProps {
  form: MessageForm;
  open: Pick<OpenForm, "hotel" | "hours" | "translates">;
  /** The last day on which the hotel keeps the message, in words. */
  keptUntil: string;
  filling: Filling;
  now: number;
  /** Address that opens a chat instead. */
  onWhatsapp?: string | undefined;
  /** URL of the search's script, which knows the words for danger in the page's language. */
  searchUrl?: string | undefined;
}

export function FormPage({ form, open, keptUntil, filling, now, onWhatsapp, searchUrl }: FormPageProps) {
  const { hotel } = open;
  const { t, tag, declared } = useReading();
  const { delay, token, problems } = filling;
  const offersHelp = Object.values(form.fields).some(isForHelp);
  const firstProblem = Object.keys(form.fields).find((name) => problems[name]);
  return (
    <FormFrame
      hotel={hotel}
      heading={declared(form.title)}
      data-time-zone={hotel.time_zone}
      data-waiting={t("kept.waiting")}
      data-sent={t("kept.sent")}
      data-src={searchUrl}
    >
      <WaitsForNetwork hotel={hotel}>
        <TryNow />
      </WaitsForNetwork>
      {delay && (
        <p className="alert" role="alert">
          {t(delay === "again" ? "form.again" : "form.later")}
        </p>
      )}
      <form method="post" encType={form.takesPhoto && "multipart/form-data"}>
        <input type="hidden" name="token" value={token} />
        {/* Without a value, the device fills in the card that it has scanned: src/guest/script/about.ts. */}
        <input type="hidden" name="code" value={filling.code} />
        <Trap />
        {Object.entries(form.fields)
          .filter(([, { kind }]) => kind !== "flag")
          .map(([name, field]) => (
            <Fragment key={name}>
              <Input
                {...{ name, field, filling }}
                autoFocus={name === firstProblem}
                // A guest who needs help at the pool has no room. Of others, the page's script and the server demand it.
                isAskedLater={offersHelp && name === "room"}
              />
              {name === "topic" && <ServedHours {...{ form, open, now }} />}
              {isForHelp(field) && <DialFirst hotel={hotel}>{t("danger.thenTell")}</DialFirst>}
            </Fragment>
          ))}
        {form.takesPhoto && <PhotoInput problem={problems.photo} />}
        <p className="soft">
          {open.translates && tag !== hotel.language && `${t("form.translated")} `}
          {t("form.keptUntil", { date: keptUntil })}{" "}
          {/* Opens in a new tab, because coming back would lose what is typed. */}
          <a href={`/view/${hotel.id}/privacy?lang=${tag}`} target="_blank" rel="noopener">
            {t("legal.stores")}
          </a>
        </p>
        {Object.entries(form.fields)
          .filter(([, { kind }]) => kind === "flag")
          .map(([name, field]) => (
            <Tick key={name} {...{ name, field, filling }} />
          ))}
        <button type="submit" className="button">
          {t("form.send")}
        </button>
        {onWhatsapp && (
          <div className="whatsapp">
            {/* Posts the form, so that no log holds what is typed. Works without a script. */}
            <button
              type="submit"
              className="button"
              formAction={onWhatsapp}
              formEncType="application/x-www-form-urlencoded"
              formTarget="_blank"
              formNoValidate
            >
              {t("form.whatsapp")}
            </button>
            <p className="soft">{t("form.whatsappNote")}</p>
          </div>
        )}
      </form>
    </FormFrame>
  );
}

interface WaitsForNetworkProps {
  hotel: OpenForm["hotel"];
  children?: ReactNode;
}

/**
 * Shown by the service worker, or by the page's script: src/guest/worker/unsent.ts, src/guest/script/follow-answer.ts. Below it whom
 * to dial, if the guest asked for help or this phone reads that somebody is in danger.
 */
export function WaitsForNetwork({ hotel, children }: WaitsForNetworkProps) {
  const { t } = useReading();
  return (
    <>
      <div className="alert kept" data-kept role="status">
        <h2>{t("kept.title")}</h2>
        <p>{t("kept.text")}</p>
        {children}
      </div>
      <div className="kept-danger">
        <DialFirst hotel={hotel} isNamed={false} />
      </div>
    </>
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

function isForHelp({ choices = [] }: Field): boolean {
  return choices.some(({ value }) => value === HELP.value);
}

interface InputProps {
  name: string;
  field: Field;
  filling: Filling;
  autoFocus?: boolean;
  /** Whether it may be left empty until the server looks. */
  isAskedLater?: boolean;
}

function Input({ name, field, filling, autoFocus = false, isAskedLater = false }: InputProps) {
  const { declared } = useReading();
  const { kind, label, required, maxLength, choices, several } = field;
  const value = filling.typed[name] ?? "";
  const note = required ? null : <Optional />;
  const problem = filling.problems[name];
  const shared = {
    name,
    required: required && !isAskedLater,
    autoFocus,
    ...(problem && { "aria-invalid": true, "aria-describedby": `${name}-problem` }),
  };
  if (choices) {
    return (
      <fieldset className={name === "rating" ? "faces" : undefined}>
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
              </span>
            </label>
          ))}
        </div>
        <ProblemOf {...{ name, field, problem }} />
      </fieldset>
    );
  }
  return (
    <div>
      <label htmlFor={name}>
        {declared(label)}
        {note}
      </label>
      {kind === "longText" ? (
        <textarea {...shared} id={name} rows={4} maxLength={maxLength} defaultValue={value} dir="auto" />
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

function Optional() {
  const { t } = useReading();
  // Keeps the dot from standing alone at the end of a line.
  return <span className="soft">{` ·\u00a0${t("form.optional")}`}</span>;
}

/** iPhones convert a photo to JPEG if the types are listed. */
const PICTURES = "image/jpeg,image/png,image/webp";

function PhotoInput({ problem }: { problem?: FieldProblem | undefined }) {
  const { t } = useReading();
  return (
    <div>
      <label htmlFor="photo">
        {t("form.photo")}
        <Optional />
      </label>
      <input
        type="file"
        id="photo"
        name="photo"
        accept={PICTURES}
        {...(problem && { "aria-invalid": true, "aria-describedby": "photo-problem" })}
      />
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

function Tick({ name, field, filling }: InputProps) {
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
          {...(problem && { "aria-invalid": true, "aria-describedby": `${name}-problem` })}
        />
        {declared(field.label)}
      </label>
      <ProblemOf {...{ name, field, problem }} />
    </div>
  );
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
