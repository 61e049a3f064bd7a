/** When somebody last pressed something in a shift at this station; windows of this browser share it. */
export const PRESSED = "innfo-station-pressed";

/** Whether shifts have run in this browser: after its session has ended, that it was a station. */
export function wasStation(): boolean {
  return localStorage.getItem(PRESSED) !== null;
}

export function forgetStation(): void {
  localStorage.removeItem(PRESSED);
}
