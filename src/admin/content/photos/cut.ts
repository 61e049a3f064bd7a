/** Which part of a picture is cut out for a card. Plain numbers, so that it can be tried without a browser. */
import type { CSSProperties } from "react";

export interface Cut {
  /** How far from the left it is, in percent of the room beside it; `y`: from the top. */
  x: number;
  y: number;
  /** 1 for the largest part that there is. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const MIDDLE: Cut = { x: 50, y: 50, zoom: 1 };
export const MOST_ZOOM = 3;
/** Width by height, of every photo of an item that guests see: see .wide in guest/parts/photo.css. */
const CARD = 16 / 9;

/** In pixels of the picture. */
export function cutOf({ width, height }: Size, { x, y, zoom }: Cut): Size & { left: number; top: number } {
  const cut = { width: Math.min(width, height * CARD) / zoom, height: Math.min(height, width / CARD) / zoom };
  return {
    left: Math.round(((width - cut.width) * x) / 100),
    top: Math.round(((height - cut.height) * y) / 100),
    width: Math.max(1, Math.round(cut.width)),
    height: Math.max(1, Math.round(cut.height)),
  };
}

/** Style of an image that fills a frame in the card's shape. */
export function cutStyle({ x, y, zoom }: Cut): CSSProperties {
  const point = `${x}% ${y}%`;
  return { objectPosition: point, transform: `scale(${zoom})`, transformOrigin: point };
}

/**
 * The picture follows the finger.
 *
 * @param by the way it went, as shares of the frame's width and height
 */
export function dragged(cut: Cut, by: { x: number; y: number }, picture: Size): Cut {
  const { width, height } = cutOf(picture, cut);
  const moved = (at: number, share: number, shown: number, all: number) =>
    all > shown ? Math.min(100, Math.max(0, at - (share * shown * 100) / (all - shown))) : at;
  return {
    ...cut,
    x: moved(cut.x, by.x, width, picture.width),
    y: moved(cut.y, by.y, height, picture.height),
  };
}
