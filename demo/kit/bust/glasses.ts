import { clip, path, stroke } from "../svg.ts";
import type { Paints } from "./paints.ts";
import type { Person } from "./person.ts";

const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** Spectacles, sunglasses, monocle or eyepatch over the eyes. */
export function glasses(p: Person, paint: Paints): string {
  if (p.glasses === "aucunes") return "";
  const t = p.turn * 9;
  const [l, r, y] = [-p.eyeGap + t, p.eyeGap + t, 173];
  if (p.glasses === "monocle") {
    const rim = round(r, y, 21, 21);
    return (
      path(rim, "#ffffff", { opacity: 0.22 }) +
      stroke(rim, paint.metal, 3.6) +
      stroke(`M${r + 18} ${y + 12}C${r + 34} 220 ${r + 20} 270 ${r + 34} 330`, paint.metal, 1.8)
    );
  }
  if (p.glasses === "bandeau") {
    const patch = `M${l - 21} ${y - 13}C${l - 8} ${y - 19} ${l + 10} ${y - 18} ${l + 19} ${y - 12}C${l + 20} ${y + 4} ${l + 10} ${y + 20} ${l - 2} ${y + 20}C${l - 16} ${y + 18} ${l - 23} ${y + 4} ${l - 21} ${y - 13}Z`;
    return (
      clip(
        "M-66 60H70V280H-66Z",
        stroke(`M-90 ${y + 2}L${l - 16} ${y - 10}M${l + 18} ${y - 12}L84 112`, paint.lens, 5),
      ) +
      path(patch, paint.lens) +
      stroke(
        `M${l - 14} ${y - 6}C${l - 4} ${y - 10} ${l + 6} ${y - 10} ${l + 12} ${y - 7}`,
        paint.hairLight,
        2,
        { opacity: 0.5 },
      )
    );
  }
  const shapes = {
    rondes: (x: number) => round(x, y, 22, 21),
    carrees: (x: number) =>
      `M${x - 23} ${y - 15}H${x + 23}Q${x + 24} ${y + 14} ${x + 12} ${y + 16}H${x - 12}Q${x - 24} ${y + 14} ${x - 23} ${y - 15}Z`,
    aviateur: (x: number) =>
      `M${x - 23} ${y - 13}C${x - 8} ${y - 17} ${x + 8} ${y - 17} ${x + 23} ${y - 13}C${x + 26} ${y + 8} ${x + 14} ${y + 24} ${x} ${y + 22}C${x - 14} ${y + 24} ${x - 26} ${y + 8} ${x - 23} ${y - 13}Z`,
    chat: (x: number) =>
      x < t
        ? `M${x - 31} ${y - 19}C${x - 14} ${y - 16} ${x + 8} ${y - 16} ${x + 22} ${y - 10}C${x + 24} ${y + 8} ${x + 12} ${y + 16} ${x} ${y + 15}C${x - 16} ${y + 14} ${x - 24} ${y} ${x - 31} ${y - 19}Z`
        : `M${x + 31} ${y - 19}C${x + 14} ${y - 16} ${x - 8} ${y - 16} ${x - 22} ${y - 10}C${x - 24} ${y + 8} ${x - 12} ${y + 16} ${x} ${y + 15}C${x + 16} ${y + 14} ${x + 24} ${y} ${x + 31} ${y - 19}Z`,
    soleil: (x: number) =>
      `M${x - 25} ${y - 16}H${x + 25}C${x + 27} ${y + 2} ${x + 20} ${y + 17} ${x + 10} ${y + 17}H${x - 10}C${x - 20} ${y + 17} ${x - 27} ${y + 2} ${x - 25} ${y - 16}Z`,
  };
  const lens = shapes[p.glasses];
  const both = lens(l) + lens(r);
  const dark = p.glasses === "aviateur" || p.glasses === "soleil";
  const rim =
    p.glasses === "rondes" || p.glasses === "aviateur"
      ? paint.metal
      : p.glasses === "chat"
        ? paint.accent
        : paint.lens;
  const width = p.glasses === "soleil" || p.glasses === "carrees" || p.glasses === "chat" ? 5 : 3.4;
  const bridge = stroke(
    `M${l + 20} ${y - 7}C${l + 25} ${y - 13} ${r - 25} ${y - 13} ${r - 20} ${y - 7}`,
    rim,
    width,
  );
  const arms = stroke(
    `M${l - 22} ${y - 8}L${-p.cheek - 2} ${y - 12}M${r + 22} ${y - 8}L${p.cheek + 2} ${y - 12}`,
    rim,
    width,
  );
  const glare = clip(
    both,
    path(
      `M${l - 26} ${y + 6}L${l + 2} ${y - 24}H${l + 14}L${l - 20} ${y + 22}ZM${r - 26} ${y + 6}L${r + 2} ${y - 24}H${r + 14}L${r - 20} ${y + 22}Z`,
      "#ffffff",
      { opacity: dark ? 0.26 : 0.3 },
    ),
  );
  return (
    arms +
    path(both, dark ? paint.lens : "#ffffff", dark ? { opacity: 0.96 } : { opacity: 0.14 }) +
    glare +
    stroke(both, rim, width) +
    bridge
  );
}
