import { ExternalLink } from "lucide-react";
import { QR_SIZES } from "../../../product.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { PrintFiles } from "./print/print-files.tsx";
import { usePrintable } from "./print/printable.ts";
import { QrMaker } from "./qr-maker.tsx";

/** Another hotel is another screen. */
export function QrScreen() {
  return <QrOf key={useHotel().id} />;
}

function QrOf() {
  const printable = usePrintable();
  const { hotel, publicUrl, code, logo, content } = printable;
  if (!publicUrl.data) return <NotLoaded query={publicUrl} what="the address of your guest page" />;
  if (!content) return <NotLoaded query={code} what="the code of your house" />;
  // Nobody should download the code before its logo is loaded.
  if (logo.isLoading && !logo.isFetched) return <LoadingScreen />;
  const { url, codeUrl } = content;
  return (
    <div className="grid gap-6">
      <PrintFiles printable={printable} content={content}>
        <Fold
          title="Only the code"
          inside={`PNG or SVG, ${QR_SIZES.join(", ")} pixels`}
          invalid={logo.isFetched && !logo.data}
          className="border-t"
        >
          <QrMaker
            hotel={hotel}
            codeUrl={codeUrl}
            logo={logo.data}
            retryLogo={logo.isFetched && !logo.data ? logo.refetch : undefined}
          />
        </Fold>
        <Fold title="Address of the page" inside={url}>
          <GuestAddress url={url} />
        </Fold>
        <Fold title="Before you print" inside="Size, paper, and one try with your phone">
          <PrintingAdvice />
        </Fold>
      </PrintFiles>
    </div>
  );
}

function GuestAddress({ url }: { url: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere select-all">{url}</p>
      <ButtonLink
        variant="secondary"
        className="self-start"
        to={url}
        target="_blank"
        rel="noopener"
        icon={ExternalLink}
      >
        Open Guest View
      </ButtonLink>
      <CopyButton text={url} otherwise="Select the address and copy it by hand.">
        Copy Guest URL
      </CopyButton>
    </div>
  );
}

const ADVICE = [
  "At least 3 cm wide on a table card; on a wall, a tenth of the distance guests stand at.",
  "Black on white, with the white border left around it.",
  "What you print here stays sharp at any size, and so does the SVG: give those to a print shop.",
  "Try it with a phone before you print many.",
];

function PrintingAdvice() {
  return (
    <>
      <ul className="flex list-disc flex-col gap-3 pl-5 marker:text-brass">
        {ADVICE.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        A printed code keeps working: neither a new hotel name nor a change of plan alters the address.
      </p>
    </>
  );
}
