/**
 * Texts for guests, and mails to owners, in English: docs/decisions/0049-languages.md. ICU MessageFormat:
 * https://unicode-org.github.io/icu/userguide/format_parse/messages/; plain placeholders alone for the page's
 * script (`hours.` and `script.`) mails (`mail.`) and pages of the server (`server.`).
 */
import { HOURS } from "./hours.ts";
import { STOP_WORDS_EN, SYNONYMS_EN } from "./synonyms.ts";

export const SCRIPT = {
  "script.all": "All",
  "script.order": "Order",
  "script.nearestFirst": "Nearest first",
  "script.shownOf": "{shown} of {all}",
  "script.copied": "Copied",
  "script.linkCopied": "Link copied",
  /** Before the selected text, where the browser does not copy. */
  "script.selected": "Selected: copy it by hand",
  "script.savedCopy": "No connection. This is your saved copy.",
  "script.savedCopyFrom": "No connection. This is your saved copy from {time}.",
  "script.tryAgain": "Try again",
  /** Before the button that loads the page's newer version. */
  "script.updated": "Updated",
  "script.show": "Show",
  "script.keepOnHomeScreen": "Keep this page on your home screen?",
  "script.add": "Add",
  "script.noThanks": "No, thanks",
} as const;

/** The search's, which is loaded later. */
export const SEARCH = {
  "search.found": "{count, plural, one {# answer.} other {# answers.}}",
  "search.nothing": "Nothing here says “{words}” yet.",
  "search.askAbout": "Ask us about “{words}”",
  "search.call": "Call reception",
  "search.often": "Often asked",
} as const;

/** Shown by the service worker when a page is not cached. */
const OFFLINE = {
  "offline.title": "No connection",
  "offline.text":
    "This page is not on your device yet. Join the hotel's Wi-Fi, or step nearer to a window, and try again. Reception is glad to help.",
  "offline.tryAgain": "Try again",
} as const;

const PAGE = {
  "page.summary": "Guest information of {hotel}, {address}",
  "page.share": "Share",
  "page.chooseLanguage": "Choose a language",
  /** Above the languages in which the hotel's own texts can be read, and above the others. */
  "page.ownTexts": "With the hotel’s own texts",
  "page.otherTexts": "The hotel’s own texts stay as they are: {language}",
  "page.checkIn": "Check-in",
  "page.checkOut": "Check-out",
  "page.noon": "Noon",
  /** "from 15:00", "until 11:00" below the two labels before; English leaves it out. */
  "page.arriveFrom": "{time}",
  "page.leaveBy": "{time}",
  "page.breakfast": "Breakfast",
  "page.wifi": "Wi-Fi",
  "page.askAtReception": "Ask at reception",
  "page.noPassword": "No password",
  "page.copy": "Copy",
  /** For screen readers, after "Copy". */
  "page.ofPassword": "the password of {network}",
  "page.joinCode": "Code that joins {network}",
  "page.scanToJoin": "Scan to join",
  /** Buttons for codes that another device scans. */
  "page.showCode": "Show code",
  "page.showPagesCode": "Show this page’s code",
  /** In place of a password: where there is a code in each room, and where there is none. */
  "page.scanInRoom": "Scan the code in your room",
  "page.scanInHouse": "Scan the code in the house",
  // The line about a door, which needs the card itself.
  "page.lettersOpenNot": "Letters do not open this: scan the card",
  /** Some scanners drop what unlocks: the end of the address. */
  "page.typeLetters": "Scanning did not help? Type its six letters",
  "page.unlockedBy": "Unlocked by the card of {card}",
  /** Heads the form for them, which also says what follows. */
  "page.sixLetters": "The six letters on the card",
  "page.lettersWrong": "These letters do not fit. Look again, or ask reception.",
  "page.lettersLater": "Again in ten minutes. Reception helps now.",
  "page.cardEnded": "This card no longer opens. Reception has a new one.",
  /** A guest's wishes for their room. */
  "room.noCleaning": "No cleaning today",
  "room.cleanNow": "Please clean now",
  "room.left": "We have left",
  /** Below what is pressed, with the hour. */
  "room.known": "Housekeeping knows",
  "room.undo": "Undo",
  "room.beforeYouGo": "Before you go",
  "room.later": "Need longer? Ask for late check-out",
  "room.forgot": "Forgot something? Tell us",
  "room.until": "The room is yours until {time}",
  "room.waits": "Kept, sent once there is a network",
  "page.announcements": "Announcements",
  "page.search": "What are you looking for?",
  "page.noSearch": "Search does not work in this browser.",
  "page.searchLabel": "Search everything on this page",
  "page.sections": "Sections",
  "page.inTheHouse": "In the house",
  "page.aroundUs": "Around us",
  "page.favourites": "Our favorites",
  /** For screen readers, after the number itself. */
  "page.entries": "{count, plural, one {entry} other {entries}}",
  "page.comingSoon": "Section content coming soon...",
  "page.back": "Back",
  "page.reception": "Reception",
  "page.roomPhone": "Room phone: {number}",
  /** Before how to come in while reception is closed. */
  "page.atNight": "At night",
  "page.phone": "Phone",
  "page.email": "Email",
  "page.address": "Address",
  "page.name": "Name",
  "page.allHours": "All opening hours",
  "page.ourRating": "★ {rating}, our rating",
  "page.call": "Call",
  /** Button in the dock that opens the request form. */
  "page.ask": "Ask us",
  "page.writeEmail": "Email",
  "page.directions": "Directions",
  "page.menu": "Menu",
  "page.youAreAt": "You are at",
  "page.copyAddress": "Copy the address",
  "page.copyNamed": "Copy {name}",
  "page.elsewhere": "{hotel} elsewhere",
  "page.quickAccess": "Quick access",
  "page.translatedByMachine": "Translated automatically",
  "page.seeOriginal": "See the original",
  "page.seeTranslation": "See the translation",
  "page.maker": "Guest information by {product}",
  "page.guestInformation": "Guest information",
} as const;

/** Links to pages that the law asks for; their texts are in src/guest/legal. */
const LEGAL = {
  "legal.privacy": "Privacy",
  "legal.imprint": "Imprint",
  "legal.accessibility": "Accessibility",
  /** To the operator. */
  "legal.report": "Report this page",
  "legal.stores": "What this page stores",
  /** The form behind "Report this page". */
  "report.text":
    "Does this page deceive, harm or break the law? Tell whoever runs this site. The hotel does not read it.",
  "report.what": "What is wrong with it?",
  "report.contact": "Your email, in case of questions",
  "report.sent": "Thank you. Whoever runs this site looks into it.",
  "legal.notTranslated": "This text is not available in your language.",
} as const;

/** Pages on which guests write to the hotel and follow their message. */
const FORMS = {
  "form.optional": "optional",
  "form.send": "Send",
  /** Where a service translates what guests write. */
  "form.translated":
    "Write in your language: the hotel reads it translated by machine, your own words beside it.",
  "form.whatsapp": "Ask on WhatsApp",
  "form.whatsappNote": "WhatsApp then sees your number. We keep nothing of it.",
  "form.keptUntil": "The hotel keeps this until {date}; then it is deleted for good.",
  "form.required": "Please fill this in",
  "form.tooLong": "At most {max} characters, please",
  "form.invalid": "Please check this",
  /** At a time that has passed, or is more than a year ahead. */
  "form.span": "Please choose a time from now on, within a year",
  "form.again": "Please press “Send” once more.",
  "form.later": "We cannot take this right now. Try again in a few minutes, or call reception.",
  /** Beside the chosen topic: brings the others back. */
  "form.change": "Change",
  /** Opens the fields that need not be filled in. */
  "form.more": "More helps",
  "form.removePhoto": "Remove photo",
  /** While nobody reads it. A time, or a day and a time. */
  "form.readFrom": "We read this from {time}.",
  "form.urgent": "Urgent: call reception",
  /** Precedes a number, as do the services if each has its own number. */
  "danger.call": "In danger:",
  "danger.ambulance": "Ambulance",
  "danger.fire": "Fire brigade",
  "danger.police": "Police",
  "danger.dialFirst": "Dial first",
  "danger.thenTell": "Then tell the house, if you can.",
  "danger.told": "Your message has arrived, but perhaps nobody is reading it right now.",
  /** A form was submitted from another site. */
  "foreign.title": "Nothing was done",
  "foreign.text": "This came from another site. Open our page and try from there.",
  "sent.new": "It has arrived",
  "sent.working": "We are on it",
  "sent.done": "Done",
  "sent.you": "You",
  "sent.again": "Write again",
  "sent.next": "Our answer will stand here, and on the hotel's first page.",
  /** The line about something lost; an address or a telephone number. */
  "sent.reach": "If we find it, we reach you by: {contact}",
  "sent.address": "On another device, the address of this page leads back to your message.",
  "sent.tell": "Tell me when an answer comes",
  "sent.tellRefused": "Your browser does not allow this. You can change that in its settings.",
  /** On a locked phone, below the hotel's name. */
  "sent.answerCame": "There is an answer to your message",
  /** Shown where the device can store it. */
  "sent.remembered": "This device remembers it until three days after our answer.",
  "sent.forget": "Forget it on this device",
  "sent.review": "Tell other travelers, too",
  "sent.delete": "Delete my message",
  "sent.deleteText": "It is deleted at the hotel, too, and cannot be brought back.",
  "sent.gone": "Nothing is here any more",
  "sent.goneText": "This message was deleted, or its time is over.",
  "kept.title": "Kept on this phone",
  "kept.text": "There is no network right now. Your message is sent as soon as there is.",
  "kept.waiting": "A message of yours is waiting for the network",
  "kept.sent": "Your message was sent: see how far it is",
  "form.photo": "Photo",
  "form.photoWrong": "This photo cannot be used. Please choose another one, or send it without.",
  "form.photoAgain": "Please choose the photo once more.",
  "sent.download": "Download my message",
  /** Below topics with a price. */
  "offer.pay": "You pay at the hotel, once it has said yes. No card is needed.",
  /** The desk's answer by one press: "Yes, gladly. Late check-out · until 14:00 · €20" */
  "offer.yes": "Yes, gladly. {what}",
  "offer.no": "Sorry, this time it is not possible. {what}",
} as const;

const MESSAGES = {
  "unknown.title": "Hotel Not Found",
  "unknown.text": "The hotel you're looking for doesn't exist.",
  "unknown.advice":
    "Please check the address, or scan the code in your room once more. Reception is glad to help.",
  /** An operator has hidden the hotel's page. */
  "takenDown.title": "This page is not shown at present",
  "takenDown.text": "Whoever runs this site has taken it down for now. Reception is glad to help you.",
  "unavailable.title": "One moment, please",
  "unavailable.text": "Loading hotel information...",
  "unavailable.advice": "This takes longer than usual. The page tries again by itself.",
  "unavailable.tryNow": "Try again now",
} as const;

const SCANNER = {
  "scanner.title": "Demo scanner",
  "scanner.description": "Scan a hotel's code as a guest would, and see the page that opens.",
  "scanner.heading": "Scan it like a guest",
  "scanner.lead": "Point your phone's camera at this code to open our sample hotel.",
  "scanner.code": "QR code of {address}",
  "scanner.open": "Open the sample hotel",
  "scanner.how": "How scanning works",
  "scanner.print": "Print",
  "scanner.printText": "Your hotel's code goes on a card in the room, at reception or next to the lift.",
  "scanner.scan": "Scan",
  "scanner.scanText": "Guests point their phone's camera at it. No app, no account, no password.",
  "scanner.read": "Read",
  "scanner.readText": "Your page opens at once: numbers, opening times, places to eat, answers to questions.",
} as const;

/** Mails to owners. */
export const MAIL = {
  "mail.tagline": "guest information for hotels",
  "mail.openAddress": "If the button does nothing, open this address:",
  "mail.signIn": "Sign in",
  "mail.goToSignIn": "Go to sign in",
  /** {forgot}, as the sign-in page says it. */
  "mail.forgot": "Forgot your password?",
  "mail.isItYours": "Please confirm that this is your email address. The link works once and for 24 hours.",
  "mail.unchanged": "If this was not you, there is nothing to do: your account has not changed.",
  "mail.confirm.subject": "Confirm your email for {product}",
  "mail.confirm.welcome": "Welcome to {product}!",
  "mail.confirm.action": "Confirm email",
  "mail.confirm.note":
    "If you did not sign up, ignore this mail: without confirmation the account cannot be used.",
  "mail.known.subject": "You already have an account at {product}",
  "mail.known.text":
    "Someone, probably you, tried to sign up for {product} with this email address. It already has an account.",
  "mail.known.advice":
    "Sign in with your password, or choose “{forgot}” on the sign-in page to set a new one.",
  "mail.reset.subject": "Reset your {product} password",
  "mail.reset.text": "You asked for a new password for your {product} account.",
  "mail.reset.lasts": "The link works once and for 1 hour.",
  "mail.reset.action": "Reset password",
  "mail.reset.note": "If you did not ask for it, ignore this mail: your password stays as it is.",
  "mail.password.subject": "Your {product} password was changed",
  "mail.password.text":
    "The password of your {product} account was changed just now, and all other devices were signed out.",
  "mail.password.note":
    "If this was not you, choose “{forgot}” on the sign-in page right away and set a new one.",
  "mail.device.subject": "New sign-in to {product}",
  "mail.device.text":
    "Somebody just signed in to your {product} account from a browser or a network where it was not used before:",
  "mail.newEmail.subject": "Confirm your new email for {product}",
  "mail.newEmail.text": "You asked to use {email} for your {product} account.",
  "mail.newEmail.lasts":
    "Please confirm that this is your email address. The link works once and for 24 hours, and asks for your password. Until then your account keeps its old address.",
  "mail.newEmail.action": "Confirm new email",
  "mail.newEmail.note": "If you did not ask for it, ignore this mail: nothing will change.",
  "mail.inUse.text":
    "Someone asked to use this email address for another {product} account. It already has an account, which stays as it is.",
  "mail.inUse.advice":
    "If that was you, delete the account you have with this address first, or choose another address for the other one.",
  "mail.changing.subject": "Your {product} email is about to change",
  "mail.changing.text":
    "Someone signed in to your {product} account asked to change its email address to {email}. It changes once that address is confirmed.",
  "mail.changing.note":
    "If this was not you, someone knows your password: set a new one right away with “{forgot}”.",
  "mail.changed.subject": "Your {product} email was changed",
  "mail.changed.text":
    "Your {product} account now belongs to {email}. Sign in with that address from now on.",
  "mail.changed.note": "If this was not you, someone knows your password: contact support.",
  "mail.now.subject": "This is now your {product} email",
  "mail.now.text": "From now on you sign in to {product} with {email}.",
  "mail.now.note": "If you have no {product} account, someone mistyped their address; ignore this mail.",
  "mail.inbox.subject": "New messages from guests of {hotel}",
  "mail.alarm": "ALARM",
  "mail.alarm.room": "{alarm}, room {rooms}",
  "mail.alarm.rooms": "{alarm}, rooms {rooms}",
  "mail.inbox.text": "New messages wait in your inbox: {count}.",
  "mail.inbox.action": "Open the inbox",
  "mail.inbox.note":
    "You get this mail because {hotel} takes messages from its guests. Who gets it is set in the inbox.",
  /** Rung in the settings, to see who is reached. */
  "mail.test.text": "This is a test: nobody is in danger. A real alarm would reach you here, too.",
  "mail.figures.subject": "{hotel}: what guests looked for",
  "mail.figures.visits": "Times your page was opened: {count}.",
  "mail.figures.most": "Most looked for: {thing} ({count}).",
  "mail.figures.extras": "Extras you said yes to: {count}, together {sum}.",
  "mail.figures.missed": "Searched for and not found: “{words}” ({count}).",
  "mail.figures.add": "Add it",
  /** The line about the code of a door, safe or gate. */
  "mail.figures.ends": "Time for a new code: {name} ({time}).",
  "mail.figures.change": "Change it",
  "mail.figures.see": "See the figures",
  "mail.figures.note":
    "The numbers in brackets count guests, each once a day. Your hotel’s profile says how often this mail comes.",
  "mail.figures.stop": "Stop these mails",
  "mail.ending.subject": "{hotel}: lost and found things are about to be deleted",
  "mail.ending.text": "Not settled yet, and their time is over within a week: {count}.",
  "mail.ending.advice": "After that they are deleted for good, with their photos.",
  "mail.invite.subject": "Invitation to a team in {product}",
  "mail.invite.text": "{email} asks you to help at {hotel} in {product}.",
  "mail.invite.lasts": "The link works once and for 7 days.",
  "mail.invite.action": "Open the invitation",
  "mail.invite.note": "If you do not know {hotel}, ignore this mail: nothing will happen.",
  "mail.handOver.subject": "Handing over a hotel in {product}",
  "mail.handOver.asks":
    "{email} would like to hand {hotel} over to you in {product}: with its page, codes and inbox.",
  "mail.handOver.offered":
    "{hotel} is offered to {email}. It stays yours until they accept; you can withdraw the offer in {product}.",
  "mail.handOver.done": "{hotel} now belongs to {email}. Your own plan goes on until you end it.",
  "mail.handOver.stays": "You stay in its team as an editor.",
  "mail.handOver.goes": "You are in its team no longer.",
  "mail.station.subject": "Warning about a station of your hotel",
  "mail.station.copied":
    "The station {name} of {hotel} was signed out: what it is signed in with was used a second time, so somebody may have copied it. Under “Members”, make that computer a station again.",
  "mail.station.guessed":
    "Too many wrong PINs were typed for {name} at {hotel}. This name begins no shift until you set another PIN, under “Members”.",
  "mail.station.note": "Other names and stations go on as before.",
  "mail.left.text":
    "{email} is no longer an owner of {hotel}. So that nobody comes back by what they had set up, it has ended:",
  "mail.left.stations": "Signed out: {names}. Under “Members”, make the computer a station again.",
  "mail.left.names": "These names begin no shift: {names}. Under “Members”, give each another PIN.",
  "mail.factor.subject": "How you sign in to {product} was changed",
  "mail.factor.added": "Added to your {product} account just now: {what}.",
  "mail.factor.removed": "Removed from your {product} account just now: {what}.",
  "mail.factor.passkey": "Passkey",
  "mail.factor.app": "Authenticator app",
  "mail.factor.codes": "Recovery codes",
  "mail.deleted.subject": "Your {product} account was deleted",
  "mail.deleted.text":
    "Your {product} account, your hotels and everything in them were deleted just now. Guest pages are closed, and printed codes lead nowhere any more.",
  "mail.deleted.rest": "Nothing was kept that could bring them back.",
  "mail.deleted.note":
    "If this was not you, someone knows your password: change it wherever else you use it, and contact support.",
  "mail.takenDown.subject": "Your guest page on {product} was taken down",
  "mail.takenDown.text":
    "The guest page of {hotel} is hidden for now. Guests read only that, and whom to dial in danger. Your texts and printed codes are kept. The reason:",
  "mail.takenDown.note": "If this is a mistake, or once it is mended, write to {email}.",
} as const;

/** The few pages for people who work that the server writes itself: src/server/transport/page.ts. */
const SERVER = {
  "server.lost.title": "There is nothing at this address",
  "server.lost.text": "The link may be old, or a letter of it got lost.",
  "server.lost.admin": "Go to your admin",
  "server.lost.guest": "Are you a guest? Scan the code in your room or in the lobby again.",
  "server.soon.title": "One moment, please",
  "server.soon.text":
    "The site is being brought up to date. This page opens by itself as soon as it is ready.",
  "server.signup.title": "Confirm your email",
  "server.signup.text": "One click, and your account is ready. If you did not sign up, close this page.",
  "server.confirm": "Confirm and continue",
  "server.recovery.title": "Reset your password",
  "server.recovery.text": "Continue to choose a new password.",
  "server.recovery.button": "Choose a new password",
  "server.email.title": "Confirm your new email",
  "server.email.text":
    "From then on you sign in with this address. Your password, please, to show that the account is yours.",
  "server.password": "Your password",
  "server.password.wrong": "This is not your password.",
  "server.password.missing": "Enter your password.",
  "server.password.often": "Too many attempts. Please wait a few minutes and try again.",
  "server.figures.week": "This mail comes once a week",
  "server.figures.month": "This mail comes once a month",
  "server.figures.never": "No more mails about your figures",
  "server.figures.says": "It says what guests looked for on your page.",
  "server.figures.still": "What guests look for still stands on your dashboard.",
  "server.figures.again": "Send them again",
  "server.late.title": "The admin has not started yet",
  "server.late.text": "It needs {browsers} or newer.",
  "server.late.script": "{product} Admin needs JavaScript. The guest pages do not.",
} as const;

/** Printed beside the code. */
const PRINT = {
  // A new hotel's description, until its owner writes one: the specification's words.
  "print.welcome": "Welcome to {hotel}! We're delighted to have you stay with us.",
  "print.scan": "Scan for everything about your stay",
  /** Six letters follow it: they come last in every language. */
  "print.type": "Or type {address} and the letters",
} as const;

export const MESSAGES_EN = {
  ...HOURS,
  ...SCRIPT,
  ...SEARCH,
  ...OFFLINE,
  ...PAGE,
  ...LEGAL,
  ...FORMS,
  ...MESSAGES,
  ...SCANNER,
  ...MAIL,
  ...SERVER,
  ...PRINT,
} as const;

export const ENGLISH = {
  messages: MESSAGES_EN,
  declared: {},
  synonyms: SYNONYMS_EN,
  stopWords: STOP_WORDS_EN,
};
