import { cityShown } from "./city.ts";
import { desertShown } from "./desert.ts";
import { frontierShown } from "./frontier.ts";
import { schoolShown } from "./school.ts";
import { shadowsShown } from "./shadows.ts";
import type { FamilyShown } from "./shown.ts";
import { signsShown } from "./signs.ts";

/** What every picture of the demonstration shows, family by family. */
export const shown: readonly FamilyShown[] = [
  ...cityShown,
  ...desertShown,
  ...frontierShown,
  ...schoolShown,
  ...shadowsShown,
  ...signsShown,
];
