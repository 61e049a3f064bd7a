/** An Arabic house: a courtyard with arches, zellige, a basin and a pomegranate tree, at nightfall. */
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
  shaded,
  stars,
  times,
} from "./svg.ts";

export function riad(): Picture {
  return {
    ...COVER,
    content: [
      shaded(0, 0, 1200, 620, "#141c46", "#28376f", "#6d5a8c", "#d8896b"),
      stars(COVER, 330, 70),
      path("M842 118a66 66 0 1 0 52 104a54 54 0 1 1-52-104Z", "#fbeec6"),
      glow(842, 180, 190, "#fbeec6", 0.35),
      back(),
      wing(-1),
      wing(1),
      floor(),
      basin(),
      tree(),
      lantern(600, 470, 1),
      lantern(330, 400, 0.7),
      lantern(870, 400, 0.7),
    ].join(""),
  };
}

/** A horseshoe arch: its opening alone. */
function arch(x: number, top: number, half: number, foot: number): string {
  const spring = top + half * 1.25;
  return `M${x - half * 0.86} ${foot}V${spring + half * 0.36}Q${x - half * 1.12} ${spring} ${x - half * 0.92} ${spring - half * 0.5}Q${x - half * 0.6} ${top + half * 0.36} ${x} ${top}Q${x + half * 0.6} ${top + half * 0.36} ${x + half * 0.92} ${spring - half * 0.5}Q${x + half * 1.12} ${spring} ${x + half * 0.86} ${spring + half * 0.36}V${foot}Z`;
}

/** Eight-pointed stars in a row, each of two squares. */
function zellige(x: number, y: number, width: number, height: number, colors: readonly string[]): string {
  const side = height;
  const count = Math.ceil(width / side);
  return (
    rect(x, y, width, height, colors[0] ?? "") +
    times(count, (i) => {
      const cx = x + (i + 0.5) * (width / count);
      const cy = y + height / 2;
      const half = side * 0.29;
      const square = rect(cx - half, cy - half, half * 2, half * 2, colors[1] ?? "");
      return (
        square +
        group(`transform="rotate(45 ${cx} ${cy})"`, square) +
        circle(cx, cy, half * 0.62, colors[2] ?? "")
      );
    })
  );
}

const TILES = ["#173f5f", "#2f8f8a", "#f3d9a0"] as const;

function back(): string {
  const inside = (x: number, half: number, top: number) =>
    path(arch(x, top - 26, half + 24, 900), "#f2ddbc") +
    path(arch(x, top, half, 900), "#5b2417") +
    glow(x, 800, half * 1.5, "#ffbd66", 0.85) +
    line(arch(x, top, half, 900), "#b6532f", 7);
  return [
    shaded(170, 430, 860, 480, "#d98a5c", "#c4693f"),
    rect(150, 410, 900, 34, "#8f3f24"),
    times(22, (i) => path(`M${152 + i * 41} 410v-26h22v26Z`, "#a94e2d")),
    zellige(170, 452, 860, 40, TILES),
    inside(600, 128, 556),
    inside(340, 86, 628),
    inside(860, 86, 628),
    zellige(170, 868, 860, 42, TILES),
  ].join("");
}

function wing(side: -1 | 1): string {
  const flip = side > 0 ? 'transform="translate(1200 0) scale(-1 1)"' : "";
  return group(
    flip,
    [
      path("M0 210L205 400V930L0 1120Z", "#9c4326"),
      path("M0 210L205 400V424L0 250Z", "#6d2a17"),
      path("M40 1082V640Q44 520 100 470Q152 560 154 660V978Z", "#f0d7b2"),
      path("M54 1066V650Q58 548 100 500Q140 572 142 668V986Z", "#46190f"),
      path("M54 1066V900L142 872V986Z", "#ffb65c", 'opacity=".5"'),
      path("M0 1000L205 852V930L0 1120Z", "#173f5f"),
      line("M0 1030L205 876M0 1075L205 905", "#2f8f8a", 9),
      path("M150 700L205 690V930L168 962Z", "#7d331c"),
    ].join(""),
  );
}

function floor(): string {
  return (
    path("M0 1120L205 930V910H995V930L1200 1120V1400H0Z", "#c9875b") +
    times(9, (i) => line(`M${205 + i * 99} 910L${-260 + i * 215} 1400`, "#a86542", 3)) +
    times(6, (i) => line(`M0 ${930 + i * i * 13 + i * 14}H1200`, "#a86542", 3)) +
    ellipse(600, 1010, 480, 90, "#ffcf85", 'opacity=".28"')
  );
}

function basin(): string {
  return [
    ellipse(600, 1130, 330, 96, "#7a3a22", 'opacity=".45"'),
    path("M290 1070Q300 1180 600 1190T910 1070Z", "#f2e2c6"),
    ellipse(600, 1070, 310, 78, "#f7ecd6"),
    ellipse(600, 1070, 282, 66, "#1d5c72"),
    ellipse(600, 1076, 240, 50, "#2f8f8a"),
    ellipse(600, 1090, 150, 24, "#ffd690", 'opacity=".5"'),
    path("M578 1072Q586 960 560 936H640Q614 960 622 1072Z", "#f2e2c6"),
    ellipse(600, 934, 70, 20, "#f7ecd6"),
    ellipse(600, 930, 54, 12, "#2f8f8a"),
    line(
      "M600 926q-4-46-46-40q-24 8-26 44M600 926q4-46 46-40q24 8 26 44M600 926v-52",
      "#e8fbff",
      4,
      'opacity=".8"',
    ),
    rosePetals(),
  ].join("");
}

function rosePetals(): string {
  const random = randomFrom(12);
  return times(34, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    return ellipse(
      600 + Math.cos(angle) * 250 * far,
      1074 + Math.sin(angle) * 54 * far,
      8,
      4,
      random() > 0.4 ? "#e05a4e" : "#f6a08a",
    );
  });
}

function tree(): string {
  const random = randomFrom(61);
  const leaves = times(170, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const fill = ["#1e4a35", "#2c6144", "#3f7a50"][Math.floor(random() * 3)] ?? "";
    return ellipse(
      212 + Math.cos(angle) * 165 * far,
      830 + Math.sin(angle) * 150 * far,
      24,
      11,
      fill,
      `transform="rotate(${Math.floor(random() * 180)} ${212 + Math.cos(angle) * 165 * far} ${830 + Math.sin(angle) * 150 * far})"`,
    );
  });
  const fruit = times(13, () => {
    const x = 212 + (random() - 0.5) * 270;
    const y = 830 + (random() - 0.5) * 230;
    return (
      circle(x, y, 17, "#c8322b") +
      circle(x - 5, y - 6, 5, "#f0806a") +
      path(`M${x - 6} ${y - 15}l6-9l6 9Z`, "#a02420")
    );
  });
  return [
    path("M196 1160Q208 1000 190 900H236Q222 1010 238 1160Z", "#4a2a1a"),
    leaves,
    fruit,
    path("M136 1140H298L278 1270H156Z", "#b6532f"),
    rect(126, 1122, 182, 30, "#cf6a41", 'rx="6"'),
  ].join("");
}

function lantern(x: number, y: number, size: number): string {
  return (
    line(`M${x} 0V${y - 70 * size}`, "#2a1410", 3) +
    glow(x, y, 230 * size, "#ffcf7a", 0.9) +
    group(
      `transform="translate(${x} ${y}) scale(${size})"`,
      [
        path("M-12-72H12L30-44H-30Z", "#3a1f12"),
        path("M-34-44H34L50 6L30 62H-30L-50 6Z", "#ffdf9a"),
        line(
          "M-34-44H34L50 6L30 62H-30L-50 6ZM-34-44L-14 6L-30 62M34-44L14 6L30 62M0-44L-14 6L0 62M0-44L14 6L0 62M-50 6H50",
          "#6b3d1d",
          5,
        ),
        path("M-30 62H30L10 84H-10Z", "#3a1f12"),
        circle(0, 92, 6, "#3a1f12"),
      ].join(""),
    )
  );
}
