/** A hostel: a steep street in the sun, tiled houses, washing on the line, and a tram. */
import {
  COVER,
  circle,
  ellipse,
  group,
  line,
  type Picture,
  path,
  randomFrom,
  rect,
  shaded,
  times,
} from "./svg.ts";

const WALLS = ["#f2b84b", "#e8795a", "#5fa8a3", "#f6d9b8", "#d95d5d", "#7c9ed0"];

export function street(): Picture {
  return {
    ...COVER,
    content: [
      shaded(0, 0, 1200, 900, "#3f93c4", "#8cc8df", "#fde9c7"),
      circle(600, 420, 110, "#fff4d6", 'opacity=".8"'),
      far(),
      path("M0 1000H1200V1400H0Z", "#e3d6c4"),
      row(-1),
      row(1),
      road(),
      washing(350, 330, 800),
      washing(520, 420, 610),
      bunting(),
      tram(),
      bicycles(),
    ].join(""),
  };
}

function far(): string {
  const random = randomFrom(7);
  return times(13, (i) => {
    const width = 42 + random() * 26;
    const x = 360 + i * 40;
    const height = 70 + random() * 130;
    return (
      rect(x, 790 - height, width, height + 40, WALLS[i % WALLS.length] ?? "", 'opacity=".55"') +
      path(`M${x - 4} ${790 - height}l${width / 2 + 4}-24l${width / 2 + 4} 24Z`, "#b65a3c", 'opacity=".6"')
    );
  });
}

/** Houses that grow towards whoever looks. @param side -1 for the left, 1 for the right */
function row(side: -1 | 1): string {
  const random = randomFrom(side + 9);
  return times(4, (index) => {
    const near = 3 - index;
    const scale = [1, 0.72, 0.52, 0.38][near] ?? 1;
    const width = 330 * scale;
    const inner = [150, 262, 340, 398][near] ?? 0;
    const x = side < 0 ? inner + (near === 0 ? 120 : 60) - width : 1200 - inner - (near === 0 ? 120 : 60);
    const foot = 800 + 300 * scale;
    const top = foot - (1010 - near * 20) * scale;
    const wall = WALLS[(index + (side > 0 ? 3 : 0)) % WALLS.length] ?? "";
    return [
      rect(x, top, width, foot - top, wall),
      tiles(x, foot - 210 * scale, width, 210 * scale, scale),
      rect(x - 8, top - 18 * scale, width + 16, 24 * scale, "#fff4e2"),
      times(2, (column) =>
        times(4, (storey) => {
          const wx = x + (44 + column * 142) * scale;
          const wy = top + (54 + storey * 176) * scale;
          const pane = random() > 0.6 ? "#ffe7a8" : "#2d4a66";
          return (
            rect(wx - 8 * scale, wy - 8 * scale, 116 * scale, 136 * scale, "#fff4e2") +
            rect(wx, wy, 100 * scale, 120 * scale, pane) +
            line(`M${wx + 50 * scale} ${wy}v${120 * scale}`, "#fff4e2", 5 * scale) +
            rect(wx - 30 * scale, wy - 8 * scale, 24 * scale, 136 * scale, "#2f6f62") +
            rect(wx + 106 * scale, wy - 8 * scale, 24 * scale, 136 * scale, "#2f6f62") +
            line(
              times(8, (i) => `M${wx - 12 * scale + i * 18 * scale} ${wy + 90 * scale}v${44 * scale}`),
              "#2b2b38",
              3 * scale,
            ) +
            line(`M${wx - 16 * scale} ${wy + 90 * scale}h${132 * scale}`, "#2b2b38", 4 * scale)
          );
        }),
      ),
      path(
        `M${side < 0 ? x + width : x} ${top}v${foot - top}h${side * -26 * scale}V${top}Z`,
        "#2a1c33",
        'opacity=".16"',
      ),
    ].join("");
  });
}

function tiles(x: number, y: number, width: number, height: number, scale: number): string {
  const side = 42 * scale;
  const across = Math.floor(width / side);
  const down = Math.floor(height / side);
  const flower = times(across * down, (i) => {
    const cx = x + ((i % across) + 0.5) * (width / across);
    const cy = y + (Math.floor(i / across) + 0.5) * (height / down);
    const r = side * 0.36;
    return `M${cx} ${cy - r}Q${cx} ${cy} ${cx + r} ${cy}Q${cx} ${cy} ${cx} ${cy + r}Q${cx} ${cy} ${cx - r} ${cy}Q${cx} ${cy} ${cx} ${cy - r}Z`;
  });
  return rect(x, y, width, height, "#eef4f6") + path(flower, "#2f6ea8");
}

function road(): string {
  const random = randomFrom(18);
  return [
    path("M430 790H770L1200 1260V1400H0V1260Z", "#cbb9a6"),
    path("M380 850L430 790H450L160 1400H0V1260Z", "#e3d6c4"),
    path("M820 850L770 790H750L1040 1400H1200V1260Z", "#e3d6c4"),
    times(120, () => {
      const depth = random() ** 0.6;
      const half = 140 + depth * 300;
      return ellipse(
        600 + (random() - 0.5) * 2 * half,
        810 + depth * 560,
        5 + depth * 17,
        2 + depth * 5,
        "#a8937f",
        'opacity=".45"',
      );
    }),
    line("M570 800L420 1400M630 800L780 1400", "#6b5b55", 9),
  ].join("");
}

function washing(from: number, y: number, to: number): string {
  const colors = ["#ffffff", "#e4572e", "#2e86ab", "#f2c14e", "#ffffff", "#76b39d", "#f49fbc"];
  const count = Math.floor((to - from) / 62);
  const random = randomFrom(from);
  return (
    line(`M${from} ${y}Q${(from + to) / 2} ${y + 60} ${to} ${y}`, "#413645", 3) +
    times(count, (i) => {
      const part = (i + 0.6) / (count + 0.4);
      const x = from + (to - from) * part - 18;
      const top = y + 4 * 30 * part * (1 - part);
      const long = 56 + random() * 40;
      const fill = colors[i % colors.length] ?? "#fff";
      return i % 3 === 1
        ? path(`M${x} ${top}h40l14 20-12 10-8-8v${long - 22}h-28v-${long - 22}l-8 8-12-10Z`, fill)
        : path(`M${x} ${top}h40q4 ${long / 2} 0 ${long}q-20-8-40 0q4-${long / 2} 0-${long}Z`, fill);
    })
  );
}

function bunting(): string {
  const colors = ["#e4572e", "#f2c14e", "#2e86ab", "#ffffff"];
  return (
    line("M310 250Q600 380 900 240", "#413645", 3) +
    times(13, (i) => {
      const part = (i + 0.5) / 13;
      const x = 310 + 590 * part;
      const y = 250 + 4 * 64 * part * (1 - part) - 10 * part;
      return path(`M${x - 17} ${y}h34l-17 40Z`, colors[i % colors.length] ?? "#fff");
    })
  );
}

function tram(): string {
  return group(
    'transform="translate(600 830)"',
    [
      ellipse(0, 208, 150, 16, "#4d3b3a", 'opacity=".5"'),
      rect(-118, -80, 236, 280, "#f4c430", 'rx="22"'),
      rect(-118, 60, 236, 70, "#fff7e3"),
      rect(-104, -52, 208, 104, "#27405a", 'rx="10"'),
      path("M-104 20L-20-52H20L-90 52H-104Z", "#ffffff", 'opacity=".18"'),
      line("M-36-52v104M36-52v104", "#f4c430", 8),
      rect(-60, -76, 120, 20, "#1f2430", 'rx="4"'),
      line("M-44-66h88", "#ffd75e", 6),
      circle(-74, 158, 16, "#fff8dc"),
      circle(74, 158, 16, "#fff8dc"),
      circle(0, 96, 20, "#c8451f"),
      rect(-130, 186, 260, 20, "#2b2b38", 'rx="8"'),
      line("M0-80L-30-180M0-80L30-180M-40-182H40", "#2b2b38", 4),
    ].join(""),
  );
}

function bicycles(): string {
  const bicycle = (x: number, y: number, color: string) =>
    group(
      `transform="translate(${x} ${y})"`,
      `<g fill="none" stroke="#2b2b38" stroke-width="7"><circle r="52"/><circle cx="150" r="52"/></g>` +
        line("M0 0L48-82H112L150 0M48-82L78 0H0M78 0L112-82M112-82L104-112H128", color, 8) +
        line("M36-96H62", "#2b2b38", 10),
    );
  return bicycle(86, 1236, "#c8451f") + bicycle(942, 1250, "#2f6f62");
}
