/** Sitters of the engraver who are no longer, or never were, quite human. */
import type { Solid } from "../../kit/engrave.ts";
import { skull } from "../../kit/engraved/body.ts";
import { dress } from "../../kit/engraved/person/garments.ts";
import { hat } from "../../kit/engraved/person/hats.ts";
import { both, disc, join, moved, oval, rod, shape, stripes, tube } from "../../kit/solids.ts";

/** A skull dressed for its own burial: tall hat, stock and coat. */
export function gentlemanSkull(): Solid[] {
  const bones = skull().map((bone): Solid => ({
    ...bone,
    d: moved(bone.d, 0, 10, 0.78),
    round: bone.round * 0.78,
  }));
  return [...dress("coat"), ...bones, ...hat("top")];
}

/** A gargoyle off its gutter: horns, folded wings, fangs. */
export function gargoyle(): Solid[] {
  return [
    {
      d: both(
        shape(
          [
            [34, 70],
            [58, -40],
            [94, -84],
            [88, -30],
            [104, 2],
            [90, 30],
            [100, 64],
            [82, 110],
          ],
          3,
        ),
      ),
      round: 20,
      tone: stripes(0.5, 0.9, 22, 0.4),
    },
    {
      d: join(22, oval(0, 116, 72, 46), both(oval(50, 98, 26, 30)), rod([0, 54], [0, 90], 28, 34)),
      round: 30,
      tone: 0.42,
    },
    {
      d: both(
        shape(
          [
            [34, -26],
            [78, -44],
            [44, 12],
          ],
          3,
        ),
      ),
      round: 10,
      tone: 0.4,
    },
    {
      d: both(
        tube(
          [
            [20, -34],
            [40, -60],
            [44, -84],
            [30, -104],
          ],
          (t) => 12 - t * 11,
        ),
      ),
      round: 10,
      tone: stripes(0.15, 0.7, 7, 1.2),
    },
    { d: join(16, oval(0, -8, 44, 42), oval(0, 30, 38, 26)), round: 28, tone: 0.22 },
    { d: both(oval(20, -6, 13, 11)), round: 20, tone: 0.9 },
    { d: both(oval(20, -4, 8, 5.4, 0.2)), round: 20, tone: 0 },
    { d: both(disc(19, -4, 3.2)), round: 20, tone: 1 },
    { d: both(join(8, rod([3, -8], [22, -18], 7, 8), rod([22, -18], [40, -28], 8, 4))), round: 9, tone: 0.2 },
    { d: join(8, rod([0, -8], [0, 10], 7, 11), both(oval(11, 14, 9, 7))), round: 10, tone: 0.14 },
    { d: both(oval(7, 16, 3.4, 2.6)), round: 20, tone: 1 },
    { d: oval(0, 36, 29, 7.5), round: 20, tone: 1 },
    ...[12, 21].map((x): Solid => ({
      d: both(
        shape([
          [x - 4.5, 42],
          [x + 4.5, 42],
          [x + 1, x === 21 ? 18 : 32],
        ]),
      ),
      round: 6,
      tone: 0.02,
    })),
    {
      d: join(4, rod([-14, 52], [0, 56], 2, 3), rod([0, 56], [14, 52], 3, 2)),
      round: 6,
      tone: 0.6,
      contour: false,
    },
  ];
}
