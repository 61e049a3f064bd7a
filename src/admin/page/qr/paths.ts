export const CODES_PATH = "/admin/qr-code/codes";
/** With the form open. */
export const ADD_CODES_PATH = `${CODES_PATH}?add`;
