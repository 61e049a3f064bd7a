import { clockAt } from "../../../lib/announcements/announcements.ts";
import { useHotel } from "./hotel-provider.tsx";

/** The present time on the hotel's clocks; UTC in a browser that does not know its time zone. */
export function useHotelClock(): () => string {
  const { time_zone } = useHotel();
  return () => hotelClock(time_zone, Date.now());
}

export function hotelClock(timeZone: string, instant: number): string {
  try {
    return clockAt(timeZone, instant);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return clockAt("UTC", instant);
  }
}
