import type { Poster } from "../../kit/poster.ts";
import { star } from "../../kit/scene.ts";
import { rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { boards } from "../materials.ts";
import { OAK, painted } from "./parts.ts";

function saloon(): string {
  const wood = boards(40, 40, 1320, 620, 5, OAK, "saloon");
  return svg(
    1400,
    700,
    rect(0, 0, 1400, 700, "#211710"),
    wood.svg,
    painted(
      wood.d,
      3,
      stroke("M110 104H1290V596H110Z", "#d9a648", 12),
      stroke("M134 128H1266V572H134Z", "#d9a648", 4),
      fitLine("SALOON", { face: "sancreek", x: 210, y: 170, width: 980, height: 250, fill: "#e9bd5c" }).svg,
      fitLine("DU DERNIER COUP", { face: "rye", x: 320, y: 456, width: 760, fill: "#f3e3bd" }).svg,
      star(170, 350, 40, "#b3261e"),
      star(1230, 350, 40, "#b3261e"),
    ),
  );
}

export const poster: Poster = {
  id: "saloon-du-dernier-coup",
  titre: "Saloon du Dernier Coup",
  auteur: "L’Encre du Shérif",
  width: 1400,
  height: 700,
  draw: saloon,
};
