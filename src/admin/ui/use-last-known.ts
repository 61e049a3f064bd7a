import { useState } from "react";

/** @returns the newest value that was not undefined. Set during rendering, as React wants it of what an earlier render knew */
export function useLastKnown<Value>(now: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(now);
  if (now !== undefined && now !== known) setKnown(now);
  return now ?? known;
}
