import type { Creator } from "#schemas/creator.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { Entry } from "./parsed-list/parsed-list.ts";
import type { YamlSource } from "./yaml-source/yaml-source.ts";

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
