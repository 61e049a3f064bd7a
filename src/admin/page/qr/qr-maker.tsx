import { Download, ExternalLink, Share2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { DEFAULT_QR_SIZE, QR_SIZES } from "../../../product.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isComfortable, makeQrCode } from "../../ui/qr-code.ts";
import { canShareFiles, qrFileName, saveFile, shareFile } from "../../ui/save-file.ts";
import { CodeDrawing } from "./code-drawing.tsx";
import { type Logo, qrPng, qrSvg } from "./qr-files.ts";
import { rememberCodeTaken } from "./taken-code.ts";

/** The SVG is so many times finer than the PNG, so that all modules have the same size on paper. */
const SVG_UNITS = 20;

interface QrMakerProps {
  hotel: Hotel;
  /** The guest page's address. */
  url: string;
  /** The address in the code. */
  codeUrl: string;
  /** Undefined when the hotel has none or it could not be loaded. */
  logo: Logo | undefined;
  /** Loads the logo again; only after a failure. */
  retryLogo: (() => Promise<unknown>) | undefined;
}

export function QrMaker({ hotel, url, codeUrl, logo, retryLogo }: QrMakerProps) {
  const [size, setSize] = useState<number>(DEFAULT_QR_SIZE);
  const code = makeQrCode(codeUrl, { size, withLogo: logo !== undefined });

  async function downloadPng(): Promise<void> {
    saveFile(await qrPng(code, logo), qrFileName(hotel.name, "png"));
    rememberCodeTaken(hotel.id);
  }
  function downloadSvg(): void {
    const fine = makeQrCode(codeUrl, { size: size * SVG_UNITS, withLogo: logo !== undefined });
    const file = new Blob([qrSvg(fine, logo?.dataUrl, size)], { type: "image/svg+xml" });
    saveFile(file, qrFileName(hotel.name, "svg"));
    rememberCodeTaken(hotel.id);
  }

  async function share(): Promise<void> {
    const png = await qrPng(code, logo);
    const file = new File([png], qrFileName(hotel.name, "png"), { type: png.type });
    await shareFile(file, { title: t`QR code of ${hotel.name}`, text: codeUrl });
    rememberCodeTaken(hotel.id);
  }

  return (
    <section
      aria-labelledby="only-code"
      // On a phone the address stands beside the code, with large letters below it.
      className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-x-4 gap-y-3 border-b border-line pb-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8"
    >
      {/* As large as the largest one is shown: nothing moves when another size is chosen. */}
      <div className="grid size-36 place-items-center rounded-xl bg-sunken p-2 sm:row-span-2 sm:size-56 sm:p-3">
        <CodeDrawing
          code={code}
          logoUrl={logo?.dataUrl}
          role="img"
          aria-label={`QR code that leads to ${codeUrl}`}
          width={size}
          height={size}
          className="h-auto max-w-full"
        />
      </div>
      <div className="min-w-0">
        <h2 id="only-code" className="text-xl font-semibold">
          Only the code
        </h2>
        <p className="mt-1 mb-2 wrap-anywhere select-all text-ink-soft">{url}</p>
        <SelectField
          label="Size"
          className="sm:w-56"
          options={QR_SIZES.map((side) => ({ value: side, label: t`${side} × ${side} pixels` }))}
          value={size}
          onChoose={(side) => setSize(Number(side))}
        />
      </div>
      <div className="col-span-full flex flex-col gap-2 sm:col-span-1 sm:col-start-2">
        {/* On a phone two beside each other, with large letters one. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] items-start gap-2 max-sm:[&_a]:px-2 max-sm:[&_button]:w-full max-sm:[&_button]:px-2 sm:flex sm:flex-wrap">
          <Button icon={Download} onClick={downloadPng}>
            Download PNG
          </Button>
          {canShareFiles("image/png") && (
            <Button icon={Share2} variant="secondary" onClick={share}>
              Share
            </Button>
          )}
          <Button icon={Download} variant="secondary" onClick={downloadSvg}>
            Download SVG
          </Button>
          <ButtonLink variant="secondary" to={url} target="_blank" rel="noopener" icon={ExternalLink}>
            Open Guest View
          </ButtonLink>
          <CopyButton text={url} otherwise="Select the address and copy it by hand.">
            Copy Guest URL
          </CopyButton>
        </div>
        {!isComfortable(code) && <Notice type="warning">The squares are tiny. Choose a larger size.</Notice>}
        <LogoNote hasLogo={logo !== undefined} retry={retryLogo} />
      </div>
    </section>
  );
}

function LogoNote({ hasLogo, retry }: { hasLogo: boolean; retry: QrMakerProps["retryLogo"] }) {
  if (retry) {
    const title = t`Your logo could not be loaded. The code has none.`;
    return <LoadFailure inline what="your logo" title={title} hint="" error={null} onRetry={retry} />;
  }
  if (hasLogo) return null;
  return (
    <p className="text-ink-soft">
      Your logo can stand in the middle. Add it in your{" "}
      <Link to="/admin/profile" className="text-accent underline">
        hotel profile
      </Link>
      .
    </p>
  );
}
