import * as field from "../fields/index.ts";
import { as, t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const faqs = defineSection({
  id: "faqs",
  table: "faqs",
  route: "faqs",
  icon: "CircleHelp",
  title: "FAQs",
  description: t`What guests ask every day`,
  one: t`FAQ`,
  many: as("several")`FAQs`,
  layout: "accordion",
  groupBy: "category",
  fields: {
    category: field.choice({
      label: "Category",
      choices: [
        "General",
        "Amenities",
        "Services",
        "Dining",
        "Parking",
        "WiFi & Technology",
        "Policies",
        "Local Area",
      ],
    }),
    question: field.text.required({
      label: "Question",
      maxLength: 500,
      alsoCalled: "q faq frage pregunta domanda pergunta vraag",
    }),
    answer: field.longText.required({
      label: "Answer",
      maxLength: 5000,
      alsoCalled: "a reply response antwort reponse respuesta risposta resposta antwoord",
    }),
  },
  card: { title: "question", text: "answer" },
});
