/** Who works in a house. Regular expressions for small letters. */

const ROLES =
  "caretaker|janitor|handyman|housekeeper|night (?:porter|manager)|duty manager|(?:general |hotel )?manager|receptionist|maid|cleaner|technician|maintenance|hausmeister(?:in)?|hausdame|nachtportier|hoteldirektor(?:in)?|direktor(?:in)?|gesch[aä]ftsf[uü]hrer(?:in)?|hotelleiter(?:in)?|empfangschef(?:in)?|rezeptionist(?:in)?|techniker(?:in)?|haustechnik|reinigungskraft|zimmerm[aä]dchen|putzfrau|gouvernante|gardien(?:ne)?|veilleur de nuit|directeur|directrice|r[eé]ceptionniste|femme de chambre|homme d['’]entretien|technicien|gobernanta|conserje|recepcionista|directora?|encargad[oa]|limpiadora|camarera|mantenimiento|portero|governante|custode|portiere(?: di notte)?|direttore|direttrice|receptionist|cameriera|manutentore|addett[oa]|governanta|zelador[a]?|porteiro|rececionista|gerente|diretora?|camareira|manuten[cç][aã]o|huismeester|conci[eë]rge|nachtportier|receptioniste?|schoonmaakster|huishoudster|bedrijfsleider|kierowni(?:k|czka)|recepcjonist(?:a|ka)|dozorca|konserwator|sprz[aą]taczka|pokojowa|portier|vaktm[aä]stare|husfru|nattportier|st[aä]derska|f[oö]rest[aå]ndare|vicev[aæ]rt|pedel|oldfrue|natportier|reng[oø]ringsdame|bestyrer|talonmies|huoltomies|vastaanottovirkailija|siivooja";

const HEADS =
  "responsible|in charge|staff|employee|contact person|who|zust[aä]ndig\\S*|verantwortlich\\S*|mitarbeiter\\S*|personal|ansprechpartner\\S*|wer|responsable|personnel|employ[eé]e?|qui|responsable|encargad[oa]|personal|emplead[oa]|qui[eé]n|responsabile|addett[oa]|personale|chi|respons[aá]vel|encarregad[oa]|funcion[aá]ri[oa]|quem|verantwoordelijk\\S*|medewerker|personeel|wie|odpowiedzialn\\S*|pracownik|osoba|kto|ansvarig\\S*|personal|medarbetare|vem|ansvarlig\\S*|medarbejder|personale|hvem|vastuu\\S*|henkil[oö]kunta|kuka";

export const STAFF_HEAD = new RegExp(`^(?:${HEADS})[:?]?$`, "u");

/** A day, a way to reach somebody; and who is called by a family name is for guests to call. */
const NO_NAME =
  "(?:Mo|Tu|We|Th|Fr|Sa|Su|Di|Mi|Do|So|Lu|Ma|Me|Je|Ve|Gi|Do)\\p{L}{0,2}(?![\\p{L}])|\\p{Lu}\\p{L}+(?:day|tag|di|dag)(?!\\p{L})|Tel|Mobile?|Handy|Phone|Fon|Ext|Office|B[uü]ro|Bureau|Oficina|Ufficio|Kantoor|Biuro|(?:Herr|Frau|Mr|Mrs|Ms|Mme|Sra?|Sig|Pani?|Dhr|Mevr)(?!\\p{L})";
const NAME = `(?!${NO_NAME})\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}[\\p{Ll}.]+)?`;
/** "Hausmeister: Uwe 0170 …", "Night porter (Josef)". */
export const STAFF_NAME = new RegExp(
  `(?<role>(?<!\\p{L})(?:${ROLES.replace(
    /(?<![\\[(?|\p{L}])(\p{Ll})|(?<=\|)(\p{Ll})/gu,
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  )}))(?<between>\\s*[:(,–-]\\s*|\\s)(?<name>${NAME})(?=\\)?\\s*(?:$|[,;:.–(-]|\\+?\\d|tel))\\)?`,
  "u",
);
/** "Petra", alone in a cell. */
export const ONE_NAME = new RegExp(`^(?!${NO_NAME})\\p{Lu}\\p{Ll}+(?:[ /&,]+\\p{Lu}[\\p{Ll}.]+)?$`, "u");
/** "Ask Petra" */
export const ASKING =
  /(?<!\p{L})(?:ask|see|call|fragen?|bei|siehe|demander|voir|preguntar|pedir|chiedere|vedi|vragen|bij|pyta[cćj]\p{L}*|fr[aå]ga|sp[oø]rg|perguntar|kysy)\p{L}*\s(?:\p{L}{1,3}\s)?\p{Lu}\p{Ll}+/iu;
