/**
 * Two nights at a made-up house with sixty rooms: twenty-nine messages in four languages, spam, two people at the desk, dead
 * networks, and the process killed. Printed for each: after how many seconds it was heard, taken, answered and read by its
 * guest. The pages' clocks stand still but for what the nights let pass, so that a busy machine makes nothing later.
 */
import type { Browser, BrowserContextOptions, Page, Request } from "@playwright/test";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { runningEmbedded } from "../../src/server/postgres/embedded.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { sendForm, tokenOf } from "../../testbed/messages.ts";
import { createOwner } from "../../testbed/owner.ts";
import { freePort, startProcess } from "../../testbed/process.ts";
import { soonAt } from "../../testbed/soon.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { stopClock } from "../e2e/support/stop-clock.ts";

/** The unusual events; usually somebody at the desk hears a message, takes it and answers. */
type Event =
  /** Another tab is in front at the desk: of the page only its audio goes on. */
  | "hidden"
  /** Nobody takes it until all steps have told somebody. */
  | "nobody"
  /** The server is killed as soon as it has said that it has the message. */
  | "killed"
  /** The desk has no network when it comes. */
  | "away"
  /** The answer is lost, and the phone sends again. */
  | "again"
  /** Two people press at once. */
  | "both"
  /** Spam of one network, which is muted then. */
  | "spam"
  /** Comes while the one before it rings. */
  | "beside"
  /** Rings at its minute, too. */
  | "wake";

type Line = [at: string, language: string, room: string, topic: string, text: string, event?: Event];

const NIGHTS: readonly Line[] = [
  ["22:04", "de", "104", "repair", "Es klopft in der Heizung, wir können nicht schlafen."],
  ["22:10", "en", "112", "other", "hello are you open"],
  ["22:31", "fr", "207", "towels", "Deux serviettes, s’il vous plaît.", "hidden"],
  ["22:40", "ar", "301", "late_checkout", "هل يمكن أن نغادر الغرفة غدًا في وقت متأخر؟"],
  ["22:41", "en", "302", "taxi", "To the airport, two of us.", "beside"],
  ["23:02", "en", "901", "other", "Best prices for hotel linen!", "spam"],
  ["23:02", "en", "902", "other", "Best prices for hotel linen!!", "spam"],
  ["23:03", "en", "903", "other", "Best prices for hotel linen!!!", "spam"],
  ["23:20", "de", "105", "wake_up_call", "5:15 bitte, die frühe Fähre.", "wake"],
  ["23:48", "fr", "208", "help", "Mon mari a très mal à la poitrine, venez vite."],
  ["00:12", "de", "401", "repair", "Das Licht im Bad geht nicht aus.", "away"],
  ["00:50", "en", "402", "other", "Our neighbours are loud.", "both"],
  ["01:30", "ar", "303", "repair", "لا يوجد ماء ساخن", "killed"],
  ["02:09", "de", "106", "other", "Wo ist der Verbandskasten?", "nobody"],
  ["05:40", "fr", "209", "taxi", "Un taxi à six heures, s’il vous plaît.", "hidden"],
  ["22:02", "en", "501", "towels", "Two more pillows, please.", "again"],
  ["22:03", "de", "107", "taxi", "Zum Bahnhof, drei Personen.", "beside"],
  ["22:20", "fr", "210", "late_checkout", "Est-ce possible jusqu’à midi ?"],
  ["22:45", "ar", "304", "other", "متى يبدأ الإفطار؟"],
  ["23:00", "en", "502", "repair", "The safe does not open.", "hidden"],
  ["23:15", "de", "108", "other", "Können wir das Fenster kippen?"],
  ["23:59", "en", "503", "help", "Smoke on the stairs.", "hidden"],
  ["00:40", "fr", "211", "repair", "La fenêtre ne ferme plus.", "both"],
  ["01:15", "de", "109", "help", "Meine Mutter ist gestürzt.", "nobody"],
  ["02:30", "ar", "305", "taxi", "سيارة أجرة إلى محطة القطار", "away"],
  ["03:10", "en", "504", "other", "Is the front door locked at night?", "killed"],
  ["04:20", "de", "110", "towels", "Ein Bademantel fehlt."],
  ["04:45", "fr", "212", "wake_up_call", "À 6 h 30, merci.", "wake"],
  ["06:05", "en", "505", "late_checkout", "Could we stay until 1 PM?"],
];

/** Seconds after which the desk hears of a message. */
const VISIBLE = 5;
const HIDDEN = 20;
/** How long the desk has no network, or no server, and after how long it has tried again. */
const AWAY = 20;
const AFTER_FAILURE = 20;
/** How often a message's page asks for its answer. */
const ASKS_EVERY = 15;
/** Minutes after its arrival until each step: docs/decisions/0128-noticed.md. */
const STEPS = ["device 3", "mail 6", "manager 10"];
const STEPS_IN_DANGER = ["device 1", "mail 1", "manager 2"];

const FIRST = NIGHTS.slice(0, 15);
const SECOND = NIGHTS.slice(15);

// Each on a server of its own: mails are limited by the hour, and two nights pass here within minutes.
test("Of a night each message is heard, and none that nobody begins stays untold", ({ browser }) =>
  play(browser, FIRST));
test("So is each of the night after it", ({ browser }) => play(browser, SECOND));

async function play(browser: Browser, night: readonly Line[]): Promise<void> {
  test.setTimeout(900_000);
  const dataDir = makeDataDir();
  const email = "night@example.com";
  const env = { PORT: String(await freePort()), TRUST_PROXY: "1", COMPLIMENTARY_PRO_EMAILS: email };
  let server = startProcess({ dataDir, env });
  const url = await server.url;
  const { jwtSecret, databasePassword } = readSecrets(dataDir);
  const guests = { url, jwtKey: new TextEncoder().encode(jwtSecret) };
  const connect = () => connectDatabase(runningEmbedded(dataDir, databasePassword) ?? {});
  let sql = connect();
  const print = (...cells: string[]) =>
    process.stdout.write(`${cells.map((cell) => cell.padEnd(10)).join("")}\n`);
  print("sent", "room", "heard", "taken", "answered", "read");
  try {
    const owner = await createOwner(url, { email, hotel: { country: "US" } });
    const { id: hotelId } = owner.hotel;
    const kind = { hotel_id: hotelId, kind: "request", is_on: true };
    await owner.api.from("message_kinds").insert(kind).throwOnError();
    const colleague = await createOwner(url);
    await sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${colleague.hotel.user_id}, 'desk')`;
    const desk = await openDesk(browser, { baseURL: url, storageState: owner.storageState });

    const messageOf = async (room: string) => {
      const found = await sql<{ id: string; state: string }[]>`
        select id, state from messages where hotel_id = ${hotelId} and room = ${room}`;
      expect(found, `messages of ${room}`).toHaveLength(1);
      return found[0] ?? { id: "", state: "" };
    };

    /** Lets the minutes until each step pass. @returns whom they told, and after how many minutes */
    async function stepsOf(room: string): Promise<string[]> {
      const { id } = await messageOf(room);
      const steps: string[] = [];
      const told = async () =>
        (await sql`select from message_events where message_id = ${id} and what = 'told'`).length;
      for (;;) {
        const [job] = await sql<{ step: string; minutes: number }[]>`
          update innfo.jobs set due_at = now() where kind = 'escalation' and payload ->> 'messageId' = ${id}
          returning payload ->> 'step' as step,
            extract(epoch from old.due_at - (payload ->> 'since')::timestamptz)::int / 60 as minutes`;
        if (!job) return steps;
        steps.push(`${job.step} ${job.minutes}`);
        await expect.poll(told).toBe(steps.length);
      }
    }

    async function take(room: string, isContested: boolean): Promise<void> {
      const { id } = await messageOf(room);
      const press = { hotel_id: hotelId, message_id: id, seen: "new", state: "working" };
      await Promise.all([
        // The second may find the button gone.
        desk.takes(room).evaluate((button: HTMLElement) => button.click()),
        isContested && colleague.api.rpc("set_message_state", press).throwOnError(),
      ]);
      await expect.poll(async () => (await messageOf(room)).state).toBe("working");
      await expect(desk.takes(room)).toHaveCount(0);
    }

    /** All of its messages are done, and nothing more comes from its network. */
    async function mute(rooms: RegExp): Promise<void> {
      const { page } = desk;
      const boxes = page.getByRole("checkbox", { name: rooms });
      async function select(): Promise<void> {
        await expect(boxes).toHaveCount(3);
        for (const box of await boxes.all()) await box.check();
      }
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("link", { name: "Select Several" }).click();
      await select();
      await page.getByRole("button", { name: /^Mute This/ }).click();
      await page.getByRole("button", { name: "Mute", exact: true }).click();
      await expect(page.getByText("1 network muted for a day")).toBeVisible();
      await select();
      await page.getByRole("button", { name: "Done", exact: true }).click();
      await expect(page.getByText("3 messages done")).toBeVisible();
      await page.getByRole("link", { name: /^Open/ }).click();
    }

    interface Waiting {
      at: string;
      room: string;
      language: string;
      event: Event | undefined;
      secret: string;
      sentAt: number;
      figures: number[];
    }

    async function seeTo({ room, language, event, secret, sentAt, figures }: Waiting): Promise<void> {
      const since = async () => (await desk.now()) - sentAt;
      if (event === "spam") return;
      const guest = await openGuest(browser, { baseURL: url, locale: language }, secret);
      await take(room, event === "both");
      figures.push(await since());
      const words = `${room}: ${event ?? "yes"}`;
      await desk.answer(room, words);
      figures.push(await since());
      // Not second by second: the page asks, and with the answer it loads itself anew.
      await guest.page.clock.fastForward(ASKS_EVERY * 1000);
      await expect(guest.page.getByText(words)).toBeVisible();
      figures.push((await since()) + ASKS_EVERY);
      await guest.page.context().close();
      if (event !== "wake") return;
      await desk.stop();
      const { id } = await messageOf(room);
      await sql`update messages set due_at = now() where id = ${id}`;
      const at = await desk.now();
      await desk.untilRung(await desk.rung());
      expect((await desk.now()) - at, `${room} rings at its minute`).toBeLessThanOrEqual(VISIBLE);
      await desk.start();
      await desk.page.getByRole("button", { name: "They are awake" }).click();
      await expect.poll(async () => (await messageOf(room)).state).toBe("done");
    }

    let waiting: Waiting[] = [];
    for (const [place, [at, language, room, topic, text, event]] of night.entries()) {
      const values = {
        ...{ topic, room, text, token: tokenOf(guests, hotelId, "request") },
        ...(event === "wake" && { wanted_at: soonAt("05:15", 300) }),
      };
      const from = event === "spam" ? "203.0.113.66" : `198.51.100.${place + 1}`;
      const headers = { "X-Forwarded-For": from, "Accept-Language": language };
      const send = () => sendForm(guests, hotelId, "request", values, headers);
      // Since the last one so much time has passed that a mail is due.
      await sql`update innfo.message_mails set due_at = now() - interval '10 minutes'`;
      await sql`update innfo.jobs set due_at = now() where kind = 'mail' and due_at > now()`;
      if (event === "hidden") await desk.hide(true);
      await desk.stop();
      if (event === "away") await desk.page.context().setOffline(true);
      const sentAt = await desk.now();
      const rung = await desk.rung();
      if (event === "again") await send();
      const answer = await send();
      expect(answer.status, `${at}, ${room}, is sent`).toBe(303);
      if (event === "killed") {
        await sql.end();
        await server.end("SIGKILL");
        await desk.pass(AWAY);
        server = startProcess({ dataDir, env });
        await server.url;
        sql = connect();
      }
      if (event === "away") {
        await desk.pass(AWAY);
        await expect(desk.page.getByRole("heading", { name: /^No network/ })).toBeVisible();
        await desk.page.context().setOffline(false);
      }
      const isCut = event === "killed" || event === "away";
      // Meanwhile it rang, because nothing reached it.
      await desk.untilRung(isCut ? await desk.rung() : rung);
      const heard = (await desk.now()) - sentAt;
      const limit = isCut ? AWAY + AFTER_FAILURE : event === "hidden" ? HIDDEN : VISIBLE;
      expect(heard, `${at}, ${room}, is heard`).toBeLessThanOrEqual(limit);
      if (event === "hidden") await desk.hide(false);
      waiting.push({
        ...{ at, room, language, event, sentAt, figures: [heard] },
        secret: answer.headers.get("location") ?? "",
      });
      if (event === "nobody") {
        const before = await desk.rung();
        await desk.pass(41);
        expect(await desk.rung(), `${at}, ${room}, rings on`).toBeGreaterThanOrEqual(before + 2);
        expect(await stepsOf(room)).toEqual(topic === "help" ? STEPS_IN_DANGER : STEPS);
      }
      if (topic === "help") {
        const subjects = async () => (await mailsTo(guests, email)).map(({ subject }) => subject);
        await expect.poll(subjects).toContainEqual(expect.stringMatching(`^ALARM, room ${room}`));
      }
      const next = night[place + 1]?.[5];
      if (next === "beside" || (event === "spam" && next === "spam")) continue;
      await desk.start();
      if (event === "spam") {
        await mute(/ 90\d$/);
        expect((await send()).status, "from a network that is muted").toBe(303);
        values.token = tokenOf(guests, hotelId, "request");
        expect((await send()).status, "from a network that is muted").toBe(429);
      }
      for (const each of waiting) {
        await seeTo(each);
        print(each.at, each.room, ...each.figures.map((figure) => `${figure} s`), each.event ?? "");
      }
      waiting = [];
    }

    const unnoticed = await sql`
      select room from messages m where m.hotel_id = ${hotelId} and m.state = 'new'`;
    expect([...unnoticed]).toEqual([]);
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int from messages where hotel_id = ${hotelId}`;
    expect(count).toBe(night.length);
  } finally {
    await sql.end();
    await server.end();
    removeDataDir(dataDir);
  }
}

/** A page whose seconds pass when a test lets them, with whatever it asks for in between. */
class Screen {
  isHidden = false;
  readonly #asked = new Set<Request>();
  #isQuiet = () => {};
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const ended = (request: Request) => {
      this.#asked.delete(request);
      if (this.#asked.size === 0) this.#isQuiet();
    };
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType())) this.#asked.add(request);
    });
    page.on("requestfinished", ended);
    page.on("requestfailed", ended);
  }

  /** In whole seconds. */
  now = () => this.page.evaluate(() => Math.round(Date.now() / 1000));

  async stop(): Promise<void> {
    await stopClock(this.page);
    await this.#settle();
  }

  start = () => this.page.clock.resume();

  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      // Browsers let one of a hidden page's timers pass a minute: only the clock and the audio go on.
      if (this.isHidden)
        await this.page.clock.setSystemTime((await this.page.evaluate(() => Date.now())) + 980);
      else await this.page.clock.runFor(980);
      await this.page.evaluate(() => document.dispatchEvent(new Event("a-second-of-audio")));
      await this.#settle();
    }
  }

  /** Until answers are there and what they change is drawn. */
  async #settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      while (this.#asked.size > 0) {
        await new Promise<void>((resolve) => {
          this.#isQuiet = resolve;
        });
      }
      await this.page.clock.runFor(10);
    }
  }
}

class Desk extends Screen {
  /** How often it has rung. */
  rung = () => this.page.evaluate(() => Number(document.documentElement.dataset.rung ?? 0));

  async untilRung(before: number): Promise<void> {
    for (let second = 0; second < 60; second++) {
      if ((await this.rung()) > before) return;
      await this.pass(1);
    }
    throw new Error("Nothing rang for a minute");
  }

  async hide(isHidden: boolean): Promise<void> {
    this.isHidden = isHidden;
    await this.page.evaluate((hidden) => {
      const state = hidden ? "hidden" : "visible";
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  }

  /** "I take it", in the list, on the alarm or in the bar above. */
  takes = (room: string) =>
    this.page
      .getByRole("listitem")
      .or(this.page.getByRole("alert"))
      .filter({ hasText: new RegExp(`Room ${room}(?!\\d)`) })
      .getByRole("button", { name: /^I take it/ })
      .first();

  async answer(room: string, words: string): Promise<void> {
    await this.page.getByRole("link", { name: new RegExp(`Room ${room}\\b`) }).click();
    const message = this.page.getByRole("region", { name: "Message" });
    await expect(message.getByRole("heading", { name: new RegExp(`Room ${room}\\b`) })).toBeVisible();
    await message.getByRole("textbox", { name: "Answer" }).fill(words);
    await message.getByRole("button", { name: /^Send/ }).click();
    await expect(message.getByText(words)).toBeVisible();
  }
}

async function openDesk(browser: Browser, options: BrowserContextOptions): Promise<Desk> {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(standInForAudio);
  const desk = new Desk(page);
  await page.goto("/admin/inbox");
  await page.getByRole("button", { name: "Let it ring" }).click();
  await expect(page.getByText("Sound on")).toBeVisible();
  return desk;
}

async function openGuest(browser: Browser, options: BrowserContextOptions, secret: string): Promise<Screen> {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.clock.install();
  const guest = new Screen(page);
  await page.goto(secret);
  await guest.stop();
  return guest;
}

/** Audio whose seconds the test lets pass, and which counts how often it rings. */
function standInForAudio(): void {
  class Part extends EventTarget {
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect = <To>(to: To) => to;
    disconnect() {}
    start() {}
    stop() {}
  }
  let isRinging = false;
  class Tone extends Part {
    override start() {
      if (isRinging) return;
      isRinging = true;
      queueMicrotask(() => {
        isRinging = false;
      });
      const { dataset } = document.documentElement;
      dataset.rung = String(Number(dataset.rung ?? 0) + 1);
    }
  }
  class Silence extends Part {
    override stop() {
      const end = () => this.dispatchEvent(new Event("ended"));
      document.addEventListener("a-second-of-audio", end, { once: true });
    }
  }
  class Audio extends EventTarget {
    state = "suspended";
    currentTime = 0;
    async resume() {
      this.state = "running";
    }
  }
  Object.assign(window, {
    AudioContext: Audio,
    GainNode: Part,
    OscillatorNode: Tone,
    ConstantSourceNode: Silence,
  });
}
