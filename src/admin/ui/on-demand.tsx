import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Loads a component's code when it is first shown. @param meanwhile shown while it loads */
export function onDemand<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
