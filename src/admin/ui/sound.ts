/**
 * How this screen rings. Browsers are silent until somebody presses on each page that they load: who has let this device
 * ring once need not look for the button again, as the next press anywhere does. Tones are made here, so nothing is
 * loaded; the audio's own clock wakes the page, whose timers browsers slow to one a minute while it is hidden.
 */
import { shared } from "./shared.ts";

/** The tones of each kind: when each begins and ends (seconds), and its pitch (hertz). */
const TONES = {
  message: [
    [0, 0.5, 660],
    [0.25, 1, 880],
  ],
  wake: [
    [0, 0.4, 523],
    [0.3, 0.7, 659],
    [0.6, 1.4, 784],
  ],
  alarm: [0, 0.4, 0.8, 1.2, 1.6].flatMap((at) => [
    [at, at + 0.2, 1175],
    [at + 0.2, at + 0.4, 880],
  ]),
  silent: [[0, 1.2, 330]],
} as const satisfies Record<string, readonly (readonly number[])[]>;
export type Ring = keyof typeof TONES;

const LOUDNESS: Readonly<Record<Ring, number>> = { message: 0.5, wake: 0.7, alarm: 1, silent: 0.6 };
/** How often the page is woken. */
const BEAT_SECONDS = 1;
const SILENCE_MS = 60 * 60_000;
/** Where this device keeps that it shall ring. */
const WANTED = "innfo-rings";
/** Events that browsers take for a press. */
const PRESSES = ["pointerup", "keydown"] as const;

interface Sound {
  on: boolean;
  /** Somebody has let this device ring: while it is off, it waits for a press. */
  wanted: boolean;
  /** Until then it is silent, in milliseconds since 1970; 0 while it is not. */
  silentUntil: number;
}

const sound = shared<Sound>({
  on: false,
  wanted: localStorage.getItem(WANTED) !== null,
  silentUntil: 0,
});
let context: AudioContext | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
const beats = new Set<() => void>();

function set(next: Partial<Sound>): void {
  sound.set({ ...sound.get(), ...next });
}

async function begin(): Promise<void> {
  if (!context) {
    context = new AudioContext();
    // A call on a phone, or a closed lid, takes it away.
    context.addEventListener("statechange", () => set({ on: context?.state === "running" }));
    beat(context);
  }
  await context.resume();
  set({ on: context.state === "running" });
}

function beginAgain(): void {
  const { wanted, on } = sound.get();
  if (wanted && !on) void begin();
}
for (const press of PRESSES) addEventListener(press, beginAgain, { capture: true, passive: true });

/** To be called by a press. Rings once, so that one hears how it sounds. */
export async function letItRing(): Promise<void> {
  localStorage.setItem(WANTED, "true");
  set({ wanted: true, silentUntil: 0 });
  await begin();
  ring("message");
}

/** Until somebody lets it ring again. */
export function staySilent(): void {
  localStorage.removeItem(WANTED);
  set({ wanted: false });
  void context?.suspend();
}

export function silenceForAnHour(): void {
  set({ silentUntil: Date.now() + SILENCE_MS });
  clearTimeout(silence);
  silence = setTimeout(() => set({ silentUntil: 0 }), SILENCE_MS);
}

/** An alarm is heard also while it is silent for an hour. */
export function ring(kind: Ring): void {
  const { on, silentUntil } = sound.get();
  if (!context || !on || (kind !== "alarm" && Date.now() < silentUntil)) return;
  for (const [begins, ends, pitch] of TONES[kind]) {
    const at = context.currentTime + begins;
    const end = context.currentTime + ends;
    const tone = new OscillatorNode(context, {
      frequency: pitch,
      type: kind === "alarm" ? "square" : "sine",
    });
    const volume = new GainNode(context, { gain: LOUDNESS[kind] });
    volume.gain.setValueAtTime(LOUDNESS[kind], at);
    volume.gain.exponentialRampToValueAtTime(0.01, end);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(end);
  }
}

/** The end of a part of the audio is told by its own thread, not by a timer. */
function beat(audio: AudioContext): void {
  const part = new ConstantSourceNode(audio, { offset: 0 });
  part.connect(audio.destination);
  part.addEventListener("ended", () => {
    part.disconnect();
    for (const listener of beats) listener();
    beat(audio);
  });
  part.start();
  part.stop(audio.currentTime + BEAT_SECONDS);
}

/** Calls once a second while the sound is on, hidden or not. @returns a function that ends it */
export function onBeat(listener: () => void): () => void {
  beats.add(listener);
  return () => beats.delete(listener);
}

export const isRinging = () => sound.get().on;

export const useSound = sound.use;
