/** Which hotel an owner worked on last, kept by this browser alone. */

function keyOf(userId: string): string {
  return `innfo-hotel-${userId}`;
}

/** @returns what was remembered: maybe a hotel that is gone, so look it up among the owner's own */
export function rememberedHotel(userId: string): string | undefined {
  return localStorage.getItem(keyOf(userId)) ?? undefined;
}

export function rememberHotel(userId: string, hotelId: string): void {
  localStorage.setItem(keyOf(userId), hotelId);
}
