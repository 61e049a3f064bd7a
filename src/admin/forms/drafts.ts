/**
 * What was typed into a form and not saved, kept by this browser for the account it was typed in. It
 * survives a reload, a crash and an ended session; it goes when it is saved or discarded, and when the owner
 * signs out.
 */
import type { Changes, Version } from "./save-over.ts";

export interface Draft {
  /** What the inputs hold, by name. Never a password. */
  inputs: Record<string, unknown>;
  /** The version of the row that the owner began to change. */
  original?: Version | undefined;
  /** Of a row that is added: its id, and what was sent already. */
  adding?: { id: string; tried: Changes[] } | undefined;
}

export interface DraftStore {
  key: string;
  read: () => Draft | undefined;
  keep: (draft: Draft) => void;
  drop: () => void;
}

function prefixOf(userId: string): string {
  return `innfo-draft-${userId}/`;
}

/** @param name of the form among the account's: `{hotel}/{collection}/{row}` */
export function draftKey(userId: string, name: string): string {
  return prefixOf(userId) + name;
}

export function draftStore(key: string, storage: Storage = localStorage): DraftStore {
  return {
    key,
    read: () => {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      try {
        // Written below, and by nobody else.
        return JSON.parse(text) as Draft;
      } catch {
        storage.removeItem(key);
        return undefined;
      }
    },
    keep: (draft) => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // The browser gives no room. The form works all the same.
      }
    },
    drop: () => storage.removeItem(key),
  };
}

/** @returns the keys of the drafts whose name begins with `start` */
export function draftKeys(userId: string, start = ""): string[] {
  const prefix = draftKey(userId, start);
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

/** When the owner signs out: whoever sits here next finds nothing. */
export function dropDrafts(userId: string): void {
  for (const key of draftKeys(userId)) localStorage.removeItem(key);
}

let open: string | undefined;
let interrupted: string | undefined;

/** @returns what tells that it is closed */
export function formOpened(key: string): () => void {
  open = key;
  if (interrupted === key) interrupted = undefined;
  return () => {
    if (open === key) open = undefined;
  };
}

/** The session has ended while a form may be open, which is opened again after the next sign-in. */
export function interruptForm(): void {
  interrupted = open ?? interrupted;
}

/** @returns the draft's key of the form that the end of the session closed */
export function interruptedForm(): string | undefined {
  return interrupted;
}
