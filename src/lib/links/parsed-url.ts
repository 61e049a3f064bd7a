/** URL.parse, which browsers within the floor lack: docs/decisions/0142-browsers.md. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
