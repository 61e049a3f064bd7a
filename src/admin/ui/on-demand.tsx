import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { NotLoadedError } from "./crash.tsx";
import { LoadingScreen } from "./skeleton.tsx";

export type OnDemand<Props> = ComponentType<Props> & {
  /** Loads its code. A failed attempt can be repeated. */
  load: () => Promise<unknown>;
};

/** How long a page that is left may still be there. */
const LEAVING_MS = 1000;

/**
 * Loads a component's code when it is first shown, or before that. Not with React's lazy(): react-dom keeps what
 * <Suspense> shows meanwhile for 300 ms (FALLBACK_THROTTLE_MS), however soon the code is there.
 *
 * @param meanwhile shown while it loads
 */
export function onDemand<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;

  function loadOnce(): Promise<unknown> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      async (error) => {
        loading = undefined;
        // Firefox and WebKit end a page's requests before the page. No failure is shown to somebody who leaves.
        await new Promise((later) => setTimeout(later, LEAVING_MS));
        throw new NotLoadedError("Not loaded", { cause: error });
      },
    );
    return loading;
  }

  function Part(props: Props) {
    const [, setIsLoaded] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      let isGone = false;
      loadOnce().then(
        () => isGone || setIsLoaded(true),
        (error: unknown) => isGone || setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  }
  return Object.assign(Part, { load: loadOnce });
}

/** The same for what fills the screen. */
export function screen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return onDemand(load, <LoadingScreen />);
}
