/** The house's own rule for a topic, out of its questions and answers: "until 1 PM, 20 €". */
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import type { SearchMeaning } from "../../lib/search/meant.ts";
import { wordsOf } from "../../lib/search/words.ts";
import { languageOf } from "../language/language.ts";

type Question = OpenForm["questions"][number];

/** Meanings of a question about the topic, in any language of the search. */
const ABOUT: Readonly<Record<string, readonly SearchMeaning[]>> = {
  late_checkout: ["late", "departure"],
  taxi: ["taxi"],
  towels: ["towels"],
};
/** Further meanings of such a question. Any other one, such as the pool's towels, makes it another question. */
const BESIDE: readonly SearchMeaning[] = ["early", "arrival", "money", "booking", "reception"];

/** Characters that a rule may have; whole sentences of longer answers. */
const LONGEST = 240;

/** By topic, the question whose answer is its rule; none for a topic with a price of its own, or when unsure. */
export function rulesOf({ hotel, topics, offers, questions }: OpenForm): Record<string, Question> {
  const { meant } = languageOf(hotel.language);
  const asked = questions.map((question) => ({ question, means: [...meant(withPairs(question.question))] }));
  return Object.fromEntries(
    topics.flatMap((topic) => {
      const about = ABOUT[topic];
      if (!about || offers[topic]) return [];
      const [best] = asked
        .filter(
          ({ means }) =>
            about.every((meaning) => means.includes(meaning)) &&
            means.every((meaning) => about.includes(meaning) || BESIDE.includes(meaning)),
        )
        .sort((one, other) => one.means.length - other.means.length);
      return best ? [[topic, best.question]] : [];
    }),
  );
}

/** "Check out" is a word of the search, "checkout". */
function withPairs(text: string): string {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)].join(" ");
}

/** An answer's first whole sentences. Empty if the first is too long to stand beside a form. */
export function ruleIn(answer: string, language: string): string {
  if (answer.trim().length <= LONGEST) return answer.trim();
  let rule = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(answer)) {
    if (rule.length + segment.trimEnd().length > LONGEST) break;
    rule += segment;
  }
  return rule.trim();
}
