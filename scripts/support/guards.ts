/**
 * Features used although a browser of a floor lacks them. `file` has `text`, which keeps that browser from them; without
 * both, what is used only has the name of something newer.
 */
interface Guard {
  feature: string;
  parts: readonly string[];
  file?: string;
  text?: string;
  why: string;
}

const ADMIN = ["admin"];
const WORKERS = ["admin's file workers"];
const BOTH = [...ADMIN, ...WORKERS];
const MODULES = "node_modules";

const ours: Guard[] = [
  {
    feature: ".createPolicy",
    parts: ["guest page", ...ADMIN],
    file: "src/guest/script/unpack.ts",
    text: "window.trustedTypes?.createPolicy",
    why: "goes on without a policy; so do the two in lib/worker-url.ts and admin/ui/in-worker.ts",
  },
  {
    feature: "navigator.share",
    parts: ["guest page"],
    file: "src/guest/script/share.ts",
    text: "if (!navigator.share) return copy(",
    why: "copies instead",
  },
  {
    feature: "navigator.share",
    parts: ADMIN,
    file: "src/admin/ui/save-file.ts",
    text: "navigator.canShare?.(",
    why: "offered only where files can be shared",
  },
  ...[
    "Notification",
    "Notification.requestPermission",
    ".getSubscription",
    ".getNotifications",
    ".subscribe",
  ].map((feature) => ({
    feature,
    parts: ["guest page"],
    file: "src/guest/tell.ts",
    text: '"Notification" in window',
    why: "the offer to tell stays hidden",
  })),
  {
    feature: ".notification",
    parts: ["guests' workers", "admin's worker"],
    file: "src/guest/tell.ts",
    text: '"PushManager" in window',
    why: "only who can subscribe gets notices, and presses one",
  },
  {
    feature: "Intl.Segmenter",
    parts: ADMIN,
    file: "src/admin/ui/graphemes.ts",
    text: 'typeof Intl.Segmenter === "function"',
    why: "cuts between code points and their marks",
  },
  {
    feature: "PublicKeyCredential.parseRequestOptionsFromJSON",
    parts: ADMIN,
    file: "src/admin/account/auth/passkey.ts",
    text: '"parseRequestOptionsFromJSON" in PublicKeyCredential',
    why: "the password proves it instead",
  },
  { feature: ".imageSmoothingQuality", parts: BOTH, why: "a hint, which draws nothing by itself" },
  { feature: ".letterSpacing", parts: ADMIN, why: "of a drawn word: it stands a little tighter" },
];

const libraries: Guard[] = [
  {
    feature: "PublicKeyCredential.parseCreationOptionsFromJSON",
    parts: ADMIN,
    file: `${MODULES}/@supabase/auth-js/dist/module/lib/webauthn.js`,
    text: "'parseCreationOptionsFromJSON' in PublicKeyCredential",
    why: "the client reads it itself",
  },
  {
    feature: "navigator.connection",
    parts: ADMIN,
    file: `${MODULES}/react-dom/cjs/react-dom-client.production.js`,
    text: "navigator.connection &&",
    why: "React guesses how fast the network is",
  },
  { feature: ".startViewTransition", parts: ADMIN, why: "neither React nor the router is asked for one" },
  {
    feature: ".checkVisibility",
    parts: ADMIN,
    file: `${MODULES}/@radix-ui/react-focus-scope/dist/index.mjs`,
    text: 'typeof container.checkVisibility === "function"',
    why: "reads the styles instead",
  },
  {
    feature: ":popover-open",
    parts: ADMIN,
    file: `${MODULES}/@floating-ui/utils/dist/floating-ui.utils.dom.mjs`,
    text: "if (element.matches(':popover-open')) {",
    why: "stands in a try",
  },
  {
    feature: "Error.captureStackTrace",
    parts: BOTH,
    file: `${MODULES}/fflate/esm/browser.js`,
    text: "if (Error.captureStackTrace)",
    why: "an error without it",
  },
  ...["Promise.withResolvers", ".transferToFixedLength"].map((feature) => ({
    feature,
    parts: WORKERS,
    file: "src/admin/filling/folder/pdf-worker.ts",
    text: 'import "./pdf-lacks.ts";',
    why: "made up before PDF.js",
  })),
  ...[
    "JSON.rawJSON",
    "JSON.isRawJSON",
    "URL.parse",
    "Math.sumPrecise",
    "Promise.try",
    "Uint8Array.fromBase64",
  ].map((feature) => ({
    feature,
    parts: WORKERS,
    file: "src/admin/filling/folder/pdf-worker.ts",
    text: "pdfjs-dist/legacy/build/",
    why: "PDF.js in this build makes it up where it is missing",
  })),
  ...["ImageDecoder", "ImageDecoder.isTypeSupported", "new ImageDecoder", "VideoFrame", "new VideoFrame"].map(
    (feature) => ({
      feature,
      parts: WORKERS,
      file: "src/admin/filling/folder/read-pdf.ts",
      text: "isOffscreenCanvasSupported: false",
      why: "PDF.js draws nothing: only the text is wanted",
    }),
  ),
  ...["Float16Array", "AbortSignal.any", ".ariaControlsElements", "navigator.gpu", ".fontKerning"].map(
    (feature) => ({
      feature,
      parts: WORKERS,
      file: "src/admin/filling/folder/read-pdf.ts",
      text: "enableXfa: false",
      why: "PDF.js edits and draws nothing: only the text is wanted",
    }),
  ),
];

/** Properties of the libraries' own objects. */
const namesOnly: Guard[] = [
  [".displayName", "React's"],
  [".getType", "a phone number's"],
  [".createObjectURL", "URL's, by a variable"],
  [".colorSpace", "a PDF's"],
].map(([feature = "", why = ""]) => ({ feature, parts: BOTH, why }));
const namesInWorkers: Guard[] = [
  [".when", "zod's"],
  [".grow", "a table's of WebAssembly"],
  [".memory", "a module's of WebAssembly"],
  [".setStatus", "Emscripten's"],
].map(([feature = "", why = ""]) => ({ feature, parts: WORKERS, why }));

export const GUARDS: readonly Guard[] = [...ours, ...libraries, ...namesOnly, ...namesInWorkers];
