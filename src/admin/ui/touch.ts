/** Whether this device is mainly used with fingers: then typing opens a keyboard on the screen. */
export function isTouchDevice(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
