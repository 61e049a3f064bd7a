/** Texts that are declared for guests or the server, too, and looked up by their English in the admin. */

/** Each with where it is declared. */
export function declaredTexts(): [text: string, path: string][] {
  return [];
}
