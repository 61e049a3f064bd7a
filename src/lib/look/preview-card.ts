/** Pictures that the server draws of a hotel: for chats, beside a link to its guest page, and for home screens. */

/** Pixels. Readers of Open Graph show this size in full width. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Pixels of an iPhone's icon. */
export const TOUCH_ICON_SIDE = 180;
/** Other phones want the larger two: https://www.w3.org/TR/appmanifest/#icons-member */
export const ICON_SIDES = [TOUCH_ICON_SIDE, 192, 512] as const;

export interface PreviewCard {
  /** The cover, with its focus in percent. The card then shows the name alone. */
  photo: { path: string; x: number; y: number } | undefined;
  name: string;
  /** Texts below the name. */
  lines: string[];
  /** The owner's: Chinese and Japanese write the same letter in other shapes. */
  language: string;
  mood: string;
  colors: { top: string; end: string; text: string; mark: string };
  logoUrl: string | null;
  /** The icon on home screens, if there is no logo. */
  icon: { letters: string; ground: string };
}
