/**
 * Whether this browser has seen the tour: completed or closed ("true"), not wanted ("never"), or neither.
 * Stored by browser and not by owner, so that nobody sees it twice at the same desk.
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
