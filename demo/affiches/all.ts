import type { Poster } from "../kit/poster.ts";
import * as disparus from "./disparus/posters.ts";
import * as lycee from "./lycee/posters.ts";
import * as visages from "./visages/posters.ts";
import * as jazz from "./ville/jazz.ts";
import * as filmDecoupe from "./ville/film-decoupe.ts";
import * as filmEspace from "./ville/film-espace.ts";
import * as filmMonstre from "./ville/film-monstre.ts";
import * as filmNoir from "./ville/film-noir.ts";
import * as filmRoute from "./ville/film-route.ts";
import * as neon from "./ville/neon.ts";
import * as punk from "./ville/punk.ts";
import * as voyage from "./ville/voyage.ts";

/** A set of posters drawn by the same hand; `name` is what `--only` takes. */
export interface Family {
  name: string;
  posters: readonly Poster[];
}

/** Every family of posters: add the import above and one entry here. */
export const families: readonly Family[] = [
  { name: "disparus", posters: disparus.posters },
  { name: "lycee", posters: lycee.posters },
  { name: "visages", posters: visages.posters },
  { name: "film-decoupe", posters: filmDecoupe.posters },
  { name: "film-espace", posters: filmEspace.posters },
  { name: "film-monstre", posters: filmMonstre.posters },
  { name: "film-noir", posters: filmNoir.posters },
  { name: "film-route", posters: filmRoute.posters },
  { name: "jazz", posters: jazz.posters },
  { name: "neon", posters: neon.posters },
  { name: "punk", posters: punk.posters },
  { name: "voyage", posters: voyage.posters },
];
