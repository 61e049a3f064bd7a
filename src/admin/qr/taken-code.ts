/** Whether this browser has downloaded a hotel's code, the best sign we have that it was printed. */

function keyOf(hotelId: string): string {
  return `innfo-code-taken-${hotelId}`;
}

export function isCodeTaken(hotelId: string): boolean {
  return localStorage.getItem(keyOf(hotelId)) !== null;
}

export function rememberCodeTaken(hotelId: string): void {
  localStorage.setItem(keyOf(hotelId), "true");
}
