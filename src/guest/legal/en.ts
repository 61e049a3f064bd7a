/** Pages that the law asks for, in English. ICU MessageFormat. */
export const LEGAL_EN = {
  template:
    "Put together by {product} from a template and from what is switched on at this house today. The house answers for it.",

  "imprint.provider": "Provider",
  "imprint.represented": "Represented by",
  "imprint.register": "Register",
  "imprint.vat": "VAT number",
  "imprint.registration": "Registration number of the house",
  "imprint.own": "The house’s own imprint",
  "imprint.texts": "The house writes the texts of this page.",
  "imprint.operator": "Runs the site for the house",

  "privacy.lead": "This page sets no cookie and loads nothing from other companies.",
  "privacy.own": "The house’s own privacy notice",

  who: "Who answers for it",
  "who.operator": "{operator} runs the site for the house and processes on its behalf what is stored here.",
  "who.hosts": "Its servers are with: {hosts}.",
  "who.report":
    "What you write with “Report this page” goes to whoever runs the site, with your address if you give one, and not to the house. It is erased half a year after it was settled.",

  open: "Opening this page",
  "open.counted":
    "We count that the page was opened: when, by a code or by a link, with what kind of device and browser, and from which website.",
  "open.card": "If you scan the card of a room, a place or a thing, we also count which card it was.",
  "open.nobody":
    "No address is stored. Your device draws a random number for this house and this day, so that your visits of one day count as one guest. It is erased within four days, and on another day nobody recognises you.",
  "open.months":
    "Single visits are erased {months, plural, one {# month} other {# months}} after the end of their month; sums stay.",
  "open.forever": "Single visits stay stored; they name nobody.",
  "open.looks":
    "When you leave the page, it says which entries and links you opened here, each once a day: added up by day, without who, when or in which order. The sums are erased after three months.",
  "open.search":
    "Words that you search for here and do not find are counted, but none with digits or addresses, no whole sentences, and not who searched; beside them stands a mark that every 256th network has. The counts are erased after three months.",
  "open.without": "A browser without JavaScript is not counted.",
  "open.basis":
    "Basis: the house’s interest in knowing what its guests read and miss (Article 6(1)(f) GDPR).",

  write: "What you write to us",
  "write.what":
    "What you write into a form goes to the house with the time and your language, so that it can act on it and answer you.",
  "write.card":
    "If your device has scanned a card in the house, the form says which one. A room’s card is left out where you write another room or none.",
  "write.room":
    "What you press with your room’s card, such as “We have left”: the room and the time, without a name. Erased after 14 days.",
  "write.whatsapp":
    "“Ask on WhatsApp” opens that service with what you have written. It then sees your number, under its own rules; this page stores nothing of it, only counts that the button was pressed.",
  "write.request": "What you ask for is kept for {request, plural, one {# day} other {# days}}, then erased.",
  "write.feedback": "Feedback is kept for {feedback, plural, one {# day} other {# days}}, then erased.",
  "write.lost":
    "The report of a lost thing is kept for {lost, plural, one {# day} other {# days}}, then erased.",
  "write.own":
    "On your message’s page you read it, write again, download and delete it; the house sees when its words were read there. Whoever has the address of that page can do so, too. Of a request that you delete, the room and what it was about stay for a day, so that nobody sets out in vain.",
  "write.notices": "Mails and notices that tell the house of a message contain nothing that you wrote.",
  "write.push":
    "Notices reach the house’s devices encrypted, through the push services of their browsers’ makers.",
  "write.tell":
    "If you want to be told of the answer, your browser’s address for such notices is stored with the message until you end that or the message is erased. The notice goes through the push service of your browser’s maker and says nothing of it.",
  "write.danger":
    "Words of danger put your message at the top of the house’s list. A machine decides nothing else.",
  "write.floods":
    "Against floods of messages, a code calculated from your network’s address is kept for up to 60 days.",
  "write.needed": "You need not write: reception helps by phone and in person, too.",
  "write.basis":
    "Basis: your stay and what you ask for (Article 6(1)(b) GDPR); for feedback and against misuse, the house’s interest in a good and safe service (point (f)).",
  "write.consent":
    "A lost thing is kept with your consent (Article 6(1)(a) GDPR): delete the report to withdraw it.",

  photo: "Photos you send",
  "photo.what":
    "A photo is stored anew, without place and camera data. The house sees it, and whoever has the address of your message’s page. It is erased with the message.",

  device: "On your device",
  "device.pages": "The hotel pages that you opened last, at most ten, to be read without a network.",
  "device.waiting":
    "A message written without a network, and the address of its page once it is sent: each for three days, then your next visit erases it.",
  "device.sent":
    "The address of your message’s page, what it is about, how far it is and the last answer: until three days after the answer; without one, until fourteen days after you last looked. “Forget it on this device”, below your message, erases it at once.",
  "device.kept":
    "The random number of the day and what was counted with it, the language that you chose, and whether you want this page on your home screen.",
  "device.card":
    "For a week: the card of the room, place or thing whose code you scanned last, or whose letters you typed. With it, what it unlocks, such as the Wi-Fi password, and no longer than that is valid. What you press for your room, until the hotel has it or its day is over.",
  "device.tab": "Until the tab is closed: which code opened the page, and how you sorted lists.",
  "device.delete": "Your browser’s settings delete all of it. The page works without it, too.",

  translation: "Translation",
  "translation.what":
    "Texts of this page may be translated by a machine: {translator}. It gets the house’s texts and nothing about you.",
  "translation.messages":
    "What you write to the house in another language than its own may be translated by {translator}, too, and so may its answer: the words alone, never your room, your contact or a photo. The house reads your own words beside it.",

  server: "Server and backups",
  "server.log":
    "The server’s log notes which page was asked for and when: none of your words, and your network’s address only where a connection blocks the server.",
  "server.gateway":
    "A gateway in front of the server passes your connection on. How long it notes network addresses is told by whoever runs the site.",
  "server.backups":
    "What was erased may remain in backups for {backups, plural, one {one more day} other {# more days}}.",
  "server.otherBackups": "How long backups hold what was erased is told by whoever runs the site.",

  rights: "Your rights",
  "rights.gdpr":
    "You may ask the house what it stores about you, have it corrected, erased, restricted or handed over, and object to its use (Articles 15 to 21 GDPR). You may complain to a data protection authority where you live or where the house is.",
  "rights.other": "Ask the house what it stores about you, or to erase it.",
  "rights.find":
    "Messages are not sorted by names: the address of your message’s page, or day and room, helps to find yours.",

  "access.aim": "This page is made to meet WCAG 2.2 at level AA, as EN 301 549 asks.",
  "access.works":
    "It is built for keyboards and screen readers, for large text, light and dark, in 24 languages and two writing directions, without a script, on paper and, once read, without a network.",
  "access.checked":
    "Automatic tests for barriers (axe), for the keyboard and for narrow screens belong to every version. Nobody from outside has audited it.",
  limits: "Known limits",
  "limits.photos": "Photos have no descriptions: what matters stands in the text beside them.",
  "limits.texts":
    "The house’s texts, files and websites that this page links to are not tested for barriers.",
  "limits.machine": "Texts that a machine translated may be hard to understand.",
  "limits.building":
    "This is about the page, not the building: ask the house about rooms, lifts and entrances.",
  tell: "Tell us",
  "tell.what":
    "Does something not work for you? Please tell the house. Reception also tells you by phone or in person what stands here.",
  "tell.authority":
    "If that does not help, turn to the authority for the accessibility of services in {countryName}.",

  "contract.title": "Contract on processing personal data (Article 28 GDPR)",
  "contract.template":
    "Template by {product}, no legal advice. Have it checked, fill in what is missing, and sign it.",
  "contract.controller": "Controller",
  "contract.processor": "Processor",
  subject: "1. Subject and duration",
  "subject.what":
    "The processor runs guest pages and an inbox for the controller’s hotel. It processes personal data for this purpose alone, for as long as the controller has an account.",
  data: "2. Data and people",
  "data.what":
    "Of guests: what they write, room, contact and photos; counts of visits, which name nobody. Of the controller’s people: email address, devices that are signed in, and what they did with messages.",
  instructions: "3. Instructions",
  "instructions.what":
    "The processor acts only on documented instructions: this contract and the settings of the account. If it believes that an instruction breaks the law, it says so at once. It transfers data out of the European Economic Area only on instruction and under Chapter V GDPR.",
  secrecy: "4. Confidentiality",
  "secrecy.what": "Everybody who has access to the data is bound to confidentiality.",
  security: "5. Security (Article 32 GDPR)",
  "security.what":
    "Encrypted connections; passwords stored as argon2id; the database itself decides whose data is whose; photos without metadata; no addresses of guests in counts; no words of guests in logs, mails and notices; erasure when the time that guests were told is over. Measures may become better, not worse.",
  "security.backups": "A backup is made every day, and the {backups} newest are kept.",
  others: "6. Sub-processors",
  "others.what":
    "The controller agrees to those named here. The processor announces others 30 days ahead, and the controller may object. The processor binds them to the same duties and answers for them.",
  "others.hosts": "Servers and network",
  "others.translator": "Machine translation of the controller’s texts, and of messages of its guests",
  help: "7. Help",
  "help.what":
    "The processor helps the controller to answer guests who use their rights: the inbox shows, exports and erases messages. It reports a breach of personal data within 48 hours of learning of it, and helps with notices to authorities and with impact assessments.",
  end: "8. End",
  "end.what":
    "The controller can download its data at any time. When it deletes a hotel or the account, all of its data is erased at once, from backups when these are replaced.",
  audit: "9. Proof",
  "audit.what":
    "The processor shows on request all that proves these duties, and allows audits by the controller or its auditor after due notice.",
  "contract.signature": "Place, date, signature",
} as const;

export type LegalKey = keyof typeof LEGAL_EN;
export type LegalTexts = Readonly<Record<LegalKey, string>>;
