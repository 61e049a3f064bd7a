/** Languages that write several words as one: a part finds the whole, the whole finds a part, and both their meaning. */
import { expect, test } from "vitest";
import { ranking } from "../../src/guest/search/rank.ts";
import da from "../../src/lib/messages/da.json" with { type: "json" };
import de from "../../src/lib/messages/de.json" with { type: "json" };
import fi from "../../src/lib/messages/fi.json" with { type: "json" };
import hu from "../../src/lib/messages/hu.json" with { type: "json" };
import nb from "../../src/lib/messages/nb.json" with { type: "json" };
import nl from "../../src/lib/messages/nl.json" with { type: "json" };
import sv from "../../src/lib/messages/sv.json" with { type: "json" };
import { STOP_WORDS_EN, SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";
import { meaningsIn } from "../../src/lib/search/meanings.ts";

const MEANINGS = Object.keys(SYNONYMS_EN) as (keyof typeof SYNONYMS_EN)[];
const FILES = { da, de, fi, hu, nb, nl, sv };
const NOTHING = { body: "", above: "", isEmergency: false, isFact: false, isRule: false };

function finds(language: keyof typeof FILES, typed: string, title: string): boolean {
  const vocabularies = [FILES[language], { synonyms: SYNONYMS_EN, stopWords: STOP_WORDS_EN }].map(
    ({ synonyms, stopWords }) => ({ synonyms: MEANINGS.map((meaning) => synonyms[meaning]), stopWords }),
  );
  const { add, find } = ranking(meaningsIn(vocabularies), MEANINGS.indexOf("emergency"));
  add({ ...NOTHING, title });
  return find(typed)?.length === 1;
}

test.each([
  ["de", "pool", "Gartenpool"],
  ["de", "parkplatz", "Hotelparkplatz"],
  ["de", "frühstück", "Frühstücksraum"],
  ["de", "Gartenpool", "Pool"],
  ["de", "Schwimmbad", "Gartenpool"],
  ["de", "Hotelbar", "Bar am Kamin"],
  ["de", "Kinderpool", "Gartenpool"],
  ["de", "schwimmen", "Hallenbad"],
  ["de", "Bad", "Dampfbad"],
  ["de", "Garage", "Tiefgarage"],
  ["de", "Gästewlan", "WLAN"],
  ["de", "Fahrräder", "Mietfahrräder"],
  ["de", "Fitnessraum", "Hotelfitness"],
  ["de", "Wintergarten", "Unser Garten"],
  ["de", "auto laden", "Elektroladestation"],
  ["nl", "zwembad", "Buitenzwembad"],
  ["nl", "parkeren", "Hotelparkeerplaats"],
  ["nl", "ontbijt", "Ontbijtzaal"],
  ["nl", "hotelbar", "Bar"],
  ["nl", "zwemmen", "Tuinpool"],
  ["nl", "fiets", "Huurfietsen"],
  ["sv", "pool", "Utomhuspool"],
  ["sv", "frukost", "Frukostmatsal"],
  ["sv", "parkering", "Hotellparkering"],
  ["sv", "simma", "Inomhuspool"],
  ["sv", "bastu", "Takbastu"],
  ["sv", "hotellbar", "Bar"],
  ["sv", "cykel", "Hyrcyklar"],
  ["da", "morgenmad", "Morgenmadsbuffet"],
  ["da", "pool", "Udendørspool"],
  ["da", "svømme", "Havepool"],
  ["da", "parkering", "Hotelparkering"],
  ["da", "hotelbar", "Bar"],
  ["nb", "frokost", "Frokostsalen"],
  ["nb", "basseng", "Utebasseng"],
  ["nb", "parkering", "Gjesteparkering"],
  ["nb", "svømme", "Hagebasseng"],
  ["nb", "badstue", "Takbadstue"],
  ["fi", "sauna", "Rantasauna"],
  ["fi", "aamiainen", "Aamiaishuone"],
  ["fi", "pysäköinti", "Hotellipysäköinti"],
  ["fi", "uima-allas", "Sisäuima-allas"],
  ["fi", "allas", "Sisäallas"],
  ["fi", "uida", "Ulkoallas"],
  ["hu", "medence", "Kertimedence"],
  ["hu", "reggeli", "Reggelizőterem"],
  ["hu", "parkoló", "Hotelparkoló"],
  ["hu", "szauna", "Bioszauna"],
] as const)("%s: %s finds %s", (language, typed, title) => {
  expect(finds(language, typed, title)).toBe(true);
});

test.each([
  ["de", "Parkplatz", "Nationalpark"],
  ["de", "Eis", "Reise"],
  ["de", "Wochenende", "Am Ende des Flurs"],
  ["de", "Geldautomat", "Uhr aus Omas Zeit"],
  ["sv", "pool", "Spolning"],
  ["nl", "bar", "Openbaar"],
  ["fi", "baari", "Kaari"],
] as const)("%s: %s does not find %s", (language, typed, title) => {
  expect(finds(language, typed, title)).toBe(false);
});
