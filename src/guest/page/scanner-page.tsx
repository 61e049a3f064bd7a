/** The demo scanner: shows on a large screen what a guest does in a room. */

import { CODE_MARK, PRODUCT, SAMPLE_CARD, SAMPLE_HOTEL_ID } from "../../product.ts";
import { useReading } from "../language/reading.ts";
import { codeSvg } from "../parts/code-svg.ts";
import { Icon } from "../parts/icons.tsx";

const STEPS = [
  ["scanner.print", "scanner.printText"],
  ["scanner.scan", "scanner.scanText"],
  ["scanner.read", "scanner.readText"],
] as const;

export function ScannerPage({ publicUrl }: { publicUrl: string }) {
  const { t } = useReading();
  const path = `/view/${SAMPLE_HOTEL_ID}`;
  const address = `${publicUrl}${path}`;
  // A room's, as guests scan it.
  const code = codeSvg({ text: `${address}${CODE_MARK}${SAMPLE_CARD}`, ecc: "M" });
  return (
    <main className="scanner">
      <p className="brand">{PRODUCT}</p>
      <h1>{t("scanner.heading")}</h1>
      <p className="lead">{t("scanner.lead")}</p>
      <div
        className="code"
        role="img"
        aria-label={t("scanner.code", { address })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from our own address
        dangerouslySetInnerHTML={{ __html: code }}
      />
      <p className="address">{address}</p>
      <p>
        <a className="button" href={path}>
          {t("scanner.open")}
          <Icon name="ArrowUpRight" />
        </a>
      </p>
      <h2>{t("scanner.how")}</h2>
      <ol className="steps">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <strong>{t(title)}</strong>
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
    </main>
  );
}
