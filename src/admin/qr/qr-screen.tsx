import { useQuery } from "@tanstack/react-query";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { GuestAddress } from "./guest-address.tsx";
import { codeUrl, guestUrl } from "./guest-url.ts";
import { logoQuery } from "./logo.ts";
import { PrintFiles } from "./print/print-files.tsx";
import { PrintingAdvice } from "./printing-advice.tsx";
import { publicUrlQuery } from "./public-url.ts";
import { QrMaker } from "./qr-maker.tsx";

/** The hotel's QR code: to look at, to take away, to print. */
export function QrScreen() {
  const hotel = useHotel();
  const publicUrl = useQuery(publicUrlQuery);
  const logo = useQuery(logoQuery(hotel.logo_url));

  if (publicUrl.isFetched && !publicUrl.data) {
    return (
      <LoadFailure
        what="the address of your guest page"
        error={publicUrl.error}
        onRetry={publicUrl.refetch}
      />
    );
  }
  // The code differs with and without a logo; nobody should download the wrong one.
  if (!publicUrl.data || (logo.isLoading && !logo.isFetched)) return <LoadingScreen />;
  const url = guestUrl(publicUrl.data, hotel.id);
  const encoded = codeUrl(publicUrl.data, hotel.id);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-6">
        <QrMaker
          hotel={hotel}
          codeUrl={encoded}
          logo={logo.data}
          retryLogo={logo.isFetched && !logo.data ? logo.refetch : undefined}
        />
        <PrintFiles hotel={hotel} url={url} codeUrl={encoded} logo={logo.data} />
      </div>
      <div className="grid gap-6">
        <GuestAddress url={url} />
        <PrintingAdvice />
      </div>
    </div>
  );
}
