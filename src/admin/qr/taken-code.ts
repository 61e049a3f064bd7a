/** Whether this browser has taken a hotel's code away as a file: as near to "printed" as we can know. */

function keyOf(hotelId: string): string {
  return `innfo-code-taken-${hotelId}`;
}

export function isCodeTaken(hotelId: string): boolean {
  return localStorage.getItem(keyOf(hotelId)) !== null;
}

export function rememberCodeTaken(hotelId: string): void {
  localStorage.setItem(keyOf(hotelId), "true");
}
