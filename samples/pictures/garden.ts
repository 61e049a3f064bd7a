/** A ryokan: the moon over a garden, a tea house by the pond, a maple and stone lanterns. */
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

export function garden(): Picture {
  return {
    ...COVER,
    content: [
      shaded(0, 0, 1200, 960, "#2b2742", "#4b3f63", "#8d6c80", "#d9a690", "#f0cfae"),
      glow(640, 380, 520, "#ffeec9", 0.6),
      circle(640, 380, 150, "#fdf3da"),
      times(4, (i) => rect(250 + i * 130, 420 + i * 34, 360 - i * 30, 9, "#8d6c80", 'rx="5" opacity=".55"')),
      ridge(COVER, { at: 860, swing: 300, steps: 4, seed: 44 }, "#84718a"),
      mist(730),
      ridge(COVER, { at: 900, swing: 190, steps: 6, seed: 9 }, "#5d5070"),
      mist(815),
      pines(),
      house(),
      shaded(0, 960, 1200, 440, "#c79a8c", "#6b5a76", "#2d2a44"),
      ripples(COVER, 960, "#ffe9c4", { count: 90, center: 0.53, spread: 0.5 }),
      banks(),
      bridge(),
      stoneLantern(330, 1030),
      maple(),
      petals(),
    ].join(""),
  };
}

function mist(y: number): string {
  const random = randomFrom(y);
  return times(7, () =>
    rect(
      random() * 1100 - 120,
      y + random() * 90,
      300 + random() * 420,
      16,
      "#f0d9c4",
      'rx="8" opacity=".2"',
    ),
  );
}

function pines(): string {
  const random = randomFrom(71);
  return times(18, (i) => {
    const x = i * 70 + random() * 30 - 20;
    const y = 930 - random() * 30;
    return (
      line(`M${x} ${y}V${y - 90}`, "#332c45", 7) +
      times(3, (tier) =>
        ellipse(x + (random() - 0.5) * 24, y - 60 - tier * 34, 52 - tier * 11, 18, "#3b3450"),
      )
    );
  });
}

function house(): string {
  const panes = (x: number, count: number) =>
    times(
      count,
      (i) =>
        rect(x + i * 66, 802, 60, 128, i % 3 === 1 ? "#ffe0a0" : "#ffd08a") +
        line(
          `M${x + i * 66 + 20} 802v128M${x + i * 66 + 40} 802v128M${x + i * 66} 838h60M${x + i * 66} 872h60M${x + i * 66} 906h60`,
          "#7a4b33",
          2.5,
        ),
    );
  return [
    glow(740, 860, 400, "#ffc377", 0.65),
    rect(520, 790, 480, 150, "#3a2a2c"),
    panes(540, 7),
    path("M452 800Q560 770 612 700H900Q960 770 1060 800Q1020 806 1000 800H520Q490 806 452 800Z", "#2a2233"),
    path("M612 700Q600 686 588 684H926Q912 686 900 700Z", "#41364c"),
    times(16, (i) => line(`M${626 + i * 18} 704Q${600 + i * 22} 770 ${540 + i * 30} 796`, "#41364c", 3)),
    rect(500, 930, 520, 14, "#6b4630"),
    times(7, (i) => rect(520 + i * 80, 942, 10, 40, "#2a2233")),
    line("M560 806v26M960 806v26", "#2a2233", 3),
    times(
      2,
      (i) =>
        ellipse(560 + i * 400, 852, 19, 25, "#e2552f") +
        glow(560 + i * 400, 852, 80, "#ffb070", 0.7) +
        rect(551 + i * 400, 824, 18, 7, "#2a2233") +
        rect(551 + i * 400, 874, 18, 7, "#2a2233"),
    ),
  ].join("");
}

function banks(): string {
  const stones = (at: readonly (readonly [number, number, number])[]) =>
    at
      .map(
        ([x, y, r]) =>
          ellipse(x, y, r * 1.5, r, "#4a4258") +
          ellipse(x - r * 0.3, y - r * 0.3, r * 0.9, r * 0.45, "#6d6179"),
      )
      .join("");
  return (
    path("M0 940Q200 950 330 1010T260 1130Q120 1170 0 1260Z", "#37402f") +
    path("M0 940Q190 948 310 1000Q180 1010 0 1030Z", "#4d5a3c") +
    path("M1200 950Q1060 960 1000 1010T1080 1140T1200 1250Z", "#37402f") +
    stones([
      [360, 1040, 26],
      [330, 1096, 34],
      [240, 1150, 28],
      [990, 1036, 28],
      [1040, 1100, 36],
      [1110, 1170, 26],
      [430, 1012, 15],
    ])
  );
}

function bridge(): string {
  return [
    path("M400 1130Q680 970 1010 1096L1010 1122Q690 1000 400 1160Z", "#8f2f28"),
    line("M404 1074Q684 916 1008 1040", "#b23a30", 12),
    times(9, (i) => {
      const x = 420 + i * 72;
      const y = 1130 - 84 * (1 - ((i - 4.1) / 4.4) ** 2);
      return rect(x, y - 66, 11, 72, "#b23a30") + rect(x - 2, y - 74, 15, 10, "#2a2233");
    }),
  ].join("");
}

function stoneLantern(x: number, y: number): string {
  return group(
    `transform="translate(${x} ${y})"`,
    glow(0, -96, 130, "#ffd48f") +
      path("M-16 0H16L12-60H-12Z", "#7c7285") +
      rect(-34, -72, 68, 14, "#8d8396") +
      rect(-26, -116, 52, 44, "#6d6478") +
      rect(-15, -110, 30, 32, "#ffe2a6") +
      line("M0-110v32M-15-94h30", "#6d6478", 4) +
      path("M-58-112Q-26-128-10-152H10Q26-128 58-112Z", "#8d8396") +
      circle(0, -156, 11, "#8d8396") +
      rect(-30, -4, 60, 14, "#6d6478"),
  );
}

function maple(): string {
  const random = randomFrom(19);
  const crown = (cx: number, cy: number, rx: number, ry: number, count: number) =>
    times(count, () => {
      const angle = random() * Math.PI * 2;
      const far = Math.sqrt(random());
      const fill = ["#b3372c", "#d05138", "#e2784a", "#8f2a2b"][Math.floor(random() * 4)] ?? "";
      return star(
        cx + Math.cos(angle) * rx * far,
        cy + Math.sin(angle) * ry * far,
        13 + random() * 13,
        fill,
        random() * 72,
      );
    });
  return [
    path("M66 1160Q110 980 78 800Q60 640 180 520L194 534Q100 660 122 800Q160 980 150 1160Z", "#2c2028"),
    line("M96 800Q200 690 330 660M84 690Q20 600 6 560M120 660Q210 560 300 540", "#2c2028", 17),
    crown(150, 500, 250, 140, 190),
    crown(330, 640, 150, 74, 80),
    crown(20, 600, 140, 90, 70),
  ].join("");
}

/** A leaf of five points. */
function star(x: number, y: number, size: number, fill: string, turn: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = ((turn + i * 36) * Math.PI) / 180;
    const far = i % 2 ? size * 0.42 : size;
    return `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`;
  });
  return path(`M${points.join("L")}Z`, fill);
}

function petals(): string {
  const random = randomFrom(90);
  return times(26, () =>
    star(
      120 + random() * 950,
      560 + random() * 780,
      6 + random() * 8,
      random() > 0.5 ? "#d05138" : "#e2784a",
      random() * 72,
    ),
  );
}
