import "./print-only.css";
import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";

/** While it is there, the browser prints nothing else. */
export function PrintOnly({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.classList.add("prints-only");
    return () => document.documentElement.classList.remove("prints-only");
  }, []);
  return createPortal(
    <div className="print-only" aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
