/** What a picture has to do with the rest of the site. */
export interface Kin {
  arc: KinArc | undefined;
  /** Who is on it or signed it, as the picture calls them, each with the pseudo that leads to them. */
  players: readonly KinPlayer[];
  /** Positions in the gallery of others in its spirit, the nearest first. */
  near: readonly number[];
}

/** With the language of its name where it is not French. */
type KinArc = Readonly<{ key: string; name: string; lang?: string | undefined }>;
type KinPlayer = Readonly<{ username: string; name: string }>;

/** How many entries a file holds: the viewer fetches one of them for one picture. */
export const KIN = 500;

/** Entries in columns; arcs and people by their place in their list, an arc from 1, 0 for none. */
interface KinFile {
  arcs: readonly KinArc[];
  people: readonly KinPlayer[];
  arc: readonly number[];
  players: readonly (readonly number[])[];
  near: readonly (readonly number[])[];
}

/** Writes the file of entries that stand one after the other in a gallery: at most {@link KIN}. */
export function encodeKin(entries: readonly Kin[]): KinFile {
  const arcs = new Map<string, KinArc>();
  const people = new Map<string, KinPlayer>();
  for (const { arc, players } of entries) {
    if (arc) arcs.set(arc.key, arc);
    for (const player of players) people.set(nameOf(player), player);
  }
  const [keys, names] = [[...arcs.keys()], [...people.keys()]];
  return {
    arcs: [...arcs.values()],
    people: [...people.values()],
    arc: entries.map(({ arc }) => (arc ? keys.indexOf(arc.key) + 1 : 0)),
    players: entries.map(({ players }) => players.map((player) => names.indexOf(nameOf(player)))),
    near: entries.map(({ near }) => near),
  };
}

function nameOf({ username, name }: KinPlayer): string {
  return `${username} ${name}`;
}

/** Reads one entry of a file back, or throws when the network gave something else. */
export function decodeKin(value: unknown, entry: number): Kin {
  if (!isKinFile(value)) throw new Error("not a file of kin");
  return {
    arc: value.arcs[(value.arc[entry] ?? 0) - 1],
    players: (value.players[entry] ?? []).flatMap((at) => value.people[at] ?? []),
    near: value.near[entry] ?? [],
  };
}

function isKinFile(value: unknown): value is KinFile {
  if (typeof value !== "object" || value === null) return false;
  const columns = new Map<string, unknown>(Object.entries(value));
  return ["arcs", "people", "arc", "players", "near"].every((name) => Array.isArray(columns.get(name)));
}
