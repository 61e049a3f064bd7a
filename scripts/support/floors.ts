/** The oldest browsers that open what is built, by part: docs/decisions/0142-browsers.md. Keys as in @mdn/browser-compat-data. */
type Browser =
  | "safari_ios"
  | "safari"
  | "chrome"
  | "chrome_android"
  | "edge"
  | "firefox"
  | "firefox_android"
  | "samsunginternet_android";

export type Floor = Readonly<Record<Browser, string>>;

const GUESTS: Floor = {
  ...{ safari_ios: "15.4", safari: "15.4" },
  ...{ chrome: "100", chrome_android: "100", edge: "100", samsunginternet_android: "20" },
  ...{ firefox: "115", firefox_android: "115" },
};
/** The search, and reading without a network. */
const GUESTS_LATER: Floor = { ...GUESTS, safari_ios: "16.4", safari: "16.4" };
const OWNERS: Floor = {
  ...{ safari_ios: "16.4", safari: "16.4" },
  ...{ chrome: "111", chrome_android: "111", edge: "111", samsunginternet_android: "22" },
  ...{ firefox: "121", firefox_android: "121" },
};

export interface Part {
  name: string;
  floor: Floor;
  /** Names in the build's manifest; files that these load belong to the part, too. */
  entries: readonly string[];
}

/** English alone: the other languages are the same code with other texts. */
export const PARTS: readonly Part[] = [
  { name: "guest page", floor: GUESTS, entries: ["island.en", "src/guest/unlock.ts", "src/guest/tell.ts"] },
  { name: "guests' search", floor: GUESTS_LATER, entries: ["search.en"] },
  {
    name: "guests' workers",
    floor: GUESTS_LATER,
    entries: ["src/guest/worker/service-worker.ts", "src/guest/worker/answer-worker.ts"],
  },
  { name: "admin", floor: OWNERS, entries: ["src/admin/index.html", "src/admin/app/choose.ts"] },
  { name: "admin's worker", floor: OWNERS, entries: ["src/admin/worker/service-worker.ts"] },
];

/** Files that no entry loads are workers that the admin starts. */
export const STARTED: Omit<Part, "entries"> = { name: "admin's file workers", floor: OWNERS };
