/** Which of the admin's texts are held to which languages. */

/** Strings that read like texts and are none: names in formats, words looked for in files. Text or whole file. */
export const NOT_TEXTS: readonly string[] = [
  "Bearer {}",
  "Authorization",
  // Choices, and what stands in items.
  ...[
    "beside/place",
    "csv/guesses",
    "folder/house-secrets",
    "folder/items",
    "folder/letter",
    "folder/offer",
    "folder/propose",
    "folder/values",
  ].map((file) => `src/admin/filling/${file}.ts`),
  "Files",
  "Feature",
  "Priority support",
  "{} line-clamp-2 sm:line-clamp-1",
  // Errors that a failure's code puts into words.
  "src/admin/account/account-calls.ts",
  "src/admin/rows/fetch.ts",
  "src/admin/rows/supabase.tsx",
  "src/admin/ui/on-demand.tsx",
  "src/admin/ui/qr-code.ts",
  // A browser's name for files that are dragged.
  "Files",
  "Avery L7160",
  "Avery 5163",
  // PDF operators and font names.
  "src/admin/page/qr/print/pdf/letter-mask.ts",
  "src/admin/page/qr/print/pdf/painting.ts",
  "src/admin/page/qr/print/pdf/pdf-file.ts",
  "src/admin/page/qr/print/pdf/unseen-fonts.ts",
  "src/admin/page/qr/print/pdf/writing.ts",
  "src/admin/page/qr/print/printable.ts",
  // Printed for guests, in their words.
  "src/admin/page/qr/print/printable.ts",
];

/** Staff's screens: in all languages of guests. The rest is for owners, in a few. */
export const OF_STAFF =
  /^src\/(lib\/|admin\/(account\/(auth|station)|app\/(app|admin-app|main|routes|screens|navigation|destinations|factor-needed|inbox-by-role)|app\/(shell|station)|app\/dashboard\/(came-in|secrets-to-tell|tell-guests)|app\/tour\/(staff-steps|tour-dialog)|content\/colleagues-here|inbox\/(?!figures|settings)|rows|ui|worker)\b)/;

/** Languages with all of the admin. */
export const OWNERS_LANGUAGES: readonly string[] = ["de", "fr", "it", "es", "nl", "pl", "pt"];
