/** Whether fingers are what this device is mainly used with: there, typing means a keyboard on the screen. */
export function isTouchDevice(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
