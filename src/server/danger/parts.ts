/**
 * The parts of a sentence by somebody in danger, and which parts together mean danger. docs/decisions/0098-danger.md
 */

/** Meanings of guests' words. Each language lists its own words, and a word may mean several. Each part is a bit. */
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
  /** Parts that may be paralysed or broken. */
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
  /** Harmless things beside FURTHER_RULES: toys, cutlery, films, what is spilled on, what lies in pools. */
  "toy",
  /** As pills are taken. */
  "took",
  "pills",
  /** Too many, all, a box. */
  "many",
  "weapon",
  /** In a hand, in the corridor, waved. */
  "holds",
  /** From where one falls deep: windows, roofs. */
  "height",
  /** Or throw oneself. */
  "jump",
  /** Or threatens to, is about to. */
  "wants",
  /** Where nobody should sit: sills, railings. */
  "sill",
  /** Or stand, climb, hang. */
  "sits",
  /** Pools, baths, lakes. */
  "water",
  /** Or under, at the bottom, pulled out. */
  "sunk",
  /** As in a seizure. */
  "shake",
  /** And what else seizures show: foam, the floor, the whole body. */
  "eyes",
  /** Or hear, or know one's name. */
  "speak",
  "sudden",
  /** Sweating, pale, confused. */
  "ill",
  /** Diabetic, insulin. */
  "sugar",
  /** Or staunch. */
  "stop",
  /** As blood does: pours, everywhere, a lot. */
  "flow",
  /** And by what: glass, shards. */
  "deep",
  /** Water, oil, tea. */
  "hot",
  /** Or spilled over somebody, or burnt. */
  "scald",
  /** And blisters. */
  "skin",
  "stuck",
  "blue",
  /** Things that may burn in a hotel: sockets, kettles, curtains. */
  "device",
  "flame",
  "drink",
  /** Something into a drink, by somebody else. */
  "slip",
  /** At the door. */
  "bang",
  "threat",
  /** Or stand on a leg. */
  "walk",
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

/** Beside these, toys are harmless, not things: a window is what somebody jumps from. */
export const FURTHER_RULES: readonly (readonly SentencePart[])[] = [
  ["pills", "took", "many"],
  ["weapon", "man", "holds"],
  ["jump", "height", "wants"],
  ["sill", "sits", "who"],
  ["sunk", "water", "who"],
  ["water", "fell", "who"],
  ["shake", "eyes", "who"],
  ["shake", "fell", "who"],
  ["shake", "speak", "not", "who"],
  ["shake", "ill", "who"],
  ["ill", "speak", "not", "who"],
  ["sugar", "ill"],
  ["sugar", "shake"],
  ["speak", "not", "sudden", "who"],
  ["blood", "not", "stop"],
  ["blood", "flow"],
  ["cut", "limb", "deep"],
  ["hot", "scald", "who"],
  ["hot", "scald", "limb"],
  ["skin", "scald"],
  ["skin", "hot", "limb"],
  ["scald", "limb", "deep"],
  ["stuck", "throat"],
  ["blue", "throat"],
  ["flame", "device"],
  ["slip", "drink"],
  ["bang", "threat"],
  ["fell", "pain", "who"],
  ["fell", "walk", "not"],
];
