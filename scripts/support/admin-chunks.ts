import type { Rolldown } from "vite";
import { END } from "./texts-in-source.ts";

type ChunkingContext = Rolldown.ChunkingContext;

/**
 * The admin's code in as many files as it has rooms. Left alone, the bundler makes a file of each module that two
 * screens share: a screen was 96 to 129 requests.
 */

/**
 * By name, what each file is made of: these modules and all that they import, unless a file above has it. Modules that no file
 * names, as a dialog that few open, is a file of its own.
 */
const FILES: readonly [name: string, modules: RegExp][] = [
  // Large libraries and tables say nothing, so a language has no copy of them: docs/decisions/0158-admin-languages.md.
  ["react", /\/node_modules\/(react|react-dom|scheduler|react-router)\//],
  ["places", /\/account\/country\/places\.ts$/],
  ["numbers", /\/libphonenumber-js\//],
  ["colors", /\/src\/lib\/look\/colors\.ts$/],
  ["zip", /\/node_modules\/fflate\//],
  // Before the admin: the login, which is drawn before the client is there, and what follows it.
  ["start", /\/src\/admin\/(index\.html|app\/main\.tsx)$/],
  ["client", /\/@supabase\//],
  // Chunks that all screens need, and chunks of forms alone: neither Today nor a list waits for forms.
  ["base", /\/node_modules\/(zod|@radix-ui\/react-dialog)\//],
  ["forms", /\/node_modules\/(react-hook-form|@hookform)\//],
  ["code", /\/auth\/code-step\.tsx$|\/ui\/use-typed\.ts$/],
  [
    "shared",
    /\/ui\/(dialog\.tsx|messages\.tsx|use-task\.ts|words\.ts)$|\/auth\/((forgot-password-dialog|passkey-instead)\.tsx|sign-up\.ts)$|\/@tanstack\/|\/rows\/(query-client|drafts|merge)\.ts$|\/accounts\/roles\.ts$|\/look\/photo\.ts$/,
  ],
  ["typing", /\/auth\/(confirm-password-dialog|hotel-fields|new-password)\.tsx$|\/rows\/use-draft\.tsx$/],
  // Before the admin, too: what a list's rows are asked for with.
  ["sections", /\/app\/first-reads\.ts$/],
  // Every screen needs these.
  ["today", /\/app\/(admin-app|dashboard\/dashboard-screen)\.tsx$|\/rows\/many-rows\.ts$/],
  ["english", /\/lib\/messages\/en\.ts$/],
  ["spreadsheet", /\/ui\/spreadsheet\/(?!unreadable)/],
  // Several rooms share these, and Today does without.
  ["suggestions", /\/src\/suggestions\/(?!sections\.|texts\b)|\/phone\/emergency-services\.ts$/],
  ["phone", /\/lib\/phone\/(dial|phone-numbers|danger-numbers)\.ts$/],
  ["address", /\/uqr\/|\/ui\/qr-code\.ts$|\/hotel\/guest-url\.ts$|\/links\/own-host\.ts$/],
  ["translation", /\/src\/lib\/translation\/|\/content\/device-translator\.ts$/],
  ["subjects", /\/filling\/folder\/subjects\.ts$/],
  ["menus", /\/ui\/opened-menu\.tsx$/],
  // An icon is too small for a file.
  [
    "parts",
    /\/lucide-react\/|\/src\/admin\/(ui|rows)\/(?!accent-input|save-button|row-form|use-row-form|looks-secret)|\/sections\/search\.tsx$|\/content\/(offered-kinds|hours\/(season-editor|hours-answer|timing-text)|photos\/(cut|prepare|upload|use-given-files|use-object-url)\.|sections\/shown-words)|\/src\/sections\/rows\.ts$|\/hotel\/(hotel-choice|use-replace-numbers)\.|\/searches\/(where-it-belongs|search-actions)\.tsx?$|\/content\/searches\.ts$|\/current-plan\.tsx$|\/country\/currencies\.ts$/,
  ],
  ["useful", /\/dashboard\/most-useful\.tsx$|\/inbox\/figures\/(queries|add-amenity)\.tsx?$/],
  ["ticking", /\/filling\/suggestions\/|\/filling\/nearby\/|\/src\/nearby\/(?!sections\.|words\/)/],
  ["preview", /\/content\/preview\/(guest-preview|frame)\.tsx$/],
  // Rows of a section are what owners open most, and the look is small: neither waits for the rest of its room.
  ["lists", /\/app\/section-screens\.tsx$/],
  ["content", /\/app\/(content-by-role|hotel-overview)\.tsx$|\/content\/(?!hotel\/).*-screen\.tsx$/],
  // Below Today's first screen.
  ["figures", /\/page\/(figures\/analytics-panel|questions\/twenty-questions)\.tsx$/],
  ["inputs", /\/sections\/item-form-dialog\.tsx$|\/hotel\/(hotel-form|place|reception-fields)\.tsx$/],
  ["profile", /\/content\/hotel\/.*-screen\.tsx$/],
  ["look", /\/page\/look\/.*-screen\.tsx$/],
  ["page", /\/admin\/page\/.*-screen\.tsx$/],
  ["account", /\/admin\/account\/(?!auth).*-screen\.tsx$|\/(plan|members)-screen\.tsx$/],
  ["inbox", /\/app\/inbox-by-role\.tsx$|\/admin\/inbox\/.*-screen\.tsx$|\/lock-screen\.tsx$/],
  // Takes what is left of its own dependencies.
  ["pdf", /\/node_modules\/@cantoo\//],
];

/** A file of each language's suggestions: an old folder reads all of them, every other screen one. */
const SUGGESTED = /\/src\/suggestions\/texts\/(\w+)\.ts$/;

export const ADMIN_CHUNKS = {
  groups: [
    {
      name: (id: string) => `suggested-${SUGGESTED.exec(id)?.[1]}`,
      debugName: "suggested",
      test: SUGGESTED,
      priority: FILES.length + 1,
    },
    ...FILES.map(([name, modules], index) => ({
      name,
      test: (id: string) => modules.test(id) && !/\/src\/guest\/|\?/.test(id),
      priority: FILES.length - index,
    })),
  ],
};

/** The same in workers: a file of all that says nothing. Modules that they load on demand stay apart. */
export const WORKER_CHUNKS = {
  groups: [
    { name: "xlsx", test: /\/node_modules\/@e965\/xlsx\//, priority: 1 },
    {
      name: (id: string, chunking: ChunkingContext) => (isSilent(id, chunking) ? "library" : null),
      test: /^(?!.*\/node_modules\/jschardet\/)/,
    },
  ],
};

/** Whether neither a module nor what it imports has texts. */
function isSilent(id: string, chunking: ChunkingContext, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const { code, importedIds } = chunking.getModuleInfo(id) ?? { code: null, importedIds: [] };
  if (id.endsWith("/lib/texts/t.ts") || code?.includes(END)) return false;
  return [...importedIds].every((each) => isSilent(each, chunking, seen));
}
