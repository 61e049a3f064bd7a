/** The form behind "Report this page": it goes to the operator, and works without a script. */
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { inLatinDigits } from "../../lib/texts/digits.ts";
import { type GuestPage, guestPage } from "../frame/page.tsx";
import { headOfSide } from "../frame/side-page.tsx";
import { languageOf } from "../language/language.ts";
import { useReading } from "../language/reading.ts";
import { FORM_RULES, FormFrame } from "./form-frame.tsx";
import { type Filling, NotSent, Optional, ProblemOf, problemAttributes, Trap } from "./inputs.tsx";

export const MAX_REPORT = { text: 2000, contact: 254 };

/** @param filling undefined once the report has arrived */
export function renderReport(
  hotel: OpenForm["hotel"],
  filling: Filling | undefined,
  tag?: string,
): GuestPage {
  const language = languageOf(tag ?? hotel.language);
  const title = language.t("legal.report");
  return guestPage(
    headOfSide(hotel, language, title, FORM_RULES),
    <FormFrame hotel={inLatinDigits(hotel)} heading={title}>
      {filling ? <ReportForm {...filling} /> : <p role="status">{language.t("report.sent")}</p>}
    </FormFrame>,
  );
}

function ReportForm({ typed, problems, delay, token }: Filling) {
  const { t } = useReading();
  return (
    <>
      <p>{t("report.text")}</p>
      <NotSent delay={delay} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Trap />
        <div>
          <label htmlFor="text">{t("report.what")}</label>
          <textarea
            id="text"
            name="text"
            rows={4}
            required
            maxLength={MAX_REPORT.text}
            defaultValue={typed.text}
            dir="auto"
            {...problemAttributes("text", problems.text)}
          />
          <ProblemOf name="text" problem={problems.text} />
        </div>
        <div>
          <label htmlFor="contact">
            {t("report.contact")}
            <Optional />
          </label>
          <input
            type="text"
            inputMode="email"
            autoComplete="email"
            id="contact"
            name="contact"
            maxLength={MAX_REPORT.contact}
            defaultValue={typed.contact}
            dir="ltr"
            {...problemAttributes("contact", problems.contact)}
          />
          <ProblemOf name="contact" problem={problems.contact} />
        </div>
        <button type="submit" className="button">
          {t("form.send")}
        </button>
      </form>
    </>
  );
}
