/** The moods an owner chooses from, by the value of type_mood. */
export const MOODS = {
  classic: {
    label: "Classic",
    says: "A serif, as in a good book",
    family: "Fraunces",
    fallback: '"Iowan Old Style",Palatino,Georgia,serif',
    weight: 500,
    radius: "10px",
    track: "-.01em",
  },
  modern: {
    label: "Modern",
    says: "Geometric, straight corners",
    family: "Jost",
    fallback: '"Avenir Next",Avenir,"Century Gothic","URW Gothic",system-ui,sans-serif',
    weight: 500,
    radius: "3px",
    track: "-.005em",
  },
  warm: {
    label: "Warm",
    says: "Round, with soft corners",
    family: "Cabin",
    fallback: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,system-ui,sans-serif',
    weight: 600,
    radius: "18px",
    track: "-.005em",
  },
};

export type Mood = keyof typeof MOODS;

/** @param value type_mood; values unknown to this version count as classic */
export function moodOf(value = ""): Mood {
  return Object.hasOwn(MOODS, value) ? (value as Mood) : "classic";
}
