import { expect, test } from "vitest";
import { ASKED, unanswered } from "../../src/admin/page/questions/asked.ts";
import { completed } from "../../src/lib/messages/completed.ts";
import de from "../../src/lib/messages/de.json" with { type: "json" };
import { ENGLISH } from "../../src/lib/messages/en.ts";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { meantIn } from "../../src/lib/search/meant.ts";
import { type DocumentParts, documentOf } from "./support/guest-document.ts";

function asked(parts: DocumentParts, catalogue: Catalogue = ENGLISH): string[] {
  return unanswered(documentOf(parts), meantIn(catalogue)).map(({ question }) => question);
}

test("There are twenty, and an empty page of an unconfirmed hotel answers none", () => {
  expect(ASKED).toHaveLength(20);
  expect(asked({ hotel: { times_confirmed: false } })).toHaveLength(20);
});

test("The profile, items and a section as a whole answer them, in the hotel's language", () => {
  const german = asked(
    {
      hotel: { breakfast: "7–10" },
      parts: { wifi: [{ name: "Haus", password: null, shown_to: "everybody" }] },
      sections: {
        faqs: [{ question: "Sind Hunde willkommen?" }, { question: "Wo kann ich parken?" }],
        transport: [{ name: "Huber", type: "Taxi" }],
        restaurants: [{ name: "Zum Löwen", cuisine: "Tirol" }],
      },
    },
    completed(de),
  );
  expect(german).not.toContain("May I bring my dog?");
  expect(german).not.toContain("Where can I park?");
  expect(german).not.toContain("How do I get a taxi?");
  expect(german).not.toContain("Where can I eat?");
  expect(german).not.toContain("When is breakfast?");
  expect(german).not.toContain("What is the Wi-Fi password?");
  expect(german).toContain("Where may I smoke?");
  expect(german).toContain("Can you wash my clothes?");
});

test("A contact that is a doctor's name answers the doctor's question", () => {
  const question = "Where do I find a doctor or a pharmacy?";
  const named = (label: string) =>
    asked({ sections: { "important-contacts": [{ type: "service", label, number: "112" }] } });
  for (const label of ["Dr. Aigner", "Dr Costa, Rua Nova 12", "Gemeindearzt Dr. med. Huber", "Dott. Rossi"])
    expect(named(label)).not.toContain(question);
  for (const label of ["Drogerie Huber", "Reception", "Drive and park"])
    expect(named(label)).toContain(question);
});
