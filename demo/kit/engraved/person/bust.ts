/** Frontier busts for wanted notices, built from solids; every option is a choice of the wanted person's looks. */
import type { Field, Solid } from "../../engrave.ts";
import type { Looks } from "./looks.ts";
import { features } from "./features.ts";
import { dress } from "./garments.ts";
import { hair, whiskers } from "./hair.ts";
import { hat } from "./hats.ts";
import { both, cut, join, oval, shape, slab, within } from "../../solids.ts";

function head(looks: Looks): { skull: Field; jaw: number } {
  if (looks.face === "round") return { skull: join(14, oval(0, -2, 40, 42), oval(0, 20, 37, 30)), jaw: 50 };
  if (looks.face === "square")
    return { skull: join(10, oval(0, -6, 38, 44), slab(0, 22, 33, 26, 14)), jaw: 48 };
  return { skull: join(16, oval(0, -8, 36, 46), oval(0, 26, 26, 30)), jaw: 55 };
}

/** The solids of one bust, in a box of −100…100 by −110…115. */
export function bustSolids(looks: Looks): Solid[] {
  const { skull } = head(looks);
  const locks = hair(looks);
  const covered = looks.hat !== undefined && looks.hat !== "none";
  const skin: Solid = { d: skull, round: 26, tone: 0.1 };
  const ears: Solid = { d: both(oval(looks.face === "round" ? 41 : 37, 2, 6, 11)), round: 6, tone: 0.2 };
  const out = [
    ...locks.back,
    ...dress(looks.dress),
    ears,
    skin,
    ...features(looks),
    ...whiskers(looks, skull),
  ];
  out.push(
    ...(covered
      ? locks.front.map((lock) => ({ ...lock, d: cut(lock.d, (_x: number, y: number) => y + 36) }))
      : locks.front),
  );
  if (looks.mask === "bandana")
    out.push({
      d: within(
        join(
          8,
          skull,
          shape(
            [
              [-38, 12],
              [38, 12],
              [6, 92],
              [-6, 92],
            ],
            2,
          ),
        ),
        (x, y) => 11 - y + Math.abs(x) * 0.1,
      ),
      round: 16,
      tone: (x, y) => (Math.sin(x / 3.4) * Math.sin((y + x * 0.2) / 3.4) > 0.35 ? 0.05 : 0.7),
    });
  if (looks.mask === "domino")
    out.push({
      d: cut(join(6, both(oval(18, -6, 22, 13, 0.1))), both(oval(16, -5, 8.6, 5))),
      round: 10,
      tone: 0.92,
    });
  out.push(...hat(looks.hat));
  return out;
}
