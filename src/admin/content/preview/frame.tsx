import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSupabase } from "../../rows/supabase.tsx";
import type { PreviewDraft } from "./source.ts";

/** A state of the guest page, loaded once. */
export interface PageVersion {
  /** No two have the same. */
  number: number;
  /** How often it has failed. */
  failures?: number;
  /** In which it is read; undefined for what the browser asks for. */
  language: string | undefined;
  /** Sent to be drawn; without one, what guests see now. */
  draft: PreviewDraft;
  /** Where on the page it opens, with its "#". */
  start: string;
  /** Elsewhere than the version before. */
  moves?: boolean;
}

export const TOP = "#top";

interface FrameProps {
  hotelId: string;
  version: PageVersion;
  /** The place of this screen on the page: another screen, another place. */
  fragment: string;
  /** While it loads it stands behind the one before. */
  shown: boolean;
  className: string;
  onReady: (frame: HTMLIFrameElement) => void;
  onFailure: () => void;
}

/**
 * One version of the guest page. The next has a frame of its own, so that nothing flickers and the browser's Back
 * knows of none. A draft is sent as a form, because only a navigation gets the policy of its answer.
 */
export function Frame({ hotelId, version, fragment, shown, className, onReady, onFailure }: FrameProps) {
  const supabase = useSupabase();
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ number, language, draft, start }] = useState(version);
  const name = `preview-${number}`;
  const address = `/view/${hotelId}`;
  const query = language === undefined ? "" : `?lang=${language}`;
  const place = useRef(fragment);

  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!draft) return;
    let removed = false;
    void supabase.auth.getSession().then(({ data: { session } }) => {
      if (removed) return;
      if (!session) return fail();
      sendForm(name, `${address}/preview${query}${start}`, {
        access_token: session.access_token,
        table: draft.target.table,
        ...(draft.target.original && { row: draft.target.id }),
        draft: JSON.stringify(draft.values),
      });
    });
    return () => {
      removed = true;
    };
  }, [supabase, draft, start, name, address, query]);

  useEffect(() => {
    if (place.current === fragment) return;
    place.current = fragment;
    // No entry in the history, unlike a change of `src`.
    if (!draft) frame.current?.contentWindow?.location.replace(address + query + fragment);
  }, [draft, address, query, fragment]);

  function loaded(): void {
    if (!frame.current) return;
    const document = frame.current.contentDocument;
    // Before the form is sent.
    if (document?.URL === "about:blank") return;
    // Without a network it is the browser's own page, which nobody may look into.
    if (document && (!draft || document.querySelector("main[data-hotel]"))) onReady(frame.current);
    else onFailure();
  }

  return (
    <iframe
      ref={frame}
      name={name}
      title={shown ? "Your guest page" : ""}
      aria-hidden={!shown}
      tabIndex={shown ? 0 : -1}
      // A fragment also scrolls the screen around the frame; a page opens at its top without one.
      src={draft ? undefined : address + query + (start === TOP ? "" : start)}
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
