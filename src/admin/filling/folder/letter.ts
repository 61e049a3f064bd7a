/** Paragraphs that no heading tells about, as in a mail to guests: each is about something of its own. */
import type { SuggestionTexts } from "../../../suggestions/suggestion-texts.ts";
import { TEXTS } from "../../../suggestions/texts.ts";
import { capitalized } from "../../ui/words.ts";
import { factsIn, findPhone, textWithFacts } from "./facts.ts";
import { answer, contact, item, type Proposal } from "./items.ts";
import { questionAbout, ruleTitle } from "./subjects.ts";
import { isAmenity } from "./words.ts";

const SENTENCE_END = /(?<=[\p{L}\d)][.!?])\s+(?=\p{Lu})/u;
const NAME_BEFORE =
  /((?:\p{Lu}[\p{L}'’&.-]*)(?:\s+(?:(?:of|the|de|du|la|le|am|zum|zur|di|da|del)\s+)?\p{Lu}[\p{L}'’&.-]*){0,4})$/u;
const BETWEEN = /(?:[\s,:(–-]|\b(?:on|at|under|unter|au|al|en el|tel(?:efon)?|phone|number|nummer)\b\.?)+$/i;
const OURSELVES =
  /\b(?:me|us|mich|uns|moi|nous|m['’]appeler|me llam\p{L}*|ll[aá]m(?:ame|enos)|chiamat?emi|ci)\b/iu;
const TAXI = /\btaxi|\bcab\b/i;
const FOOD =
  /dinner|lunch|supper|\beat\b|restaurant|\bpub\b|caf[eé]|essen\b|gasthaus|d[iî]ner|d[eé]jeuner|cenar?\b|comer\b|almuerzo|pranzo|mangiare/i;
const ALARM = /\b(?:112|999|911)\b/;

/** @param texts of the letter's language, where there are some */
export function toldIn(paragraph: string, texts: SuggestionTexts | undefined): Proposal[] {
  const { questions, contacts, emergency } = texts ?? TEXTS.en;
  const told: Proposal[] = [];
  const others: string[] = [];
  for (const sentence of paragraph.split(SENTENCE_END)) {
    const before = told.length;
    const alarm = ALARM.exec(sentence)?.[0];
    if (alarm) told.push(contact({ label: emergency.all, number: alarm }));
    let left = sentence;
    for (let number = findPhone(left); number; number = findPhone(left)) {
      const label = left.slice(0, left.indexOf(number)).replace(BETWEEN, "");
      left = left.slice(left.indexOf(number) + number.length);
      const name = NAME_BEFORE.exec(label)?.[1] ?? (OURSELVES.test(label) ? contacts.reception : undefined);
      if (!name) continue;
      const isFood = FOOD.test(sentence);
      if (TAXI.test(sentence)) told.push(item("transport", factsIn(`Taxi ${name}`, number)));
      else if (isFood)
        told.push(item("restaurants", factsIn(name, `${number}, ${left.replace(/^[\s),.;]+/, "")}`)));
      else told.push(contact({ label: name, number }));
    }
    if (told.length === before) others.push(sentence);
  }
  const key = questionAbout(paragraph);
  const { timing } = factsIn("", paragraph);
  const amenity = !key && timing && paragraph.match(/\p{L}{4,}/gu)?.find(isAmenity);
  if (amenity) return [item("amenities", textWithFacts(capitalized(amenity), paragraph)), ...told];
  // A paragraph that only names people to call is said by their numbers.
  const text = key ? paragraph : others.join(" ");
  const isAnswer = key !== undefined || text.length > MIN_ANSWER;
  const name = key ? (texts ? questions[key][0] : ruleTitle(paragraph)) : "";
  return isAnswer ? [answer(name, text, name), ...told] : told;
}

const MIN_ANSWER = 40;
