import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { arrange } from "./recordings/arrange.ts";
import { encodeFilm, encodeSound } from "./recordings/encode.ts";
import { boulevard, train } from "./recordings/films.ts";
import { perform } from "./recordings/perform.ts";
import { fortCarson } from "./recordings/pieces/fort-carson.ts";
import { pentacle } from "./recordings/pieces/pentacle.ts";
import { redDead } from "./recordings/pieces/red-dead.ts";
import { school } from "./recordings/pieces/school.ts";
import { drive, survivor } from "./recordings/pieces/survivor.ts";

/** Pieces that are kept as Ogg Opus, so that each kind of file that the site takes is there; the others are MP3. */
const OPUS = new Set([
  "berceuse-du-concierge",
  "brouillard-sur-les-docks",
  "une-voix-connue",
  "cinq-bougies",
  "le-livre-nous-lit",
  "le-motel-ne-s-eteint-pas",
  "la-mine-est-vide",
  "enterrement-du-banquier",
  "personne-sur-le-quai",
]);
const FILMED = "le-train-n-est-pas-passe";

/**
 * Plays every piece of music into content/musique/ and films the two short films; `root` is the project's folder.
 * Same bytes at each run of the same ffmpeg (made with Debian 12's 5.1.9: libmp3lame, libopus, libvpx-vp9).
 */
export async function makeRecordings(root: URL): Promise<void> {
  const music = new URL("content/musique/", root);
  const creators = new URL("content/createurs/", root);
  await mkdir(music, { recursive: true });
  await mkdir(creators, { recursive: true });
  const pieces = [...school, ...survivor, ...pentacle, ...fortCarson, ...redDead];
  for (const piece of pieces) {
    const sound = perform(arrange(piece));
    if (piece.id === FILMED)
      await encodeFilm(train, sound, fileURLToPath(new URL(`${FILMED}.webm`, music)), 46);
    else {
      const format = OPUS.has(piece.id) ? "ogg" : "mp3";
      await encodeSound(sound, fileURLToPath(new URL(`${piece.id}.${format}`, music)), format);
    }
  }
  await encodeFilm(
    boulevard,
    perform(drive),
    fileURLToPath(new URL("une-nuit-boulevard-zenith.webm", creators)),
    40,
  );
  console.log(`musiques : ${pieces.length} jouées, 2 petits films`);
}
