/** The picture that chats show beside a link to a guest page. */

/** Pixels. Readers of Open Graph show this size in full width. */
export const CARD_SIZE = { width: 1200, height: 630 };

export interface PreviewCard {
  /** The cover, with its focus in percent. The card then shows the name alone. */
  photo: { path: string; x: number; y: number } | undefined;
  name: string;
  /** Below the name. */
  lines: string[];
  mood: string;
  colors: { top: string; end: string; text: string };
  logoUrl: string | null;
}
