import { watchPage, youtubeId } from "#platforms/youtube.ts";
import { Track } from "#schemas/playlist.ts";
import { freeId, shortSlug, slugOf } from "#text/slug.ts";
import { placeOf } from "../addresses.ts";
import type { Kind, Known, Planned, Scene } from "../plan.ts";
import { Fields, Refused, type Value } from "../read/read-source.ts";
import { arcKey } from "./common.ts";

const CREATOR = [
  "createur",
  "creator",
  "artiste",
  "artist",
  "groupe",
  "group",
  "auteur",
  "author",
  "playlist",
];
const GROUP = [...CREATOR, "nom", "name", "titre", "title"];
const TITLE = ["titre", "title", "nom", "name", "label"];
const LINK = ["lien", "link", "url", "youtube", "video", "src", "href", "fichier", "file"];
const TRACKS = ["pistes", "tracks", "songs", "musiques", "musics", "videos", "titres", "items"];

/** Music: groups of tracks, or tracks that each name their creator. */
export const musicKind: Kind = {
  list: "musique",
  words: "la musique",
  named: /musi|playlist|piste|track|song/,
  needs: "des pistes (pistes, tracks…), ou un lien et un créateur",
  known: "createur, arc, titre, lien, duree, pistes",
  fits: (entry) => entry.get(...TRACKS)?.kind === "list" || entry.get(...LINK) !== undefined,
  planner: (scene) => {
    const known = new TracksThere(scene);
    return async (entry) => {
      const tracks = entry.get(...TRACKS);
      const group = tracks?.kind === "list" ? entry.text(...GROUP) : entry.text(...CREATOR);
      if (group === undefined)
        throw new Refused("Il manque le créateur de cette musique. → Ajoutez « createur ».");
      const arc = entry.text("arc");
      const key = arc && arcKey(scene.content, arc);
      if (key && scene.content.arcs.every((each) => each.key !== key))
        throw new Refused(`L’arc « ${arc} » n’existe pas dans arcs.yaml. → Ajoutez-le d’abord.`);
      const head = { createur: group, ...(key ? { arc: key } : {}) };
      if (tracks?.kind !== "list") return [await planTrack(entry, head, scene, known)];
      const planned: (Planned | Known | Refused)[] = [];
      for (const track of tracks.items)
        planned.push(await planTrack(trackFields(track, entry), head, scene, known).catch(refusal));
      return planned;
    };
  },
};

/** One track that is refused does not take those of its group along. */
function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

/** A track may be its link alone. */
function trackFields(track: Value, group: Fields): Fields {
  return track.kind === "text"
    ? new Fields({ line: track.line, kind: "map", fields: new Map([["lien", track]]) })
    : new Fields(track, group);
}

async function planTrack(
  track: Fields,
  group: Record<string, string>,
  scene: Scene,
  known: TracksThere,
): Promise<Planned | Known> {
  const link = track.text(...LINK);
  const title = track.text(...TITLE);
  if (link === undefined) throw new Refused("Il manque le lien de cette piste. → Ajoutez-le.", track.line);
  if (title === undefined)
    throw new Refused(`Il manque le titre de cette piste (${link}). → Ajoutez « titre ».`, track.line);
  const video = youtubeId(link);
  const key = video ?? link;
  if (known.has(key) || (video === undefined && known.hasFile(title)))
    return { line: track.line, title, known: "déjà là" };
  const id = known.idFor(title, key);
  const duration = track.text("duree", "duration", "length");
  const data = {
    titre: title,
    ...(id === slugOf(title) ? {} : { id }),
    ...(video === undefined ? {} : { lien: watchPage(video) }),
    ...(duration === undefined ? {} : { duree: duration }),
  };
  const checked = Track.safeParse(video === undefined ? { ...data, fichier: `musique/${id}.mp3` } : data);
  if (!checked.success) throw new Refused(checked.error.issues[0]?.message ?? "", track.line);
  const place = video === undefined ? await placeOf(link, scene.start) : undefined;
  if (place?.kind === "outside") throw new Refused(place.words, track.line);
  if (place && (place.kind === "nowhere" || !/\.(mp3|ogg|webm|mp4)(\?|$)/i.test(link)))
    throw new Refused(
      `« ${link} » n’est ni une vidéo YouTube, ni un fichier MP3, OGG, WebM ou MP4 qui soit là. → Donnez l’un des deux.`,
      track.line,
    );
  const stem = `musique/${id}`;
  return {
    line: track.line,
    key,
    title,
    address: link,
    list: "musique",
    entry: { ...group, piste: data },
    doubt: startLost(link),
    file: place && {
      field: "fichier",
      places: [place],
      stem,
      written: stem,
      door: "recording",
      optional: false,
    },
  };
}

/** What to say of a link that starts within its video: a track is the whole of it. */
function startLost(link: string): string | undefined {
  const start = /[?&#]((?:t|start)=[\dhms]+)/.exec(link)?.[1];
  return start && `son lien commence plus loin (${start}), et la piste commencera au début de la vidéo`;
}

/** The tracks that are there, and the ids of those that will be: no two have one. */
class TracksThere {
  #links = new Set<string>();
  #ids = new Set<string>();
  /** The titles of those that are files: an address of the disk says little. */
  #files = new Set<string>();
  #given = new Map<string, string>();

  constructor({ content }: Scene) {
    for (const { link, file, id, title } of content.playlists.flatMap(({ tracks }) => tracks)) {
      this.#ids.add(id);
      if (file !== undefined) this.#files.add(title);
      const video = link === undefined ? undefined : youtubeId(link);
      if (video !== undefined) this.#links.add(video);
    }
  }

  has(link: string): boolean {
    return this.#links.has(link);
  }

  hasFile(title: string): boolean {
    return this.#files.has(title);
  }

  idFor(title: string, link: string): string {
    const given = this.#given.get(link);
    if (given !== undefined) return given;
    const wanted = shortSlug(title) || "piste";
    const id = freeId(wanted, (each) => this.#ids.has(each));
    this.#ids.add(id);
    this.#given.set(link, id);
    return id;
  }
}
