import { clip, path, stroke } from "../svg.ts";
import type { Paints } from "./paints.ts";
import type { Person } from "./person.ts";

/** The outline of the face, centred on x = 0; light comes from the left. */
export function skull(p: Person): string {
  const { cheek, jaw, chin } = p;
  const c = p.turn * 5;
  return [
    `M0 82C44 82 ${cheek + 3} 104 ${cheek + 3} 146`,
    `C${cheek + 3} 166 ${cheek + 1} 178 ${cheek} 190`,
    `C${cheek - 2} 208 ${jaw + 6} 216 ${jaw + 1} 230`,
    `C${jaw - 8} ${chin - 12} ${22 + c} ${chin} ${c} ${chin}`,
    `C${-22 + c} ${chin} ${-jaw + 8} ${chin - 12} ${-jaw - 1} 230`,
    `C${-jaw - 6} 216 ${-cheek + 2} 208 ${-cheek} 190`,
    `C${-cheek - 1} 178 ${-cheek - 3} 166 ${-cheek - 3} 146`,
    `C${-cheek - 3} 104 -44 82 0 82Z`,
  ].join("");
}

/** Neck and the shadow the jaw throws on it. */
export function neck(p: Person, paint: Paints): string {
  const w = (p.gender === "f" ? 29 : 38) * (0.6 + p.build * 0.4);
  const d = `M${-w} 214C${-w} 262 ${-w - 4} 280 ${-w - 34} 300L0 350L${w + 34} 300C${w + 4} 280 ${w} 262 ${w} 214Z`;
  const cast = `M${-w - 6} 222C${-w + 4} 262 -8 ${p.chin + 22} 10 ${p.chin + 26}C22 ${p.chin + 34} 16 330 4 352L${w + 40} 330L${w + 40} 200L${-w - 6} 200Z`;
  return (
    path(d, paint.skin) +
    clip(
      d,
      path(cast, paint.skinShade),
      path(
        `M${w - 16} 240C${w - 12} 280 ${w + 4} 300 ${w + 10} 312L${w + 40} 300L${w + 40} 220Z`,
        paint.skinDeep,
        { opacity: 0.6 },
      ),
    )
  );
}

function ear(p: Person, paint: Paints, side: 1 | -1): string {
  const x = (p.cheek + 2 + p.turn * 3 * side) * side;
  const fill = side === 1 ? paint.skinShade : paint.skin;
  const inner = side === 1 ? paint.skinDeep : paint.skinShade;
  const o = (n: number): number => x + n * side;
  return (
    path(`M${o(-6)} 158C${o(2)} 146 ${o(15)} 152 ${o(13)} 172C${o(11)} 188 ${o(6)} 206 ${o(-4)} 204Z`, fill) +
    stroke(
      `M${o(-1)} 164C${o(5)} 158 ${o(9)} 164 ${o(7)} 176C${o(5)} 184 ${o(2)} 186 ${o(1)} 192`,
      inner,
      2.6,
      { "stroke-linecap": "round" },
    ) +
    (p.earring
      ? `<circle cx="${o(3)}" cy="209" r="5" fill="none" stroke="${paint.metal}" stroke-width="2.6"/>`
      : "")
  );
}

/** Skull, ears and the big shadow plane of the far cheek. */
export function head(p: Person, paint: Paints): string {
  const d = skull(p);
  const t = p.turn * 9;
  const plane = `M${30 + t} 70C${40 + t} 104 ${53 + t} 128 ${49 + t} 150C${58 + t} 166 ${57 + t} 184 ${47 + t} 198C${39 + t} 210 ${29 + t} 224 ${31 + t} 238C${29 + t} 250 ${18 + t} ${p.chin - 6} ${4 + t} ${p.chin + 8}L110 ${p.chin + 8}L110 70Z`;
  const edge = `M${p.cheek - 8} 150C${p.cheek + 2} 176 ${p.cheek - 6} 204 ${p.jaw - 6} 226C${p.jaw - 16} 246 20 ${p.chin - 4} 6 ${p.chin + 2}L110 ${p.chin + 8}L110 130Z`;
  const light = `M-44 98C-20 88 8 90 16 100C4 112 -20 118 -40 126C-50 122 -52 108 -44 98Z`;
  const cheekLight = `M${-p.cheek + 8} 186C${-p.cheek + 20} 180 -26 188 -25 194C-30 206 -44 214 ${-p.jaw + 2} 212C${-p.cheek + 8} 204 ${-p.cheek + 4} 194 ${-p.cheek + 8} 186Z`;
  return (
    ear(p, paint, -1) +
    ear(p, paint, 1) +
    path(d, paint.skin) +
    clip(
      d,
      path(light, paint.skinLight, { opacity: 0.55 }),
      path(cheekLight, paint.skinLight, { opacity: 0.5 }),
      path(plane, paint.skinShade),
      path(edge, paint.skinDeep, { opacity: 0.28 }),
    )
  );
}

/** Wrinkles, freckles and scars: what life left. */
export function marks(p: Person, paint: Paints): string {
  const t = p.turn * 9;
  const line = (d: string, width = 2.2): string =>
    stroke(d, paint.skinShade, width, { "stroke-linecap": "round" });
  const dark = (d: string, width = 2.2): string =>
    stroke(d, paint.skinDeep, width, { "stroke-linecap": "round", opacity: 0.7 });
  let out = "";
  if (p.age !== "jeune")
    out +=
      line(`M${-22 + t} 212C${-30 + t} 219 ${-33 + t} 227 ${-31 + t} 236`) +
      dark(`M${22 + t} 212C${30 + t} 219 ${33 + t} 227 ${31 + t} 236`, 1.8);
  if (p.age === "vieux")
    out +=
      line(`M${-34 + t} 118C${-12 + t} 113 ${14 + t} 113 ${34 + t} 119`) +
      line(`M${-30 + t} 130C${-10 + t} 126 ${12 + t} 126 ${30 + t} 131`) +
      line(`M${-44 + t} 188C${-36 + t} 194 ${-24 + t} 194 ${-18 + t} 188`) +
      dark(`M${44 + t} 188C${36 + t} 194 ${24 + t} 194 ${18 + t} 188`, 1.8) +
      line(`M${-56} 168L${-64} 164M${-56} 174L${-65} 176`, 1.8);
  if (p.freckles)
    for (const [x, y] of [
      [-34, 194],
      [-26, 199],
      [-40, 201],
      [-20, 193],
      [-31, 206],
      [20, 195],
      [28, 200],
      [34, 195],
      [-3, 190],
      [5, 194],
    ] as const)
      out += `<circle cx="${x + t}" cy="${y}" r="1.7" fill="${paint.skinShade}"/>`;
  if (p.scar)
    out +=
      stroke(`M${-42 + t} 146L${-34 + t} 160M${-31 + t} 184L${-24 + t} 206`, paint.skinDeep, 2.6, {
        "stroke-linecap": "round",
        opacity: 0.75,
      }) +
      stroke(`M${-34 + t} 194L${-25 + t} 191M${-31 + t} 200L${-22 + t} 198`, paint.skinDeep, 1.8, {
        opacity: 0.7,
      });
  return out;
}
