import { Printer } from "lucide-react";
import { useState } from "react";
import { BELOW_TOASTS } from "../../../ui/bottom-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { NotLoaded } from "../../../ui/load-failure.tsx";
import { hotelFileName } from "../../../ui/save-file.ts";
import { rememberCodeTaken } from "../taken-code.ts";
import { PrintJob } from "./print-job.tsx";
import { usePrintable } from "./printable.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** The poster as it will come out, and the one press that prints it. */
export function PosterOffer() {
  const { hotel, choices, found, origin, code, logo, areFacesReady, content } = usePrintable();
  const { inside, paper } = choices;
  const [job, setJob] = useState<{ id: string; opening: boolean }>();
  if (!origin.data) return <NotLoaded query={origin} what="the address of your guest page" />;
  if (!content) return <NotLoaded query={code} what="the code of your house" />;
  return (
    <div className="flex flex-col items-center gap-4">
      {inside === undefined && (
        <NotLoaded inline query={found} what="what guests find on your page" hint="" />
      )}
      <div className="grid min-h-64 place-items-center">
        {areFacesReady && <Thumbnail kind="poster" paper={paper} side={66} content={content} />}
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
          onPrinted={() => setJob({ ...job, opening: false })}
        />
      )}
    </div>
  );
}
