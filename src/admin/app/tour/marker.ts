/**
 * Whether this browser has seen the tour ("true"), or does not want it ("never"). By browser, not by owner:
 * nobody sees it twice at one desk.
 */

export const TOUR_MARKER = "innfo-tour";

export type TourMarker = "true" | "never";

/** Without a marker the tour opens by itself. */
export function hasTourMarker(): boolean {
  return localStorage.getItem(TOUR_MARKER) !== null;
}

export function setTourMarker(marker: TourMarker): void {
  localStorage.setItem(TOUR_MARKER, marker);
}

export function resetTourMarker(): void {
  localStorage.removeItem(TOUR_MARKER);
}
