import { random } from "../random.ts";
import type { Age, Beard, Era, Gender, Glasses, Hair, Hat, Mask, Mood, Outfit, Person } from "./person.ts";

interface Pool {
  age: readonly Age[];
  outfit: readonly [f: readonly Outfit[], m: readonly Outfit[]];
  hat: readonly [f: readonly Hat[], m: readonly Hat[]];
  hair: readonly [f: readonly Hair[], m: readonly Hair[]];
  beard: readonly Beard[];
  glasses: readonly Glasses[];
  mask: readonly Mask[];
}

const modernF: readonly Hair[] = [
  "long",
  "carre",
  "queue",
  "chignon",
  "ondules",
  "frange",
  "pixie",
  "afro",
  "boucles",
  "tresses",
  "ondules",
  "dreads",
];
const modernM: readonly Hair[] = [
  "court",
  "banane",
  "raie",
  "ras",
  "plaque",
  "afro",
  "boucles",
  "dreads",
  "mulet",
  "court",
  "crete",
  "couronne",
  "chauve",
];
const oldF: readonly Hair[] = ["chignon", "ondules", "tresses", "long", "chignon"];
const oldM: readonly Hair[] = ["raie", "plaque", "court", "couronne", "mulet"];

/** What people of each arc tend to wear; repeats weigh. */
const POOLS: Record<Era, Pool> = {
  lycee: {
    age: ["jeune", "jeune", "jeune", "adulte"],
    outfit: [
      ["teddy", "capuche", "tshirt", "pull", "col-roule", "salopette", "chemise"],
      ["teddy", "capuche", "tshirt", "pull", "chemise", "piste"],
    ],
    hat: [
      ["aucun", "aucun", "aucun", "aucun", "aucun", "bonnet", "beret"],
      ["aucun", "aucun", "aucun", "aucun", "casquette", "bonnet"],
    ],
    hair: [modernF, ["court", "banane", "raie", "afro", "boucles", "dreads", "mulet", "court", "ras"]],
    beard: ["aucune", "aucune", "aucune", "rase"],
    glasses: ["aucunes", "aucunes", "aucunes", "rondes", "carrees", "chat"],
    mask: ["aucun"],
  },
  survie: {
    age: ["jeune", "adulte", "adulte", "vieux"],
    outfit: [
      ["militaire", "cuir", "capuche", "debardeur", "salopette"],
      ["militaire", "cuir", "capuche", "debardeur", "gilet"],
    ],
    hat: [
      ["aucun", "aucun", "bandana", "bonnet", "casquette"],
      ["aucun", "aucun", "bonnet", "casquette", "bandana", "kepi"],
    ],
    hair: [["queue", "pixie", "tresses", "carre", "dreads", "ondules", "boucles"], modernM],
    beard: ["rase", "pleine", "aucune", "rase", "longue", "moustache"],
    glasses: ["aucunes", "aucunes", "aucunes", "bandeau", "aviateur"],
    mask: ["aucun", "aucun", "aucun", "aucun", "gaz", "foulard", "papier"],
  },
  occulte: {
    age: ["jeune", "adulte", "vieux"],
    outfit: [
      ["toge", "col-haut", "robe", "col-roule"],
      ["toge", "costume", "col-roule", "toge"],
    ],
    hat: [
      ["capuche", "aucun", "aucun", "turban"],
      ["capuche", "capuche", "aucun", "haut-de-forme"],
    ],
    hair: [
      ["long", "frange", "ondules", "chignon", "carre"],
      ["plaque", "chauve", "raie", "mulet", "long", "couronne"],
    ],
    beard: ["aucune", "bouc", "pleine", "longue", "moustache"],
    glasses: ["aucunes", "aucunes", "rondes", "monocle"],
    mask: ["aucun"],
  },
  desert: {
    age: ["jeune", "adulte", "adulte", "vieux"],
    outfit: [
      ["cuir", "debardeur", "chemise", "salopette", "hawai"],
      ["cuir", "chemise", "debardeur", "salopette", "gilet", "hawai"],
    ],
    hat: [
      ["aucun", "aucun", "paille", "bandana", "cowboy"],
      ["aucun", "cowboy", "casquette", "bandana", "aucun"],
    ],
    hair: [
      ["ondules", "queue", "tresses", "long", "boucles", "frange"],
      ["mulet", "banane", "court", "couronne", "dreads", "chauve", "crete", "plaque"],
    ],
    beard: ["rase", "pleine", "guidon", "aucune", "bouc", "moustache"],
    glasses: ["aucunes", "aviateur", "soleil", "aucunes", "chat"],
    mask: ["aucun"],
  },
  "1899": {
    age: ["jeune", "adulte", "adulte", "vieux"],
    outfit: [
      ["col-haut", "col-haut", "manteau", "robe"],
      ["manteau", "gilet", "costume", "manteau", "gilet"],
    ],
    hat: [
      ["aucun", "aucun", "paille", "cowboy"],
      ["cowboy", "cowboy", "melon", "haut-de-forme", "aucun", "gavroche"],
    ],
    hair: [oldF, oldM],
    beard: ["guidon", "moustache", "favoris", "pleine", "longue", "rase", "aucune", "bouc"],
    glasses: ["aucunes", "aucunes", "aucunes", "rondes", "monocle", "bandeau"],
    mask: ["aucun"],
  },
  ville: {
    age: ["jeune", "adulte", "adulte", "vieux"],
    outfit: [
      ["costume", "cuir", "robe", "col-roule", "chemise", "hawai", "capuche"],
      ["costume", "cuir", "chemise", "hawai", "col-roule", "capuche", "piste"],
    ],
    hat: [
      ["aucun", "aucun", "aucun", "aucun", "feutre", "beret"],
      ["aucun", "aucun", "aucun", "feutre", "casquette", "gavroche"],
    ],
    hair: [modernF, modernM],
    beard: ["aucune", "rase", "pleine", "moustache", "bouc", "aucune"],
    glasses: ["aucunes", "aucunes", "soleil", "carrees", "aviateur", "rondes", "chat"],
    mask: ["aucun"],
  },
};

/** Draws a whole person from a seed and an era; `wanted` fixes any part. */
export function cast(seed: string, era: Era, wanted: Partial<Person>): Person {
  const r = random(`bust:${seed}`);
  const pool = POOLS[era];
  const gender: Gender =
    wanted.gender ?? (wanted.beard && wanted.beard !== "aucune" ? "m" : r.pick(["f", "m"]));
  const g = gender === "f" ? 0 : 1;
  const between = (low: number, high: number): number => low + r.next() * (high - low);
  const person: Person = {
    gender,
    age: r.pick(pool.age),
    hair: r.pick(pool.hair[g]),
    hat: r.pick(pool.hat[g]),
    beard: gender === "m" ? r.pick(pool.beard) : "aucune",
    glasses: r.pick(pool.glasses),
    outfit: r.pick(pool.outfit[g]),
    mask: r.pick(pool.mask),
    mood: r.pick<Mood>(["neutre", "neutre", "sourire", "malice", "grave", "rire", "sourire"]),
    turn: between(-1, 0.15),
    tilt: between(-4, 4),
    jaw: g ? between(47, 59) : between(39, 47),
    cheek: g ? between(61, 67) : between(59, 64),
    chin: g ? between(258, 270) : between(254, 262),
    noseWidth: g ? between(0.9, 1.3) : between(0.72, 1),
    noseLength: between(-5, 6),
    eyeGap: between(27, 31),
    brow: g ? between(1, 1.5) : between(0.6, 0.95),
    lips: g ? between(0.7, 1) : between(1, 1.45),
    build: g ? between(0.94, 1.12) : between(0.8, 0.92),
    freckles: r.chance(0.14),
    earring: gender === "f" ? r.chance(0.55) : r.chance(0.14),
    scar: era === "survie" || era === "1899" || era === "desert" ? r.chance(0.16) : r.chance(0.04),
    mirrored: r.chance(0.5),
  };
  if (person.age === "jeune" && person.hair === "couronne") person.hair = "court";
  const cover: Partial<Person> =
    wanted.hat && wanted.hat !== "aucun" && !wanted.mask ? { mask: "aucun" } : {};
  return { ...person, ...cover, ...wanted };
}
