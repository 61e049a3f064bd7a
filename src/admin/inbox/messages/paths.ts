import type { MessageKind } from "../../../forms/index.ts";

export const INBOX_PATH = "/admin/inbox";
/** A message, open beside the list. */
export const messagePath = (messageId: string) => `${INBOX_PATH}?message=${messageId}`;
export const SETTINGS_PATH = "/admin/inbox/settings";
/** One part of the settings that few owners need: who hears messages, or how a kind is dealt with. */
export const moreSettingsPath = (part: "hear" | MessageKind) => `${SETTINGS_PATH}?more=${part}`;
export const NEW_PATH = "/admin/inbox/new";
export const FIGURES_PATH = "/admin/inbox/figures";

/** The label for a thing: its place, its number and a code that leads to its message. */
export const LABEL_PATH = "/admin/inbox/label";
export const labelPath = (messageId: string) => `${LABEL_PATH}?message=${messageId}`;
/** Today's rooms for housekeeping. */
export const ROOMS_PATH = "/admin/rooms";
/** The sheet for the next shift. */
export const HAND_OVER_PATH = "/admin/inbox/hand-over";
/** The log of alarms, to be kept. */
export const NIGHT_LOG_PATH = "/admin/inbox/night-log";
