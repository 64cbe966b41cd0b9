/** Quarantine: stencilled orders, government forms, ration cards, evacuation maps, notes of the living, alerts. */
import type { Poster } from "../../kit/poster.ts";
import { alertSheet } from "./alert-sheet.ts";
import { form } from "./form.ts";
import { map } from "./map.ts";
import { note } from "./note.ts";
import { order } from "./order.ts";
import type { Inks } from "./parts.ts";
import { ration } from "./ration.ts";
import { alerts, forms, maps, notes, orders, rations } from "./texts.ts";

const KRAFT: Inks = { ground: "#c9b083", ink: "#211d14", alert: "#c4452a" };

const DRAB: Inks = { ground: "#b5b48b", ink: "#22281a", alert: "#a9361f" };

const BONE: Inks = { ground: "#e4dec9", ink: "#1d211f", alert: "#b3261e" };

const ACID: Inks = { ground: "#e6e8c4", ink: "#14190f", alert: "#9ccf2a" };

const YELLOW: Inks = { ground: "#e3b93a", ink: "#1b1710", alert: "#b1301b" };

const SLATE: Inks = { ground: "#d7dcd6", ink: "#232f36", alert: "#d4761f" };

const PINK: Inks = { ground: "#e7c9bd", ink: "#2b2225", alert: "#97293c" };

const GREEN: Inks = { ground: "#cfdcc0", ink: "#1f3325", alert: "#3f7d3a" };

const pick = (list: readonly Inks[], i: number): Inks => list[i % list.length] ?? BONE;

const made: Poster[][] = [
  orders.map((t, i) => order(t, pick([KRAFT, YELLOW, DRAB, SLATE], i))),
  notes.map((t, i) =>
    note(
      t,
      pick(
        [
          { ...BONE, ground: "#efe9d4" },
          { ground: "#f0e6a8", ink: "#1d2b55", alert: "#b3261e" },
          { ...KRAFT, ground: "#e0cfa6" },
          { ...SLATE, ground: "#e6eaea" },
        ],
        i,
      ),
      handOf(i),
    ),
  ),
  alerts.map((t, i) =>
    alertSheet(
      t,
      pick(
        [
          ACID,
          { ground: "#ead9a8", ink: "#1b1a16", alert: "#e08a1e" },
          { ground: "#dfe6e2", ink: "#172229", alert: "#5fb3a3" },
          { ground: "#efe4d2", ink: "#241418", alert: "#d2452f" },
        ],
        i,
      ),
    ),
  ),
  forms.map((t, i) => form(t, pick([GREEN, PINK, { ...BONE, ground: "#e6dfae" }], i))),
  maps.map((t, i) => map(t, pick([BONE, { ground: "#dfe3cb", ink: "#2c3a2b", alert: "#c4452a" }, KRAFT], i))),
  rations.map((t, i) =>
    ration(
      t,
      pick(
        [
          { ground: "#dcd2a8", ink: "#2b2f22", alert: "#8a5a1c" },
          { ground: "#cfdcd8", ink: "#1f2c33", alert: "#c4452a" },
          { ground: "#e4cdc0", ink: "#3a2430", alert: "#8a3350" },
        ],
        i,
      ),
    ),
  ),
];

function handOf(i: number): string {
  return ["permanent-marker", "rubik-wet-paint", "caveat-brush", "cabin-sketch"][i % 4] ?? "permanent-marker";
}

/** Interleaved, so that neighbours differ. */
export const posters: Poster[] = [0, 1, 2, 3].flatMap((i) => made.flatMap((list) => list[i] ?? []));
