import { useQuery } from "@tanstack/react-query";
import { t } from "../../../lib/texts/t.ts";
import { useHotel, useMay } from "../../content/hotel/hotel-provider.tsx";
import { siteQuery } from "../../rows/site.ts";
import { Fold } from "../../ui/fold.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { PrintFiles } from "./print/print-files.tsx";
import { usePrintable } from "./print/printable.ts";
import { QrMaker } from "./qr-maker.tsx";

const OwnDomain = onDemand(() => import("../domain/own-domain.tsx").then((m) => m.OwnDomain));

/** Another hotel is another screen. */
export function QrScreen() {
  return <QrOf key={useHotel().id} />;
}

function QrOf() {
  const printable = usePrintable();
  const isOwner = useMay("owner");
  const target = useQuery(siteQuery).data?.customDomains;
  const { hotel, origin, code, logo, content } = printable;
  if (!origin.data) return <NotLoaded query={origin} what="the address of your guest page" />;
  if (!content) return <NotLoaded query={code} what="the code of your house" />;
  // Nobody should download the code before its logo is loaded.
  if (logo.isLoading && !logo.isFetched) return <LoadingScreen />;
  const { url, codeUrl } = content;
  const isLogoMissing = logo.isFetched && !logo.data;
  return (
    <div className="grid gap-6">
      <PrintFiles
        printable={printable}
        content={content}
        code={
          <QrMaker
            hotel={hotel}
            url={url}
            codeUrl={codeUrl}
            logo={logo.data}
            retryLogo={isLogoMissing ? logo.refetch : undefined}
          />
        }
      >
        <Fold title="Before you print" inside="Size and paper" className="border-t">
          <PrintingAdvice />
        </Fold>
        {isOwner && target && <OwnDomain target={target} />}
      </PrintFiles>
    </div>
  );
}

const ADVICE = [
  t`At least 3 cm wide on a table, larger on a wall.`,
  t`Keep the white border.`,
  t`Give a print shop the PDF or the SVG.`,
  t`Try it with a phone first.`,
];

function PrintingAdvice() {
  return (
    <>
      <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-brass">
        {ADVICE.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">Printed codes keep working, also with a new name or plan.</p>
    </>
  );
}
