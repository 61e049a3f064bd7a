/** Mails name places and roles of the admin as the admin's own catalogue does. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import type { LanguageTag } from "../../src/lib/messages/languages.ts";
import { MAILS } from "../../src/server/mail/templates.ts";
import { writingIn } from "../../src/server/mail/writing.ts";

interface Mails {
  messages: Readonly<Record<string, string>>;
}

const NAMED: Readonly<Record<string, string>> = {
  "mail.handOver.stays": "Editor",
  "mail.station.copied": "Members",
  "mail.station.guessed": "Members",
  "mail.left.stations": "Members",
  "mail.left.names": "Members",
};

const LANGUAGES = globSync("src/lib/messages/*.json").map((path) => basename(path, ".json") as LanguageTag);

test.each(LANGUAGES)("mails in %s name the admin's places and roles as the admin does", (language) => {
  const { messages } = JSON.parse(readFileSync(`src/lib/messages/${language}.json`, "utf8")) as Mails;
  const admin = JSON.parse(readFileSync(`src/admin/texts/${language}.json`, "utf8")) as Record<
    string,
    string
  >;
  for (const [key, word] of Object.entries(NAMED)) expect(messages[key], key).toContain(admin[word]);
});

test.each(LANGUAGES)("a mail in %s about the sign-in has no English word of the admin", (language) => {
  const admin = JSON.parse(readFileSync(`src/admin/texts/${language}.json`, "utf8")) as Record<
    string,
    string
  >;
  const { t } = writingIn(language);
  const account = { to: "owner@example.com", publicUrl: "https://innfo.example", added: true };
  for (const what of ["Passkey", "Authenticator app", "Recovery codes"] as const) {
    const { paragraphs, footnote } = MAILS.factorChanged(t, { ...account, what });
    expect(footnote).toContain(admin["Forgot your password?"]);
    // Germans and Italians say it in English.
    if (what !== "Passkey") expect(paragraphs.join()).not.toContain(what);
  }
});
