/** A code for another device's camera. It is loaded when it is shown, also where no script runs. */
import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

interface ShownCodeProps {
  /** On the button. */
  says: string;
  src: string;
  alt: string;
  children?: ReactNode;
}

export function ShownCode({ says, src, alt, children }: ShownCodeProps) {
  return (
    <details className="code">
      <summary>
        <Icon name="QrCode" />
        <span>{says}</span>
      </summary>
      <img loading="lazy" src={src} alt={alt} width="240" height="240" />
      {children}
    </details>
  );
}
