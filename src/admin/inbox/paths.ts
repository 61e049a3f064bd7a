export const INBOX_PATH = "/admin/inbox";
export const SETTINGS_PATH = "/admin/inbox/settings";
export const NEW_PATH = "/admin/inbox/new";
