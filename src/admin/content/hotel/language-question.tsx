import { useQuery } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { useState } from "react";
import type { GuestDocument } from "../../../lib/documents/guest-document.ts";
import { z } from "../../../lib/zod.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { remembered } from "../../ui/remembered.ts";
import { useTask } from "../../ui/use-task.ts";
import { languageName } from "../../ui/words.ts";
import { PROFILE_FAILURES } from "./failures.ts";
import { useHotel } from "./hotel-provider.tsx";
import { LanguageChoice, useChangeLanguage } from "./language-choice.tsx";
import { guestDocumentQuery } from "./read-of-hotel.ts";
import { languageOfTexts } from "./texts-language.ts";

/** Asked about once: of these languages of the texts, whatever was answered. */
const ASKED = z.array(z.string());
const keyOf = (hotelId: string) => `innfo-texts-language-${hotelId}`;

/** The question for texts that are not stored yet. */
export function LanguageQuestion({ texts }: { texts: readonly string[] }) {
  return <Question sample={texts.join("\n").slice(0, 3000)} texts={texts} />;
}

export function PageLanguageQuestion() {
  const { id } = useHotel();
  const document = useQuery(guestDocumentQuery(useSupabase(), id));
  if (!document.data) return <NotLoaded inline query={document} what="what guests read" hint="" />;
  return <Question sample={PAGE} texts={textsOf(document.data)} />;
}

const PAGE = "page";

/** The language is chosen only where the page's texts do not tell the stored one. */
export function UntoldLanguage() {
  const { id, language } = useHotel();
  const { data: document } = useQuery(guestDocumentQuery(useSupabase(), id));
  const told = useToldLanguage(PAGE, document && textsOf(document));
  if (told.isPending || told.data === language) return null;
  return (
    <div className="mt-3">
      <LanguageChoice />
    </div>
  );
}

/** @returns null where the texts do not tell it */
function useToldLanguage(sample: string, texts: readonly string[] | undefined) {
  const { id } = useHotel();
  return useQuery({
    queryKey: ["texts-language", id, sample],
    queryFn: async () => (await languageOfTexts(texts ?? [])) ?? null,
    enabled: texts !== undefined,
    // An offer: nothing else waits for it.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The owner's own texts: names and addresses are the same in every language. */
function textsOf({ sections, custom_sections }: GuestDocument): string[] {
  const told = SECTIONS.flatMap(({ id, fields }) => {
    const columns = Object.keys(fields).filter((column) => fields[column]?.translated);
    const items = sections.find((section) => section.id === id)?.items ?? [];
    return items.flatMap((item) => columns.map((column) => item[column]));
  });
  const own = custom_sections.flatMap(({ items }) => items.map(({ description }) => description));
  return [...told, ...own].filter((text) => typeof text === "string");
}

interface QuestionProps {
  /** Names the texts. */
  sample: string;
  texts: readonly string[];
}

/** Shows nothing while the texts are in the language that is stored, or do not tell. */
function Question({ sample, texts }: QuestionProps) {
  const { id, language } = useHotel();
  const change = useChangeLanguage();
  const [busy, run] = useTask(PROFILE_FAILURES);
  const [asked, setAsked] = useState(() => remembered(keyOf(id), ASKED) ?? []);
  const { data: found } = useToldLanguage(sample, texts);
  if (!found || found === language || asked.includes(found)) return null;

  function close(): void {
    const all = [...asked, found ?? ""];
    setAsked(all);
    localStorage.setItem(keyOf(id), JSON.stringify(all));
  }

  const name = languageName(found);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-brass-soft p-4">
      <Languages className="size-6 shrink-0 text-brass" strokeWidth={1.5} />
      <p className="min-w-0 flex-1 basis-48">
        Your texts are in {name}. Right?{" "}
        <span className="text-ink-soft">We took them for {languageName(language)}.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy && "Saving..."}
          onClick={() =>
            void run(async () => {
              await change(found);
              close();
            })
          }
        >
          Yes, {name}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={close}>
          No
        </Button>
      </div>
    </div>
  );
}
