/** Texts that the admin shows by their English (`declared`), and that guests' catalogues lack. */

export function declaredTexts(): string[] {
  return [];
}
