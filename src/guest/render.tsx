import type { GuestDocument } from "../lib/guest-document.ts";

export interface GuestRenderer {
  /** @returns a whole HTML document */
  renderHotel(document: GuestDocument, page: { url: string; islandUrl: string }): string;
  renderNotFound(): string;
}

export function renderHotel(document: GuestDocument): string {
  return `<!doctype html><title>${document.hotel.id}</title>`;
}
export function renderNotFound(): string {
  return "<!doctype html><title>Hotel Not Found</title>";
}
