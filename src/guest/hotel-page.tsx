/** The whole page of one hotel: on the first screen what guests ask most, then a row for each section. */
import type { GuestDocument, GuestHotel } from "../lib/guest-document.ts";
import { phoneLink, phoneNumbers } from "../lib/phone/phone-numbers.ts";
import { mailLink, mapLink } from "../lib/safe-link.ts";
import { guestTime, timeOf } from "../lib/time-of-day.ts";
import { PRODUCT } from "../product.ts";
import { Announcements } from "./announcements.tsx";
import { Cover } from "./cover.tsx";
import { EmergencyOnPaper } from "./emergency.tsx";
import { asHours, forScript, Status, Week } from "./hours.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Link } from "./link.tsx";
import { PhotosOfPage } from "./photo.tsx";
import { type GuestSection, SectionView, sectionsOf, Tiles } from "./sections.tsx";
import { socialLinks } from "./social-links.ts";
import { Wifi } from "./wifi.tsx";

interface HotelPageProps {
  document: GuestDocument;
  /** URL of the logo in the cover's size. */
  logoUrl: string | undefined;
}

export function HotelPage({ document, logoUrl }: HotelPageProps) {
  const { hotel, parts } = document;
  const sections = sectionsOf(document);
  return (
    <PhotosOfPage value={parts.photos}>
      <Cover document={document} logoUrl={logoUrl} />
      <main data-hotel={hotel.id} data-time-zone={hotel.time_zone}>
        <div className="home">
          <Times hotel={hotel} />
          <Wifi networks={parts.wifi} hotelId={hotel.id} />
          <Announcements document={document} />
          {sections.length > 0 && (
            <>
              <SearchBox />
              <Tiles sections={sections} />
            </>
          )}
          <Letter hotel={hotel} sections={sections} />
        </div>
        {sections.map((section) => (
          <SectionView key={section.section.id} hotel={hotel} {...section} />
        ))}
      </main>
      <HotelFooter hotel={hotel} />
      <Dock hotel={hotel} hasSections={sections.length > 0} />
      <p className="notice" role="status" />
    </PhotosOfPage>
  );
}

function Times({ hotel: { check_in, check_out, breakfast } }: { hotel: GuestHotel }) {
  const times = [
    ["Check-in", guestTime(check_in), timeOf(check_in)],
    ["Check-out", guestTime(check_out), timeOf(check_out)],
    ["Breakfast", breakfast, undefined],
  ] as const;
  return (
    <dl className="times">
      {times.map(
        ([label, text, time]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto" data-time={time}>
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function SearchBox() {
  return (
    <search className="search scripted" id="search">
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

/** The hotel's description and contacts in full, for guests who cannot use a call button. */
function Letter({ hotel, sections }: { hotel: GuestHotel; sections: readonly GuestSection[] }) {
  const { name, description, email, address } = hotel;
  const hours = asHours(hotel.reception_hours);
  return (
    <div className="letter">
      {description && (
        <div>
          <p className="text about" dir="auto">
            {description}
          </p>
          <p className="soft" dir="auto">
            {name}
          </p>
        </div>
      )}
      <dl className="reach">
        {hours && (
          <div data-hours={forScript(hours)}>
            <dt>Reception</dt>
            <dd>
              <Status hours={hours} />
              <Week hours={hours} />
            </dd>
          </div>
        )}
        <div>
          <dt>Phone</dt>
          <dd>
            {phoneNumbers(hotel.phone, hotel).map(({ text, href }) => (
              <Link key={text} href={href}>
                <bdi>{text}</bdi>
              </Link>
            ))}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <Link href={mailLink(email)}>{email}</Link>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <Link href={mapLink(`${name}, ${address}`)}>
              <span className="lines" dir="auto">
                {address.trim()}
              </span>
            </Link>
          </dd>
        </div>
        {sections.map((section) => (
          <EmergencyOnPaper key={section.section.id} hotel={hotel} {...section} />
        ))}
      </dl>
    </div>
  );
}

function HotelFooter({ hotel }: { hotel: GuestHotel }) {
  const links = socialLinks(hotel);
  return (
    <footer>
      {links.length > 0 && (
        <nav aria-label={`${hotel.name} elsewhere`}>
          <ul className="social">
            {links.map(({ href, label }) => (
              <li key={label}>
                <Link href={href} paper={href}>
                  {label}
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

/** The bar at the bottom, within reach of the thumb. */
function Dock({ hotel, hasSections }: { hotel: GuestHotel; hasSections: boolean }) {
  return (
    <nav className="dock" aria-label="Quick access">
      <DockLink icon="Phone" label="Call" href={phoneLink(hotel.phone, hotel)} long={hotel.phone} />
      <DockLink icon="Mail" label="Email" href={mailLink(hotel.email)} />
      {hasSections && <DockLink icon="Search" label="Search" href="#search" scripted />}
      <DockLink icon="Navigation" label="Directions" href={mapLink(`${hotel.name}, ${hotel.address}`)} />
    </nav>
  );
}

interface DockLinkProps {
  icon: IconName;
  label: string;
  href: string | undefined;
  /** A longer label where there is room. */
  long?: string;
  /** Whether it needs the page's script. */
  scripted?: boolean;
}

function DockLink({ icon, label, href, long, scripted }: DockLinkProps) {
  if (!href) return null;
  return (
    <Link href={href} className={scripted ? "scripted" : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
      {long && <bdi aria-hidden="true">{long}</bdi>}
    </Link>
  );
}
