/** A hotel's page: the first screen answers what guests ask most, then each section has a row. */
import type { ReactNode } from "react";
import { clockAt } from "../../lib/announcements/announcements.ts";
import type { GuestDocument, GuestHotel } from "../../lib/documents/guest-document.ts";
import { mailLink, mapLink } from "../../lib/links/safe-link.ts";
import { PRODUCT } from "../../product.ts";
import { Cover } from "../cover/cover.tsx";
import { DangerNumbers, EmergencyOnPaper } from "../danger/emergency.tsx";
import { Dock } from "../frame/dock.tsx";
import { Asks, MessageLinks } from "../frame/message-links.tsx";
import { useReading } from "../language/reading.ts";
import { LegalLinks } from "../legal/legal-links.tsx";
import { Announcements } from "../now/announcements.tsx";
import { closingsBeside } from "../now/closed.ts";
import { ClosingsBeside, ClosingsOfPage } from "../now/closings.tsx";
import { forScript, OpenStatus, receptionHours, StayFigure, stayTime, Week } from "../now/hours.tsx";
import { breakfastHours, RightNow } from "../now/right-now.tsx";
import { Icon } from "../parts/icons.tsx";
import { AsWritten, Link, PhoneLinks } from "../parts/link.tsx";
import { PhotosOfPage } from "../parts/photo.tsx";
import { ShownCode } from "../parts/shown-code.tsx";
import { socialLinks } from "../parts/social-links.ts";
import { hasLocked, SecretsOfHouse } from "../secrets/house-secrets.tsx";
import { type GuestSection, SectionView, sectionsOf, Tiles } from "../sections/sections.tsx";
import { type Note, TranslationNote } from "./translation-note.tsx";

/** With fewer sections, what stands beside a cover without a photo would fill a third of a desk's screen. */
const ROWS = 4;

/** Letters of three figures beside each other on a phone. With more, they are smaller, so that no label breaks. */
const FITTING = 39;

interface HotelPageProps {
  document: GuestDocument;
  note?: Note | undefined;
  /** URL of the logo in the cover's size. */
  logoUrl: string | undefined;
  /** From this number of items on, a list is packed. */
  packedFrom: number;
  /** URLs of the search's script. */
  searches: readonly string[];
  /** URL of the script that shows what a card unlocks, and today's room. */
  unlockUrl: string | undefined;
}

export function HotelPage({ document, note, logoUrl, packedFrom, searches, unlockUrl }: HotelPageProps) {
  const { hotel, parts } = document;
  const sections = sectionsOf(document, useReading());
  const announced = { closings: closingsBeside(document), clock: clockAt(hotel.time_zone, Date.now()) };
  return (
    <ClosingsOfPage value={announced}>
      <PhotosOfPage value={parts.photos}>
        <Cover document={document} logoUrl={logoUrl} isAlone={!hotel.cover_path && sections.length < ROWS} />
        {/* A tag whose files the service worker keeps: worker/documents.ts. */}
        <main
          data-hotel={hotel.id}
          data-time-zone={hotel.time_zone}
          data-src={parts.room_codes || hasLocked(parts) ? unlockUrl : undefined}
        >
          <div className="home">
            {note && <TranslationNote of={note} />}
            <RightNow document={document} />
            <Times document={document} />
            <SecretsOfHouse of={parts} hotelId={hotel.id} />
            <Announcements document={document} />
            <Asks hotelId={hotel.id} topics={parts.topics} />
            {sections.length > 0 && (
              <>
                <SearchBox scripts={searches} />
                <Tiles sections={sections} />
              </>
            )}
            <MessageLinks hotelId={hotel.id} kinds={parts.messages} />
            <AboutHotel hotel={hotel} sections={sections} />
            <PageCode hotel={hotel} />
          </div>
          {sections.map((section) => (
            <SectionView
              key={section.section.id}
              hotel={hotel}
              isCredited={parts.sources.includes(section.section.id)}
              isPacked={section.items.length >= packedFrom}
              {...section}
            />
          ))}
        </main>
        <HotelFooter hotel={hotel}>
          <LegalLinks hotel={hotel} />
        </HotelFooter>
        <Dock hotel={hotel} messages={parts.messages} hasSections={sections.length > 0} />
        <p className="notice" role="status" />
      </PhotosOfPage>
    </ClosingsOfPage>
  );
}

function Times({ document }: { document: GuestDocument }) {
  const { id, check_in, check_out, breakfast } = document.hotel;
  const reading = useReading();
  const { t } = reading;
  const meal = reading.written("hotels", id, "breakfast", breakfast ?? "");
  const hours = breakfastHours(document, reading);
  const text = meal.text || hours?.always;
  const columns = [
    [t("page.checkIn"), stayTime(check_in, "page.arriveFrom", reading)],
    [t("page.checkOut"), stayTime(check_out, "page.leaveBy", reading)],
    [`${t("page.breakfast")} ${t("hours.tomorrow")}`],
  ] as const;
  const letters = columns.reduce(
    (sum, [label, time = ""]) => sum + Math.max(label.length, 1.2 * time.length),
    0,
  );
  return (
    <dl className={text && letters > FITTING ? "times tight" : "times"}>
      <div className="arrival">
        <dt>{t("page.checkIn")}</dt>
        <StayFigure text={check_in} says="page.arriveFrom" />
      </div>
      <div>
        <dt>{t("page.checkOut")}</dt>
        <StayFigure text={check_out} says="page.leaveBy" />
      </div>
      {text && (
        <div data-hours={hours?.forScript}>
          <dt>{t("page.breakfast")}</dt>
          <dd {...meal.attributes}>
            <ClosingsBeside of={id}>{text}</ClosingsBeside>
          </dd>
        </div>
      )}
    </dl>
  );
}

function SearchBox({ scripts }: { scripts: readonly string[] }) {
  const { t } = useReading();
  return (
    <search className="search scripted" data-src={scripts[0]}>
      <Icon name="Search" />
      <input
        type="search"
        placeholder={t("page.search")}
        aria-label={t("page.searchLabel")}
        autoComplete="off"
        data-src={scripts[1]}
      />
      {/* Where the script does not run; it keeps the words for a failure of its own. */}
      <p role="status">{t("page.noSearch")}</p>
    </search>
  );
}

/** The hotel's description and full contacts, for guests who cannot use a call button. */
function AboutHotel({ hotel, sections }: { hotel: GuestHotel; sections: readonly GuestSection[] }) {
  const reading = useReading();
  const { t, own, written } = reading;
  const { name, email, address } = hotel;
  const about = written("hotels", hotel.id, "description", hotel.description);
  const reception = receptionHours(hotel, reading);
  const night = written("hotels", hotel.id, "night_entry", hotel.night_entry ?? "");
  return (
    <div className="letter">
      {about.text && (
        <div>
          <p className="text about" {...about.attributes}>
            {about.text}
          </p>
          <p className="soft" translate="no" {...own}>
            {name}
          </p>
        </div>
      )}
      <dl className="reach">
        <DangerNumbers hotel={hotel} sections={sections} />
        {reception && (
          <div data-hours={forScript(reception.hours)}>
            <dt>{t("page.reception")}</dt>
            <dd>
              <OpenStatus hours={reception.hours} />
              <Week of={reception} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("page.phone")}</dt>
          <dd>
            <PhoneLinks hotel={hotel} />
          </dd>
        </div>
        <div>
          <dt>{t("page.email")}</dt>
          <dd>
            <Link href={mailLink(email)}>
              <AsWritten>{email}</AsWritten>
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t("page.address")}</dt>
          <dd>
            <Link href={mapLink(`${name}, ${address}`)}>
              <span className="lines" translate="no" {...own}>
                {address.trim()}
              </span>
            </Link>
          </dd>
        </div>
        {night.text && (
          <div className="paper">
            <dt>{t("page.atNight")}</dt>
            <dd {...night.attributes}>{night.text}</dd>
          </div>
        )}
        {sections.map((section) => (
          <EmergencyOnPaper key={section.section.id} hotel={hotel} {...section} />
        ))}
      </dl>
    </div>
  );
}

/** For the phone of somebody beside the guest. */
function PageCode({ hotel: { id, name } }: { hotel: GuestHotel }) {
  return <ShownCode says={useReading().t("page.showPagesCode")} src={`/view/${id}/code.svg`} alt={name} />;
}

function HotelFooter({ hotel, children }: { hotel: GuestHotel; children: ReactNode }) {
  const { t, declared } = useReading();
  const links = socialLinks(hotel);
  return (
    <footer>
      {links.length > 0 && (
        <nav aria-label={t("page.elsewhere", { hotel: hotel.name })}>
          <ul className="social">
            {links.map(({ href, label }) => (
              <li key={label}>
                <Link href={href} onPaper>
                  {declared(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
      <p className="soft">{t("page.maker", { product: PRODUCT })}</p>
    </footer>
  );
}
