import type { ReactNode } from "react";
import { PRODUCT } from "../../product.ts";
import { Brand } from "./brand.tsx";
import { LoadFailure } from "./load-failure.tsx";

interface NothingLoadedProps {
  what: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** What can be done all the same. */
  children?: ReactNode;
}

/** In place of the whole admin, when what all its screens rest on could not be loaded. */
export function NothingLoaded({ children, ...failure }: NothingLoadedProps) {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-5 py-8">
      <title>{PRODUCT}</title>
      <h1 className="self-center">
        <Brand />
      </h1>
      <LoadFailure {...failure} />
      {children}
    </main>
  );
}
