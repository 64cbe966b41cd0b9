/** The four windows. */
import { circle, clip, g, polygon, rect, stroke } from "../../kit/svg.ts";
import { LEAD, afternoon, panes, polar, ring, visage, type Point } from "./panes.ts";

/** A lady of the night, the moon on her brow. */
export function vesper(): string {
  const pane = panes("vesperine");
  const sky = ring(160, 150, 0, 260, 16).map((d, i) =>
    pane(d, ["#24357e", "#31459a", "#3b2b78", "#1d2a68"][i % 4] ?? "#24357e"),
  );
  const halo = ring(160, 140, 96, 124, 14, 0.5).map((d, i) => pane(d, i % 2 ? "#e2a93c" : "#f0c767", 4));
  return (
    sky.join("") +
    halo.join("") +
    pane(
      "M160 44C214 44 252 88 252 140C252 192 214 236 160 236C106 236 68 192 68 140C68 88 106 44 160 44Z",
      "#5f86c8",
    ) +
    pane("M160 50C112 50 88 96 88 148C88 214 70 262 44 330H116L138 220L112 150Z", "#4a2368") +
    pane("M160 50C208 50 232 96 232 148C232 214 250 262 276 330H204L182 220L208 150Z", "#3d1c58") +
    pane("M20 330C40 284 100 264 136 254L160 292V330Z", "#b3162f") +
    pane("M300 330C280 284 220 264 184 254L160 292V330Z", "#951127") +
    pane("M138 214H182V256L160 292L138 256Z", "#e0b896", 4) +
    pane(
      "M160 78C122 78 110 118 113 156C116 198 138 230 160 232C182 230 204 198 207 156C210 118 198 78 160 78Z",
      "#f4dcc0",
    ) +
    pane("M160 60C122 62 98 104 104 176C118 150 126 116 160 92Z", "#d8d3dc", 4) +
    pane("M160 60C198 62 222 104 216 176C202 150 194 116 160 92Z", "#5a2d7c", 4) +
    g({ transform: "translate(160 148) scale(0.98)" }, visage({ iris: "#5a2d7c", lip: "#b3162f" })) +
    pane("M148 262a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z", "#f0c767", 4) +
    pane(
      "M160 40C150 36 144 26 148 16C152 24 160 28 168 26C178 24 182 14 180 8C190 22 180 40 160 40Z",
      "#fff0c0",
      4,
    ) +
    afternoon()
  );
}

/** A face in the facets of an emerald. */
export function emerald(): string {
  const pane = panes("emeraude");
  const octagon = (r: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => polar(160, 160, r, (i / 8) * Math.PI * 2 + Math.PI / 8));
  const band = (outer: number, inner: number, colours: readonly string[]): string => {
    const [a, b] = [octagon(outer), octagon(inner)];
    return a
      .map((p, i) =>
        pane(
          polygon([p, a[(i + 1) % 8] ?? p, b[(i + 1) % 8] ?? p, b[i] ?? p]),
          colours[i % colours.length] ?? "#1f7a58",
          4.4,
        ),
      )
      .join("");
  };
  return (
    rect(0, 0, 320, 320, "#0e3f33") +
    band(250, 176, ["#1c5a48", "#256e56"]) +
    band(176, 132, ["#1f8a62", "#2fa678", "#167a58", "#46b98a"]) +
    band(132, 92, ["#5fd0a0", "#36b184", "#8ae6bd", "#2a9a70"]) +
    pane(polygon(octagon(92)), "#bdf3da") +
    pane("M150 66C92 66 84 130 92 178C98 222 78 250 84 290L130 300L146 220Z", "#7a3a1c") +
    pane("M166 66C226 66 240 124 230 178C222 222 250 250 240 292L192 300L176 220Z", "#8f4a24") +
    pane("M40 330C58 288 108 268 138 260L160 284L182 260C212 268 262 288 280 330Z", "#e2a93c") +
    pane("M140 220H180V262L160 286L140 262Z", "#b87a4e", 4) +
    pane(
      "M160 92C126 92 114 126 116 162C118 202 140 232 160 234C180 232 202 202 204 162C206 126 194 92 160 92Z",
      "#cd8f60",
    ) +
    pane("M156 70C118 74 98 116 104 170C122 158 150 128 162 96Z", "#a3562a", 4) +
    pane("M164 70C202 74 222 116 216 170C198 150 172 124 162 96Z", "#7a3a1c", 4) +
    g(
      { transform: "translate(160 160) scale(0.94)" },
      visage({ iris: "#1f8a5a", lip: "#a52a3a", brown: "#3a1810" }),
    ) +
    [
      [118, 78, -40],
      [140, 58, -16],
      [182, 58, 16],
      [204, 78, 40],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        g(
          { transform: `translate(${x} ${y}) rotate(${turn})` },
          pane("M0 18C-14 6 -12 -14 0 -24C12 -14 14 6 0 18Z", "#7cc04a", 4),
        ),
      )
      .join("") +
    pane("M160 44L174 60L160 78L146 60Z", "#35d08e", 4) +
    pane("M160 288L174 302L160 318L146 302Z", "#35d08e", 4) +
    afternoon()
  );
}

/** A queen of Egypt, bandaged. */
export function cleopatra(): string {
  const pane = panes("cleo");
  const bands = ["#e0a83a", "#f3c766", "#e58f3a", "#c9612f", "#8f3a1f", "#6a2a1a"]
    .map(
      (colour, i) =>
        pane(`M-6 ${-6 + i * 62}H166V${56 + i * 62}H-6Z`, colour) +
        pane(`M166 ${-6 + i * 62}H326V${56 + i * 62}H166Z`, colour),
    )
    .join("");
  const rows = [
    [150, 122, "#1c4f9a", "#2a6ab8"],
    [122, 96, "#f0c767", "#d99a2f"],
    [96, 70, "#b3162f", "#2b9a94"],
  ] as const;
  const collar = rows.flatMap(([outer, inner, one, two]) =>
    ring(160, 242, inner, outer, 22).map((d, i) => pane(d, i % 2 ? one : two, 3.6)),
  );
  const lockOf = (flip: string): string =>
    g(
      { transform: flip },
      pane("M160 62C110 60 88 98 84 148L74 236H122L120 150Z", "#1d1a2c") +
        [0, 1, 2]
          .map((i) => pane(`M${74 + i * 16} 236h16v22h-16Z`, i % 2 ? "#2b9a94" : "#f0c767", 3.6))
          .join(""),
    );
  return (
    bands +
    pane("M160 26a92 92 0 1 0 0.1 0Z", "#fbe6a4") +
    clip("M-10 232H330V330H-10Z", pane("M84 242a76 76 0 0 0 152 0Z", "#c28d56"), collar.join("")) +
    lockOf("") +
    lockOf("translate(320 0) scale(-1 1)") +
    pane("M138 214H182V252C174 264 146 264 138 252Z", "#b8824c", 4) +
    pane(
      "M160 86C124 86 112 122 114 158C116 200 138 230 160 232C182 230 204 200 206 158C208 122 196 86 160 86Z",
      "#cf9a60",
    ) +
    pane(
      "M104 112C120 94 200 94 216 112C218 122 217 128 216 132C190 114 130 114 104 132C103 128 102 122 104 112Z",
      "#f6efe0",
      4,
    ) +
    stroke("M112 124C132 110 188 110 208 124", "#b9a888", 2.4) +
    pane("M88 100C112 58 208 58 232 100L226 116C196 88 124 88 94 116Z", "#f0c767") +
    stroke("M124 74V94M142 70V90M178 70V90M196 74V94", LEAD, 3.4) +
    pane("M160 88C144 76 146 52 160 42C174 52 176 76 160 88Z", "#2b9a94", 4) +
    circle(155, 60, 2.6, LEAD) +
    circle(165, 60, 2.6, LEAD) +
    g(
      { transform: "translate(160 156) scale(0.96)" },
      visage({ iris: "#2a6a5a", lip: "#a3202f", brown: "#1d1420", kohl: true }),
    ) +
    pane("M192 196L216 180L222 192L198 208Z", "#f6efe0", 3.4) +
    afternoon()
  );
}

/** The sun with a face. */
export function sun(): string {
  const pane = panes("nour");
  const sky = ring(160, 160, 0, 260, 12, 0.5).map((d, i) =>
    pane(d, ["#17245c", "#22347c", "#2c4494"][i % 3] ?? "#17245c"),
  );
  const rays = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2 - Math.PI / 2;
    const far = i % 2 ? 128 : 154;
    return pane(
      polygon([polar(160, 160, 84, a - 0.19), polar(160, 160, far, a), polar(160, 160, 84, a + 0.19)]),
      i % 2 ? "#f6d05a" : "#e8622b",
      4.4,
    );
  });
  return (
    sky.join("") +
    rays.join("") +
    ring(160, 160, 78, 98, 16)
      .map((d, i) => pane(d, i % 2 ? "#f0a02f" : "#fbe08a", 4))
      .join("") +
    pane("M160 80C116 80 82 116 82 160C82 204 116 240 160 240Z", "#f7c84e") +
    pane("M160 80C204 80 238 116 238 160C238 204 204 240 160 240Z", "#eda338") +
    pane(
      "M160 82C140 92 126 104 104 108C120 92 138 82 160 82ZM160 82C180 92 194 104 216 108C200 92 182 82 160 82Z",
      "#fbe08a",
      3.6,
    ) +
    pane("M94 178a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z", "#e8622b", 3.4) +
    pane("M192 178a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z", "#cf4722", 3.4) +
    g(
      { transform: "translate(160 148) scale(1.16)" },
      visage({ iris: "#1f3f8f", lip: "#b3162f", brown: "#5a2410" }),
    ) +
    afternoon()
  );
}
