/**
 * The parts of a sentence by somebody in danger, and which parts together mean danger. docs/decisions/0098-danger.md
 */

/**
 * What guests' words mean. Each language lists its own words, and a word may mean several. Each part is a bit, so
 * there are at most 32.
 */
export const PARTS = [
  /** Or the chest, or the left arm. */
  "heart",
  "pain",
  /** Pressed, racing: danger with a heart, everyday with a shower. */
  "tight",
  /** Makes any pain danger. Pregnancy does, too. */
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
  /** Places where no blood should come from. */
  "hole",
  /** Or answer, move, get up. */
  "wake",
  "fell",
  /** Somebody else: a person who says "I cannot get up" may mean the morning. */
  "who",
  "swallow",
  /** And poisonous. */
  "small",
  "cut",
  "vein",
  /** Also tries to come in. */
  "follow",
  "man",
  "shut",
  "place",
  /** A person, not a key, which may be stuck as well. */
  "us",
  /** Danger by itself. */
  "alone",
  /** Body parts that hurt on any holiday: feet, backs, teeth. */
  "other",
  /** Things with a heart, a breast or legs: cities, chickens, tables. */
  "thing",
] as const;
export type SentencePart = (typeof PARTS)[number];
/** Words and phrases separated by commas; a star allows more behind it. */
export type Table = Readonly<Partial<Record<SentencePart, string>>>;

/** Parts that mean danger when near one another, in any order. The first part does not count beside a thing. */
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
