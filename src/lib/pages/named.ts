/** "Sauna: 16:00 to 21:00, in the cellar", "Taberna da Rua – grilled fish". */
const NAMED = /^([^:–—]{2,80}?)\s*(?::(?!\/\/|\d\d(?!\d))|(?<!\d)\s[–—-](?=\s)|\s[–—-](?=\s\D))\s*(.+)$/;

export function named(text: string): [name: string, about: string] | undefined {
  const [, name = "", about = ""] = NAMED.exec(text) ?? [];
  return about && !isAside(text, name, about) ? [name.trim(), about.trim()] : undefined;
}

/** "Glas – und Papiertrennung": a dash within a sentence. */
function isAside(text: string, name: string, about: string): boolean {
  const isDash = /^\s+[–—-]\s/.test(text.slice(name.length));
  const isLong = name.split(" ").length >= 4 || /\s[–—-]\s/.test(about);
  return isDash && isLong && /[.!?]$/.test(text) && /^\p{Ll}/u.test(about);
}
