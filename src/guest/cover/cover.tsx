/** The top of the page: the hotel's name on its photo or color. */
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { LANGUAGES, shortLanguage } from "../../lib/messages/languages.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { useReading } from "../language/reading.ts";
import { Icon } from "../parts/icons.tsx";
import { CoverPhoto } from "../parts/photo.tsx";
import { withHyphens } from "./hyphens.ts";
import { monogram } from "./monogram.ts";

interface CoverProps {
  document: GuestDocument;
  logoUrl: string | undefined;
  /** Whether the cover stays above the content on a large screen, because there is little content. */
  isAlone: boolean;
}

export function Cover({ document, logoUrl, isAlone }: CoverProps) {
  const { t, own, tag } = useReading();
  const { id, name, address, phone, email, cover_path, language } = document.hotel;
  return (
    <header className={cover_path ? "cover with-photo" : isAlone ? "cover alone" : "cover"}>
      {cover_path ? (
        <CoverPhoto document={document} />
      ) : (
        <span className="initial" aria-hidden="true">
          {[...monogram(name)][0]}
        </span>
      )}
      <button type="button" className="share scripted" data-share={name}>
        <Icon name="Share2" />
        <span className="unseen">{t("page.share")}</span>
      </button>
      <a className="speak" href={`/view/${id}?lang`}>
        <span className="unseen">{t("page.chooseLanguage")}: </span>
        {shortLanguage(tag)}
        <span className="unseen"> {LANGUAGES[tag]}</span>
      </a>
      <img className="paper" src={`/view/${id}/code.svg`} alt="" loading="lazy" />
      {logoUrl && <img className="logo" src={logoUrl} alt="" width="72" height="72" />}
      <hgroup>
        <h1 translate="no" {...own}>
          {withHyphens(name, language)}
        </h1>
        <p className="address" translate="no" {...own} data-paper={`${isolated(phone)} · ${isolated(email)}`}>
          {oneLine(address)}
        </p>
      </hgroup>
    </header>
  );
}

/** Isolates left-to-right text in a line of either direction: Unicode Standard Annex 9, LRI and PDI. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
