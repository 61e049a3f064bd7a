export const CODES_PATH = "/admin/qr-code/codes";
