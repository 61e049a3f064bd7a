import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import "./print-sheet.css";

/**
 * What the printer gets in place of the screen: a sign for the room or the reception, with the address
 * in words for guests who cannot scan. "Save as PDF" in the print dialog makes a file of it.
 */
export function PrintSheet({
  hotelName,
  url,
  children,
}: {
  hotelName: string;
  url: string;
  children: ReactNode;
}) {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);

  if (!printing) return null;
  return createPortal(
    <section className="qr-print-sheet">
      <h1>{hotelName}</h1>
      {children}
      <p>{url}</p>
    </section>,
    document.body,
  );
}
