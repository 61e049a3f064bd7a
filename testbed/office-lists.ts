/** Lists as offices keep them, all made up: what an owner gives to Import without editing it. */
import { amenities } from "../src/sections/amenities.ts";
import { faqs } from "../src/sections/faqs.ts";
import { importantContacts } from "../src/sections/important-contacts.ts";
import type { Section } from "../src/sections/index.ts";
import { mustVisit } from "../src/sections/must-visit.ts";
import { restaurants } from "../src/sections/restaurants.ts";
import { shopping } from "../src/sections/shopping.ts";
import { tours } from "../src/sections/tours.ts";
import { transport } from "../src/sections/transport.ts";

export interface OfficeList {
  name: string;
  language: string;
  section: Section;
  text: string;
  /** How many of its lines are rows. */
  rows: number;
  /** Some values of its first row. */
  first: Readonly<Record<string, string>>;
  /** Nothing was mended for it: it was made before, and only looked at. */
  apart?: true;
}

export const OFFICE_LISTS: readonly OfficeList[] = [
  {
    name: "A pension's inns, with a title and groups above",
    language: "de",
    section: restaurants,
    rows: 5,
    first: {
      name: "Gasthof Hirschen",
      cuisine: "regional",
      phone: "05555 0101",
      address: "Kirchweg 2, Arvental",
    },
    text: `Gaststätten in der Umgebung;;;;;
Stand: Mai 2026;;;;;

Betrieb;Küche;Kontakt;;Ruhetag;Anmerkung
;;Telefon;Adresse;;
Gasthof Hirschen;regional;05555 0101;Kirchweg 2, Arvental;Montag;Terrasse, Hunde erlaubt
Pizzeria Vesuvio;italienisch;05555 0102;Hauptstraße 11, Arvental;kein Ruhetag;auch zum Mitnehmen
Almhütte Gratl;Jause;05555 0103;Almweg, Arvental;Nov.–April geschlossen;45 Minuten zu Fuß
Café Zeitlos;Kuchen;05555 0104;Dorfplatz 1, Arvental;Dienstag;
Wok am Bach;asiatisch;05555 0105;Bachgasse 7, Arvental;;Mittagsmenü 9,90
`,
  },
  {
    name: "An inn's questions without names of columns",
    language: "fr",
    section: faqs,
    rows: 4,
    first: { question: "Où puis-je garer ma voiture ?" },
    text: `Où puis-je garer ma voiture ?\tSur le parking derrière la maison, gratuit.
Les animaux sont-ils acceptés ?\tOui, 10 € par nuit.
Y a-t-il une navette pour la gare ?\tOui, sur demande la veille.
À quelle heure ferme la porte ?\tÀ 23 h ; le code est sur votre carte.
`,
  },
  {
    name: "A villa's services",
    language: "it",
    section: amenities,
    rows: 4,
    first: { name: "Piscina", location: "Giardino" },
    text: `Servizio,Descrizione,Orari,Dove
Piscina,"Riscaldata, teli in reception",9:00-20:00,Giardino
Sauna,"Su richiesta, 2 ore",16:00-21:00,Piano -1
Colazione,A buffet,7:30-10:30,Sala verde
Noleggio bici,Gratis per gli ospiti,8-18,Garage
`,
  },
  {
    name: "A hostel's numbers",
    language: "es",
    section: importantContacts,
    rows: 5,
    first: { label: "Recepción", number: "600 55 01 01" },
    text: `CONTACTO;TELÉFONO;NOTAS
Recepción;600 55 01 01;24 horas
Emergencias;112;
Taxi Paco;600 55 01 02;acepta tarjeta
Farmacia de guardia;950 55 01 03;
Policía local;092;
`,
  },
  {
    name: "A canal house's sights, as Google's list is saved",
    language: "nl",
    section: mustVisit,
    rows: 3,
    first: { name: "Molen De Kat" },
    text: `Title,Note,URL,Tags,Comment
Molen De Kat,Elk uur een rondleiding,https://www.google.com/maps/place/Molen+De+Kat/data=!4m2,,
Stadsmuseum,Maandag dicht,https://www.google.com/maps/place/Stadsmuseum/data=!4m3,,
Botanische tuin,,https://www.google.com/maps/place/Botanische+tuin/data=!4m4,,Mooi in mei
`,
  },
  {
    name: "A manor's shops",
    language: "pl",
    section: shopping,
    rows: 4,
    first: { name: "Piekarnia Złoty Kłos", address: "ul. Lipowa 3" },
    text: `Lp.;Nazwa sklepu;Rodzaj;Adres;Telefon;Godziny otwarcia;Odległość
1;Piekarnia Złoty Kłos;pieczywo;ul. Lipowa 3;555 01 01 01;pn.–sob. 6:00–18:00;300 m
2;Delikatesy Ania;spożywczy;ul. Lipowa 9;555 01 01 02;pn.-nd. 6-23;0,4 km
3;Apteka Pod Lwem;apteka;Rynek 1;555 01 01 03;pn.-pt. 8-20;0,6 km
4;Pamiątki u Zosi;pamiątki;Rynek 4;555 01 01 04;10-18;0,6 km
`,
  },
  {
    name: "A lodge's taxis and buses",
    language: "sv",
    section: transport,
    rows: 3,
    first: { name: "Taxi Fjäll", phone: "0555-10 10 10" },
    text: `Namn;Typ;Telefonnummer;Webbplats;Kommentar
Taxi Fjäll;Taxi;0555-10 10 10;www.taxifjall.example;Dygnet runt
Länstrafiken;Buss;0555-20 20 20;lanstrafiken.example;Hållplats 200 m
Hyrbil Norr;Biluthyrning;0555-30 30 30;;Boka dagen innan
`,
  },
  {
    name: "A quinta's restaurants, on two printed pages",
    language: "pt",
    section: restaurants,
    rows: 4,
    first: { name: "Tasca do Zé", address: "Rua da Fonte 8", distance: "5 min a pé" },
    apart: true,
    text: `Restaurante;Tipo de cozinha;Morada;Telefone;Distância;Classificação
Tasca do Zé;Portuguesa;Rua da Fonte 8;255 501 001;5 min a pé;4,5
Mar Azul;Peixe;Av. da Praia 20;255 501 002;2 km;4,2
Restaurante;Tipo de cozinha;Morada;Telefone;Distância;Classificação
Forno Novo;Pizza;Largo 5;255 501 003;600 m;4
O Quintal;Vegetariana;Rua Nova 2;255 501 004;900 m;4,8
`,
  },
  {
    name: "A seaside hotel's questions with topics said once",
    language: "da",
    section: faqs,
    rows: 5,
    first: { question: "Hvornår er der morgenmad?" },
    apart: true,
    text: `Emne;Spørgsmål;Svar
Mad;Hvornår er der morgenmad?;Kl. 7-10, søndag til kl. 11.
;Kan vi få madpakke?;Ja, bestil aftenen før.
Internet;Hvad er koden til wifi?;Spørg i receptionen.
Parkering;Hvor parkerer vi?;Bag huset, gratis.
;Er der ladestander?;Ja, to.
`,
  },
  {
    name: "A cottage's walks, kept in a notes program",
    language: "en",
    section: tours,
    rows: 3,
    first: { name: "Cliff path" },
    apart: true,
    text: `Walk|How long|Price|Where it starts|Booking
Cliff path|2 hours|free|Harbour car park|
Seal boats|90 minutes|£25 adults, £12 children|Pier 2|01555 501001
Ghost walk|1.5 hours|£10|Market cross|01555 501002
`,
  },
  {
    name: "A spa's services",
    language: "cs",
    section: amenities,
    rows: 4,
    first: { name: "Bazén", location: "přízemí" },
    apart: true,
    text: `Služba;Popis;Provozní doba;Kde
Bazén;vnitřní, 28 °C;7:00–21:00;přízemí
Sauna;na objednání;15–22;suterén
Půjčovna kol;elektrokola;8–18;garáž
Úschovna lyží;klíč na recepci;nonstop;suterén
`,
  },
  {
    name: "An island house's tavernas",
    language: "el",
    section: restaurants,
    rows: 3,
    first: { name: "Ταβέρνα Το Κύμα", phone: "22550 50101" },
    apart: true,
    text: `Όνομα;Κουζίνα;Διεύθυνση;Τηλέφωνο;Ώρες λειτουργίας;Παρατηρήσεις
Ταβέρνα Το Κύμα;ψάρι;Παραλία;22550 50101;12:00-24:00;θέα θάλασσα
Η Αυλή;ελληνική;Πλατεία 3;22550 50102;18:00-01:00;
Πίτσα Ρόμα;ιταλική;Οδός Λιμένος 9;22550 50103;;παράδοση
`,
  },
  {
    name: "A city hotel's contacts by department",
    language: "tr",
    section: importantContacts,
    rows: 4,
    first: { label: "Resepsiyon", number: "0" },
    apart: true,
    text: `Birim;Dahili / Telefon;Açıklama
Resepsiyon;0;24 saat
Oda servisi;5;07:00-23:00
Acil;112;
Taksi;0555 501 01 01;
`,
  },
  {
    name: "A wine hotel's sights, with stars and fees",
    language: "hu",
    section: mustVisit,
    rows: 3,
    first: { name: "Várrom" },
    apart: true,
    text: `Látnivaló;Leírás;Távolság;Belépő;Nyitvatartás;Cím
Várrom;Kilátás a völgyre;2,5 km;ingyenes;mindig;Vár utca 1.
Bormúzeum;Kóstolóval;800 m;1500 Ft;K–V 10–17;Fő tér 4.
Tájház;;1 km;500 Ft;H-P: 9-16;Kossuth u. 12.
`,
  },
  {
    name: "A lake hotel's shops, street and town apart, hours in words",
    language: "de",
    section: shopping,
    rows: 4,
    first: { name: "Bäckerei Krume", phone: "05555 0311" },
    apart: true,
    text: `Nr.;Geschäft;Art;Straße;PLZ;Ort;Tel.;Öffnungszeiten;Bemerkung
1;Bäckerei Krume;Bäcker;Seeweg 3;99001;Seedorf;05555 0311;Mo-Sa 6.30-18 Uhr;Brezen ab 7 Uhr
2;Hofladen Distel;Bauernladen;Moos 1;99001;Seedorf;05555 0312;nach Klingeln;Eier, Käse, Honig
3;Drogerie Rosmarin;Drogerie;Marktgasse 8;99002;Oberdorf;05555 0313;Mo–Fr 9–12 und 14–18;
4;Radhaus;Fahrräder;Bahnstraße 20;99002;Oberdorf;;Di-Sa ab 10;Verleih und Reparatur
`,
  },
  {
    name: "A château's numbers, short ones among them",
    language: "fr",
    section: importantContacts,
    rows: 4,
    first: { label: "Médecin de garde" },
    apart: true,
    text: `Contact;N° de téléphone;Remarques
Médecin de garde;05 55 00 10 11;le soir et le dimanche
Pharmacie du bourg;05 55 00 10 12;
Réception;9;de 7 h à 22 h
Gendarmerie;17;
`,
  },
  {
    name: "A farm's walks, times and how far in one column each",
    language: "it",
    section: mustVisit,
    rows: 3,
    first: { name: "Cascata del Mulino" },
    apart: true,
    text: `Luogo,Cosa c'è da vedere,Distanza,Durata,Ingresso,Indirizzo
Cascata del Mulino,Sentiero facile lungo il torrente,2 km,1 ora,libero,Via del Mulino
Museo del Pane,"Forno antico, visite guidate",6 km,45 minuti,"4,50 €","Piazza Grande 2, Borgo"
Belvedere,Vista su tutta la valle,"1,5 km",,,
`,
  },
  {
    name: "A guesthouse's questions, numbered, with who answers",
    language: "es",
    section: faqs,
    rows: 4,
    first: { question: "¿A qué hora es el desayuno?" },
    apart: true,
    text: `#	Pregunta	Respuesta	Responsable
1	¿A qué hora es el desayuno?	De 8:00 a 10:30 en el comedor.	Marta
2	¿Hay aparcamiento?	Sí, detrás de la casa, sin coste.	Luis
3	¿Se admiten perros?	Sí, pequeños, 8 € por noche.	Marta
4	¿Dónde se recoge la basura?	En los contenedores de la esquina.	Luis
`,
  },
  {
    name: "A bed and breakfast's restaurants with stars as marks",
    language: "nl",
    section: restaurants,
    rows: 3,
    first: { name: "De Gouden Lepel" },
    apart: true,
    text: `Naam|Soort keuken|Adres|Telefoon|Cijfer|Onze tip
De Gouden Lepel|Frans|Haven 4|055 500 0410|4|Vraag om een tafel aan het water
Pannenkoekenhuis Molenzicht|pannenkoeken|Molenpad 1|055 500 0411|4,5|
Sushi Zee|Japans|Strandweg 9|055 500 0412||alleen afhalen
`,
  },
  {
    name: "A spa's equipment with prices and yes or no",
    language: "pl",
    section: amenities,
    rows: 4,
    first: { name: "Basen" },
    apart: true,
    text: `Udogodnienie;Opis;Godziny;Miejsce;Płatne
Basen;25 metrów, woda 29°C;7:00–21:00;poziom -1;nie
Sauna fińska;Ręczniki na miejscu;16:00–22:00;poziom -1;nie
Masaż;Rezerwacja w recepcji;10:00–20:00;pokój 12;tak
Rowery;Osiem rowerów, kaski;cały dzień;garaż;nie
`,
  },
  {
    name: "A hostel's taxis and rentals, kinds by its own words",
    language: "sv",
    section: transport,
    rows: 3,
    first: { name: "Sjötaxi" },
    apart: true,
    text: `Företag;Vad;Telefon;Hemsida
Sjötaxi;Taxi;0555-00 61 10;www.sjotaxi.example
Hyrbilen;Biluthyrning;0555-00 61 11;
Skärgårdsbåten;Båt;0555-00 61 12;https://baten.example
`,
  },
  {
    name: "A manor's guides below two titles",
    language: "pt",
    section: tours,
    rows: 3,
    first: { name: "Rita Prado" },
    apart: true,
    text: `Guias recomendados;;;
Atualizado em março;;;
Nome;Especialidade;Telemóvel;E-mail
Rita Prado;Passeios a pé no centro;+351 955 500 711;rita@guias.example
Zé do Barco;Barco ao pôr do sol;+351 955 500 712;
Oficina do Azulejo;Azulejos, grupos até 8;+351 955 500 713;ola@oficina.example
`,
  },
  {
    name: "A beach house's places with a link to a map",
    language: "da",
    section: restaurants,
    rows: 3,
    first: { name: "Havkroen" },
    apart: true,
    text: `Sted,Køkken,Adresse,Telefon,Kort
Havkroen,Fisk,Strandvej 2,55 50 08 11,https://maps.app.goo.gl/aaaa
Isbaren,Is og vafler,Havnen 1,55 50 08 12,https://maps.app.goo.gl/bbbb
Pizza Klit,Pizza,Klitvej 40,55 50 08 13,https://maps.app.goo.gl/cccc
`,
  },
  {
    name: "A country inn's shops as its website exports them",
    language: "en",
    section: shopping,
    rows: 3,
    first: { name: "Glen Bakery", website: "https://glenbakery.example" },
    apart: true,
    text: `"id","post_title","post_status","description","street_address","phone_number","website_url","distance_miles"
"811","Glen Bakery","publish","Sourdough and pies","1 Mill Road","01555 500 911","https://glenbakery.example","0.4 miles"
"812","Wool & Co","publish","Blankets, woven here","3 High Street","01555 500 912","https://wool.example","1 mile"
"813","Farm Shop","draft","Eggs, honey
and cheese","Hill Farm","","","2 miles"
`,
  },
];
