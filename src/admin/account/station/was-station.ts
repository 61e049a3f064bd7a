/** When somebody last pressed something in a shift at this station; windows of this browser share it. */
export const PRESSED = "innfo-station-pressed";

/** Whether shifts have run in this browser. It is known even after the session has ended. */
export function wasStation(): boolean {
  return localStorage.getItem(PRESSED) !== null;
}

export function forgetStation(): void {
  localStorage.removeItem(PRESSED);
}
