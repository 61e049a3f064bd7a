import type { LegalTexts } from "./en.ts";

export const LEGAL_DE: LegalTexts = {
  template:
    "Von {product} nach einer Vorlage und nach dem zusammengestellt, was für dieses Haus heute eingeschaltet ist. Verantwortlich ist das Haus.",

  "imprint.provider": "Anbieter",
  "imprint.represented": "Vertreten durch",
  "imprint.register":
    "{country, select, AT {Firmenbuch} CH {Handelsregister} LI {Handelsregister} other {Register}}",
  "imprint.vat": "{country, select, AT {UID} CH {UID} LI {UID} other {USt-IdNr.}}",
  "imprint.registration": "Registrierungsnummer des Hauses",
  "imprint.own": "Eigenes Impressum des Hauses",
  "imprint.texts": "Die Texte dieser Seite schreibt das Haus.",
  "imprint.operator": "Betreibt die Seite für das Haus",

  "privacy.lead": "Diese Seite setzt kein Cookie und lädt nichts von anderen Unternehmen.",
  "privacy.own": "Eigene Datenschutzerklärung des Hauses",

  who: "Wer verantwortlich ist",
  "who.operator":
    "{operator} betreibt die Seite für das Haus und verarbeitet in seinem Auftrag, was hier gespeichert ist.",
  "who.hosts": "Die Server stehen bei: {hosts}.",
  "who.report":
    "Was Sie unter „Seite melden“ schreiben, geht an den Betreiber der Website, mit Ihrer Adresse, wenn Sie eine angeben, und nicht an das Haus. Es wird ein halbes Jahr nach der Klärung gelöscht.",

  open: "Wenn Sie diese Seite öffnen",
  "open.counted":
    "Wir zählen, dass die Seite geöffnet wurde: wann, über einen Code oder einen Link, mit welcher Art von Gerät und Browser und von welcher Website aus.",
  "open.card":
    "Wenn Sie die Karte eines Zimmers, eines Ortes oder einer Sache scannen, zählen wir auch, welche Karte es war.",
  "open.nobody":
    "Es wird keine Adresse gespeichert. Ihr Gerät zieht für dieses Haus und diesen Tag eine Zufallszahl, damit Ihre Besuche eines Tages als ein Gast zählen. Sie wird binnen vier Tagen gelöscht, und an einem anderen Tag erkennt Sie niemand wieder.",
  "open.months":
    "Einzelne Besuche werden {months, plural, one {einen Monat} other {# Monate}} nach dem Ende ihres Monats gelöscht; Summen bleiben.",
  "open.forever": "Einzelne Besuche bleiben gespeichert; sie nennen niemanden.",
  "open.looks":
    "Wenn Sie die Seite verlassen, sagt sie, welche Einträge und Links Sie hier geöffnet haben, jeden einmal am Tag: nach Tagen zusammengezählt, ohne wer, wann oder in welcher Reihenfolge. Die Summen werden nach drei Monaten gelöscht.",
  "open.search":
    "Wörter, die Sie hier suchen und nicht finden, werden gezählt, aber keine mit Ziffern oder Adressen, keine ganzen Sätze und nicht, wer gesucht hat; daneben steht ein Kennzeichen, das jedes 256. Netzwerk hat. Die Zählung wird nach drei Monaten gelöscht.",
  "open.without": "Ein Browser ohne JavaScript wird nicht gezählt.",
  "open.basis":
    "Grundlage: das Interesse des Hauses, zu wissen, was seine Gäste lesen und vermissen (Artikel 6 Absatz 1 Buchstabe f DSGVO).",

  write: "Was Sie uns schreiben",
  "write.what":
    "Was Sie in ein Formular schreiben, geht mit der Uhrzeit und Ihrer Sprache an das Haus, damit es sich darum kümmern und Ihnen antworten kann.",
  "write.card":
    "Hat Ihr Gerät eine Karte im Haus gescannt, sagt das Formular, welche. Die Karte eines Zimmers bleibt weg, wenn Sie ein anderes oder kein Zimmer angeben.",
  "write.room":
    "Was Sie mit der Karte Ihres Zimmers drücken, etwa „Wir sind abgereist“: das Zimmer und die Uhrzeit, ohne Namen. Nach 14 Tagen gelöscht.",
  "write.whatsapp":
    "„Auf WhatsApp fragen“ öffnet diesen Dienst mit dem, was Sie geschrieben haben. Er sieht dann Ihre Nummer, nach seinen eigenen Regeln; diese Seite speichert davon nichts, sie zählt nur, dass der Knopf gedrückt wurde.",
  "write.request":
    "Worum Sie bitten, wird {request, plural, one {einen Tag} other {# Tage}} lang aufbewahrt und dann gelöscht.",
  "write.feedback":
    "Ihre Rückmeldung wird {feedback, plural, one {einen Tag} other {# Tage}} lang aufbewahrt und dann gelöscht.",
  "write.lost":
    "Die Meldung einer verlorenen Sache wird {lost, plural, one {einen Tag} other {# Tage}} lang aufbewahrt und dann gelöscht.",
  "write.own":
    "Auf der Seite Ihrer Nachricht lesen, ergänzen, laden und löschen Sie diese; das Haus sieht, wann seine Worte dort gelesen wurden. Wer die Adresse dieser Seite hat, kann das auch. Von einem Wunsch, den Sie löschen, bleiben Zimmer und Thema noch einen Tag, damit niemand umsonst losgeht.",
  "write.notices":
    "E-Mails und Hinweise, die dem Haus eine Nachricht melden, enthalten nichts von dem, was Sie geschrieben haben.",
  "write.push":
    "Hinweise erreichen die Geräte des Hauses verschlüsselt, über die Push-Dienste der Hersteller ihrer Browser.",
  "write.tell":
    "Möchten Sie von der Antwort erfahren, wird die Adresse Ihres Browsers für solche Hinweise bei der Nachricht gespeichert, bis Sie das beenden oder die Nachricht gelöscht wird. Der Hinweis geht über den Push-Dienst des Herstellers Ihres Browsers und verrät nichts von ihr.",
  "write.danger":
    "Wörter, die von Gefahr sprechen, stellen Ihre Nachricht in der Liste des Hauses nach oben. Sonst entscheidet keine Maschine etwas.",
  "write.floods":
    "Zum Schutz vor einer Flut von Nachrichten wird ein Code, der aus der Adresse Ihres Netzwerks berechnet ist, bis zu 60 Tage lang aufbewahrt.",
  "write.needed": "Sie müssen nicht schreiben: Die Rezeption hilft auch am Telefon und persönlich.",
  "write.basis":
    "Grundlage: Ihr Aufenthalt und Ihre Bitte (Artikel 6 Absatz 1 Buchstabe b DSGVO); bei Rückmeldungen und gegen Missbrauch das Interesse des Hauses an einem guten und sicheren Dienst (Buchstabe f).",
  "write.consent":
    "Eine Verlustmeldung wird mit Ihrer Einwilligung aufbewahrt (Artikel 6 Absatz 1 Buchstabe a DSGVO): Löschen Sie die Meldung, um sie zu widerrufen.",

  photo: "Fotos, die Sie senden",
  "photo.what":
    "Ein Foto wird neu gespeichert, ohne Orts- und Kameradaten. Das Haus sieht es, und wer die Adresse der Seite Ihrer Nachricht hat. Es wird mit der Nachricht gelöscht.",

  device: "Auf Ihrem Gerät",
  "device.pages":
    "Die Hotelseiten, die Sie zuletzt geöffnet haben, höchstens zehn, um sie ohne Netz zu lesen.",
  "device.waiting":
    "Eine ohne Netz geschriebene Nachricht und, sobald sie gesendet ist, die Adresse ihrer Seite: je drei Tage lang, dann löscht sie Ihr nächster Besuch.",
  "device.sent":
    "Die Adresse der Seite Ihrer Nachricht, worum es geht, wie weit sie ist und die letzte Antwort: bis drei Tage nach der Antwort; ohne Antwort bis vierzehn Tage, nachdem Sie zuletzt nachgesehen haben. „Auf diesem Gerät vergessen“ unter Ihrer Nachricht löscht es sofort.",
  "device.kept":
    "Die Zufallszahl des Tages und was mit ihr gezählt wurde, die Sprache, die Sie gewählt haben, und ob Sie diese Seite auf dem Startbildschirm haben wollen.",
  "device.card":
    "Eine Woche lang: die Karte des Zimmers, des Ortes oder der Sache, deren Code Sie zuletzt gescannt oder deren Buchstaben Sie eingegeben haben. Mit ihr, was sie freischaltet, etwa das WLAN-Passwort, und nicht länger, als das gilt. Was Sie für Ihr Zimmer drücken, bis das Hotel es hat oder sein Tag vorbei ist.",
  "device.tab":
    "Bis der Tab geschlossen wird: welcher Code die Seite geöffnet hat, und wie Sie Listen sortiert haben.",
  "device.delete": "Die Einstellungen Ihres Browsers löschen das alles. Die Seite funktioniert auch ohne.",

  translation: "Übersetzung",
  "translation.what":
    "Texte dieser Seite kann eine Maschine übersetzen: {translator}. Sie bekommt die Texte des Hauses und nichts über Sie.",
  "translation.messages":
    "Was Sie dem Haus in einer anderen Sprache als der seinen schreiben, kann {translator} ebenfalls übersetzen, und ebenso die Antwort: nur die Worte, nie Ihr Zimmer, Ihren Kontakt oder ein Foto. Das Haus liest Ihre eigenen Worte daneben.",

  server: "Server und Sicherungen",
  "server.log":
    "Das Protokoll des Servers hält fest, welche Seite wann abgerufen wurde: keines Ihrer Worte, und die Adresse Ihres Netzwerks nur, wenn eine Verbindung den Server blockiert.",
  "server.gateway":
    "Ein Gateway vor dem Server reicht Ihre Verbindung weiter. Wie lange es Netzwerkadressen festhält, sagt, wer die Seite betreibt.",
  "server.backups":
    "Was gelöscht ist, kann noch {backups, plural, one {einen Tag} other {# Tage}} lang in Sicherungen stehen.",
  "server.otherBackups": "Wie lange Sicherungen enthalten, was gelöscht ist, sagt, wer die Seite betreibt.",

  rights: "Ihre Rechte",
  "rights.gdpr":
    "Sie können vom Haus erfahren, was es über Sie speichert, es berichtigen, löschen, einschränken oder sich aushändigen lassen und der Nutzung widersprechen (Artikel 15 bis 21 DSGVO). Sie können sich bei einer Datenschutzbehörde an Ihrem Wohnort oder am Ort des Hauses beschweren.",
  "rights.other": "Fragen Sie das Haus, was es über Sie speichert, oder bitten Sie es, das zu löschen.",
  "rights.find":
    "Nachrichten sind nicht nach Namen geordnet: Die Adresse der Seite Ihrer Nachricht oder Tag und Zimmer helfen, Ihre zu finden.",

  "access.aim": "Diese Seite soll WCAG 2.2 in der Stufe AA erfüllen, wie EN 301 549 es verlangt.",
  "access.works":
    "Sie ist für Tastatur und Bildschirmleser gebaut, für große Schrift, hell und dunkel, in 24 Sprachen und zwei Schreibrichtungen, ohne Skript, auf Papier und, einmal gelesen, ohne Netz.",
  "access.checked":
    "Automatische Tests auf Barrieren (axe), mit der Tastatur und auf schmalen Bildschirmen gehören zu jeder Version. Niemand von außen hat sie geprüft.",
  limits: "Bekannte Grenzen",
  "limits.photos": "Fotos haben keine Beschreibungen: Was wichtig ist, steht im Text daneben.",
  "limits.texts":
    "Texte des Hauses sowie Dateien und Websites, auf die diese Seite verweist, sind nicht auf Barrieren getestet.",
  "limits.machine": "Von einer Maschine übersetzte Texte können schwer verständlich sein.",
  "limits.building":
    "Hier geht es um die Seite, nicht um das Gebäude: Fragen Sie das Haus nach Zimmern, Aufzügen und Eingängen.",
  tell: "Sagen Sie es uns",
  "tell.what":
    "Funktioniert etwas nicht für Sie? Bitte sagen Sie es dem Haus. Die Rezeption sagt Ihnen auch am Telefon oder persönlich, was hier steht.",
  "tell.authority":
    "Hilft das nicht, wenden Sie sich an die Behörde für die Barrierefreiheit von Dienstleistungen ({countryName}).",

  "contract.title": "Vertrag über die Verarbeitung personenbezogener Daten (Artikel 28 DSGVO)",
  "contract.template":
    "Vorlage von {product}, keine Rechtsberatung. Lassen Sie sie prüfen, ergänzen Sie, was fehlt, und unterschreiben Sie.",
  "contract.controller": "Verantwortlicher",
  "contract.processor": "Auftragsverarbeiter",
  subject: "1. Gegenstand und Dauer",
  "subject.what":
    "Der Auftragsverarbeiter betreibt Gästeseiten und einen Posteingang für das Hotel des Verantwortlichen. Er verarbeitet personenbezogene Daten nur zu diesem Zweck und so lange, wie der Verantwortliche ein Konto hat.",
  data: "2. Daten und Personen",
  "data.what":
    "Von Gästen: was sie schreiben, Zimmer, Kontakt und Fotos; Zählungen von Besuchen, die niemanden nennen. Von den Leuten des Verantwortlichen: E-Mail-Adresse, angemeldete Geräte und was sie mit Nachrichten getan haben.",
  instructions: "3. Weisungen",
  "instructions.what":
    "Der Auftragsverarbeiter handelt nur auf dokumentierte Weisung: dieser Vertrag und die Einstellungen des Kontos. Hält er eine Weisung für rechtswidrig, sagt er das sofort. Aus dem Europäischen Wirtschaftsraum hinaus übermittelt er Daten nur auf Weisung und nach Kapitel V DSGVO.",
  secrecy: "4. Vertraulichkeit",
  "secrecy.what": "Alle, die Zugang zu den Daten haben, sind zur Vertraulichkeit verpflichtet.",
  security: "5. Sicherheit (Artikel 32 DSGVO)",
  "security.what":
    "Verschlüsselte Verbindungen; Passwörter als argon2id gespeichert; die Datenbank selbst entscheidet, wem welche Daten gehören; Fotos ohne Metadaten; keine Adressen von Gästen in Zählungen; keine Worte von Gästen in Protokollen, E-Mails und Hinweisen; Löschung, wenn die den Gästen genannte Zeit vorbei ist. Maßnahmen dürfen besser werden, nicht schlechter.",
  "security.backups": "Jeden Tag entsteht eine Sicherung; die {backups} neuesten werden aufbewahrt.",
  others: "6. Weitere Auftragsverarbeiter",
  "others.what":
    "Der Verantwortliche stimmt den hier genannten zu. Andere kündigt der Auftragsverarbeiter 30 Tage vorher an, und der Verantwortliche kann widersprechen. Der Auftragsverarbeiter verpflichtet sie in gleicher Weise und haftet für sie.",
  "others.hosts": "Server und Netz",
  "others.translator":
    "Maschinelle Übersetzung der Texte des Verantwortlichen und der Nachrichten seiner Gäste",
  help: "7. Hilfe",
  "help.what":
    "Der Auftragsverarbeiter hilft dem Verantwortlichen, Gästen zu antworten, die ihre Rechte ausüben: Der Posteingang zeigt, exportiert und löscht Nachrichten. Eine Verletzung des Schutzes personenbezogener Daten meldet er binnen 48 Stunden, nachdem er von ihr erfahren hat, und er hilft bei Meldungen an Behörden und bei Folgenabschätzungen.",
  end: "8. Ende",
  "end.what":
    "Der Verantwortliche kann seine Daten jederzeit laden. Löscht er ein Hotel oder das Konto, werden alle seine Daten sofort gelöscht, in Sicherungen, sobald diese ersetzt werden.",
  audit: "9. Nachweis",
  "audit.what":
    "Der Auftragsverarbeiter zeigt auf Verlangen alles, was diese Pflichten nachweist, und ermöglicht nach rechtzeitiger Ankündigung Prüfungen durch den Verantwortlichen oder dessen Prüfer.",
  "contract.signature": "Ort, Datum, Unterschrift",
};
