/** Whether a text and its translation say the same numbers and times, however their languages write them. */
import { latinDigits } from "../texts/digits.ts";
import { withoutNamedMonths } from "./months.ts";

/** A number that a text says, or the hour of a time. */
interface Said {
  value: number;
  /** The hour of 24, if the text says the half of the day: "3 PM", "15 Uhr". */
  hour?: number;
  /** Whether it is written as on a clock of 24 hours: "05:00". */
  padded?: boolean;
  /** Whether a translation keeps its place in the order, as for times and ranges. */
  inOrder: boolean;
  /** The number as written, in European digits: "1 PM". */
  shown: string;
}

export interface ComparedNumbers {
  /** Numbers of both sides, as the first one writes them. */
  same: string[];
  /** Numbers of the first side alone. Its times, if both say the same ones in another order. */
  here: string[];
  /** Numbers of the second side alone, likewise. */
  there: string[];
}

/** Words beside an hour, in the languages of guests. A missing word only leaves the half of the day open. */
const HALVES = {
  am: String.raw`in the morning|am morgen|am vormittag|in der früh|morgens|vormittags|fruh|früh|du matin|le matin|de la mañana|por la mañana|de la madrugada|di mattina|del mattino|da manhã|'?s ochtends|'?s morgens|om morgenen|om formiddagen|på morgonen|på förmiddagen|aamulla|aamupäivällä|rano|przed południem|ráno|dopoledne|reggel|délelőtt|dimineața|dimineaţa|το πρωί|sabah|ранку|(?:في )?(?:ال)?صباح[\u0627\u064b\u064e]*|בבוקר|सुबह|上午|早上|凌晨|清晨|早|午前|朝|오전|아침|새벽`,
  pm: String.raw`in the afternoon|in the evening|am nachmittag|am abend|nachmittags|abends|de l['’]après-midi|du soir|le soir|de la tarde|por la tarde|di pomeriggio|del pomeriggio|di sera|da tarde|'?s middags|'?s avonds|om eftermiddagen|om aftenen|på eftermiddagen|på kvällen|om ettermiddagen|om kvelden|iltapäivällä|illalla|po południu|wieczorem|odpoledne|večer|délután|este|după-amiaza|după amiaza|seara|το απόγευμα|το βράδυ|öğleden sonra|akşam|дня|вечора|(?:في )?(?:ال)?مساء[\u0627\u064b\u064e]*|(?:في )?(?:ال)?عصر[\u0627\u064b\u064e]*|אחר הצהריים|אחה"?״?צ|בערב|शाम|下午|晚上|傍晚|晚|午後|夕方|오후|저녁`,
  /** Words for around noon: one is after it, eleven before it. */
  noon: String.raw`at noon|mittags|midi|del mediodía|'?s middags|ظهر[\u0627\u064b\u064e]*|בצהריים|दोपहर|中午|昼`,
  /** Words for the night: nine is before midnight, one after it. */
  night: String.raw`at night|nachts|de la noche|por la noche|di notte|da noite|'?s nachts|om natten|på natten|w nocy|v noci|éjjel|noaptea|gece|ночі|ليل[\u0627\u064b\u064e]*|בלילה|रात|夜里|夜|밤`,
} as const;
type Half = keyof typeof HALVES;
/** Words so short that they count only after an hour: "am 5. Mai" is no time. */
const SHORT_HALVES = {
  am: String.raw`a\.?\s?m\.?|fm|ap\.|de\.|öö|π\.?\s?μ\.?|ص`,
  pm: String.raw`p\.?\s?m\.?|em|ip\.|du\.|ös|μ\.?\s?μ\.?|م`,
} as const;

const ANY_HALF = Object.values(HALVES).join("|");
/** Long words come first, because "5 Uhr am Nachmittag" begins like "5 am". */
const HALF_AFTER = `${ANY_HALF}|${Object.values(SHORT_HALVES).join("|")}`;
/** Letters that end a word here. Other scripts write words without spaces, or with particles. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;
/** Words between an hour and its half. */
const CLOCK = String.raw`(?:uhr|o['’]clock|heures?|horas?|ore|uur|klokken|kl\.?|klo|godz\.?|hodin\p{L}*|h|год\p{L}*|ór[aá]\p{L}*|saat\p{L}*|ώρα|الساعة|שעה|बजे|点钟|点|點|时|時|시)`;
const BETWEEN = String.raw`[\s,]*(?:${CLOCK}[\s,]*)?`;
/** "13:00", "13.00", "13h30", "13時30分", "1点半". */
const MINUTES = String.raw`(?:(?:[:.,]|\s?(?:h|uhr|heures?|点|點|时|時|시)\s?)(?<minutes>\d\d)(?!\d)|(?:点|點|时|時|시)\s?(?<half>半|반))`;
const TIME = new RegExp(
  String.raw`(?:(?<!${LETTER})(?<before>${ANY_HALF})${BETWEEN})?(?<!\d)(?<hour>\d+)${MINUTES}?(?:${BETWEEN}(?<after>${HALF_AFTER})(?!${LETTER}))?`,
  "giu",
);
/** Also "15-й годині". */
const CLOCK_AFTER = new RegExp(String.raw`^(?:-\p{L}+)?\s?${CLOCK}(?!${LETTER})`, "iu");
const CLOCK_BEFORE =
  /(?<!\p{L})(?:kl\.?|klo|kello|klokken|klokka|klockan|godz\.?|godzin\p{L}*|ora|orele|ore|d?alle|(?:a|desde|hasta) las|às|saat|ώρα|الساعة|[בה]?שעה|at|um)\s?$/iu;
/** Between two numbers: "9–17", "9 to 5". */
const RANGE = /^\s?(?:[-–—~〜～]|to|till?|bis|à|a|al|às|até|tot|do|až|la|έως|ως|до|إلى|حتى|עד|से|到|至)\s?$/iu;
const HOURS = 24;
/** "halb 2" is half past one in these languages. */
const HALF_TO = /(?<!\p{L})(?:halb|halv|half|puoli|wpół do|půl|fél|пів на)\s(\d{1,2})(?![\d:.])/giu;
/** "1,200", "1.200" and, with a space that does not break, "1 200". */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:([.,'’\u00a0\u202f])\d{3})(?:\1\d{3})*(?![\d]|[.,:]\d)/g;

const HAN = "零一二三四五六七八九";
const HAN_HOUR = /(?:二?十[一二三四五六七八九]?|[一二两三四五六七八九])(?=[点點时時])/g;
const KOREAN = "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두".split(" ");
const KOREAN_HOUR = new RegExp(
  String.raw`(?<!\p{L})(?:${KOREAN.toReversed().join("|")})(?=\s?시(?:\s|에|$))`,
  "gu",
);

/** Hours that are words become digits. */
function withDigits(text: string): string {
  return latinDigits(text.normalize("NFKC"))
    .replace(HAN_HOUR, (hour) => {
      const [tens = "", ones = ""] = hour.includes("十") ? hour.split("十") : ["零", hour];
      return String((tens === "" ? 10 : HAN.indexOf(tens) * 10) + HAN.indexOf(ones.replace("两", "二")));
    })
    .replace(KOREAN_HOUR, (hour) => String(KOREAN.indexOf(hour) + 1))
    .replace(HALF_TO, (_, hour) => `${Number(hour) === 1 ? 12 : Number(hour) - 1}:30`);
}

const HALF_OF = [...Object.entries(HALVES), ...Object.entries(SHORT_HALVES)].map(
  ([half, words]) => [half as Half, new RegExp(`^(?:${words})$`, "iu")] as const,
);

function hourIn(half: Half, hour: number): number | undefined {
  if (hour > 12) return hour < 25 ? hour % 24 : undefined;
  const inTheMorning = hour % 12;
  switch (half) {
    case "am":
      return inTheMorning;
    case "pm":
      return inTheMorning + 12;
    case "noon":
      return inTheMorning < 6 ? inTheMorning + 12 : hour;
    default:
      return inTheMorning < 6 ? inTheMorning : inTheMorning + 12;
  }
}

/** All numbers of a text in their order. The minutes of a time are a number of their own. */
function numbersIn(text: string): Said[] {
  const read = withDigits(text);
  const found = [...read.matchAll(TIME)];
  const endOf = (match: RegExpExecArray) => match.index + match[0].length;
  const isRange = (one: RegExpExecArray | undefined, other: RegExpExecArray | undefined) =>
    one !== undefined && other !== undefined && RANGE.test(read.slice(endOf(one), other.index));
  return found.flatMap((match, nth) => {
    const { 0: shown, index, groups = {} } = match;
    const { before, after, hour = "", minutes = groups.half && "30" } = groups;
    const value = Number(hour);
    const mark = after ?? before;
    const half = HALF_OF.find(([, words]) => mark && words.test(mark))?.[0];
    const isOnClock =
      value <= HOURS &&
      (/[:h点點时時시]/iu.test(shown) ||
        CLOCK_AFTER.test(read.slice(endOf(match))) ||
        CLOCK_BEFORE.test(read.slice(0, index)));
    const isOf24 = isOnClock && (value === 0 || value > HOURS / 2);
    const of24 = half === undefined ? (isOf24 ? value % HOURS : undefined) : hourIn(half, value);
    const inOrder =
      value <= HOURS &&
      (half !== undefined || isOnClock || isRange(found[nth - 1], match) || isRange(match, found[nth + 1]));
    const first = {
      value,
      inOrder,
      shown: shown.replace(/[\s.,]+$/, ""),
      ...(of24 !== undefined && { hour: of24 }),
      ...(hour.startsWith("0") && hour.length > 1 && { padded: true }),
    };
    return minutes && minutes !== "00"
      ? [first, { value: Number(minutes), shown: first.shown, inOrder }]
      : [first];
  });
}

function isExactly(one: Said, other: Said): boolean {
  return one.hour === undefined && other.hour === undefined
    ? one.value === other.value
    : one.hour === (other.hour ?? other.value % 24);
}

/** Whether both may mean the same, because one leaves the half of the day open. */
function mayBe(one: Said, other: Said): boolean {
  if (one.hour !== undefined && other.hour !== undefined) return one.hour === other.hour;
  if (one.hour === undefined) return other.hour !== undefined && mayBe(other, one);
  if (other.value === one.hour) return true;
  // "3" of "15 Uhr".
  const isOf12 = other.value > 0 && other.value <= HOURS / 2 && !other.padded;
  return isOf12 && other.value % 12 === one.hour % 12;
}

function paired(ours: readonly Said[], theirs: readonly Said[]): ComparedNumbers {
  const [here, there] = [[...ours], [...theirs]];
  const same = new Set<Said>();
  for (const agrees of [isExactly, mayBe])
    for (const one of [...here]) {
      const at = there.findIndex((other) => agrees(one, other));
      if (at < 0) continue;
      there.splice(at, 1);
      here.splice(here.indexOf(one), 1);
      same.add(one);
    }
  // Minutes are shown with their hour.
  const shown = (all: readonly Said[]) => [...new Set(all.map((one) => one.shown))];
  return { same: shown(ours.filter((one) => same.has(one))), here: shown(here), there: shown(there) };
}

/** Whether the other side says these times in this order, perhaps with others between them. */
function follows(times: readonly Said[], all: readonly Said[]): boolean {
  let place = 0;
  return times.every((time) => {
    const at = all.findIndex((other, i) => i >= place && (isExactly(time, other) || mayBe(time, other)));
    place = at + 1;
    return at >= 0;
  });
}

function compared(ours: readonly Said[], theirs: readonly Said[]): ComparedNumbers {
  const pairs = paired(ours, theirs);
  if (differs(pairs)) return pairs;
  const [here, there] = [ours, theirs].map((all) => all.filter(({ inOrder }) => inOrder)) as [Said[], Said[]];
  if (follows(here, theirs) && follows(there, ours)) return pairs;
  const shown = (all: readonly Said[]) => all.map((one) => one.shown);
  return { same: [], here: shown(here), there: shown(there) };
}

export function differs({ here, there }: Pick<ComparedNumbers, "here" | "there">): boolean {
  return here.length + there.length > 0;
}

/** @returns what both say, and what only one of them says */
export function comparedNumbers(one: string, other: string): ComparedNumbers {
  const [ours, theirs] = withoutNamedMonths(latinDigits(one), latinDigits(other));
  const apart = compared(numbersIn(ours), numbersIn(theirs));
  if (!differs(apart)) return apart;
  const joined = (text: string) => numbersIn(text.replace(THOUSANDS, (number) => number.replace(/\D/g, "")));
  const together = compared(joined(ours), joined(theirs));
  return differs(together) ? apart : together;
}
