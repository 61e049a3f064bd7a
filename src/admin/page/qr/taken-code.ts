/** Whether this browser has downloaded or printed the hotel's code: the best sign that guests can scan it. */

function keyOf(hotelId: string): string {
  return `innfo-code-taken-${hotelId}`;
}

export function isCodeTaken(hotelId: string): boolean {
  return localStorage.getItem(keyOf(hotelId)) !== null;
}

export function rememberCodeTaken(hotelId: string): void {
  localStorage.setItem(keyOf(hotelId), "true");
}
