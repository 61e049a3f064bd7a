/** The site's own key, and former keys, which sign and seal nothing new. */
export interface Keys {
  jwtKey: Uint8Array;
  formerKeys?: readonly Uint8Array[] | undefined;
}

/** Returns the present key first. */
export function allKeys({ jwtKey, formerKeys = [] }: Keys): readonly Uint8Array[] {
  return [jwtKey, ...formerKeys];
}
