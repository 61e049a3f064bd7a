import { ADMIN_LOCALE } from "../ui/words.ts";

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(ADMIN_LOCALE, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
