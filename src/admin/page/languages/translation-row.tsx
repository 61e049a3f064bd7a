import { memo, useEffect, useId, useRef, useState } from "react";
import { failureText, needsUpgrade, networkOr } from "../../../lib/errors.ts";
import { directionOf, LANGUAGES, type LanguageTag } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { draftKey, draftStore } from "../../rows/drafts.ts";
import { ButtonLink, TextButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { TextArea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { inQuotes } from "../../ui/words.ts";
import { fieldLabel, hasLines, textName } from "./labels.ts";
import { placeOf, type TranslatedText } from "./texts.ts";
import { TranslatedElsewhereError, useTranslations } from "./use-translations.ts";

const SAVE_FAILURES = {
  ...networkOr(t`Failed to save this translation. Please try again.`),
  showMessage: true,
};

interface TranslationRowProps {
  entry: TranslatedText;
  language: LanguageTag;
}

/**
 * One text beside its translation, saved when its owner leaves it. There may be thousands: a save draws one
 * anew, and browsers lay out those in sight.
 */
export const TranslationRow = memo(function TranslationRow({ entry, language }: TranslationRowProps) {
  const hotel = useHotel();
  const id = useId();
  const { typed, shown, type, save, saveAs, takeTheirs, state, failure, theirs } = useTyped(entry, language);
  const label = textName(entry);
  return (
    <li className="grid gap-x-6 gap-y-3 p-5 [contain-intrinsic-height:auto_9rem] skip-off-screen lg:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {entry.title !== null && <span className="wrap-anywhere">{entry.title} · </span>}
          {fieldLabel(entry)}
        </p>
        <p lang={hotel.language} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {entry.source}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        {/* Beside the label: a new line would move what its owner is about to press. */}
        <div className="flex items-start justify-between gap-3 text-sm text-ink-soft">
          <label htmlFor={id} className="flex flex-wrap items-center gap-2">
            <span>
              {LANGUAGES[language]}
              <span className="sr-only">, {label}</span>
            </span>
            {entry.state === "outdated" && <Chip look="bg-brass-soft text-brass">May be out of date</Chip>}
            {entry.origin === "machine" && <Chip look="bg-sunken text-ink-soft">By machine</Chip>}
          </label>
          <p id={`${id}-state`} role="status" className="whitespace-nowrap">
            {state}
          </p>
        </div>
        <TextArea
          id={id}
          lang={language}
          dir={directionOf(language)}
          rows={hasLines(entry) ? 2 : 1}
          className="max-h-96"
          value={shown}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => type(target.value)}
          onBlur={() => void save()}
        />
        {entry.state === "outdated" && typed === undefined && (
          <TextButton className="self-start" onClick={() => void saveAs(entry.text ?? "")}>
            Still right<span className="sr-only">: {label}</span>
          </TextButton>
        )}
        {failure !== undefined && (
          <Notice type="error">
            {failureText(SAVE_FAILURES, failure)}{" "}
            {needsUpgrade(failure) ? (
              <ButtonLink variant="secondary" to={UPGRADE.to}>
                {UPGRADE.label}
              </ButtonLink>
            ) : (
              <TextButton className="block" onClick={() => void save()}>
                Try Again
              </TextButton>
            )}
          </Notice>
        )}
        {theirs !== undefined && (
          <Notice type="warning">
            Another window has saved:{" "}
            <span lang={language} dir="auto" className="wrap-anywhere">
              {inQuotes(theirs)}
            </span>
            <span className="flex flex-wrap gap-x-5">
              <TextButton onClick={() => void saveAs(shown, theirs)}>Keep mine</TextButton>
              <TextButton onClick={takeTheirs}>Use theirs</TextButton>
            </span>
          </Notice>
        )}
      </div>
    </li>
  );
});

function Chip({ look, children }: { look: string; children: string }) {
  return <span className={cx("rounded-full px-3 py-0.5 font-medium", look)}>{children}</span>;
}

/** A typed text that is not saved yet. This browser keeps it over a reload, until it is saved. */
function useTyped(entry: TranslatedText, language: LanguageTag) {
  const userId = useUser().id;
  const hotelId = useHotel().id;
  const translations = useTranslations(language);
  const [store] = useState(() =>
    draftStore(draftKey(userId, `${hotelId}/translations/${language}/${placeOf(entry)}`)),
  );
  const [typed, setTyped] = useState(() => {
    const kept = store.read()?.inputs.text;
    return typeof kept === "string" && kept !== entry.text ? kept : undefined;
  });
  const [state, setState] = useState(typed === undefined ? "" : t`Not saved yet.`);
  const [failure, setFailure] = useState<unknown>();
  const [theirs, setTheirs] = useState<string>();
  // As it is now, for a save that ends later.
  const latest = useRef(typed);
  const shown = typed ?? entry.text ?? "";

  function type(text: string): void {
    latest.current = text;
    setTyped(text);
    setState("");
    store.keep({ inputs: { text } });
  }

  function forget(): void {
    store.drop();
    latest.current = undefined;
    setTyped(undefined);
    setTheirs(undefined);
  }

  // The stored text that this row has seen. One save after the other, so that none takes another for a stranger's.
  const known = useRef(entry.text);
  useEffect(() => {
    known.current = entry.text;
  }, [entry.text]);
  const last = useRef(Promise.resolve());

  function saveAs(text: string, seen?: string): Promise<void> {
    last.current = last.current.then(() => attempt(text, seen ?? known.current));
    return last.current;
  }

  async function attempt(text: string, seen: string | null): Promise<void> {
    setFailure(undefined);
    setState(t`Saving...`);
    try {
      const written = hasLines(entry) ? text.trim() : text.replace(/\s+/g, " ").trim();
      await translations.save(entry, seen, written);
      known.current = written || null;
      // Text typed during the save is not saved yet.
      if ((latest.current ?? text) === text) forget();
      setState(written === "" ? t`Removed.` : t`Saved.`);
    } catch (error) {
      setState(t`Not saved yet.`);
      if (error instanceof TranslatedElsewhereError) setTheirs(error.theirs);
      else setFailure(error);
    }
  }

  return {
    typed,
    shown,
    type,
    state,
    failure,
    theirs,
    saveAs,
    save: async () => {
      if (typed !== undefined && theirs === undefined) await saveAs(typed);
    },
    takeTheirs: () => {
      if (theirs !== undefined) translations.showTheirs(entry, theirs);
      forget();
      setState("");
    },
  };
}
