/** The Lantern House: dusk over a small harbour, a lit house on the quay and a lighthouse behind it. */
import {
  COVER,
  circle,
  fade,
  glow,
  group,
  line,
  type Picture,
  path,
  randomFrom,
  rect,
  ridge,
  ripples,
  shaded,
  stars,
  times,
} from "./svg.ts";

const WATER = 890;

export function harbour(): Picture {
  const { width, height } = COVER;
  return {
    ...COVER,
    content: [
      shaded(0, 0, width, WATER, "#16324a", "#2c4d68", "#6f6b80", "#d98f6f", "#f6c98a"),
      stars(COVER, 380, 50),
      glow(330, 850, 520, "#ffdf9e", 0.75),
      clouds(),
      ridge(COVER, { at: WATER, swing: 130, steps: 5, seed: 4 }, "#56607a"),
      ridge(COVER, { at: WATER + 6, swing: 64, steps: 9, seed: 8 }, "#3a4a63"),
      shaded(0, WATER, width, height - WATER, "#d99a74", "#5d6b80", "#1f3f58", "#0e2536"),
      ripples(COVER, WATER, "#ffe3ad", { count: 120, center: 0.3, spread: 0.7 }),
      ripples(COVER, WATER, "#0d2438", { count: 60, seed: 9 }),
      lighthouse(905, 865),
      house(),
      boat(470, 1010, 1),
      boat(250, 952, 0.55),
    ].join(""),
  };
}

function clouds(): string {
  const random = randomFrom(21);
  return times(16, () => {
    const y = 330 + random() * 380;
    const length = 160 + random() * 420;
    const x = random() * 1300 - 150;
    return rect(
      x,
      y,
      length,
      7 + random() * 14,
      y > 560 ? "#ffcf9c" : "#8d8598",
      `rx="9" opacity="${0.2 + random() * 0.3}"`,
    );
  });
}

function lighthouse(x: number, foot: number): string {
  const tower = (from: number, to: number, fill: string) => {
    const half = (y: number) => 22 + (y / 320) * 16;
    return path(
      `M${x - half(from)} ${foot - 320 + from}H${x + half(from)}L${x + half(to)} ${foot - 320 + to}H${x - half(to)}Z`,
      fill,
    );
  };
  const beam = fade(["#fff3cf00", "#fff3cfcc"], { across: true });
  return [
    path(
      `M${x - 250} ${WATER + 24}Q${x - 130} ${foot - 46} ${x} ${foot - 34}T${x + 320} ${foot - 90}V${WATER + 24}Z`,
      "#22334a",
    ),
    beam.defs,
    path(`M${x} ${foot - 348}L${x - 760} ${foot - 470}V${foot - 300}Z`, beam.fill, 'opacity=".55"'),
    glow(x, foot - 348, 220, "#ffe9ae"),
    ...[0, 1, 2, 3, 4].map((band) => tower(band * 64, (band + 1) * 64, band % 2 ? "#b5523f" : "#f3e6d4")),
    path(`M${x} ${foot - 320}H${x + 22}L${x + 38} ${foot}H${x}Z`, "#0c1c2e", 'opacity=".22"'),
    rect(x - 32, foot - 326, 64, 10, "#1b2c42"),
    rect(x - 17, foot - 366, 34, 42, "#fff1c4"),
    path(`M${x - 24} ${foot - 366}L${x} ${foot - 396}L${x + 24} ${foot - 366}Z`, "#7c3529"),
  ].join("");
}

function house(): string {
  const wall = "#1d2f45";
  const random = randomFrom(3);
  const window = (x: number, y: number, tall = 46) => {
    const lit = random() > 0.25;
    return (
      rect(x, y, 28, tall, lit ? "#ffd98f" : "#31465f", 'rx="2"') +
      line(`M${x + 14} ${y}v${tall}M${x} ${y + tall / 2}h28`, wall, 3)
    );
  };
  const gable = (x: number, y: number, width: number, roof: string) =>
    rect(x, y, width, WATER + 14 - y, wall) +
    path(`M${x - 12} ${y + 4}L${x + width / 2} ${y - width * 0.48}L${x + width + 12} ${y + 4}Z`, roof);
  return [
    glow(560, 800, 300, "#ffcf7d", 0.5),
    gable(360, 700, 180, "#131f30"),
    gable(540, 660, 210, "#182739"),
    gable(735, 740, 130, "#131f30"),
    rect(420, 560, 26, 80, "#131f30"),
    rect(700, 560, 22, 70, "#182739"),
    times(3, (column) => times(3, (row) => window(383 + column * 52, 722 + row * 62, 42))),
    times(3, (column) => times(2, (row) => window(567 + column * 62, 682 + row * 70))),
    circle(645, 618, 17, "#ffd98f"),
    times(2, (column) => times(2, (row) => window(757 + column * 52, 762 + row * 58, 40))),
    rect(622, 822, 48, 84, "#ffe2a3", 'rx="3"'),
    group(
      'opacity=".9"',
      times(9, (i) => glow(372 + i * 62, 858, 26, "#ffdc93") + circle(372 + i * 62, 858, 4.5, "#fff2cb")),
    ),
    line("M350 852q31 14 62 0t62 0 62 0 62 0 62 0 62 0 62 0 62 0", "#0e1b2b", 2),
    rect(320, WATER + 6, 580, 20, "#101e2f"),
    times(12, (i) => rect(334 + i * 48, WATER + 22, 9, 46, "#101e2f")),
  ].join("");
}

function boat(x: number, y: number, size: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path("M-78 0H78Q64 40 36 44H-40Q-70 38-78 0Z", "#0d1d2d") +
      path("M-4-190V-14H-84Q-30-84-4-190Z", "#f4e3cb") +
      path("M8-160Q52-70 60-14H8Z", "#d9b795") +
      rect(-2, -198, 5, 200, "#0d1d2d") +
      path("M-64 52Q0 66 64 52L40 120H-36Z", "#0a1a2a", 'opacity=".35"'),
  );
}
