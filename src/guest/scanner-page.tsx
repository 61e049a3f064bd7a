/** The demo scanner: shows at a desk what a guest does in a room. */
import { renderSVG } from "uqr";
import { PRODUCT, SAMPLE_HOTEL_ID } from "../product.ts";
import { Icon } from "./icons.tsx";

const STEPS = [
  ["Print", "Your hotel's code goes on a card in the room, at reception or next to the lift."],
  ["Scan", "Guests point their phone's camera at it. No app, no account, no password."],
  ["Read", "Your page opens at once: numbers, opening times, places to eat, answers to questions."],
] as const;

export function ScannerPage({ publicUrl }: { publicUrl: string }) {
  const path = `/view/${SAMPLE_HOTEL_ID}`;
  const address = `${publicUrl}${path}`;
  // Four modules of white around the code: ISO/IEC 18004, quiet zone.
  const code = renderSVG(address, { ecc: "M", border: 4 });
  return (
    <main className="scanner">
      <p className="brand">{PRODUCT}</p>
      <h1>Scan it like a guest</h1>
      <p className="lead">Point your phone's camera at this code to open our sample hotel.</p>
      <div
        className="code"
        role="img"
        aria-label={`QR code of ${address}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from our own address
        dangerouslySetInnerHTML={{ __html: code }}
      />
      <p className="address">{address}</p>
      <p>
        <a className="button" href={path}>
          Open the sample hotel
          <Icon name="ArrowUpRight" />
        </a>
      </p>
      <h2>How scanning works</h2>
      <ol className="steps">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </main>
  );
}
