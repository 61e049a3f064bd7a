/** The site's own key, and those before it, which sign and seal nothing new. */
export interface Keys {
  jwtKey: Uint8Array;
  formerKeys?: readonly Uint8Array[] | undefined;
}

/** The present one first. */
export function allKeys({ jwtKey, formerKeys = [] }: Keys): readonly Uint8Array[] {
  return [jwtKey, ...formerKeys];
}
