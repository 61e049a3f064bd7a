import { Check } from "lucide-react";
import { networkOr } from "../../../lib/errors.ts";
import { isLanguage, LANGUAGES } from "../../../lib/messages/languages.ts";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { orThrow } from "../../rows/or-throw.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { chooseLanguage, offeredLanguages } from "../../ui/language.ts";
import { Notice } from "../../ui/notice.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";

const FAILURES = networkOr(t`The language could not be changed. Please try again.`);

/** The reader's own choice of language: it is kept with the account, or with the name at a station. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const supabase = useSupabase();
  const { busy, failure, run } = useFormTask(FAILURES);

  async function choose(language: string): Promise<void> {
    await orThrow(supabase.auth.updateUser({ data: { language } }));
    onClose();
    chooseLanguage(language);
  }

  return (
    <Dialog title="Your language" onClose={onClose}>
      {failure && <Notice type="error">{failure}</Notice>}
      <ul className="mt-4 grid gap-1 sm:grid-cols-2">
        {offeredLanguages().map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              translate="no"
              aria-current={language === ADMIN_LANGUAGE}
              disabled={busy}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-start hover:bg-accent-soft"
              onClick={() => void run(() => choose(language))}
            >
              {isLanguage(language) ? LANGUAGES[language] : language}
              {language === ADMIN_LANGUAGE && <Check className="ms-auto size-5 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
