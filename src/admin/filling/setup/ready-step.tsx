import { useQuery } from "@tanstack/react-query";
import { ChevronRight, ExternalLink, type LucideIcon, MapPin, Palette } from "lucide-react";
import { Link } from "react-router";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { siteQuery } from "../../rows/site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { counted } from "../../ui/words.ts";
import { OPENS_NEARBY } from "../ways-to-fill.tsx";
import { StepTitle } from "./step-frame.tsx";

/** What makes the page the hotel's own, and its code. */
export function ReadyStep({ items }: { items: number }) {
  const { id } = useHotel();
  const { data: site } = useQuery(siteQuery);
  return (
    // Room for the message that offers Undo, which would cover the last links.
    <div className="flex flex-col gap-6 pb-24">
      <StepTitle
        title="Your page is live"
        text={`${counted(items, { one: "item is", many: "items are" })} ready for your guests.`}
      />
      <div>
        <NextLink
          to="/admin/look"
          icon={Palette}
          title="A photo and your color"
          text="What guests see first, also in print"
        />
        {site?.nearby && (
          <NextLink
            to={`/admin/restaurants?${OPENS_NEARBY}`}
            icon={MapPin}
            title="What is nearby"
            text="Restaurants around the house, from the map, to tick"
          />
        )}
      </div>
      <section className="rounded-2xl bg-deep p-6 text-on-deep sm:p-8">
        <h3 className="text-2xl font-semibold">Now the code</h3>
        <p className="mt-1 mb-5 text-on-deep-soft">
          As a poster, tent card or sticker, where guests wait. It never changes.
        </p>
        <ButtonLink to="/admin/qr-code" variant="onDeep" className="max-sm:w-full">
          Print the Code
        </ButtonLink>
      </section>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`/view/${id}`}
          target="_blank"
          rel="noopener"
          variant="secondary"
          className="grow"
          icon={ExternalLink}
        >
          See It as a Guest
        </ButtonLink>
        <ButtonLink to="/admin" variant="secondary" className="grow">
          To the Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

interface NextLinkProps {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

function NextLink({ to, icon: Icon, title, text }: NextLinkProps) {
  return (
    <Link to={to} className="flex min-h-16 items-center gap-4 border-b border-line py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-brass" strokeWidth={1.5} />
      <span className="grow">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
