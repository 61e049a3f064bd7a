/** A city design hotel: a quarter at the blue hour, in squares, arcs and lit windows. */
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
  ripples,
  shaded,
  times,
} from "./svg.ts";

const QUAY = 1010;

export function city(): Picture {
  return {
    ...COVER,
    content: [
      shaded(0, 0, 1200, QUAY, "#10142e", "#243166", "#5a63a8", "#d79aa6", "#ffd3a1"),
      glow(600, 960, 640, "#ffc98f", 0.55),
      needle(),
      skyline(),
      hall(),
      shaded(0, QUAY, 1200, 400, "#6a5f8d", "#2b2f5c", "#12152f"),
      ripples(COVER, QUAY, "#ffd9a0", { count: 130, center: 0.5, spread: 0.9 }),
      ripples(COVER, QUAY, "#0c0f24", { count: 70, seed: 2 }),
      bridge(),
    ].join(""),
  };
}

function needle(): string {
  const x = 912;
  return [
    path(`M${x - 9} ${QUAY}L${x - 4} 430H${x + 4}L${x + 9} ${QUAY}Z`, "#1c2450"),
    rect(x - 2, 150, 4, 290, "#1c2450"),
    circle(x, 446, 40, "#2a3468"),
    path(`M${x - 40} 446a40 40 0 0 1 80 0Z`, "#46529a"),
    times(9, (i) => rect(x - 34 + i * 8, 448, 4, 5, "#ffe0a3")),
    circle(x, 152, 5, "#ff6b5e"),
    glow(x, 152, 40, "#ff6b5e"),
  ].join("");
}

function skyline(): string {
  const random = randomFrom(14);
  return times(3, (layer) => {
    const fill = ["#38427f", "#28326a", "#1b2350"][layer] ?? "";
    return times(11 - layer, (i) => {
      const width = 84 + random() * 74;
      const x = i * 118 - 40 + random() * 34;
      const height = 130 + random() * (250 - layer * 40) + (layer === 2 ? -20 : 60);
      const top = QUAY - height;
      const across = Math.floor(width / 22);
      const lit = times(across * Math.floor(height / 30), (at) => {
        if (random() > 0.34) return "";
        return `M${x + 9 + (at % across) * 22} ${top + 14 + Math.floor(at / across) * 30}h9v14h-9Z`;
      });
      return (
        rect(x, top, width, height, fill) +
        path(lit, layer === 0 ? "#d8b6b0" : "#ffd99a", `opacity="${0.4 + layer * 0.22}"`)
      );
    });
  });
}

/** The hotel: a hall of brick and glass under three arcs. */
function hall(): string {
  const random = randomFrom(77);
  const glass = fade(["#ffe9bd", "#ffb765"]);
  const bay = (x: number) =>
    [
      path(`M${x} ${QUAY}V760a95 95 0 0 1 190 0V${QUAY}Z`, glass.fill),
      line(
        `M${x + 95} 665V${QUAY}M${x} 760H${x + 190}M${x} 840H${x + 190}M${x} 920H${x + 190}M${x + 47} 680V${QUAY}M${x + 143} 680V${QUAY}`,
        "#15183a",
        6,
      ),
      line(`M${x} ${QUAY}V760a95 95 0 0 1 190 0V${QUAY}`, "#15183a", 14),
    ].join("");
  const people = times(9, () => {
    const x = 300 + random() * 600;
    return circle(x, 968, 6, "#15183a") + rect(x - 7, 975, 14, 36, "#15183a", 'rx="6"');
  });
  return [
    glass.defs,
    rect(258, 610, 684, QUAY - 610, "#23285a"),
    times(26, (i) => line(`M258 ${620 + i * 15}H942`, "#1a1e47", 2)),
    rect(244, 590, 712, 26, "#15183a"),
    bay(282),
    bay(505),
    bay(728),
    people,
    group(
      'fill="none" stroke="#ffdf9f" stroke-width="9"',
      '<circle cx="600" cy="548" r="34"/><path d="M566 548h68M600 514v68"/>',
    ),
    line("M600 582v10", "#15183a", 8),
    glow(600, 548, 120, "#ffdf9f", 0.55),
    glow(600, 900, 420, "#ffbf6b", 0.35),
  ].join("");
}

function bridge(): string {
  return [
    path("M0 1130Q600 1010 1200 1130V1168Q600 1052 0 1168Z", "#12152f"),
    times(12, (i) => {
      const x = 60 + i * 98;
      const y = 1122 - 60 * (1 - ((x - 600) / 600) ** 2);
      return (
        line(`M${x} ${y}v-54`, "#12152f", 5) +
        circle(x, y - 58, 7, "#fff0c9") +
        glow(x, y - 58, 46, "#ffd48a", 0.8)
      );
    }),
    path("M250 1140H330V1400H236ZM870 1140H950L964 1400H870Z", "#12152f"),
  ].join("");
}
