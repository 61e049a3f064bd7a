/** The picture that chats show beside a link to a guest page. */

/** Pixels: what Open Graph's readers show in full width. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What is on it. */
export interface PreviewCard {
  /** The cover, which then is all there is, with its focus in percent. */
  photo: { path: string; x: number; y: number } | undefined;
  name: string;
  /** Below the name. */
  lines: string[];
  mood: string;
  colors: { top: string; end: string; text: string };
  logoUrl: string | null;
}
