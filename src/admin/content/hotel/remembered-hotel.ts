/** The storage key of the hotel that an owner worked on last. */
function keyOf(userId: string): string {
  return `innfo-hotel-${userId}`;
}

/** @returns this window's id, else the device's; the hotel may have been deleted */
export function rememberedHotel(userId: string): string | undefined {
  return sessionStorage.getItem(keyOf(userId)) ?? localStorage.getItem(keyOf(userId)) ?? undefined;
}

export function rememberHotel(userId: string, hotelId: string): void {
  try {
    sessionStorage.setItem(keyOf(userId), hotelId);
    localStorage.setItem(keyOf(userId), hotelId);
  } catch {
    // The storage is full: the next visit begins with the first hotel.
  }
}
