/** The demo scanner: shows at a desk what a guest does in a room. */

import { PRODUCT, SAMPLE_HOTEL_ID } from "../product.ts";
import { codeSvg } from "./code-svg.ts";
import { Icon } from "./icons.tsx";
import { useReading } from "./reading.ts";

const STEPS = [
  ["scanner.print", "scanner.printText"],
  ["scanner.scan", "scanner.scanText"],
  ["scanner.read", "scanner.readText"],
] as const;

export function ScannerPage({ publicUrl }: { publicUrl: string }) {
  const { say } = useReading();
  const path = `/view/${SAMPLE_HOTEL_ID}`;
  const address = `${publicUrl}${path}`;
  const code = codeSvg({ text: address, ecc: "M" });
  return (
    <main className="scanner">
      <p className="brand">{PRODUCT}</p>
      <h1>{say("scanner.heading")}</h1>
      <p className="lead">{say("scanner.lead")}</p>
      <div
        className="code"
        role="img"
        aria-label={say("scanner.code", { address })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from our own address
        dangerouslySetInnerHTML={{ __html: code }}
      />
      <p className="address">{address}</p>
      <p>
        <a className="button" href={path}>
          {say("scanner.open")}
          <Icon name="ArrowUpRight" />
        </a>
      </p>
      <h2>{say("scanner.how")}</h2>
      <ol className="steps">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <strong>{say(title)}</strong>
            <span>{say(text)}</span>
          </li>
        ))}
      </ol>
    </main>
  );
}
