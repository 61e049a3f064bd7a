import { useEffect, useRef, useState } from "react";
import { useSupabase } from "../../rows/supabase.tsx";
import type { PreviewDraft } from "./source.ts";

interface FrameProps {
  hotelId: string;
  /** Of the version that is shown; no two frames have the same. */
  number: number;
  /** In which it is read; undefined for what the browser asks for. */
  language: string | undefined;
  /** Sent to be drawn; without one, what guests see now. */
  draft: PreviewDraft;
  /** Where on the page it opens, with its "#". */
  start: string;
  /** What this screen is about: another screen, another place. */
  fragment: string;
  /** While it loads it stands behind the one before. */
  shown: boolean;
  className: string;
  onReady: (frame: HTMLIFrameElement) => void;
  onFailure: () => void;
}

/**
 * One version of the guest page, loaded once: the next has a frame of its own, so that nothing flickers and the
 * browser's Back knows of none. A draft is sent as a form, because only a navigation gets the policy of its answer.
 */
export function Frame({
  hotelId,
  number,
  language,
  draft,
  start,
  fragment,
  shown,
  className,
  onReady,
  onFailure,
}: FrameProps) {
  const supabase = useSupabase();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = `preview-${number}`;
  const address = `/view/${hotelId}`;
  const query = language === undefined ? "" : `?lang=${language}`;
  const [first] = useState({ draft, start });
  const place = useRef(fragment);

  const failed = useRef(onFailure);
  failed.current = onFailure;

  useEffect(() => {
    const { draft } = first;
    if (!draft) return;
    let removed = false;
    void supabase.auth.getSession().then(({ data: { session } }) => {
      if (removed) return;
      if (!session) return failed.current();
      sendForm(name, `${address}/preview${query}${first.start}`, {
        access_token: session.access_token,
        table: draft.target.table,
        ...(draft.target.original && { row: draft.target.id }),
        draft: JSON.stringify(draft.values),
      });
    });
    return () => {
      removed = true;
    };
  }, [supabase, first, name, address, query]);

  useEffect(() => {
    if (place.current === fragment) return;
    place.current = fragment;
    // No entry in the history, unlike a change of `src`.
    if (!first.draft) frame.current?.contentWindow?.location.replace(address + query + fragment);
  }, [first, address, query, fragment]);

  function loaded(): void {
    if (!frame.current) return;
    const document = frame.current.contentDocument;
    // Before the form is sent.
    if (document?.URL === "about:blank") return;
    // Without a network it is the browser's own page, which nobody may look into.
    if (document && (!first.draft || document.querySelector("main[data-hotel]"))) onReady(frame.current);
    else onFailure();
  }

  return (
    <iframe
      ref={frame}
      name={name}
      title={shown ? "Your guest page, as guests see it" : ""}
      aria-hidden={!shown}
      tabIndex={shown ? 0 : -1}
      src={first.draft ? undefined : address + query + first.start}
      className={`${className} ${shown ? "" : "invisible"}`}
      onLoad={loaded}
    />
  );
}

function sendForm(target: string, action: string, values: Record<string, string>): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, target, hidden: true });
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
