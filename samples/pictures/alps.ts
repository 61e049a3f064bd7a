/** An Alpine pension: morning over rock and larches, a timber house on its meadow. */
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
  shaded,
  times,
} from "./svg.ts";

export function alps(): Picture {
  return {
    ...COVER,
    content: [
      shaded(0, 0, 1200, 900, "#7fb4d0", "#b8d8e2", "#f2eed9", "#f8dcb4"),
      glow(900, 430, 480, "#fff3cf", 0.9),
      circle(900, 430, 62, "#fff6dc"),
      peaks(),
      ridge(COVER, { at: 900, swing: 210, steps: 6, seed: 31 }, "#6f968f"),
      forest(850, 34, "#3e6a5d", 17, 70),
      ridge(COVER, { at: 985, swing: 150, steps: 4, seed: 12 }, "#7fa65c"),
      forest(930, 16, "#254b3d", 5, 120),
      meadow(),
      chalet(),
      flowers(),
    ].join(""),
  };
}

function peaks(): string {
  const peak = (x: number, y: number, half: number, rock: string, shade: string) => {
    const foot = 860;
    return [
      path(
        `M${x - half} ${foot}L${x - half * 0.42} ${y + 170}L${x - half * 0.3} ${y + 120}L${x} ${y}L${x + half * 0.22} ${y + 130}L${x + half * 0.5} ${y + 190}L${x + half} ${foot}Z`,
        rock,
      ),
      path(
        `M${x} ${y}L${x + half * 0.22} ${y + 130}L${x + half * 0.5} ${y + 190}L${x + half} ${foot}H${x + half * 0.1}L${x + half * 0.16} ${y + 300}L${x - half * 0.04} ${y + 190}Z`,
        shade,
      ),
      path(
        `M${x} ${y}L${x - half * 0.3} ${y + 120}L${x - half * 0.38} ${y + 152}L${x - half * 0.22} ${y + 138}L${x - half * 0.15} ${y + 205}L${x - half * 0.02} ${y + 128}L${x + half * 0.08} ${y + 186}L${x + half * 0.16} ${y + 132}L${x + half * 0.3} ${y + 190}L${x + half * 0.22} ${y + 130}Z`,
        "#fdfaf3",
      ),
    ].join("");
  };
  return (
    peak(170, 420, 420, "#a9b9c4", "#8ea2b3") +
    peak(1080, 470, 380, "#a3b5c2", "#879cae") +
    peak(600, 250, 520, "#93a7b6", "#72899d") +
    rect(0, 640, 1200, 220, "#f4ead6", 'opacity=".28"')
  );
}

function forest(foot: number, count: number, fill: string, seed: number, tall: number): string {
  const random = randomFrom(seed);
  return times(count, (index) => {
    const x = (index + random() * 0.7) * (1260 / count) - 30;
    const height = tall * (0.7 + random() * 0.7);
    const y = foot + (random() - 0.5) * 46;
    const tier = (from: number, half: number) =>
      `M${x} ${y - height + from * height}L${x + half * height} ${y - height + (from + 0.45) * height}H${x - half * height}Z`;
    return path(tier(0, 0.17) + tier(0.24, 0.23) + tier(0.5, 0.29), fill);
  });
}

function meadow(): string {
  return (
    path("M0 1010Q300 900 660 960T1200 930V1400H0Z", "#8fb35d") +
    path("M0 1120Q360 1010 760 1080T1200 1040V1400H0Z", "#6f9a4c") +
    path("M0 1240Q420 1150 820 1210T1200 1190V1400H0Z", "#4f7d40") +
    line("M640 1010Q600 1080 690 1140T640 1400", "#d9c79a", 26, 'opacity=".8"')
  );
}

function chalet(): string {
  const wood = "#8a5530";
  const dark = "#5c3519";
  const window = (x: number, y: number) =>
    rect(x - 12, y - 4, 62, 62, "#2f5d3a") +
    rect(x, y, 38, 52, "#fff0c2") +
    line(`M${x + 19} ${y}v52M${x} ${y + 26}h38`, "#fff", 3) +
    rect(x - 6, y + 50, 50, 12, dark) +
    times(5, (i) => circle(x + i * 9.5, y + 49, 6.5, i % 2 ? "#d8412f" : "#e9694f"));
  return group(
    'transform="translate(0 20)"',
    [
      ellipse(600, 1012, 300, 26, "#3f6a37", 'opacity=".55"'),
      rect(376, 880, 448, 130, "#f4ecdc"),
      path("M376 880V770L600 690L824 770V880Z", wood),
      times(9, (i) => line(`M376 ${786 + i * 11}H824`, dark, 1.5, 'opacity=".35"')),
      path("M330 800L600 650L870 800L856 822L600 690L344 822Z", "#4a2c18"),
      path("M342 786L600 644L858 786L600 668Z", "#6d4528"),
      times(3, (i) => window(440 + i * 141, 796)),
      rect(364, 868, 472, 16, dark),
      times(20, (i) => rect(372 + i * 23.6, 842, 6, 28, dark)),
      rect(364, 838, 472, 7, dark),
      times(18, (i) => circle(380 + i * 26, 838, 9, i % 3 ? "#d8412f" : "#f08c6c")),
      window(420, 912),
      window(724, 912),
      rect(566, 906, 68, 104, dark, 'rx="34"'),
      rect(574, 914, 52, 96, "#a8703f", 'rx="26"'),
      rect(700, 640, 34, 70, "#e7dcc8"),
      line("M717 630q-18-26 4-50t-2-60", "#ffffff", 12, 'opacity=".55"'),
    ].join(""),
  );
}

function flowers(): string {
  const random = randomFrom(40);
  const colors = ["#3b57b5", "#ffffff", "#f4d35e", "#6b4fb0"];
  return times(90, () => {
    const depth = random();
    const x = random() * 1200;
    const y = 1140 + depth * 250;
    return (
      line(`M${x} ${y}v${10 + depth * 22}`, "#3a6432", 2 + depth * 2) +
      circle(x, y, 3 + depth * 7, colors[Math.floor(random() * colors.length)] ?? "#fff")
    );
  });
}
