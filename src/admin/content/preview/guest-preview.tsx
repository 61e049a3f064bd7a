import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isLanguage, LANGUAGES } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { cx } from "../../ui/cx.ts";
import { Select } from "../../ui/input.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { Frame, type PageVersion, TOP } from "./frame.tsx";
import { previewSource } from "./source.ts";

/** Milliseconds: keystrokes and saves this close together are drawn once. */
const SETTLE_MS = 250;

/** Milliseconds before each further attempt: a busy server answers later. */
const RETRY_MS = [1000, 2000, 4000];

/**
 * The guest page as guests see it, opened at what this screen is about. It follows what is typed and what is
 * saved.
 *
 * @param beside a phone beside the screen, or the page in the screen's place
 */
export function GuestPreview({
  pathname,
  beside,
  at,
}: {
  pathname: string;
  beside: boolean;
  /** Where guests read what is edited, if the form knows it more exactly than the screen. */
  at?: string | undefined;
}) {
  const { id } = useHotel();
  const fragment = at ?? fragmentOf(pathname);
  const inLanguage = usePreviewLanguage(pathname);
  const { shown, next, failed, ready, fail } = useVersions(fragment, inLanguage.language);
  const frame = beside
    ? // A phone of 390 pixels, drawn smaller than it is.
      "absolute top-0 left-0 h-[calc(100%/0.78)] w-[390px] origin-top-left scale-[0.78]"
    : "absolute inset-0 size-full";
  const says = failed
    ? t`No preview yet. Please save first.`
    : !shown
      ? t`Loading your guest page…`
      : shown.draft
        ? t`Not saved yet.`
        : t`As guests see it now.`;
  return (
    <aside
      aria-label="Guest page preview"
      data-beside={beside || undefined}
      className={
        beside
          ? // Not in the flow: where its frame opens a fragment, the browser would scroll the screen, too.
            "fixed top-[calc(4.5rem+var(--alarm))] end-0 bottom-0 flex w-96 flex-col gap-3 border-s border-line bg-canvas p-6 pt-4"
          : "flex flex-col gap-3"
      }
    >
      <p role="status" className="flex items-center justify-center gap-2 text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className={cx("size-2 shrink-0 rounded-full", shown?.draft || failed ? "bg-brass" : "bg-accent")}
        />
        {says}
      </p>
      <PreviewLanguage of={inLanguage} className={beside ? "mx-auto w-80" : "mx-auto w-full max-w-md"} />
      <div
        className={cx(
          "relative overflow-hidden bg-surface",
          beside
            ? "mx-auto min-h-0 w-80 max-h-176 flex-1 rounded-[2.25rem] border-8 border-ink shadow-dialog"
            : "mx-auto h-[calc(100dvh-14rem)] min-h-96 w-full max-w-md rounded-2xl border border-edge",
        )}
      >
        {[shown, next].map(
          (version) =>
            version && (
              <Frame
                key={`${id} ${version.number}`}
                hotelId={id}
                version={version}
                fragment={fragment}
                shown={version === shown || !shown}
                className={frame}
                onReady={(loaded) => ready(version, loaded)}
                onFailure={() => fail(version)}
              />
            ),
        )}
      </div>
    </aside>
  );
}

/** The version that is shown, and the one that is loading to take its place. */
function useVersions(fragment: string, language: string | undefined) {
  const mutations = useQueryClient().getMutationCache();
  const [next, setNext] = useState<PageVersion | undefined>(() => ({
    number: 0,
    language,
    draft: previewSource.draft(),
    start: previewSource.draft()?.target.at ?? fragment,
  }));
  const [shown, setShown] = useState<PageVersion>();
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(next);

  const follow = useEffectEvent((saved: boolean): void => {
    const draft = previewSource.draft();
    const before = asked.current?.draft;
    const isInOther = language !== asked.current?.language;
    if (!saved && !isInOther && JSON.stringify(draft) === JSON.stringify(before)) return;
    // Where the owner has gone on the page, unless the screen has changed since.
    const here = frame.current?.contentDocument?.location.hash || fragment;
    const at = draft?.target.at;
    const isGivenUp = !draft && before?.target.at && !saved;
    const start = isGivenUp ? fragment : at && at !== before?.target.at ? at : here;
    const number = (asked.current?.number ?? 0) + 1;
    asked.current = { number, language, draft, start, moves: start !== here };
    setNext(asked.current);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let saved = false;
    function soon(isStored: boolean): void {
      saved ||= isStored;
      clearTimeout(timer);
      timer = setTimeout(() => {
        follow(saved);
        saved = false;
      }, SETTLE_MS);
    }
    const stops = [
      previewSource.subscribe(soon),
      mutations.subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") soon(true);
      }),
    ];
    soon(false);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [mutations]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is followed, too
  useEffect(() => previewSource.changed(), [language]);

  /** A newer one may have been asked for since the last render. */
  function taken(version: PageVersion): void {
    setNext((latest) => (latest === version ? undefined : latest));
  }

  return {
    shown,
    next,
    failed,
    ready(version: PageVersion, loaded: HTMLIFrameElement): void {
      if (version !== next) return;
      const before = frame.current?.contentWindow;
      // The first one stays where its fragment has opened it.
      if (before && !version.moves) loaded.contentWindow?.scrollTo(0, before.scrollY);
      frame.current = loaded;
      setShown(version);
      taken(version);
      setFailed(false);
    },
    fail(version: PageVersion): void {
      if (version !== next) return;
      taken(version);
      setFailed(true);
      const { number, failures = 0 } = version;
      const wait = RETRY_MS[failures];
      if (wait === undefined) return;
      setTimeout(() => {
        // Something newer may have been typed.
        if (asked.current !== version) return;
        asked.current = { ...version, number: number + 1, failures: failures + 1 };
        setNext(asked.current);
      }, wait);
    },
  };
}

/** Where on the guest page the things are that a screen of the admin is about. */
function fragmentOf(pathname: string): string {
  const path = pathname.replace(/^\/admin\/|\/+$/g, "");
  const section = SECTIONS.find(({ route }) => route === path);
  const [, ownSection] = path.match(/^sections\/(.+)$/) ?? [];
  // Always one: without it, going from a section to another screen would load the page again.
  const id = section?.id ?? ownSection;
  return id ? `#${id}` : TOP;
}

type InLanguage = ReturnType<typeof usePreviewLanguage>;

/** The hotel's own until another is chosen; on the screen Languages the one that is open there. */
function usePreviewLanguage(pathname: string) {
  const { language: own, languages: offered } = useHotel();
  const [search] = useSearchParams();
  const opened = /^\/admin\/languages\/?$/.test(pathname) ? search.get("language") : null;
  const [choice, setChoice] = useState<{ beside: string | null; tag: string }>();
  const languages = [own, ...offered];
  // A choice lasts until another language is opened.
  const wanted = choice && choice.beside === opened ? choice.tag : opened;
  return {
    /** Undefined where the hotel offers one only: then nobody chooses. */
    language: offered.length === 0 ? undefined : (languages.find((tag) => tag === wanted) ?? own),
    languages,
    choose: (tag: string) => setChoice({ beside: opened, tag }),
  };
}

function PreviewLanguage({ of, className }: { of: InLanguage; className: string }) {
  const { language, languages, choose } = of;
  if (language === undefined) return null;
  return (
    <Select
      aria-label="Language of the preview"
      className={className}
      value={language}
      options={languages.map((tag) => ({
        value: tag,
        lang: tag,
        label: isLanguage(tag) ? LANGUAGES[tag] : tag,
      }))}
      onChoose={choose}
    />
  );
}
