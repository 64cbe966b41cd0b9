/** Broadsides of 1899: dense bills, remedies, coloured playbills, marvels, price lists. */
import type { Poster } from "../../kit/poster.ts";
import { SOBER, WESTERN } from "../../kit/woodtype.ts";
import { dense } from "./dense.ts";
import { marvel } from "./marvel.ts";
import { playbill } from "./playbill.ts";
import { remedy } from "./remedy.ts";
import { tariff } from "./tariff.ts";
import { bills, marvels, plays, remedies, tariffs } from "./texts.ts";

const NOIR = "#1d150e";

const [elixir, tonique, sirop, huile] = remedies;

const [hamlet, fantome, puits, soeurs] = plays;

const [ballon, boeuf, crotale] = marvels;

if (
  !elixir ||
  !tonique ||
  !sirop ||
  !huile ||
  !hamlet ||
  !fantome ||
  !puits ||
  !soeurs ||
  !ballon ||
  !boeuf ||
  !crotale
)
  throw new Error("A broadside text is missing");

export const posters: Poster[] = [
  remedy(elixir, { ink: "#1f1a12", accent: "#b8431f", ground: "#ecdcae" }),
  playbill(hamlet, { ink: "#1c1712", accent: "#1c1712", ground: "#d9a99a" }),
  marvel(ballon, { ink: "#1b1d2b", accent: "#b5391f", ground: "#efdfb4", sky: "#7fa8a3" }),
  dense(
    "ouverture-du-dernier-verre",
    "Ouverture du Dernier Verre",
    "Imprimerie Vieux-Quai",
    bills.verre,
    { ink: NOIR, accent: "#8f2a1b", ground: "#e3cd9b" },
    { on: "wood", folded: true },
    "check",
  ),
  tariff(
    "pruneau-barbier-dentiste",
    "Pruneau, barbier et dentiste",
    "Imprimerie Vieux-Quai",
    tariffs.barbier,
    { ink: NOIR, accent: "#94291c", ground: "#ead9b0" },
  ),
  playbill(fantome, { ink: "#161425", accent: "#161425", ground: "#a9b6b4" }),
  dense(
    "grand-bal-du-sherif",
    "Grand bal du shérif",
    "L’Encre du Shérif",
    bills.bal,
    { ink: "#20160e", accent: "#274d5e", ground: "#e8d6a8", cases: SOBER },
    { on: "none", ring: [760, 260] },
    "stars",
  ),
  remedy(tonique, { ink: "#1d1a24", accent: "#3e6b5a", ground: "#e9d8b2" }),
  marvel(boeuf, { ink: "#23140f", accent: "#c05a1e", ground: "#f0dcaa", sky: "#a33b24" }),
  dense(
    "concert-de-scies-musicales",
    "Concert de scies musicales",
    "Mado Ferraille",
    bills.scies,
    { ink: "#221b10", accent: "#7d4a12", ground: "#dcc58e", cases: WESTERN },
    { on: "none", folded: true },
    "teeth",
  ),
  playbill(puits, { ink: "#191a12", accent: "#191a12", ground: "#c8b65c" }),
  remedy(sirop, { ink: "#261019", accent: "#7a2c55", ground: "#e7d3b0" }),
  dense(
    "le-duel-est-reporte",
    "Le duel est reporté",
    "L’Encre du Shérif",
    bills.duel,
    { ink: NOIR, accent: "#a02c1a", ground: "#e6d3a4", cases: SOBER },
    { on: "wood" },
    "lines",
  ),
  marvel(crotale, { ink: "#14201a", accent: "#8f2f4a", ground: "#ead9a6", sky: "#4f7a4d" }),
  tariff("bains-chauds-ou-presque", "Bains chauds, ou presque", "Hôtel Mirabelle", tariffs.bains, {
    ink: "#17202a",
    accent: "#2f6275",
    ground: "#e4d8b6",
  }),
  playbill(soeurs, { ink: "#1c1a14", accent: "#1c1a14", ground: "#b9c39a" }),
  remedy(huile, { ink: "#12190f", accent: "#6d7a1e", ground: "#e6dcae" }),
];
