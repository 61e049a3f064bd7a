/**
 * Unsaved input of a form, stored in this browser for the account. It survives a reload, a crash and the end
 * of the session. It is deleted when it is saved or discarded, and when the owner signs out.
 */
import type { Changes, Version } from "./merge.ts";

export interface Draft {
  /** The values of the inputs, by name. Never a password. */
  inputs: Record<string, unknown>;
  /** The version of the row that is being changed: the whole row, or only when it was written. */
  original?: Version | undefined;
  /** The last day on which the row may be kept, YYYY-MM-DD, where there is one. */
  until?: string | undefined;
  /** For a new row: its id, and what was already sent. */
  adding?: { id: string; tried: Changes[] } | undefined;
}

export type DraftStore = ReturnType<typeof draftStore>;

function prefixOf(userId: string): string {
  return `innfo-draft-${userId}/`;
}

/** @param name of the form within the account: `{hotel}/{collection}/{row}` */
export function draftKey(userId: string, name: string): string {
  return prefixOf(userId) + name;
}

export function draftStore(key: string, storage: Storage = localStorage) {
  return {
    key,
    read: (): Draft | undefined => {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      try {
        // Only the function below writes it.
        return JSON.parse(text) as Draft;
      } catch {
        storage.removeItem(key);
        return undefined;
      }
    },
    keep: (draft: Draft): void => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // The browser has no room; the form works without a draft.
      }
    },
    drop: (): void => storage.removeItem(key),
  };
}

/** @returns the keys of the drafts whose name begins with `start` */
export function draftKeys(userId: string, start = ""): string[] {
  const prefix = draftKey(userId, start);
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

/** Whether a window of this browser has something typed or chosen that is not saved. */
export function hasUnsaved(userId: string): boolean {
  // Where the house is was confirmed, not typed, and can be asked again.
  return draftKeys(userId).some((key) => !key.endsWith("/nearby"));
}

/** At sign-out, so that the next person at this browser finds nothing. */
export function dropDrafts(userId: string): void {
  for (const key of draftKeys(userId)) localStorage.removeItem(key);
}

let open: string | undefined;
let interrupted: string | undefined;

/** @returns a function to call when the form is closed */
export function formOpened(key: string): () => void {
  open = key;
  if (interrupted === key) interrupted = undefined;
  return () => {
    if (open === key) open = undefined;
  };
}

/** The form that is open in this window, by its name within the hotel, and whether something is typed that is not saved. */
export function openForm(): { name: string; typing: boolean } | undefined {
  if (!open) return undefined;
  return { name: open.split("/").slice(2).join("/"), typing: localStorage.getItem(open) !== null };
}

/** The session has ended while a form may be open; after the next sign-in the form opens again. */
export function interruptForm(): void {
  interrupted = open ?? interrupted;
}

/** The form of this draft opens on its screen. */
export function openNext(key: string): void {
  interrupted = key;
}

/** @returns the draft's key of the form that was open when the session ended */
export function interruptedForm(): string | undefined {
  return interrupted;
}
