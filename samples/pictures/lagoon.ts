/** A resort: a lagoon with houses on stilts, palms, and a sun near the water. */
import {
  COVER,
  circle,
  ellipse,
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
} from "./svg.ts";

const HORIZON = 700;

export function lagoon(): Picture {
  return {
    ...COVER,
    content: [
      shaded(0, 0, 1200, HORIZON, "#2aa3b8", "#7fd0cd", "#ffe6b8", "#ffc59a"),
      clouds(),
      glow(690, 610, 460, "#fff0c0", 0.95),
      circle(690, 610, 74, "#fff8e0"),
      ridge(COVER, { at: HORIZON + 4, swing: 120, steps: 7, seed: 6 }, "#4fa0a0"),
      shaded(0, HORIZON, 1200, 700, "#ffd8ac", "#59c9c3", "#189fae", "#0b6f8a"),
      reef(),
      ripples(COVER, HORIZON, "#fff6da", { count: 150, center: 0.57, spread: 0.6 }),
      jetty(),
      villa(250, 800, 0.62),
      villa(420, 838, 0.85),
      villa(640, 890, 1.15),
      beach(),
      palm(1010, 1180, 620, -190),
      palm(1120, 1220, 500, -60),
      palm(80, 1240, 470, 130),
    ].join(""),
  };
}

function clouds(): string {
  const random = randomFrom(2);
  return times(7, () => {
    const x = random() * 1200;
    const y = 120 + random() * 330;
    const size = 30 + random() * 40;
    const puff = (dx: number, dy: number, r: number) =>
      circle(x + dx * size, y + dy * size, r * size, "#fff");
    return group(
      `opacity="${0.35 + random() * 0.3}"`,
      puff(0, 0, 1) +
        puff(1.1, 0.2, 0.8) +
        puff(-1.1, 0.25, 0.7) +
        puff(2, 0.4, 0.5) +
        rect(x - size * 1.8, y + size * 0.3, size * 4.2, size * 0.7, "#fff", `rx="${size * 0.35}"`),
    );
  });
}

function reef(): string {
  const random = randomFrom(33);
  return times(16, () => {
    const depth = random();
    return ellipse(
      random() * 1200,
      790 + depth * 420,
      50 + depth * 130,
      8 + depth * 20,
      depth > 0.5 ? "#0d7f8f" : "#2fb3b0",
      'opacity=".35"',
    );
  });
}

function jetty(): string {
  return (
    line("M90 876L300 846L520 892L800 962L1100 1100", "#7a4f33", 26) +
    line("M90 870L300 840L520 886L800 956L1100 1094", "#c08b5d", 16) +
    times(16, (i) => rect(130 + i * 60, 880 + (i > 4 ? (i - 4) * 17 : 0), 9, 60, "#5a3a26"))
  );
}

function villa(x: number, y: number, size: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    [
      path("M-110 96L110 96L70 160H-70Z", "#0c6a7a", 'opacity=".35"'),
      times(5, (i) => rect(-92 + i * 44, 30, 8, 84, "#5a3a26")),
      rect(-118, 22, 236, 14, "#c08b5d"),
      rect(-90, -44, 180, 68, "#f7e6c6"),
      rect(-30, -34, 60, 58, "#ffcf7d"),
      line("M0-34v58", "#8a5a3a", 5),
      rect(-78, -28, 36, 34, "#1e6d78"),
      rect(42, -28, 36, 34, "#1e6d78"),
      path("M-134-38Q-40-72 0-138Q40-72 134-38Q66-50 0-50T-134-38Z", "#9a6a3f"),
      path("M0-138Q40-72 134-38Q66-50 0-50Z", "#7c512d"),
      times(7, (i) => line(`M0-132Q${-70 + i * 23}-80 ${-112 + i * 37}-46`, "#6a4526", 2.5, 'opacity=".6"')),
      line("M-118 22v-34M-88 22v-34M88 22v-34M118 22v-34M-118-10h30M88-10h30", "#8a5a3a", 5),
    ].join(""),
  );
}

function beach(): string {
  const random = randomFrom(51);
  return (
    path("M0 1230Q240 1150 520 1210T900 1160T1200 1080V1400H0Z", "#fff3d6", 'opacity=".6"') +
    path("M0 1250Q240 1176 520 1236T900 1186T1200 1104V1400H0Z", "#f3d9a4") +
    times(160, () =>
      circle(random() * 1200, 1260 + random() * 140, 1 + random() * 2.4, "#c79f63", 'opacity=".5"'),
    )
  );
}

function palm(x: number, y: number, tall: number, lean: number): string {
  const tx = x + lean;
  const ty = y - tall;
  const leaf = (angle: number, long: number, fill: string) => {
    const ex = Math.cos(angle) * long;
    const ey = Math.sin(angle) * long + long * 0.34;
    const cx = Math.cos(angle) * long * 0.55;
    const cy = Math.sin(angle) * long * 0.75 - long * 0.22;
    return path(
      `M${tx} ${ty}Q${tx + cx} ${ty + cy} ${tx + ex} ${ty + ey}Q${tx + cx * 0.9} ${ty + cy + long * 0.2} ${tx} ${ty}Z`,
      fill,
    );
  };
  return [
    path(
      `M${x - 19} ${y}Q${x + lean * 0.2 - 16} ${y - tall * 0.55} ${tx - 9} ${ty}H${tx + 9}Q${x + lean * 0.2 + 20} ${y - tall * 0.55} ${x + 21} ${y}Z`,
      "#5b3d2b",
    ),
    times(11, (i) =>
      leaf(Math.PI * (1.02 + i * 0.098) - (i % 2) * 0.04, 210 + (i % 3) * 24, i % 2 ? "#17605a" : "#0f4a4a"),
    ),
    leaf(Math.PI * 0.86, 190, "#1f7468"),
    leaf(Math.PI * 0.14, 190, "#1f7468"),
    times(4, (i) => circle(tx - 15 + i * 10, ty + 12 + (i % 2) * 9, 11, "#7a4a2c")),
  ].join("");
}
