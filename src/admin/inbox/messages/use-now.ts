import { useEffect, useState } from "react";

const STEP_MS = 5000;

/** The present time, kept up to date for what is shown in minutes and rings at one. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
