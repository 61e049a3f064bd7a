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
  /** Into the sea, or was taken by it. */
  "swam",
  /** Or not back. */
  "unseen",
  /** Demented. */
  "frail",
  /** Walked out, into the snow. */
  "astray",
  /** Or barefoot. */
  "undress",
  /** Fuse boxes, sockets, lamps that water runs into. */
  "panel",
  "crackle",
  "drips",
  "beg",
  /** Or next door. */
  "hear",
  /** Or groan, shout. */
  "weep",
  /** Nobody opens or answers. */
  "silent",
  "blows",
  /** As breath does: every ten seconds. */
  "seldom",
  "rope",
  "tied",
  /** Things that fall on people: wardrobes, trees. */
  "heavy",
  "pinned",
  /** Or cut off. */
  "jammed",
  "cliff",
  /** As batteries do before they burn. */
  "bulge",
  /** Vomits, has a fever. */
  "sick",
  /** Or does not know the day. */
  "raving",
  "lies",
  /** Where nobody lies down: corridors, snow. */
  "ground",
  "masked",
  "dragged",
  /** By wasps, scorpions, jellyfish. */
  "sting",
  "lift",
  /** As lifts do. */
  "drops",
  /** Boilers and fireplaces. */
  "stove",
  /** A headache, flashes. */
  "ache",
  "everyone",
  "pregnant",
  /** Ceilings, balconies, slopes. */
  "structure",
  "collapse",
  /** Below or inside. */
  "people",
  /** "Cannot find him anywhere." */
  "nowhere",
  /** Or kick. */
  "beat",
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
  ["swallow", "small", "who"],
  ["swam", "unseen", "who"],
  ["who", "swam", "unseen"],
  ["swam", "unseen", "man"],
  ["sunk", "water", "man"],
  ["frail", "astray"],
  ["undress", "astray", "who"],
  ["panel", "crackle"],
  ["drips", "panel"],
  ["beg", "hear"],
  ["beg", "weep"],
  ["beg", "blows"],
  ["weep", "silent"],
  ["weep", "blows"],
  ["breath", "seldom"],
  ["rope", "tied", "who"],
  ["rope", "tied", "weep"],
  ["heavy", "pinned", "who"],
  ["jammed", "limb"],
  ["cliff", "fell"],
  ["cliff", "weep"],
  ["bulge", "device"],
  ["sick", "raving"],
  ["raving", "who"],
  ["raving", "head"],
  ["lies", "ground", "who"],
  ["masked", "man"],
  ["dragged", "who"],
  ["sting", "swell"],
  ["sting", "throat"],
  ["sting", "breath"],
  ["sting", "heart"],
  ["lift", "drops", "us"],
  ["lift", "drops", "who"],
  ["everyone", "ache", "sick"],
  ["everyone", "ache", "stove"],
  ["stove", "ache", "sick"],
  ["pregnant", "ache"],
  ["pregnant", "breath"],
  ["structure", "collapse", "people"],
  ["who", "nowhere"],
  ["beat", "man"],
  ["beat", "who"],
  ["sugar", "raving"],
  ["sugar", "sick"],
  ["jammed", "head"],
  ["frail", "unseen"],
];
