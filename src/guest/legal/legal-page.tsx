/** Imprint, privacy notice, accessibility statement, and the owner's contract: templates filled with facts. */
import { IntlMessageFormat } from "intl-messageformat";
import type { ReactNode } from "react";
import type { GuestDocument, GuestHotel } from "../../lib/documents/guest-document.ts";
import { isInEea, type LegalPage, type SiteFacts, UNCONFIGURED } from "../../lib/legal.ts";
import { mailLink, safeUrl } from "../../lib/links/safe-link.ts";
import { directionOf, LANGUAGES, type LanguageTag } from "../../lib/messages/languages.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { PRODUCT } from "../../product.ts";
import { type GuestPage, guestPage } from "../frame/page.tsx";
import { headOfSide, SIDE_PAGE_RULES, SidePage, WayBack } from "../frame/side-page.tsx";
import { languageOf } from "../language/language.ts";
import { ReadingOfPage, readingOf, useReading } from "../language/reading.ts";
import { AsWritten, Link, PhoneLinks } from "../parts/link.tsx";
import { LEGAL_DE } from "./de.ts";
import { LEGAL_EN, type LegalKey, type LegalTexts } from "./en.ts";
import { LEGAL_FR } from "./fr.ts";
import RULES from "./legal.css?inline";
import { type LegalPart, privacyParts } from "./privacy.ts";

/** Languages in which the texts were checked. Other guests read them in English. */
const TEXTS: Readonly<Partial<Record<LanguageTag, LegalTexts>>> = {
  en: LEGAL_EN,
  de: LEGAL_DE,
  fr: LEGAL_FR,
};

interface Filled {
  document: GuestDocument;
  facts: SiteFacts;
  say(key: LegalKey): string;
}

export function renderLegal(
  page: LegalPage,
  document: GuestDocument,
  facts: SiteFacts = UNCONFIGURED,
  tag: string = document.hotel.language,
): GuestPage {
  const { hotel, parts } = document;
  const language = languageOf(tag);
  const written = TEXTS[language.tag] ? language.tag : "en";
  const texts = TEXTS[written] ?? LEGAL_EN;
  const values = {
    ...parts.privacy.keep_days,
    product: PRODUCT,
    operator: facts.operator.name,
    hosts: facts.operator.hosts,
    months: facts.scanMonths,
    backups: facts.backups,
    translator: facts.translator,
    country: hotel.country ?? "other",
    countryName: countryIn(hotel, written),
  };
  const say = (key: LegalKey) => String(new IntlMessageFormat(texts[key], written).format(values));
  const title = {
    imprint: language.t("legal.imprint"),
    privacy: language.t("legal.stores"),
    accessibility: language.t("legal.accessibility"),
    contract: say("contract.title"),
  }[page];
  const Body = BODIES[page];
  return guestPage(
    { ...headOfSide(hotel, language, title, RULES + SIDE_PAGE_RULES), description: title },
    <SidePage hotel={hotel} messages={parts.messages}>
      <main className="law">
        <WayBack hotel={hotel} />
        <OtherLanguages written={written} />
        <div lang={written} dir={directionOf(written)}>
          <ReadingOfPage value={readingOf(languageOf(written), hotel.language)}>
            <h1 lang={page === "contract" ? undefined : language.tag} dir={language.direction}>
              {title}
            </h1>
            <Body {...{ document, facts, say }} />
          </ReadingOfPage>
        </div>
      </main>
    </SidePage>,
  );
}

/** Links to the same page in the languages in which it is written. */
function OtherLanguages({ written }: { written: LanguageTag }) {
  const { t, tag } = useReading();
  return (
    <p className="soft">
      {written !== tag && `${t("legal.notTranslated")} `}
      {Object.keys(TEXTS).map((other) => (
        <a key={other} href={`?lang=${other}`} lang={other} hrefLang={other} dir="ltr">
          {LANGUAGES[other as LanguageTag]}
        </a>
      ))}
    </p>
  );
}

const BODIES: Readonly<Record<LegalPage, (filled: Filled) => ReactNode>> = {
  imprint: Imprint,
  privacy: Privacy,
  accessibility: Accessibility,
  contract: Contract,
};

function Imprint({ document: { hotel }, facts: { operator }, say }: Filled) {
  const own = safeUrl(hotel.imprint_url);
  return (
    <>
      {own && <OwnPage label={say("imprint.own")} href={own} />}
      <dl>
        <Provider {...{ hotel, say }} />
        <Row label={say("imprint.represented")} text={hotel.representative} />
        <Row label={say("imprint.register")} text={hotel.register_number} />
        <Row label={say("imprint.vat")} text={hotel.vat_number} />
        <Row label={say("imprint.registration")} text={hotel.registration_number} />
        <Row
          label={say("imprint.operator")}
          text={linesOf(operator.name, operator.address, operator.email)}
        />
      </dl>
      <p>{say("imprint.texts")}</p>
    </>
  );
}

function Privacy({ document, facts, say }: Filled) {
  const { hotel } = document;
  const own = safeUrl(hotel.privacy_url);
  const [[who, ...others] = ["who" as const], ...parts] = privacyParts(document, facts);
  return (
    <>
      <p>{say("privacy.lead")}</p>
      {own && <OwnPage label={say("privacy.own")} href={own} />}
      <h2>{say(who)}</h2>
      <dl>
        <Provider {...{ hotel, say }} />
      </dl>
      <Sentences {...{ sentences: others, say }} />
      <Parts {...{ parts, say }} />
      <p className="soft">{say("template")}</p>
    </>
  );
}

function Accessibility({ document: { hotel, parts }, say }: Filled) {
  return (
    <>
      <Sentences say={say} sentences={["access.aim", "access.works", "access.checked"]} />
      <Parts
        say={say}
        parts={[
          [
            "limits",
            "limits.photos",
            "limits.texts",
            parts.languages.length > 0 && "limits.machine",
            "limits.building",
          ],
          ["tell", "tell.what", isInEea(hotel.country) && "tell.authority"],
        ]}
      />
      <dl>
        <Provider {...{ hotel, say }} />
      </dl>
      <p className="soft">{say("template")}</p>
    </>
  );
}

/** A line to write on, for what is not known. */
const BLANK = "____________________________";

function Contract({ document: { hotel }, facts: { operator, backups, translator }, say }: Filled) {
  return (
    <>
      <p className="soft">{say("contract.template")}</p>
      <dl>
        <Row
          label={say("contract.controller")}
          text={linesOf(hotel.legal_name ?? hotel.name, hotel.address, hotel.representative)}
        />
        <Row
          label={say("contract.processor")}
          text={linesOf(operator.name ?? BLANK, operator.address ?? BLANK, operator.email)}
        />
      </dl>
      <Parts
        say={say}
        parts={[
          ["subject", "subject.what"],
          ["data", "data.what"],
          ["instructions", "instructions.what"],
          ["secrecy", "secrecy.what"],
          ["security", "security.what", backups !== undefined && "security.backups"],
          ["others", "others.what"],
        ]}
      />
      <dl>
        <Row label={say("others.hosts")} text={operator.hosts ?? BLANK} />
        <Row label={say("others.translator")} text={translator} />
      </dl>
      <Parts
        say={say}
        parts={[
          ["help", "help.what"],
          ["end", "end.what"],
          ["audit", "audit.what"],
        ]}
      />
      <dl>
        <Row label={`${say("contract.controller")} · ${say("contract.signature")}`} text={BLANK} />
        <Row label={`${say("contract.processor")} · ${say("contract.signature")}`} text={BLANK} />
      </dl>
    </>
  );
}

type Say = Pick<Filled, "say">;

/** Names the provider, and how to reach them. */
function Provider({ hotel, say }: Say & { hotel: GuestHotel }) {
  const { t, tag } = useReading();
  const { name, legal_name, address, email } = hotel;
  const country = countryIn(hotel, tag);
  const where = oneLine(address);
  return (
    <>
      <Row
        label={say("imprint.provider")}
        text={linesOf(legal_name ?? name, where, where.includes(country) ? undefined : country)}
      />
      <Row label={t("page.phone")}>
        <PhoneLinks hotel={hotel} />
      </Row>
      <Row label={t("page.email")}>
        <Link href={mailLink(email)}>
          <AsWritten>{email}</AsWritten>
        </Link>
      </Row>
    </>
  );
}

/** Name of the hotel's country; empty if unknown. */
function countryIn({ country }: GuestHotel, tag: LanguageTag): string {
  return country === null ? "" : (new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? "");
}

function linesOf(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join("\n");
}

/** Shows nothing if there is nothing to say. */
function Row({
  label,
  text,
  children,
}: {
  label: string;
  text?: string | null | undefined;
  children?: ReactNode;
}) {
  const { own } = useReading();
  if (!text && !children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children ?? (
          <span className="lines" translate="no" {...own}>
            {text}
          </span>
        )}
      </dd>
    </div>
  );
}

function OwnPage({ label, href }: { label: string; href: string }) {
  return (
    <p>
      <Link href={href} onPaper>
        {label}
      </Link>
    </p>
  );
}

function Parts({ parts, say }: Say & { parts: readonly LegalPart[] }) {
  return parts.map(
    ([heading, ...sentences]) =>
      sentences.some(Boolean) && (
        <section key={heading}>
          <h2>{say(heading)}</h2>
          <Sentences {...{ sentences, say }} />
        </section>
      ),
  );
}

function Sentences({ sentences, say }: Say & { sentences: readonly (LegalKey | false)[] }) {
  return sentences.map((key) => key && <p key={key}>{say(key)}</p>);
}
