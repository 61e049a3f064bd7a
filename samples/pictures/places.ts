/** Pictures of places, for items: each drawn in a hotel's own colours. */
import { picture, type Still } from "./stills.ts";
import {
  circle,
  ellipse,
  glow,
  group,
  line,
  path,
  randomFrom,
  rect,
  ridge,
  shaded,
  times,
  WIDE,
} from "./svg.ts";

/** A bed by a window. */
export const room: Still = ({ dark, middle, light, warm, fresh }, seed = 1) =>
  picture(
    shaded(0, 0, 1200, 675, light, middle),
    rect(0, 560, 1200, 115, dark, 'opacity=".85"'),
    rect(120, 70, 360, 350, "#fffdf6"),
    shaded(138, 88, 324, 314, "#9fd0e2", "#f6e6c4"),
    group(
      'transform="translate(138 88) scale(.27 .46)"',
      ridge({ width: 1200, height: 682 }, { at: 600, swing: 330, steps: 5, seed, sharp: true }, middle) +
        ridge({ width: 1200, height: 682 }, { at: 640, swing: 150, steps: 6, seed: seed + 3 }, fresh),
    ),
    line("M300 88V402M138 240H462", "#fffdf6", 12),
    path("M96 50H190Q176 260 120 460H84ZM504 50H410Q424 260 480 460H516Z", warm, 'opacity=".9"'),
    rect(76, 40, 448, 16, dark, 'rx="8"'),
    rect(600, 250, 540, 210, dark, 'rx="26"'),
    rect(590, 400, 560, 170, "#fffdf8", 'rx="26"'),
    path("M590 470Q870 440 1150 476V590H590Z", warm),
    path("M590 520Q870 490 1150 526V560Q870 524 590 554Z", fresh),
    times(
      2,
      (i) =>
        rect(640 + i * 240, 330, 210, 104, "#fffdf8", 'rx="34"') +
        rect(660 + i * 240, 346, 170, 70, light, 'rx="26"'),
    ),
    rect(500, 440, 76, 130, dark, 'rx="8"'),
    glow(538, 360, 190, "#ffe3a6", 0.9),
    path("M502 380H574L556 320H520Z", "#ffe9b8"),
    rect(533, 380, 10, 60, dark),
    group(
      'transform="translate(870 110)"',
      rect(-110, -60, 220, 140, dark) +
        rect(-98, -48, 196, 116, light) +
        circle(40, -6, 26, warm) +
        path("M-98 68L-30-10L20 40L60 10L98 68Z", fresh),
    ),
  );

/** A way through hills. */
export const trail: Still = ({ dark, middle, light, warm, fresh }, seed = 1) => {
  const random = randomFrom(seed);
  return picture(
    shaded(0, 0, 1200, 500, "#8cc3d8", light),
    glow(920, 150, 280, "#fff4cf", 0.95) + circle(920, 150, 52, "#fff8e2"),
    ridge(WIDE, { at: 430, swing: 330, steps: 8, seed, sharp: true }, middle),
    ridge(WIDE, { at: 470, swing: 180, steps: 6, seed: seed + 1 }, fresh),
    ridge(WIDE, { at: 560, swing: 150, steps: 4, seed: seed + 2 }, dark),
    times(16, (i) => {
      const x = i * 80 + random() * 50;
      const height = 60 + random() * 70;
      return path(`M${x} ${560 - height}L${x + 26} 560H${x - 26}Z`, fresh, 'opacity=".9"');
    }),
    path("M0 560Q400 500 760 560T1200 540V675H0Z", fresh),
    path("M540 675Q640 610 560 570T640 520L662 522Q600 560 640 584T680 675Z", "#ead9b0"),
    group(
      'transform="translate(930 590)"',
      rect(-7, -150, 14, 150, "#6b4a2e") +
        path("M-10-150H120L146-126L120-102H-10Z", "#c79a62") +
        path("M10-92H-100L-124-70L-100-48H10Z", "#b98a52") +
        line("M14-126H100M-88-70H-10", "#6b4a2e", 6),
    ),
    times(40, () =>
      circle(random() * 1200, 600 + random() * 70, 3 + random() * 5, random() > 0.5 ? warm : "#fff"),
    ),
  );
};

/** A shop under its awning. */
export const shop: Still = ({ dark, middle, light, warm, fresh }, seed = 1) => {
  const random = randomFrom(seed);
  const goods = [warm, fresh, "#f2c14e", "#c9553a", "#fffdf6"];
  return picture(
    shaded(0, 0, 1200, 675, light, middle),
    times(12, (row) =>
      line(
        `M0 ${row * 50}H1200${times(13, (i) => `M${i * 96 + (row % 2) * 48} ${row * 50}v50`)}`,
        dark,
        2,
        'opacity=".12"',
      ),
    ),
    rect(0, 590, 1200, 85, "#cbb9a6"),
    rect(130, 190, 640, 340, dark),
    shaded(146, 206, 608, 308, "#fff0c8", "#f4c987"),
    times(
      3,
      (shelf) =>
        rect(146, 290 + shelf * 96, 608, 12, dark) +
        times(11, (i) => {
          const height = 34 + random() * 40;
          return rect(
            166 + i * 54,
            290 + shelf * 96 - height,
            38,
            height,
            goods[Math.floor(random() * goods.length)] ?? warm,
            'rx="7"',
          );
        }),
    ),
    rect(850, 190, 210, 400, dark, 'rx="6"'),
    rect(872, 214, 166, 220, "#ffe6b0"),
    circle(1030, 420, 10, "#ffe6b0"),
    times(12, (i) =>
      path(
        `M${90 + i * 85} 110H${175 + i * 85}L${185 + i * 85 - (i - 5) * 3} 220a44 40 0 0 1-86 0Z`,
        i % 2 ? "#fffdf6" : warm,
      ),
    ),
    rect(90, 84, 1020, 30, dark, 'rx="6"'),
    times(
      3,
      (i) =>
        path(`M${170 + i * 200} 540H${310 + i * 200}L${296 + i * 200} 610H${184 + i * 200}Z`, "#a8703f") +
        times(8, () =>
          circle(
            182 + i * 200 + random() * 116,
            526 + random() * 16,
            19,
            goods[(i + Math.floor(random() * 2)) % goods.length] ?? warm,
          ),
        ),
    ),
    group(
      'transform="translate(1120 590)"',
      path("M-44-60H44L34 0H-34Z", warm) +
        times(7, (i) =>
          ellipse(
            (i - 3) * 17,
            -96 - (i % 2) * 34,
            20,
            46,
            i % 2 ? fresh : dark,
            `transform="rotate(${(i - 3) * 13} 0 -60)"`,
          ),
        ),
    ),
  );
};

/** Something old, with columns or arches, worth the ticket. */
export const monument: Still = ({ dark, middle, light, warm, fresh }, seed = 1) => {
  const random = randomFrom(seed);
  return picture(
    shaded(0, 0, 1200, 560, middle, light, "#fff3d8"),
    circle(250 + random() * 200, 170, 70, "#fff8e2", 'opacity=".9"'),
    ridge(WIDE, { at: 540, swing: 170, steps: 8, seed }, fresh),
    path("M240 210L600 70L960 210Z", warm),
    path("M300 200L600 88L900 200Z", dark, 'opacity=".25"'),
    rect(230, 210, 740, 36, light) + rect(250, 246, 700, 24, warm),
    rect(270, 270, 660, 260, dark, 'opacity=".75"'),
    times(3, (i) =>
      path(`M${385 + i * 165} 530V390a50 50 0 0 1 100 0V530Z`, "#ffdf9f", `opacity="${0.5 + i * 0.12}"`),
    ),
    times(
      6,
      (i) =>
        rect(282 + i * 119, 286, 42, 226, light) +
        rect(270 + i * 119, 270, 66, 18, warm) +
        rect(270 + i * 119, 510, 66, 20, warm) +
        times(3, (flute) => line(`M${291 + i * 119 + flute * 12} 292V506`, middle, 3, 'opacity=".6"')),
    ),
    times(4, (i) => rect(220 - i * 40, 530 + i * 26, 760 + i * 80, 27, i % 2 ? light : warm)),
    rect(0, 634, 1200, 41, fresh),
    times(2, (side) =>
      times(3, (i) => ellipse(side ? 1020 + i * 70 : 40 + i * 60, 560 - i * 14, 20, 90 + i * 16, dark)),
    ),
  );
};

/** A lighthouse above the sea at dusk. */
export const lighthouse: Still = ({ dark, middle, light, warm }, seed = 1) =>
  picture(
    shaded(0, 0, 1200, 470, "#5f7fa0", "#f4c9a0"),
    glow(780, 180, 420, "#ffe9b0", 0.8),
    shaded(0, 450, 1200, 225, middle, dark),
    times(9, (i) => rect((i * 233 + seed * 71) % 1100, 490 + i * 19, 130, 4, light, 'opacity=".35"')),
    path("M520 675Q560 520 690 500H900Q1040 530 1200 520V675Z", "#2b3440"),
    path("M735 505L752 200H818L835 505Z", "#fffaf0"),
    times(3, (i) =>
      path(
        `M${738 + i * 5} ${450 - i * 90}H${832 - i * 5}L${829 - i * 5} ${400 - i * 90}H${741 + i * 5}Z`,
        warm,
      ),
    ),
    rect(738, 188, 94, 14, dark),
    rect(760, 134, 50, 54, "#fff0bf"),
    path("M750 134L785 92L820 134Z", warm),
    path("M785 160L1200 70V230Z", "#fff3c9", 'opacity=".35"'),
    path("M785 160L380 90V220Z", "#fff3c9", 'opacity=".25"'),
  );

/** A fleet of two: wheels for hire. */
export const bicycles: Still = ({ dark, middle, light, warm, fresh }) => {
  const bicycle = (x: number, color: string) =>
    group(
      `transform="translate(${x} 500) scale(1.35)"`,
      `<g fill="none" stroke="${dark}" stroke-width="8"><circle r="84"/><circle cx="240" r="84"/></g><g stroke="${dark}" stroke-width="1.5" opacity=".6">${times(2, (wheel) => times(6, (i) => line(`M${wheel * 240 + Math.cos((i * Math.PI) / 6) * 80} ${Math.sin((i * Math.PI) / 6) * 80}L${wheel * 240 - Math.cos((i * Math.PI) / 6) * 80} ${-Math.sin((i * Math.PI) / 6) * 80}`, dark, 1.5)))}</g>` +
        line("M0 0L78-132H180L240 0M78-132L124 0H0M124 0L180-132M180-132L166-176H206", color, 12) +
        line("M56-152H102", dark, 15) +
        path("M206-160H276V-108Q240-92 206-108Z", "#c79a62") +
        circle(124, 0, 15, dark),
    );
  return picture(
    shaded(0, 0, 1200, 560, light, middle),
    times(8, (row) =>
      times(9, (i) => rect(i * 150 + (row % 2) * 75 - 75, row * 70, 146, 66, dark, 'opacity=".06"')),
    ),
    rect(0, 560, 1200, 115, "#d5c6b2"),
    rect(0, 556, 1200, 12, dark, 'opacity=".3"'),
    times(
      2,
      (i) =>
        rect(90 + i * 900, 90, 150, 200, dark) +
        rect(104 + i * 900, 104, 122, 172, "#ffe6b0") +
        rect(80 + i * 900, 290, 170, 40, "#a8703f") +
        times(9, (f) => circle(92 + i * 900 + f * 18, 286 - (f % 2) * 12, 16, f % 2 ? warm : fresh)),
    ),
    bicycle(190, warm),
    bicycle(650, fresh),
  );
};
