/**
 * Some apps' own browsers and private windows refuse storage, or have none. There the admin keeps what it would store until
 * its page is left: docs/decisions/0142-browsers.md.
 */
for (const kind of ["localStorage", "sessionStorage"] as const)
  if (!isThere(kind)) Object.defineProperty(window, kind, { value: storageOfPage() });

function isThere(kind: "localStorage" | "sessionStorage"): boolean {
  try {
    // Null in a WebView without storage.
    return Boolean(window[kind] as Storage | null);
  } catch {
    return false;
  }
}

/** As in a browser, its keys are those of the object. */
function storageOfPage(): Storage {
  const values: Storage = Object.create({
    get length() {
      return Object.keys(values).length;
    },
    key: (index: number) => Object.keys(values)[index] ?? null,
    getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null),
    setItem: (key: string, value: string) => {
      values[key] = String(value);
    },
    removeItem: (key: string) => {
      delete values[key];
    },
    clear: () => {
      for (const key of Object.keys(values)) delete values[key];
    },
  });
  return values;
}
