/** Texts that look empty, as people paste and programs send them. */
export const BLANK_TEXTS: Readonly<Record<string, string>> = {
  "nothing at all": "",
  spaces: "      ",
  "a tab and line breaks": "\t\r\n\v\f",
  "no-break spaces": "\u00a0\u202f\u2007",
  "spaces of every width": "\u1680\u2000\u2003\u2009\u200a\u205f\u3000",
  "line and paragraph separators": "\u2028\u2029\u0085",
  "zero-width spaces and joiners": "\u200b\u200c\u200d\u2060",
  "a byte order mark": "\ufeff",
  "marks of direction": "\u200e\u200f\u202a\u202e\u2066\u2069\u061c",
  "soft hyphens": "\u00ad\u00ad",
  "control characters": "\u0001\u0008\u001b\u007f\u009f",
  "Hangul and braille fillers": "\u115f\u1160\u3164\uffa0\u2800",
  "variation selectors": "\ufe0f\ufe00\u{e0100}",
  tags: "\u{e0041}\u{e007f}",
  "annotation marks": "\ufff9\ufffb",
};

/** Texts that contain such characters but are not blank. */
export const TEXTS_THAT_SAY_SOMETHING = [
  "a",
  "–",
  "  ,",
  "0",
  "❤️",
  "👩‍🍳",
  "\u200fשלום",
  "مطعم",
  "東京",
  "\u200bSpa",
];
