/** The engines beside Chromium, what each needs and is not driven through, and the walks that both take. */
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";

interface Engine {
  name: string;
  /** Debian's packages, with a command that succeeds where they are. */
  needs: Readonly<Record<string, readonly [string, ...string[]]>>;
  use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
  notDriven: readonly { title: RegExp; why: string }[];
}

const viewport = { width: 1280, height: 800 };

export const ENGINES: readonly Engine[] = [
  {
    name: "firefox",
    needs: { "firefox-esr": ["firefox-esr", "--version"] },
    use: {
      viewport,
      browserName: "firefox",
      channel: "moz-firefox",
      launchOptions: {
        executablePath: "testbed/engines/firefox.ts",
        firefoxUserPrefs: {
          "ui.prefersReducedMotion": 1,
          "intl.accept_languages": "en-US",
          // The driver loses pages that the browser keeps for Back.
          "browser.sessionhistory.max_total_viewers": 0,
        },
      },
    },
    notDriven: [
      {
        title: /A guest without a network|Room 101's card|The order and the profile wait/,
        why: "pages go offline there, their workers do not",
      },
    ],
  },
  {
    name: "webkitgtk",
    needs: {
      xvfb: ["sh", "-c", "command -v Xvfb"],
      "python3-gi gir1.2-webkit2-4.1": [
        "/usr/bin/python3",
        "-c",
        "import gi; gi.require_version('WebKit2', '4.1')",
      ],
    },
    use: { viewport },
    notDriven: [
      { title: /by dragging a row/, why: "its mouse sends no pointer events" },
      { title: /Room 101's card/, why: "a page is not printed to a file" },
      {
        title: /Without JavaScript a link to one thing/,
        why: "now and then the thing is out of sight, but in no window that nothing drives",
      },
      { title: /copies its address where/, why: "its clipboard cannot be pasted" },
      { title: /The whole page is at most seven requests/, why: "it counts requests that are none" },
    ],
  },
];

export function engineNamed(name = ""): Engine {
  const engine = ENGINES.find((one) => one.name === name);
  if (!engine) throw new Error("ENGINE names the browser: npm run test:engines");
  return engine;
}

export const WALKS = {
  everyday: [
    "account.spec.ts",
    "csv.spec.ts",
    "custom-sections.spec.ts",
    "guest-lists.spec.ts",
    "guest.spec.ts",
    "hidden-items.spec.ts",
    "inbox.spec.ts",
    "languages.spec.ts",
    "login.spec.ts",
    "main-job.spec.ts",
    "messages.spec.ts",
    "photos.spec.ts",
    "profile.spec.ts",
    "setup.spec.ts",
    "subscription.spec.ts",
  ],
  hard: {
    "account.spec.ts": /A new password is the one/,
    "folder.spec.ts": /Text that is pasted while/,
    "guest-links.spec.ts": /a link to one thing|copies its address/,
    "house-secrets.spec.ts": /Room 101's card/,
    "list-powers.spec.ts": /by dragging|from the keyboard/,
    "members.spec.ts": /An editor who is invited/,
    "offline.spec.ts": /A guest without a network/,
    "print-file.spec.ts": /pieces one by one/,
    "two-windows.spec.ts": /Different fields of an item/,
    "waiting-saves.spec.ts": /The order and the profile wait/,
  },
};
