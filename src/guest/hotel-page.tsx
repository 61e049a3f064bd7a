/** One hotel, whole: what guests ask most on the first screen, then a tile for each section. */
import type { GuestDocument, GuestHotel } from "../lib/guest-document.ts";
import { mailLink, mapLink, safeUrl, telLink } from "../lib/safe-link.ts";
import { PRODUCT } from "../product.ts";
import { Icon, type IconName } from "./icons.tsx";
import { Link } from "./link.tsx";
import { SectionView, sectionsOf, Tiles } from "./sections.tsx";

const SOCIAL_LINKS = [
  ["website_url", "Website"],
  ["facebook_url", "Facebook"],
  ["instagram_url", "Instagram"],
  ["twitter_url", "X (Twitter)"],
  ["linkedin_url", "LinkedIn"],
  ["youtube_url", "YouTube"],
  ["tripadvisor_url", "Tripadvisor"],
  ["google_url", "Google"],
  ["booking_url", "Booking.com"],
  ["expedia_url", "Expedia"],
] as const satisfies readonly [keyof GuestHotel, string][];

/** Longer ones stand below the tiles, which guests come for. */
const SHORT_DESCRIPTION = 300;

export function HotelPage({ document }: { document: GuestDocument }) {
  const { hotel } = document;
  const sections = sectionsOf(document);
  const about = hotel.description && (
    <p className="text about" dir="auto">
      {hotel.description}
    </p>
  );
  const isLong = hotel.description.length > SHORT_DESCRIPTION;
  return (
    <>
      <HotelHeader hotel={hotel} />
      <main data-hotel={hotel.id} data-time-zone={hotel.time_zone}>
        <div className="home">
          <Times hotel={hotel} />
          <Actions hotel={hotel} />
          {!isLong && about}
          <SearchBox />
          <Tiles sections={sections} />
          {isLong && about}
        </div>
        {sections.map((section) => (
          <SectionView key={section.section.id} {...section} />
        ))}
      </main>
      <HotelFooter hotel={hotel} />
      <p className="notice" role="status" />
    </>
  );
}

function HotelHeader({ hotel: { name, address, phone, email, logo_url } }: { hotel: GuestHotel }) {
  return (
    <header>
      {logo_url ? (
        <img className="logo" src={logo_url} alt="" width="72" height="72" />
      ) : (
        <span className="logo" aria-hidden="true">
          {monogram(name)}
        </span>
      )}
      <div>
        <h1 dir="auto">{name}</h1>
        <p className="address" dir="auto" data-paper={`${phone} · ${email}`}>
          {address}
        </p>
      </div>
      <button type="button" className="share scripted" data-share={name}>
        <Icon name="Share2" />
        <span>Share</span>
      </button>
    </header>
  );
}

/** The first letters of the name's first two words: "Casa Azul" is CA, "The Lantern House" LH. */
export function monogram(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^the$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase())
    .join("");
}

function Times({ hotel }: { hotel: GuestHotel }) {
  return (
    <dl className="times">
      <div>
        <dt>Check-in</dt>
        <dd dir="auto">{hotel.check_in}</dd>
      </div>
      <div>
        <dt>Check-out</dt>
        <dd dir="auto">{hotel.check_out}</dd>
      </div>
    </dl>
  );
}

function Actions({ hotel }: { hotel: GuestHotel }) {
  const directions = mapLink(`${hotel.name}, ${hotel.address}`);
  return (
    <ul className="actions">
      <Action icon="Phone" label="Call" href={telLink(hotel.phone)} />
      <Action icon="Navigation" label="Directions" href={directions} />
      <Action icon="Mail" label="Email" href={mailLink(hotel.email)} />
      <Action icon="Globe" label="Website" href={safeUrl(hotel.website_url)} />
    </ul>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  href: string | undefined;
}

function Action({ icon, label, href }: ActionProps) {
  if (!href) return null;
  return (
    <li>
      <Link href={href}>
        <Icon name={icon} />
        <span>{label}</span>
      </Link>
    </li>
  );
}

function SearchBox() {
  return (
    <search className="search scripted">
      <Icon name="Search" />
      <input
        type="search"
        placeholder="Search"
        aria-label="Search everything on this page"
        autoComplete="off"
      />
      <p role="status" />
    </search>
  );
}

function HotelFooter({ hotel }: { hotel: GuestHotel }) {
  const links = SOCIAL_LINKS.flatMap(([column, label]) => {
    const href = safeUrl(hotel[column]);
    return href ? [{ href, label }] : [];
  });
  return (
    <footer>
      <address>
        <strong dir="auto">{hotel.name}</strong>
        <span dir="auto">{hotel.address}</span>
        <Link href={telLink(hotel.phone)}>{hotel.phone}</Link>
        <Link href={mailLink(hotel.email)}>{hotel.email}</Link>
      </address>
      {links.length > 0 && (
        <nav aria-label={`${hotel.name} elsewhere`}>
          <ul className="social">
            {links.map(({ href, label }) => (
              <li key={label}>
                <Link href={href} paper={href}>
                  {label}
                  <Icon name="ArrowUpRight" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="maker">Guest information by {PRODUCT}</p>
    </footer>
  );
}
