/** Color profiles (ICC.1): what the numbers of a picture's pixels look like. */

/** Bytes. Those for printing have up to 1.8 MB, those of cameras and screens some kilobytes. */
export const MAX_PROFILE = 2 * 1024 * 1024;
