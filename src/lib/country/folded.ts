/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** Lower-case words without accents and punctuation: "Sankt Pölten," becomes "sankt polten". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[ßøæœłđðþıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\./g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
