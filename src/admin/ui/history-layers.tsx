/**
 * The browser's Back closes what is open over a screen (a dialog, a phone's menu) before it leaves the
 * screen, and asks before it leaves a form with unsaved changes.
 *
 * While something is open, the browser is on a history entry of its own, the guard, above the screen's entry.
 * A step back from there is blocked and closes the topmost layer instead. A layer that closes by itself
 * leaves its guard behind, because stepping back is asynchronous and would interfere with the next
 * navigation. The next layer reuses the guard; a step onto or off an unused guard continues by one more.
 *
 * All layers share one blocker, since a router supports only one.
 */
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type Location,
  type NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import type { HistoryEntries } from "./history-entries.ts";

type Layer = () => void;
/** @param proceed leaves the screen */
type AskBeforeLeaving = (proceed: () => void) => void;

interface HistoryLayers {
  /** @returns a function that removes it */
  open: (layer: Layer) => () => void;
  /** @returns a function that removes it */
  guard: (form: AskBeforeLeaving) => () => void;
}

const LayersContext = createContext<HistoryLayers | null>(null);

interface Stopped {
  action: NavigationType;
  to: Location;
}

export function HistoryLayersProvider({
  entries,
  children,
}: {
  entries: HistoryEntries;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const layers = useRef<Layer[]>([]);
  const forms = useRef<AskBeforeLeaving[]>([]);
  const stopped = useRef<Stopped>(undefined);
  const leaving = useRef(false);
  /** A blocked step has been made, and the router is taking it back. */
  const reverting = useRef(false);
  const [reverts, setReverts] = useState(0);
  const [openCount, setOpenCount] = useState(0);

  const value = useMemo<HistoryLayers>(
    () => ({
      open: (layer) => {
        layers.current = [...layers.current, layer];
        setOpenCount(layers.current.length);
        return () => {
          layers.current = layers.current.filter((other) => other !== layer);
          setOpenCount(layers.current.length);
        };
      },
      guard: (form) => {
        forms.current = [...forms.current, form];
        return () => {
          forms.current = forms.current.filter((other) => other !== form);
        };
      },
    }),
    [],
  );

  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation, historyAction }) => {
        if (leaving.current) return false;
        const closes = historyAction === "POP" && layers.current.length > 0;
        const loses = forms.current.length > 0 && currentLocation.pathname !== nextLocation.pathname;
        if (!closes && !loses) return false;
        stopped.current = { action: historyAction, to: nextLocation };
        if (historyAction === "POP") {
          reverting.current = true;
          const end = () => {
            reverting.current = false;
            setReverts((count) => count + 1);
          };
          window.addEventListener("popstate", end, { once: true });
        }
        return true;
      },
      [],
    ),
  );

  const standing = useRef<ReturnType<HistoryEntries["here"]>>(undefined);

  useEffect(() => {
    const attempt = stopped.current;
    if (blocker.state !== "blocked" || !attempt) return;
    blocker.reset();
    const { index } = entries.here();
    const react = () => {
      const top = attempt.action === "POP" ? layers.current.at(-1) : undefined;
      if (top) top();
      else forms.current.at(-1)?.(() => leaveFor(attempt));
    };
    function leaveFor({ action, to }: Stopped): void {
      leaving.current = true;
      if (action === "POP") void navigate((entries.indexOf(to) ?? index - 1) - entries.here().index);
      else void navigate(to, { state: to.state, replace: action === "REPLACE" });
    }
    if (reverting.current) window.addEventListener("popstate", react, { once: true });
    else react();
  }, [blocker, navigate, entries]);

  // Again after a revert, which leaves the location as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const before = standing.current;
    const now = entries.here();
    // The browser is on an entry that is being reverted, or on one that is rendered next.
    if (reverting.current || now.location.key !== location.key) return;
    standing.current = now;
    leaving.current = false;
    if (!before || navigationType !== "POP" || layers.current.length > 0) return;
    if (before.isGuard && !now.isGuard && now.index === before.index - 1) void navigate(-1);
    if (!before.isGuard && now.isGuard && now.index === before.index + 1) void navigate(1);
  }, [location, navigationType, reverts, navigate, entries]);

  // After every navigation, since messages outlive their screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { location: here, isGuard } = entries.here();
    // A new entry would cancel a revert that is under way, and the router would then ignore the next step.
    if (openCount === 0 || isGuard || reverting.current) return;
    void navigate(here, { state: { ...here.state, guard: true }, preventScrollReset: true });
  }, [openCount, location, reverts, navigate, entries]);

  return <LayersContext value={value}>{children}</LayersContext>;
}

function useLayers(): HistoryLayers {
  const layers = use(LayersContext);
  if (!layers) throw new Error("Dialogs need a <HistoryLayersProvider> above them");
  return layers;
}

/** @param close may ignore the call: then the layer and the screen stay */
export function useBackCloses(close: () => void, open = true): void {
  const layers = useLayers();
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? layers.open(() => onBack()) : undefined), [layers, open]);
}

/** While `when`, navigating to another screen asks first. */
export function useAskBeforeLeaving(when: boolean, ask: AskBeforeLeaving): void {
  const layers = useLayers();
  const onLeave = useEffectEvent(ask);
  useEffect(() => (when ? layers.guard((proceed) => onLeave(proceed)) : undefined), [layers, when]);
}
