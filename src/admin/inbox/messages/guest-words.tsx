import { inQuotes } from "../../ui/words.ts";
import type { ListedMessage } from "./messages.ts";

interface GuestWordsProps {
  message: Pick<ListedMessage, "text" | "translation" | "language">;
  /** Style of the text that is read first. */
  className?: string;
}

/** In the desk's language, where it has been put into that, and below it the guest's own words. */
export function GuestWords({ message: { text, translation, language }, className }: GuestWordsProps) {
  if (!text) return null;
  return (
    <div className="wrap-anywhere">
      {translation && (
        <p dir="auto" className={className}>
          {inQuotes(translation)}
        </p>
      )}
      <p lang={language} dir="auto" className={translation ? "mt-1" : className}>
        {inQuotes(text)}
      </p>
    </div>
  );
}
