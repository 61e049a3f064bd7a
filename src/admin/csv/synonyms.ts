/**
 * What owners' own lists call such columns, in English, German, French, Spanish, Italian, Portuguese and
 * Dutch. Written as `nameOf` has them: no case, accents or blanks.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  name: words("title place restaurant hotel company bezeichnung titel nom nombre nome naam firma empresa"),
  title: words("name headline bezeichnung titel titre titulo titolo nom nombre nome naam"),
  label: words("name title contact who bezeichnung nom nombre nome etiqueta kontakt"),
  description: words(
    "text info information details about notes comment beschreibung beschrijving descripcion descrizione descricao bemerkung hinweis",
  ),
  phone: words(
    "phone phonenumber telephone telephonenumber tel telnr telefon telefonnummer telefono telefone telefoon fon rufnummer numero number mobile mobil handy movil cell",
  ),
  number: words(
    "phone phonenumber telephone tel telnr telefon telefonnummer telefono telefone telefoon rufnummer numero nummer mobile",
  ),
  email: words("mail emailaddress mailadresse emailadresse courriel correo correoelectronico adressemail"),
  website: words(
    "web webseite homepage url link site siteweb siteinternet sitioweb sito sitoweb paginaweb internet webadresse",
  ),
  digital_menu_url: words(
    "menu menuurl menulink menuonline speisekarte karte carte menukarte cardapio onlinemenu",
  ),
  address: words(
    "street location adresse anschrift strasse direccion indirizzo endereco adres calle via morada",
  ),
  location: words(
    "place where ort standort lage lieu emplacement ubicacion lugar luogo posizione local plaats",
  ),
  timing: words(
    "time times hours openinghours opening open schedule zeit zeiten offnungszeiten oeffnungszeiten uhrzeit horaires horaire horario horarios orari orario openingstijden",
  ),
  distance: words("howfar entfernung distanz distancia distanza afstand km"),
  rating: words(
    "stars score bewertung sterne note valoracion estrellas valutazione stelle avaliacao beoordeling",
  ),
  cuisine: words("kitchen food foodtype kuche kueche cocina cucina cozinha keuken"),
  type: words("kind category art typ tipo soort contacttype"),
  category: words("kind type group topic kategorie categorie categoria thema rubrik art"),
  specialty: words(
    "speciality focus topic languages spezialgebiet spezialitat schwerpunkt specialite especialidad specialita especialidade",
  ),
  discount: words("offer rebate rabatt nachlass remise reduction descuento sconto desconto korting"),
  question: words("q faq frage pregunta domanda pergunta vraag"),
  answer: words("a reply response antwort reponse respuesta risposta resposta antwoord"),
  estimated_time: words("duration howlong time dauer zeitbedarf duree duracion durata duracao duur"),
  entry_fee: words(
    "fee price entry entrance admission eintritt preis prix entree precio entrada prezzo ingresso toegang",
  ),
  has_delivery: words(
    "delivery delivers lieferung lieferservice livraison adomicilio entrega consegna bezorging",
  ),
  is_pure_veg: words("vegetarian veg vegan vegetarisch vegetarien vegetariano"),
  details: words("detail more extras fields customfields weiteres"),
};

function words(list: string): readonly string[] {
  return list.split(" ");
}
