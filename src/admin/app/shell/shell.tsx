import { ExternalLink, LockKeyhole, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { as, t } from "../../../lib/texts/t.ts";
import { PRODUCT } from "../../../product.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { LINK_FAILED } from "../../account/auth/failures.ts";
import { linkFailed } from "../../account/auth/link-session.ts";
import { lockHere, useStation } from "../../account/station/use-station.ts";
import {
  type SwitchState,
  switchPath,
  useHotel,
  useMay,
  useSelectedHotel,
} from "../../content/hotel/hotel-provider.tsx";
import { EditOrPreview } from "../../content/preview/edit-or-preview.tsx";
import { usePreview } from "../../content/preview/use-preview.ts";
import { AlarmBar } from "../../inbox/alarm/alarm-bar.tsx";
import { CutOff, CutOffSign } from "../../inbox/alarm/cut-off.tsx";
import { OfflineLine, PendingSign } from "../../rows/pending.tsx";
import { Brand } from "../../ui/brand.tsx";
import { Button, ICON, TextButton } from "../../ui/button.tsx";
import { ErrorBoundary, ScreenCrash } from "../../ui/crash.tsx";
import { cx } from "../../ui/cx.ts";
import { HeadPlaceProvider } from "../../ui/in-head.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { useIsNarrow } from "../../ui/use-media-query.ts";
import { homeOf } from "../navigation.ts";
import { useTour } from "../tour/use-tour.ts";
import { useListsLoadedSoon } from "./load-ahead.ts";
import { NewsTitle, useNewsIcon } from "./news-sign.tsx";
import { ScreenHead } from "./screen-head.tsx";
import { MobileMenu, SideMenu } from "./side-menu.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { useHeader } from "./use-menu.ts";
import { UserMenu } from "./user-menu.tsx";

const GuestPreview = onDemand(() =>
  import("../../content/preview/guest-preview.tsx").then((m) => m.GuestPreview),
);
const TourDialog = onDemand(() => import("../tour/tour-dialog.tsx").then((m) => m.TourDialog));

/** Changes of all hotels that wait on this device. */
function Pending() {
  const { hotel, places } = useSelectedHotel();
  const navigate = useNavigate();
  return (
    <PendingSign
      hotelName={(id) =>
        places.length > 1 ? places.find((each) => each.hotel.id === id)?.hotel.name : undefined
      }
      onOpen={(id, path) => {
        const state: SwitchState = { from: path };
        void (id === hotel.id ? navigate(path) : navigate(switchPath(id), { state }));
      }}
    />
  );
}

/** The frame around every screen: bar, menu, header. */
export function Shell() {
  const { pathname } = useLocation();
  const header = useHeader(pathname);
  const headsItself = header?.headsItself === true;
  const [headPlace, setHeadPlace] = useState<HTMLElement | null>(null);
  const main = useFocusOnNavigation(pathname);
  const tour = useTour(pathname);
  const edits = useMay("editor");
  const preview = usePreview(edits ? pathname : "/admin");
  const showPreview = useKeptPlace(preview.show);
  useLinkFailureMessage();
  useListsLoadedSoon();
  useNewsIcon();
  const {
    hotel: { id, name },
    role,
  } = useSelectedHotel();
  const home = homeOf(role);
  const isNarrow = useIsNarrow();
  return (
    <>
      <AlarmBar />
      <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_1fr]">
        {/* A landmark, as an alarm may stand before it. */}
        <nav aria-label="Skip" className="absolute">
          <a
            href="#main"
            className="sr-only z-50 rounded-lg bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-[calc(0.75rem+var(--alarm))] focus:left-[max(0.75rem,env(safe-area-inset-left))]"
          >
            Skip to content
          </a>
        </nav>
        {!isNarrow && (
          <aside className="sticky top-(--alarm) flex h-[calc(100dvh-var(--alarm))] flex-col overflow-y-auto border-e border-line bg-canvas px-4 pb-6">
            <div className="flex h-18 shrink-0 items-center">
              <UserMenu wide onShowTour={tour.showAgain} />
            </div>
            <SideMenu hasTabs />
            <p className="mt-auto px-3 pt-6 text-sm text-ink-soft">{PRODUCT}</p>
          </aside>
        )}
        <div className="min-w-0">
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections it is a banner, which may have a name */}
          <header
            // The preview has landmarks of its own.
            aria-label="Admin"
            className={cx(
              "group @container z-30 flex items-center border-line bg-surface/90 px-4 backdrop-blur sm:px-8",
              // With large text its tools have several lines, which would cover a phone.
              headsItself
                ? "min-h-13 flex-wrap gap-x-0.5 sm:sticky sm:top-(--alarm)"
                : "sticky top-(--alarm) h-18 gap-2 border-b",
            )}
          >
            <MobileMenu />
            {headsItself ? (
              <>
                <div ref={setHeadPlace} className="contents" />
                <CutOffSign />
              </>
            ) : (
              <>
                <Link
                  to={home}
                  // With large letters there is room for one of them; the menu beside it has the whole name.
                  className="flex min-h-11 min-w-0 items-center rounded-lg font-display text-lg font-semibold @max-[17rem]:hidden md:hidden"
                >
                  {/* The end is left out, not the beginning, whichever way the name runs. */}
                  <span dir="auto" className="truncate">
                    {name}
                  </span>
                </Link>
                <Link to={home} className="hidden min-h-11 items-center rounded-lg md:flex lg:hidden">
                  <Brand />
                </Link>
              </>
            )}
            {/* Beside a heading, which keeps its distance itself. */}
            <div className="ms-auto group-has-[h1]:ms-0 flex max-w-full shrink-0 flex-wrap items-center justify-end gap-1">
              {(preview.beside || preview.inPlace) && (
                <Button
                  variant="quiet"
                  className="px-3 @max-[17rem]:px-1"
                  aria-pressed={preview.shown}
                  onClick={preview.beside ? preview.toggle : () => showPreview(!preview.shown)}
                  icon={Smartphone}
                >
                  <span className={preview.beside ? undefined : "sr-only"}>Preview</span>
                </Button>
              )}
              <Pending />
              <GuestPageLink
                className={headsItself || (preview.inPlace && !preview.shown) ? "max-sm:hidden" : undefined}
              />
              <LockButton />
              {isNarrow && <UserMenu onShowTour={tour.showAgain} />}
            </div>
          </header>
          {headsItself ? <CutOff otherwise={<OfflineLine />} /> : <OfflineLine />}
          <RemovedLine />
          <div className="flex items-start">
            <main
              id="main"
              aria-label={header?.title ?? "Screen"}
              ref={main}
              tabIndex={-1}
              className={cx(
                "@container mx-auto min-w-0 max-w-6xl flex-1 px-4 pb-6 focus:outline-none max-lg:pb-28 max-lg:has-data-at-bottom:pb-0 sm:px-8",
                !headsItself && "pt-6",
              )}
            >
              {header && (
                <>
                  <NewsTitle title={`${header.title} · ${PRODUCT}`} />
                  {!headsItself && <ScreenHead header={header} placeRef={setHeadPlace} />}
                </>
              )}
              {preview.inPlace && preview.shown && (
                <>
                  <EditOrPreview
                    previewing
                    onChange={showPreview}
                    className="top-[calc(4.5rem+var(--alarm))] -mx-4 mb-4 px-4 sm:-mx-8 sm:px-8"
                  />
                  <GuestPreview key={id} pathname={pathname} beside={false} />
                </>
              )}
              <div hidden={preview.inPlace && preview.shown}>
                {/* Only the screen fails, not the menu; another path tries again. */}
                <ErrorBoundary key={pathname} fallback={(error) => <ScreenCrash error={error} />}>
                  <HeadPlaceProvider value={headPlace}>
                    <Outlet />
                  </HeadPlaceProvider>
                </ErrorBoundary>
              </div>
            </main>
            {preview.beside && preview.shown && (
              <div className="w-96 shrink-0">
                <GuestPreview key={id} pathname={pathname} beside />
              </div>
            )}
          </div>
        </div>
        <ThumbBar />
        <ScrollRestoration />
        {tour.open && (
          <ErrorBoundary fallback={() => null}>
            <TourDialog role={role} onClose={tour.close} />
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}

/** At a station: ends the shift of the person who leaves it. */
function LockButton() {
  const { id } = useUser();
  if (!useStation()) return null;
  return (
    <Button variant="secondary" icon={LockKeyhole} className="@max-[36rem]:px-3" onClick={() => lockHere(id)}>
      <span className="@max-[36rem]:sr-only">{as("the screen")`Lock`}</span>
    </Button>
  );
}

/** Typed text stays on the screen until its reader goes on. */
function RemovedLine() {
  const { hotel, removed, select } = useSelectedHotel();
  const navigate = useNavigate();
  if (!removed) return null;
  return (
    <div className="px-4 pt-4 sm:px-8">
      <Notice type="warning">
        <strong>You no longer work at {hotel.name}.</strong> You can still copy what you typed.
        <TextButton
          className="-mb-2 block"
          onClick={() => {
            select("");
            void navigate("/admin", { replace: true });
          }}
        >
          Go on without this hotel
        </TextButton>
      </Notice>
    </div>
  );
}

function GuestPageLink({ className }: { className: string | undefined }) {
  const { id } = useHotel();
  return (
    <a
      href={`/view/${id}`}
      target="_blank"
      rel="noreferrer"
      className={cx(
        "inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-medium @max-[17rem]:px-1 hover:bg-accent-soft",
        className,
      )}
    >
      <ExternalLink {...ICON} />
      <span className="@max-[36rem]:sr-only">View guest page</span>
    </a>
  );
}

/** For owners who are signed in and follow a link that is used or too old. */
function useLinkFailureMessage(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const showMessage = useMessages();
  useEffect(() => {
    if (!linkFailed(hash)) return;
    showMessage({ type: "warning", title: t`Link Expired`, text: LINK_FAILED });
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate, showMessage]);
}

/** A long screen is where it was when the preview in its place is left again. */
function useKeptPlace(show: (isShown: boolean) => void) {
  const place = useRef(0);
  return (isShown: boolean) => {
    if (isShown) place.current = window.scrollY;
    flushSync(() => show(isShown));
    window.scrollTo({ top: isShown ? 0 : place.current, behavior: "instant" });
  };
}

/** Moves focus to a new screen, as loading a page would, so that screen readers announce it. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
