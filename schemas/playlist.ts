import * as z from "zod";
import { ArcKey } from "./arc.ts";
import { playerList } from "./depiction.ts";
import { Duration } from "./duration.ts";
import { frenchProse, frenchText, Slug } from "./french-text.ts";
import { filePath, HttpsUrl } from "./links.ts";
import { slugOf } from "#text/slug.ts";
import { youtubeId } from "#platforms/youtube.ts";

/** One track [M1]: a video-platform link (`lien`) or a file of the site (`fichier`: mp3, ogg, webm, mp4). */
export const Track = z
  .strictObject({
    id: Slug.optional(),
    titre: frenchText("le titre", 160),
    lien: HttpsUrl.refine((link) => youtubeId(link) !== undefined, {
      error:
        "Ce lien n’est pas une vidéo YouTube reconnue. → Copiez le lien d’une seule vidéo (exemple : https://www.youtube.com/watch?v=XXXXXXXXXXX), ou donnez un « fichier » du site à la place.",
    }).optional(),
    fichier: filePath(
      ["mp3", "ogg", "webm", "mp4"],
      "Une piste est un fichier .mp3, .ogg, .webm ou .mp4. → Convertissez-la.",
    ).optional(),
    duree: Duration.optional(),
    transcription: frenchProse("la transcription", 8000).optional(),
    joueurs: playerList(),
  })
  .refine((track) => (track.lien === undefined) !== (track.fichier === undefined), {
    path: ["titre"],
    error:
      "Il faut un « lien » vers une vidéo ou un « fichier » du site, un et un seul des deux. → Ajoutez celui qui manque, ou retirez celui qui est de trop.",
  })
  .transform((track) => ({
    id: track.id ?? slugOf(track.titre),
    title: track.titre,
    link: track.lien,
    file: track.fichier,
    seconds: track.duree,
    transcript: track.transcription,
    /** Of whom it tells, or who plays it. */
    players: track.joueurs,
  }));
export type Track = z.output<typeof Track>;

/** One group of tracks by one creator, which may belong to an arc [M1]. */
export const Playlist = z
  .strictObject({
    createur: frenchText("le créateur", 80),
    arc: ArcKey.optional(),
    pistes: z
      .array(Track)
      .min(1, { error: "Ce groupe n’a aucune piste. → Ajoutez-en une, ou retirez le groupe." }),
  })
  .transform((group) => ({ creator: group.createur, arc: group.arc, tracks: group.pistes }));
export type Playlist = z.output<typeof Playlist>;
