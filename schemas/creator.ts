import * as z from "zod";
import { Duration } from "./duration.ts";
import { frenchProse, frenchText } from "./french-text.ts";
import { filePath, HttpsUrl, ImagePath } from "./links.ts";
import { LINK_PLACES } from "#platforms/link-places.ts";
import { youtubeId } from "#platforms/youtube.ts";

/** One creator of the videos page [V1, V2]: an embedded video (YouTube or a file) and its words in writing, a biography and links. */
export const Creator = z
  .strictObject({
    nom: frenchText("le nom", 80),
    portrait: ImagePath.optional(),
    video: HttpsUrl.refine((link) => youtubeId(link) !== undefined, {
      error:
        "Cette vidéo n’est pas un lien YouTube reconnu. → Copiez le lien de la vidéo, ou donnez un « fichier » du site à la place.",
    }).optional(),
    fichier: filePath(
      ["webm", "mp4"],
      "Une vidéo est un fichier .webm ou .mp4. → Convertissez-la.",
    ).optional(),
    sous_titres: filePath(
      ["vtt"],
      "Des sous-titres sont un fichier .vtt. → Exportez-les dans ce format (WebVTT).",
    ).optional(),
    transcription: frenchProse("la transcription", 8000).optional(),
    titre_video: frenchText("le titre de la vidéo", 160),
    duree: Duration.optional(),
    apercu: ImagePath.optional(),
    description: frenchProse("la biographie", 3000),
    liens: z
      .array(
        z.strictObject({
          href: HttpsUrl,
          icone: z.enum(LINK_PLACES, {
            error: `Cette icône n’existe pas. → Choisissez parmi : ${LINK_PLACES.join(", ")}.`,
          }),
          alt: frenchText("le texte du lien", 80),
        }),
      )
      .default([]),
  })
  .refine((creator) => (creator.video === undefined) !== (creator.fichier === undefined), {
    path: ["nom"],
    error:
      "Il faut une « video » (lien YouTube) ou un « fichier », un et un seul des deux. → Ajoutez celui qui manque, ou retirez celui qui est de trop.",
  })
  .refine((creator) => creator.sous_titres === undefined || creator.fichier !== undefined, {
    path: ["sous_titres"],
    error: "Ces sous-titres n’ont pas de vidéo du site. → Ajoutez-les chez YouTube, ou retirez cette ligne.",
  })
  .transform((creator) => ({
    name: creator.nom,
    portrait: creator.portrait,
    video: creator.video,
    file: creator.fichier,
    captions: creator.sous_titres,
    transcript: creator.transcription,
    videoTitle: creator.titre_video,
    seconds: creator.duree,
    preview: creator.apercu,
    desc: creator.description,
    links: creator.liens.map(({ href, icone, alt }) => ({ href, icon: icone, alt })),
  }));
export type Creator = z.output<typeof Creator>;
