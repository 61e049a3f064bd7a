import { adminLocale } from "../ui/words.ts";

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(adminLocale(), { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
