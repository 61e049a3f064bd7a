/**
 * What owners' own lists call a column, in English, German, French, Spanish, Italian, Portuguese and Dutch, by
 * what the field is. Written as `nameOf` has them: no case, accents or blanks. What only one field of one
 * section is called stands in its declaration.
 */
import type { Field, FieldKind, Meaning } from "../../fields/index.ts";

const KINDS: Record<FieldKind, string> = {
  text: "",
  longText:
    "text info information details about notes comment beschreibung beschrijving descripcion descrizione descricao bemerkung hinweis",
  time: "",
  phone:
    "phone phonenumber telephone telephonenumber tel telnr telefon telefonnummer telefono telefone telefoon fon rufnummer numero number nummer mobile mobil handy movil cell",
  email: "mail emailaddress mailadresse emailadresse courriel correo correoelectronico adressemail",
  url: "web webseite homepage url link site siteweb siteinternet sitioweb sito sitoweb paginaweb internet webadresse",
  rating: "stars score bewertung sterne note valoracion estrellas valutazione stelle avaliacao beoordeling",
  choice: "kind category art type typ tipo soort group topic kategorie categorie categoria thema rubrik",
  color: "",
  flag: "",
  details: "detail more extras fields customfields weiteres",
};

const MEANINGS: Record<Meaning, string> = {
  address: "street location adresse anschrift strasse direccion indirizzo endereco adres calle via morada",
  distance: "howfar entfernung distanz distancia distanza afstand km",
  duration: "howlong time dauer zeitbedarf duree duracion durata duracao duur",
  menu: "menu menuurl menulink menuonline speisekarte karte carte menukarte cardapio onlinemenu",
  name: "title name headline place restaurant hotel company bezeichnung titel titre titulo titolo nom nombre nome naam firma empresa etiqueta",
  offer: "offer rebate rabatt nachlass remise reduction descuento sconto desconto korting",
  place: "place where ort standort lage lieu emplacement ubicacion lugar luogo posizione local plaats",
  price:
    "fee price entry entrance admission eintritt preis prix entree precio entrada prezzo ingresso toegang",
  timing:
    "time times hours openinghours opening open schedule zeit zeiten offnungszeiten oeffnungszeiten uhrzeit horaires horaire horario horarios orari orario openingstijden",
};

export function synonymsOf({ kind, meaning, alsoCalled = "" }: Field): string[] {
  return `${meaning ? MEANINGS[meaning] : KINDS[kind]} ${alsoCalled}`.split(" ");
}
