import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useCallback, useState } from "react";
import { guestUrl, houseCodeQuery, publicUrlQuery } from "../../../content/hotel/guest-url.ts";
import { useHotel } from "../../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../../rows/supabase.tsx";
import { BELOW_TOASTS } from "../../../ui/bottom-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { NotLoaded } from "../../../ui/load-failure.tsx";
import { hotelFileName } from "../../../ui/save-file.ts";
import { logoQuery } from "../qr-files.ts";
import { rememberCodeTaken } from "../taken-code.ts";
import { asWords, inOneLine, type PrintContent } from "./content.ts";
import { usePrintChoices } from "./print-choices.ts";
import { ADDRESS_ALONE, Thumbnail, usePaperWords } from "./print-files.tsx";
import { PrintJob } from "./print-job.tsx";
import { useFaces } from "./use-faces.ts";

/** The poster as it will come out, and the one press that prints it. */
export function PosterOffer() {
  const hotel = useHotel();
  const publicUrl = useQuery(publicUrlQuery);
  const code = useQuery(houseCodeQuery(useSupabase(), hotel.id));
  const logo = useQuery(logoQuery(hotel.logo_url));
  const found = usePaperWords(hotel);
  const { line, inside, paper, finish } = usePrintChoices(hotel);
  const areFacesReady = useFaces(hotel);
  const [job, setJob] = useState<{ id: string; opening: boolean }>();
  const onPrinted = useCallback(() => setJob((current) => current && { ...current, opening: false }), []);
  if (!publicUrl.data) return <NotLoaded query={publicUrl} what="the address of your guest page" />;
  if (!code.data) return <NotLoaded query={code} what="the code of your house" />;
  const content: PrintContent = {
    hotel,
    finish,
    line: line?.trim() || (found.data?.line ?? ""),
    inside: asWords(inside ?? inOneLine(found.data?.inside ?? [])),
    typing: found.data?.typing ?? ADDRESS_ALONE,
    url: guestUrl(publicUrl.data, hotel.id),
    codeUrl: code.data.url,
    letters: code.data.letters,
    logo: logo.data,
  };
  return (
    <div className="flex flex-col items-center gap-6">
      {inside === undefined && (
        <NotLoaded inline query={found} what="what guests find on your page" hint="" />
      )}
      <div className="grid min-h-96 place-items-center">
        {areFacesReady && <Thumbnail kind="poster" paper={paper} side={100} content={content} />}
      </div>
      <Button
        {...BELOW_TOASTS}
        variant="onDeep"
        icon={Printer}
        className="w-full"
        disabled={!areFacesReady || logo.isLoading}
        busy={job?.opening === true && "Opening..."}
        onClick={() => {
          setJob({ id: crypto.randomUUID(), opening: true });
          rememberCodeTaken(hotel.id);
        }}
      >
        Print or Save the Poster as PDF
      </Button>
      {job && (
        <PrintJob
          key={job.id}
          kind="poster"
          paper={paper}
          cards={[content]}
          title={hotelFileName(hotel.name, "poster")}
          onPrinted={onPrinted}
        />
      )}
    </div>
  );
}
