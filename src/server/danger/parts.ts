/** What a sentence of somebody in danger is made of, and what says danger together. docs/decisions/0098-danger.md */

/** What words of guests say. Each language lists its own, and a word may say several. A part is a bit: 32 at most. */
export const PARTS = [
  /** Or the chest, or the left arm. */
  "heart",
  "pain",
  /** Pressed, racing: danger of a heart, everyday of a shower. */
  "tight",
  /** Makes any pain danger, as does a pregnancy. */
  "severe",
  "head",
  "hit",
  "breath",
  /** Also hardly, and with difficulty. */
  "not",
  /** Tongue, lips and face too. */
  "throat",
  "swell",
  /** What may be paralysed or broken. */
  "limb",
  "numb",
  /** Or move. */
  "feel",
  /** Before its birth too. */
  "baby",
  "broke",
  "blood",
  /** Where blood should not come from. */
  "hole",
  /** Or answer, move, get up. */
  "wake",
  "fell",
  /** Somebody else. Who cannot get up themselves may mean the morning. */
  "who",
  "swallow",
  /** And poisonous. */
  "small",
  "cut",
  "vein",
  /** Or tries to come in. */
  "follow",
  "man",
  "shut",
  "place",
  /** Not a key, which may be stuck as well. */
  "us",
  /** Is danger by itself. */
  "alone",
  /** What everybody's holiday hurts: feet, backs, teeth. */
  "other",
  /** What else has a heart, a breast or legs: cities, chickens, tables. */
  "thing",
] as const;
export type SentencePart = (typeof PARTS)[number];
/** Words and phrases separated by commas; a star allows more behind it. */
export type Table = Readonly<Partial<Record<SentencePart, string>>>;

/** What stands near one another in danger, in any order. Nothing of the first is meant if a thing stands beside it. */
export const RULES: readonly (readonly SentencePart[])[] = [
  ["alone"],
  ["heart", "pain"],
  ["heart", "tight"],
  ["heart", "numb"],
  ["pain", "severe"],
  ["head", "hit"],
  ["blood", "head"],
  ["blood", "hole"],
  ["blood", "severe"],
  ["breath", "not"],
  ["breath", "pain"],
  ["throat", "swell"],
  ["limb", "numb"],
  ["limb", "broke"],
  ["limb", "feel", "not"],
  ["baby", "feel", "not"],
  ["wake", "not", "who"],
  ["wake", "not", "fell"],
  ["wake", "not", "pain"],
  ["swallow", "small"],
  ["vein", "cut"],
  ["follow", "man"],
  ["place", "shut", "us"],
];
