/** Mails name places and roles of the admin as the admin's own catalogue does. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

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

test.each(globSync("src/lib/messages/*.json").map((path) => basename(path, ".json")))(
  "mails in %s name the admin's places and roles as the admin does",
  (language) => {
    const { messages } = JSON.parse(readFileSync(`src/lib/messages/${language}.json`, "utf8")) as Mails;
    const admin = JSON.parse(readFileSync(`src/admin/texts/${language}.json`, "utf8")) as Record<
      string,
      string
    >;
    for (const [key, word] of Object.entries(NAMED)) expect(messages[key], key).toContain(admin[word]);
  },
);
