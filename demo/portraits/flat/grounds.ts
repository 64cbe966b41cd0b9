/** What stands behind the flat portraits, 320 × 320: a place rather than a pattern. */
import { random } from "../../kit/random.ts";
import { rays, ridge, starPoints } from "../../kit/scene.ts";
import { circle, g, linear, path, polygon, rect, stroke, type Stop } from "../../kit/svg.ts";

function sky(...stops: readonly Stop[]): string {
  const shade = linear(stops);
  return shade.defs + rect(0, 0, 320, 320, shade.fill);
}

/** A workshop wall: tools hung on a board. */
export function garage(): string {
  const holes = Array.from({ length: 90 }, (_, i) =>
    circle(16 + (i % 10) * 32, 14 + Math.floor(i / 10) * 32, 2.4, "#0f4a4c"),
  ).join("");
  const tools =
    stroke("M44 40V120M44 40a13 13 0 1 0 -0.1 0M44 120v24", "#12393c", 11, { "stroke-linecap": "round" }) +
    path("M262 34h44v22h-14v92h-14v-92h-16Z", "#12393c");
  return rect(0, 0, 320, 320, "#1f6a6b") + holes + tools;
}

/** A night torn by lightning. */
export function storm(): string {
  return (
    sky([0, "#131a3a"], [0.7, "#31457a"], [1, "#5a6ea5"]) +
    path("M-10 60C40 20 80 60 120 40C170 10 220 50 330 16V-10H-10Z", "#0d1128") +
    path("M236 20L196 118L226 116L190 210L268 98L238 100L272 24Z", "#f6f0d8") +
    path("M60 30L44 96L62 94L40 150L86 82L66 84L82 32Z", "#aebfe8") +
    ridge(320, 250, 14, 320, "#0d1128", "storm", 60)
  );
}

/** A wall cast in boards. */
export function concrete(): string {
  const boards = [0, 1, 2, 3, 4].map((i) => rect(0, i * 64, 320, 62, i % 2 ? "#a9a294" : "#b5ae9f")).join("");
  const bolts = [40, 280].flatMap((x) => [32, 160, 288].map((y) => circle(x, y, 6, "#8c8577")));
  return rect(0, 0, 320, 320, "#8f887a") + boards + bolts.join("");
}

/** Sparks running along a fuse. */
export function fuse(): string {
  const dice = random("fuse");
  const sparks = Array.from({ length: 34 }, () =>
    circle(
      dice.between(0, 320),
      dice.between(40, 320),
      dice.between(1, 3.4),
      dice.pick(["#ffd98a", "#ff9a3a", "#fff4d8"]),
    ),
  ).join("");
  return sky([0, "#2b1020"], [0.6, "#7a1f2a"], [1, "#e8702a"]) + sparks;
}

/** A road to the horizon. */
export function road(): string {
  return (
    sky([0, "#8fc3c4"], [0.55, "#f3dfb7"]) +
    circle(236, 92, 40, "#fff3cf") +
    ridge(320, 178, 12, 320, "#c58f5a", "road", 64) +
    path(
      polygon([
        [128, 184],
        [192, 184],
        [420, 320],
        [-100, 320],
      ]),
      "#3a343c",
    ) +
    path(
      polygon([
        [156, 184],
        [164, 184],
        [196, 320],
        [124, 320],
      ]),
      "#f2d06b",
    )
  );
}

/** Reeds and a pale moon. */
export function marsh(): string {
  const dice = random("marsh");
  const reeds = Array.from({ length: 26 }, (_, i) => {
    const x = i * 13 + dice.between(-6, 6);
    return stroke(
      `M${x.toFixed(0)} 320Q${(x + 4).toFixed(0)} 230 ${(x + dice.between(-14, 14)).toFixed(0)} ${dice.between(120, 220).toFixed(0)}`,
      "#5f7f80",
      3,
    );
  }).join("");
  return sky([0, "#7c9a9e"], [1, "#b4c6c4"]) + circle(72, 74, 34, "#dfe6de") + reeds;
}

/** An explosion, seen a moment too late. */
export function blast(): string {
  const burst = (r: number, fill: string, points: number, turn: number): string =>
    path(polygon(starPoints(160, 150, r, points, 0.72, turn)), fill);
  return (
    rect(0, 0, 320, 320, "#7a1426") +
    rays(160, 150, 320, 18, "#9a1f2c", 0.3) +
    burst(190, "#d9412a", 15, 0) +
    burst(150, "#f08a2e", 14, 9) +
    burst(116, "#ffd05a", 13, 4)
  );
}

/** Black daisies on paper. */
export function daisies(): string {
  const flower = (x: number, y: number, r: number): string =>
    g(
      { transform: `translate(${x} ${y})` },
      Array.from({ length: 11 }, (_, i) =>
        path(
          `M0 ${-r * 0.3}C${r * 0.24} ${-r * 0.6} ${r * 0.2} ${-r} 0 ${-r}C${-r * 0.2} ${-r} ${-r * 0.24} ${-r * 0.6} 0 ${-r * 0.3}Z`,
          "#2b2230",
          { transform: `rotate(${(i * 360) / 11})` },
        ),
      ).join("") + circle(0, 0, r * 0.34, "#d9a441"),
    );
  return (
    rect(0, 0, 320, 320, "#e6d3ac") +
    flower(46, 66, 44) +
    flower(276, 84, 38) +
    flower(160, 8, 34) +
    flower(20, 206, 36) +
    flower(306, 232, 42)
  );
}

/** The green eye of a speed trap. */
export function radar(): string {
  const rings = [60, 110, 160, 210].map((r) =>
    circle(160, 60, r, "none", { stroke: "#5f9a62", "stroke-width": 3 }),
  );
  return rect(0, 0, 320, 320, "#1d3a2c") + path("M160 60L320 -60V120Z", "#3f7a4a") + rings.join("");
}
