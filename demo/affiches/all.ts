import type { Poster } from "../kit/poster.ts";
import * as disparus from "./disparus/posters.ts";
import * as lycee from "./lycee/posters.ts";
import * as visages from "./visages/posters.ts";
import * as broadsides from "./broadsides/posters.ts";
import * as desert from "./desert/posters.ts";
import * as frontier from "./frontier/posters.ts";
import * as newspapers from "./newspapers/posters.ts";
import * as occult from "./occult/posters.ts";
import * as survival from "./survival/posters.ts";
import * as wanted from "./wanted/posters.ts";
import * as jazz from "./ville/concerts/jazz.ts";
import * as filmDecoupe from "./ville/films/film-decoupe.ts";
import * as filmEspace from "./ville/films/film-espace.ts";
import * as filmMonstre from "./ville/films/film-monstre.ts";
import * as filmNoir from "./ville/films/film-noir.ts";
import * as filmRoute from "./ville/films/film-route.ts";
import * as neon from "./ville/neon/neon.ts";
import * as punk from "./ville/concerts/punk.ts";
import * as avis from "./ville/mairie/avis.ts";
import * as boxe from "./ville/sport/boxe.ts";
import * as carton from "./ville/rue/carton.ts";
import * as comptoir from "./ville/commerces/comptoir.ts";
import * as course from "./ville/sport/course.ts";
import * as derby from "./ville/sport/derby.ts";
import * as election from "./ville/mairie/election.ts";
import * as enseigne from "./ville/commerces/enseigne.ts";
import * as filmMusical from "./ville/films/film-musical.ts";
import * as fleurs from "./ville/commerces/fleurs.ts";
import * as greve from "./ville/rue/greve.ts";
import * as perdu from "./ville/rue/perdu.ts";
import * as tatouage from "./ville/commerces/tatouage.ts";
import * as voyage from "./ville/voyage/voyage.ts";

/** A set of posters drawn by the same hand; `name` is what `--only` takes. */
export interface Family {
  name: string;
  posters: readonly Poster[];
}

/** Every family of posters: add the import above and one entry here. */
export const families: readonly Family[] = [
  { name: "broadsides", posters: broadsides.posters },
  { name: "desert", posters: desert.posters },
  { name: "frontier", posters: frontier.posters },
  { name: "newspapers", posters: newspapers.posters },
  { name: "occult", posters: occult.posters },
  { name: "survival", posters: survival.posters },
  { name: "wanted", posters: wanted.posters },
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
  { name: "avis", posters: avis.posters },
  { name: "boxe", posters: boxe.posters },
  { name: "carton", posters: carton.posters },
  { name: "comptoir", posters: comptoir.posters },
  { name: "course", posters: course.posters },
  { name: "derby", posters: derby.posters },
  { name: "election", posters: election.posters },
  { name: "enseigne", posters: enseigne.posters },
  { name: "film-musical", posters: filmMusical.posters },
  { name: "fleurs", posters: fleurs.posters },
  { name: "greve", posters: greve.posters },
  { name: "perdu", posters: perdu.posters },
  { name: "tatouage", posters: tatouage.posters },
  { name: "voyage", posters: voyage.posters },
];
