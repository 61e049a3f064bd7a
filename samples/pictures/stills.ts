/** Pictures of things, for items: each drawn in a hotel's own colours. */
import {
  circle,
  ellipse,
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
  times,
  WIDE,
} from "./svg.ts";

/** From dark to light, and two that stand out. */
export interface Palette {
  dark: string;
  middle: string;
  light: string;
  warm: string;
  fresh: string;
}

/** Of the sample hotel, by the water. */
export const QUAY: Palette = {
  dark: "#1d3444",
  middle: "#7ea0ad",
  light: "#f0ece0",
  warm: "#d9904c",
  fresh: "#4f7d64",
};

export type Still = (palette: Palette, seed?: number) => Picture;

export function picture(...content: string[]): Picture {
  return { ...WIDE, content: content.join("") };
}

/** A table seen from above. */
function table({ dark, middle }: Palette): string {
  return (
    shaded(0, 0, 1200, 675, middle, dark) +
    times(7, (i) => line(`M0 ${60 + i * 96}H1200`, dark, 2, 'opacity=".35"'))
  );
}

/** A plate, a glass, bread: what is on the plate depends on the seed. */
export const dish: Still = (palette, seed = 1) => {
  const { dark, light, warm, fresh } = palette;
  const random = randomFrom(seed);
  const colors = [warm, fresh, "#e8c15a", "#c9553a", light];
  const leaf = (x: number, y: number, turn: number) =>
    path("M0 0Q18-22 46-8Q26 14 0 0Z", fresh, `transform="translate(${x} ${y}) rotate(${turn})"`);
  const food = times(26, (i) => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 118;
    const x = 600 + Math.cos(angle) * far;
    const y = 338 + Math.sin(angle) * far;
    if (i % 4 === 0) return leaf(x, y, random() * 360);
    const fill = colors[Math.floor(random() * colors.length)] ?? warm;
    const size = 15 + random() * 24;
    return i % 3
      ? circle(x, y, size, fill) + circle(x - size * 0.3, y - size * 0.3, size * 0.3, "#fff", 'opacity=".35"')
      : ellipse(
          x,
          y,
          size * 1.6,
          size * 0.7,
          fill,
          `transform="rotate(${Math.floor(random() * 180)} ${x} ${y})"`,
        );
  });
  return picture(
    table(palette),
    ellipse(612, 362, 260, 256, dark, 'opacity=".4"'),
    circle(600, 338, 252, light),
    circle(600, 338, 252, "none", `stroke="${warm}" stroke-width="5"`),
    circle(600, 338, 182, "#fffdf8"),
    food,
    times(3, (i) => leaf(560 + i * 34, 320 + (i % 2) * 24, i * 110)),
    line("M250 170V300M222 170V240Q222 300 250 300T278 240V170M250 300V540", "#e9e6df", 11),
    path("M950 160Q985 240 962 340H944V160Z", "#e9e6df"),
    line("M952 330V540", "#e9e6df", 13),
    ellipse(1082, 190, 92, 90, dark, 'opacity=".4"'),
    circle(1074, 180, 88, "#ffffff", 'opacity=".55"'),
    circle(1074, 180, 70, warm, 'opacity=".85"'),
    circle(1052, 158, 18, "#fff", 'opacity=".5"'),
    group(
      'transform="translate(110 500) rotate(-18)"',
      ellipse(0, 0, 120, 62, "#b9772f") +
        ellipse(0, -6, 112, 54, "#d99a4c") +
        times(4, (i) => line(`M${-62 + i * 40}-34q14 22 0 50`, "#b9772f", 7)),
    ),
  );
};

/** A cup with its steam, and something sweet. */
export const cup: Still = (palette, seed = 1) => {
  const { dark, light, warm, fresh } = palette;
  const random = randomFrom(seed);
  return picture(
    shaded(0, 0, 1200, 460, palette.light, palette.middle),
    glow(900, 160, 420, "#fff6dc", 0.8),
    rect(0, 440, 1200, 235, dark),
    rect(0, 440, 1200, 14, palette.middle),
    ellipse(560, 560, 290, 44, "#000", 'opacity=".22"'),
    ellipse(560, 540, 270, 40, light),
    ellipse(560, 534, 200, 24, warm, 'opacity=".4"'),
    path("M390 300H730Q726 520 610 540H510Q394 520 390 300Z", warm),
    path("M600 300H730Q726 520 610 540H570Q650 500 640 300Z", "#000", 'opacity=".12"'),
    line("M730 340Q830 330 812 410T716 450", warm, 26),
    ellipse(560, 302, 170, 36, light),
    ellipse(560, 306, 150, 27, fresh),
    times(3, (i) =>
      line(`M${490 + i * 70} 262q-34-46 0-86t0-90`, "#fff", 13, `opacity="${0.35 + i * 0.08}"`),
    ),
    ellipse(960, 566, 160, 30, "#000", 'opacity=".2"'),
    ellipse(960, 552, 150, 28, light),
    times(7, () =>
      circle(
        880 + random() * 160,
        516 + random() * 30,
        26 + random() * 12,
        random() > 0.5 ? "#d99a4c" : warm,
      ),
    ),
    group(
      'transform="translate(190 430)"',
      rect(-54, 0, 108, 110, light, 'rx="12"') +
        times(
          7,
          (i) =>
            line(`M0 6Q${(i - 3) * 30}-90 ${(i - 3) * 46}-${150 - Math.abs(i - 3) * 14}`, fresh, 8) +
            circle((i - 3) * 46, -(150 - Math.abs(i - 3) * 14), 22, i % 2 ? warm : "#f2d27a"),
        ),
    ),
  );
};

/** A pool, loungers and a hedge. */
export const pool: Still = ({ dark, light, warm, fresh }, seed = 1) => {
  const random = randomFrom(seed);
  const lounger = (x: number) =>
    group(
      `transform="translate(${x} 300)"`,
      path("M0 40L150 30L178-40L196-34L166 48L0 60Z", light) +
        line("M20 58V92M140 52V92", dark, 7) +
        rect(8, 30, 64, 14, warm, 'rx="6"'),
    );
  return picture(
    shaded(0, 0, 1200, 300, "#8fd0e0", "#e8f3e4"),
    ridge(WIDE, { at: 280, swing: 150, steps: 7, seed }, "#7fae93"),
    times(30, (i) => ellipse(i * 42, 280 + (random() - 0.5) * 30, 44, 52, random() > 0.5 ? fresh : dark)),
    rect(0, 310, 1200, 365, "#f0e2c8"),
    group(
      "",
      times(
        3,
        (i) =>
          line(`M${185 + i * 390} 330V150`, dark, 8) +
          path(`M${55 + i * 390} 190Q${185 + i * 390} 60 ${315 + i * 390} 190Z`, i % 2 ? light : warm) +
          path(
            `M${185 + i * 390} 124Q${225 + i * 390} 150 ${240 + i * 390} 190H${130 + i * 390}Q${145 + i * 390} 150 ${185 + i * 390} 124Z`,
            i % 2 ? warm : light,
          ),
      ),
    ),
    times(3, (i) => lounger(80 + i * 390)),
    path("M120 440H1080L1200 675H0Z", "#ffffff"),
    fade(["#57c3cf", "#1b8fa8"]).defs,
    path("M140 456H1060L1176 675H24Z", "url(#fy57c3cf1b8fa8)"),
    ripples(WIDE, 470, "#e6fbff", { count: 44, seed, spread: 0.8 }),
    group(
      'transform="translate(780 560)"',
      ellipse(0, 0, 88, 34, warm) +
        ellipse(0, -3, 44, 15, "#35a9b8") +
        times(6, (i) => ellipse(Math.cos(i) * 66, Math.sin(i) * 24, 16, 7, light)),
    ),
  );
};

/** Hot water between stones, or under a dome: steam, lamps, towels. */
export const bath: Still = (palette, seed = 1) => {
  const { dark, middle, light, warm, fresh } = palette;
  const random = randomFrom(seed);
  return picture(
    shaded(0, 0, 1200, 400, dark, middle),
    times(13, (i) => rect(i * 96, 0, 90, 400, i % 2 ? "#000" : "#fff", 'opacity=".05"')),
    times(
      3,
      (i) =>
        glow(220 + i * 380, 150, 230, "#ffd38a", 0.85) +
        rect(190 + i * 380, 96, 60, 100, "#ffe6b0", 'rx="8"') +
        line(`M${220 + i * 380} 96V0M${190 + i * 380} 130h60M${190 + i * 380} 164h60`, dark, 5),
    ),
    times(6, (i) => line(`M${40 + i * 12} 400Q${20 + i * 30} 240 ${i * 44 - 40} 130`, fresh, 12)),
    shaded(0, 380, 1200, 295, middle, "#3f8a92", "#1f5f6d"),
    times(17, (i) =>
      ellipse(i * 78, 394 + (random() - 0.5) * 18, 66, 34 + random() * 12, i % 2 ? "#6b6670" : "#837d87"),
    ),
    times(17, (i) => ellipse(i * 78 - 14, 380 + (random() - 0.5) * 12, 34, 12, "#a59fa8", 'opacity=".7"')),
    ripples(WIDE, 430, "#fff0d0", { count: 60, seed, spread: 0.9 }),
    times(6, (i) =>
      line(`M${200 + i * 170} ${420 - (i % 2) * 40}q-50-60 0-110t0-120`, "#fff", 30, 'opacity=".13"'),
    ),
    group(
      'transform="translate(940 380)"',
      times(3, (i) => rect(-90, -34 * (i + 1), 180 - i * 10, 32, i % 2 ? warm : light, 'rx="14"')),
    ),
    group(
      'transform="translate(330 560)"',
      ellipse(0, 8, 100, 26, "#000", 'opacity=".2"') +
        path("M-86-40H86L70 10H-70Z", "#b98a57") +
        ellipse(0, -40, 86, 22, "#8a6238") +
        ellipse(0, -38, 74, 16, fresh),
    ),
  );
};
