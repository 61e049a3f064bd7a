/**
 * Sentences of the server and the database for people who work, as they say them: the admin shows them in the person's language
 * (src/lib/texts/server-sentences.ts). tests/unit/server-sentences.test.ts finds what they say beside these.
 */

const DELETE_FIRST = "Please delete what you no longer need first.";

/** Sentences that staff may meet, too: in all languages. */
export const SAID_TO_STAFF: readonly string[] = [
  // src/server/transport
  "This site's server has run out of space, so nothing can be saved right now. What was saved before is safe. Please tell whoever runs the server.",
  "Nothing can be saved right now. Please try again in a moment.",
  "The connection to the database was lost while this was being saved. It may be saved or not: please look before you try again.",
  "The database does not answer right now. Please try again in a moment.",
  "Too many requests at once. Please try again in a moment.",
  "Too many of your requests at once. Please try again in a moment.",
  "Something went wrong on our side. Please try again.",
  // src/server/auth
  "Too many requests. Please wait before trying again.",
  "The current password is not right.",
  "This account is suspended. Write to {whom}.",
  "This account is suspended. Write to whoever runs this site.",
  "No account is opened for this address. Write to {whom}.",
  "No account is opened for this address. Write to whoever runs this site.",
  // src/server/storage
  "Please select a valid image file.",
  "A photo must be at most {number} MB.",
  "This is a HEIC picture, as iPhones take them, which cannot be read here. Please save it as JPEG first.",
  "This picture is too large: at most {number} million pixels can be read.",
  "This picture takes too much to read. Please save it smaller first.",
  "Too many uploads at once. Please wait for the others to finish.",
  "Uploads cannot be reached now. Please try again in a moment.",
  // supabase/migrations
  "It has changed since.",
  "A colleague has answered since.",
  "The inbox is only available with the Pro plan. Upgrade to take messages.",
  `The inbox of a hotel has room for {number} messages. ${DELETE_FIRST}`,
  `The inbox of a hotel has room for {number} answers and further texts. ${DELETE_FIRST}`,
  `The photos in a hotel's inbox have room for {number} MB together. ${DELETE_FIRST}`,
  `A hotel has room for {number} devices. ${DELETE_FIRST}`,
];

export const SAID_TO_OWNERS: readonly string[] = [
  // src/server
  "Too many invitations. Please wait before inviting more people.",
  "Image size must be less than {number}MB.",
  "This name is not taken here. Write to {whom}.",
  "This name is not taken here. Write to whoever runs this site.",
  // supabase/migrations
  "This name is not taken here: it contains what guests were deceived with",
  "You can only show up to {number} sections with your current plan. Upgrade to show unlimited sections.",
  "Custom sections are only available with Innfo Pro plan. Upgrade to create custom sections.",
  "More languages are only available with the Pro plan. Upgrade to offer them.",
  "Your plan has room for {number} languages beside the hotel's own.",
  "Translations are only available with the Pro plan. Upgrade to write them.",
  "Your plan translates {number} characters a month, and too few of them are left. There are more from {date} on.",
  `Your plan has room for {number} hotels. ${DELETE_FIRST}`,
  `A section has room for {number} entries. ${DELETE_FIRST}`,
  `A hotel has room for {number} custom sections. ${DELETE_FIRST}`,
  `A custom section has room for {number} items. ${DELETE_FIRST}`,
  `A hotel has room for {number} photos. ${DELETE_FIRST}`,
  `The photos of your hotels have room for {number} MB together. ${DELETE_FIRST}`,
  `A hotel has room for {number} announcements. ${DELETE_FIRST}`,
  `A hotel has room for {number} logos. ${DELETE_FIRST}`,
  `A hotel has room for {number} topics of requests. ${DELETE_FIRST}`,
  `A hotel has room for {number} codes. ${DELETE_FIRST}`,
  `A hotel has room for {number} passwords and codes beside its Wi-Fi. ${DELETE_FIRST}`,
  `The texts of one hotel have room for {number} KB together. ${DELETE_FIRST}`,
  "A team has room for {number} people, with you and those who are invited.",
  "A hotel has room for {number} stations on its plan. Please end one first.",
  "A hotel has room for {number} names at its stations on its plan. Please end one first.",
];
