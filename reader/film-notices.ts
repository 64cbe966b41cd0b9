import type { Creator } from "#schemas/creator.ts";
import type { Playlist } from "#schemas/playlist.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { Entry } from "./parsed-list/parsed-list.ts";
import type { YamlSource } from "./yaml-source/yaml-source.ts";

/** The tracks with pictures of the site that nothing tells to who does not see them (WCAG 1.2.3). */
export function trackNotices(source: YamlSource | undefined, playlists: readonly Entry<Playlist>[]): Fault[] {
  if (!source) return [];
  return playlists.flatMap(({ value: { tracks }, path }) =>
    tracks.flatMap(({ file, transcript }, at) =>
      file && /\.(webm|mp4)$/.test(file) && transcript === undefined
        ? [
            faultAt(
              source.place([...path, "pistes", at, "fichier"]),
              "Cette piste a des images, et rien ne les dit à qui ne les voit pas. → Ajoutez « transcription » (ce que l’on voit et entend).",
            ),
          ]
        : [],
    ),
  );
}

/** The films of the site whose sound nobody can read (WCAG 1.2.2): what a platform hosts is captioned there. */
export function filmNotices(source: YamlSource | undefined, creators: readonly Entry<Creator>[]): Fault[] {
  if (!source) return [];
  return creators
    .filter(({ value: { file, captions, transcript } }) => file && !captions && transcript === undefined)
    .map(({ path }) =>
      faultAt(
        source.place([...path, "fichier"]),
        "Cette vidéo n’a ni sous-titres ni texte : qui n’entend pas ne saura pas ce qui s’y dit. → Ajoutez « transcription » (ce que l’on voit et entend), ou « sous_titres » (un fichier .vtt).",
      ),
    );
}
