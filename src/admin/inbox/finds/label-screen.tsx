import "./label.css";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { publicUrlQuery } from "../../content/hotel/guest-url.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Hotel } from "../../content/hotel/hotels.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { PrintOnly } from "../../ui/print-only.tsx";
import { makeQrCode } from "../../ui/qr-code.ts";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { adminLocale } from "../../ui/words.ts";
import { openMessage } from "../messages/filters.ts";
import { type Message, messageQuery } from "../messages/messages.ts";
import { numberOf, subjectOf } from "../messages/words.ts";

const CODE_PIXELS = 400;

/** The label of a thing on its shelf. */
export function LabelScreen() {
  const [address] = useSearchParams();
  const id = openMessage(address) ?? "";
  const hotel = useHotel();
  const message = useQuery({ ...messageQuery(useSupabase(), hotel.id, id), enabled: id !== "" });
  const site = useQuery({ ...publicUrlQuery, enabled: id !== "" });
  if (message.data === null || !id) return <p className="text-ink-soft">This message is gone.</p>;
  if (!message.data || !site.data) {
    const failed = message.error ?? site.error;
    if (!failed) return <LoadingScreen />;
    const retry = () => Promise.all([message.refetch(), site.refetch()]);
    return <LoadFailure what="the label" error={failed} onRetry={retry} />;
  }
  const label = (
    <Label message={message.data} hotel={hotel} url={`${site.data}/admin/hotels/${hotel.id}/inbox`} />
  );
  return (
    <div className="flex flex-col items-start gap-6">
      {label}
      <Button icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <PrintOnly>{label}</PrintOnly>
    </div>
  );
}

interface LabelProps {
  message: Message;
  hotel: Hotel;
  /** The address of the hotel's inbox. */
  url: string;
}

/** In black on white, on the screen as on paper. */
function Label({ message, hotel, url }: LabelProps) {
  const { id, shelf, place, created_at } = message;
  const { path, size } = makeQrCode(`${url}?message=${id}`, { size: CODE_PIXELS, withLogo: false });
  return (
    <div className="thing-label">
      <div>
        <p className="thing-number">{numberOf(message)}</p>
        <p className="thing-name">{subjectOf(message)}</p>
        {shelf && <p className="thing-name">{shelf}</p>}
        {place && <p>From: {place}</p>}
        <p>
          {new Date(created_at).toLocaleDateString(adminLocale(), {
            dateStyle: "long",
            timeZone: hotel.time_zone,
          })}
        </p>
        <p>{hotel.name}</p>
      </div>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Code to the message">
        <path d={path} />
      </svg>
    </div>
  );
}
