/** A form that a guest sends to the hotel. Works without a script. */
import { Fragment, type ReactNode } from "react";
import type { Field } from "../../fields/index.ts";
import { HELP, type MessageForm } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { DialFirst } from "../danger/danger.tsx";
import { useReading } from "../language/reading.ts";
import { TryNow } from "../parts/link.tsx";
import { FormFrame } from "./form-frame.tsx";
import { type Filling, FormInput, FormPhoto, FormTick, NotSent, Trap } from "./inputs.tsx";
import { OfferLine, PaidThere } from "./offer.tsx";
import { ReadFrom, type Rules, ServedHours } from "./served-hours.tsx";

interface FormPageProps {
  form: MessageForm;
  open: Pick<OpenForm, "hotel" | "hours" | "offers" | "translates">;
  rules: Rules;
  /** The last day on which the hotel keeps the message, in words. */
  keptUntil: string;
  filling: Filling;
  now: number;
  /** Address that opens a chat instead. */
  onWhatsapp?: string | undefined;
  /** URL of the search's script, which knows the words for danger in the page's language. */
  searchUrl?: string | undefined;
  /** URL of the script of the pages on which guests write. */
  tellUrl?: string | undefined;
}

export function FormPage({ form, open, rules, keptUntil, filling, now, onWhatsapp, ...urls }: FormPageProps) {
  const { hotel, offers } = open;
  const { t, tag, declared } = useReading();
  const { delay, token, typed, problems } = filling;
  const offersHelp = Object.values(form.fields).some(isForHelp);
  const names = Object.keys(form.fields).filter((name) => form.fields[name]?.kind !== "flag");
  const first = form.first ?? names;
  const more = names.filter((name) => !first.includes(name));
  const firstProblem = Object.keys(form.fields).find((name) => problems[name]);
  const inputs = (some: readonly string[]) =>
    some.map((name) => {
      const field = form.fields[name] as Field;
      return (
        <Fragment key={name}>
          <FormInput
            {...{ name, field, filling }}
            autoFocus={name === firstProblem}
            // A guest who needs help at the pool has no room. The page's script and the server demand it of others.
            isAskedLater={offersHelp && name === "room"}
            noteOf={(value) => name === "topic" && <OfferLine offer={offers[value]} />}
          />
          {name === "topic" && <ServedHours {...{ form, open, rules }} />}
          {name === "topic" && <PaidThere offers={Object.values(offers)} />}
          {isForHelp(field) && <DialFirst hotel={hotel}>{t("danger.thenTell")}</DialFirst>}
          {name === "text" && form.takesPhoto && <FormPhoto problem={problems.photo} />}
        </Fragment>
      );
    });
  const flags = Object.entries(form.fields).filter(([, { kind }]) => kind === "flag");
  const asksConsent = flags.length > 0;
  const stored = (
    <p className="soft">
      {open.translates && tag !== hotel.language && `${t("form.translated")} `}
      {t("form.keptUntil", { date: keptUntil })}{" "}
      {/* Opens in a new tab, because coming back would lose what is typed. */}
      <a href={`/view/${hotel.id}/privacy?lang=${tag}`} target="_blank" rel="noopener">
        {t("legal.stores")}
      </a>
    </p>
  );
  return (
    <FormFrame
      hotel={hotel}
      heading={declared(form.title)}
      data-time-zone={hotel.time_zone}
      data-waiting={t("kept.waiting")}
      data-sent={t("kept.sent")}
      data-src={urls.searchUrl}
    >
      <WaitsForNetwork hotel={hotel}>
        <TryNow />
      </WaitsForNetwork>
      <NotSent delay={delay} />
      <form method="post" encType={form.takesPhoto && "multipart/form-data"}>
        <input type="hidden" name="token" value={token} />
        {/* Without a value, the device fills in the card that it has scanned: src/guest/script/about.ts. */}
        <input type="hidden" name="code" value={filling.code} />
        <Trap />
        {inputs(first)}
        {more.length > 0 && (
          <details className="more" open={[...more, "photo"].some((name) => typed[name] || problems[name])}>
            <summary>{t("form.more")}</summary>
            {inputs(more)}
          </details>
        )}
        {/* Consent is to what stands above it. */}
        {asksConsent && stored}
        {flags.map(([name, field]) => (
          <FormTick key={name} {...{ name, field, filling }} />
        ))}
        <button type="submit" className="button">
          {t("form.send")}
        </button>
        <ReadFrom {...{ form, open, now }} />
        {onWhatsapp && (
          <div className="whatsapp">
            {/* Posts the form, so that no log holds what is typed. Works without a script. */}
            <button
              type="submit"
              className="button"
              formAction={onWhatsapp}
              formEncType="application/x-www-form-urlencoded"
              formTarget="_blank"
              formNoValidate
            >
              {t("form.whatsapp")}
            </button>
            <p className="soft">{t("form.whatsappNote")}</p>
          </div>
        )}
        {!asksConsent && stored}
      </form>
      {urls.tellUrl && <script type="module" src={urls.tellUrl} />}
    </FormFrame>
  );
}

interface WaitsForNetworkProps {
  hotel: OpenForm["hotel"];
  children?: ReactNode;
}

/**
 * The service worker or the page's script shows it: worker/unsent.ts, script/follow-answer.ts. Below it stands whom to
 * dial, if the guest asked for help or this phone reads that somebody is in danger.
 */
export function WaitsForNetwork({ hotel, children }: WaitsForNetworkProps) {
  const { t } = useReading();
  return (
    <>
      <div className="alert kept" data-kept role="status">
        <h2>{t("kept.title")}</h2>
        <p>{t("kept.text")}</p>
        {children}
      </div>
      <div className="kept-danger">
        <DialFirst hotel={hotel} isNamed={false} />
      </div>
    </>
  );
}

function isForHelp({ choices = [] }: Field): boolean {
  return choices.some(({ value }) => value === HELP.value);
}
