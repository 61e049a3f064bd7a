/** One hotel, whole: what guests ask most on the first screen, then a tile for each section. */
import type { GuestDocument, GuestHotel } from "../lib/guest-document.ts";
import { oneLine } from "../lib/one-line.ts";
import { phoneLink, phoneNumbers } from "../lib/phone/phone-numbers.ts";
import { mailLink, mapLink, safeUrl } from "../lib/safe-link.ts";
import { PRODUCT } from "../product.ts";
import { Icon, type IconName } from "./icons.tsx";
import { Link } from "./link.tsx";
import { monogram } from "./monogram.ts";
import { CoverPhoto } from "./photo.tsx";
import { SectionView, sectionsOf, Tiles } from "./sections.tsx";
import { SOCIAL_LINKS } from "./social-links.ts";

/** Longer ones stand below the tiles, which guests come for. */
const SHORT_DESCRIPTION = 300;

interface HotelPageProps {
  document: GuestDocument;
  /** URL of the logo as the header shows it; without one the header shows the name's first letters. */
  logoUrl: string | undefined;
}

export function HotelPage({ document, logoUrl }: HotelPageProps) {
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
      <HotelHeader document={document} logoUrl={logoUrl} />
      <main data-hotel={hotel.id} data-time-zone={hotel.time_zone}>
        <div className="home">
          <Times hotel={hotel} />
          <Actions hotel={hotel} />
          {!isLong && about}
          {sections.length > 0 && (
            <>
              <SearchBox />
              <Tiles sections={sections} />
            </>
          )}
          {isLong && about}
        </div>
        {sections.map((section) => (
          <SectionView key={section.section.id} country={hotel.country} {...section} />
        ))}
      </main>
      <HotelFooter hotel={hotel} />
      <p className="notice" role="status" />
    </>
  );
}

function HotelHeader({ document, logoUrl }: HotelPageProps) {
  const { name, address, phone, email, cover_path } = document.hotel;
  return (
    <header className={cover_path ? "with-photo" : undefined}>
      <CoverPhoto document={document} />
      {logoUrl ? (
        <img className="logo" src={logoUrl} alt="" width="72" height="72" />
      ) : (
        <span className="logo" aria-hidden="true">
          {monogram(name)}
        </span>
      )}
      <div>
        <h1 dir="auto">{name}</h1>
        <p className="address" dir="auto" data-paper={`${phone} · ${email}`}>
          {oneLine(address)}
        </p>
      </div>
      <button type="button" className="share scripted" data-share={name}>
        <Icon name="Share2" />
        <span>Share</span>
      </button>
    </header>
  );
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
      <Action icon="Phone" label="Call" href={phoneLink(hotel.phone, hotel)} />
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
        <span className="lines" dir="auto">
          {hotel.address.trim()}
        </span>
        {phoneNumbers(hotel.phone, hotel).map(({ text, href }) => (
          <Link key={text} href={href}>
            {text}
          </Link>
        ))}
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
