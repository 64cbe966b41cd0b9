/** Everything a bust can wear or feel; each union is also the list a caller may choose from. */
export const HAIRS = [
  "chauve",
  "ras",
  "court",
  "banane",
  "raie",
  "couronne",
  "afro",
  "boucles",
  "long",
  "carre",
  "queue",
  "chignon",
  "tresses",
  "crete",
  "dreads",
  "plaque",
  "mulet",
  "ondules",
  "frange",
  "pixie",
] as const;
export const HATS = [
  "aucun",
  "cowboy",
  "melon",
  "haut-de-forme",
  "feutre",
  "casquette",
  "bonnet",
  "capuche",
  "beret",
  "bandana",
  "gavroche",
  "paille",
  "couronne",
  "mortier",
  "turban",
  "kepi",
] as const;
export const BEARDS = [
  "aucune",
  "rase",
  "moustache",
  "guidon",
  "bouc",
  "pleine",
  "longue",
  "favoris",
] as const;
export const GLASSES = [
  "aucunes",
  "rondes",
  "carrees",
  "aviateur",
  "chat",
  "soleil",
  "monocle",
  "bandeau",
] as const;
export const OUTFITS = [
  "costume",
  "capuche",
  "teddy",
  "tshirt",
  "cuir",
  "chemise",
  "col-roule",
  "robe",
  "col-haut",
  "manteau",
  "gilet",
  "salopette",
  "militaire",
  "toge",
  "debardeur",
  "hawai",
  "piste",
  "pull",
] as const;
export const MASKS = ["aucun", "gaz", "foulard", "papier"] as const;
export const MOODS = [
  "neutre",
  "sourire",
  "rire",
  "grave",
  "colere",
  "surprise",
  "malice",
  "triste",
] as const;
export const ERAS = ["lycee", "survie", "occulte", "desert", "1899", "ville"] as const;

export type Hair = (typeof HAIRS)[number];
export type Hat = (typeof HATS)[number];
export type Beard = (typeof BEARDS)[number];
export type Glasses = (typeof GLASSES)[number];
export type Outfit = (typeof OUTFITS)[number];
export type Mask = (typeof MASKS)[number];
export type Mood = (typeof MOODS)[number];
export type Era = (typeof ERAS)[number];
export type Gender = "f" | "m";
export type Age = "jeune" | "adulte" | "vieux";

/** One drawn person: what was chosen by the caller or by the seed, and the measures of the face. */
export interface Person {
  gender: Gender;
  age: Age;
  hair: Hair;
  hat: Hat;
  beard: Beard;
  glasses: Glasses;
  outfit: Outfit;
  mask: Mask;
  mood: Mood;
  /** -1 looks towards the light, 0 faces us. */
  turn: number;
  /** How far the pupils look aside, in units of the 400 box (at most ±6). */
  gaze?: number;
  tilt: number;
  /** Half-width of the jaw and of the cheeks, in units of the 400 box. */
  jaw: number;
  cheek: number;
  chin: number;
  noseWidth: number;
  noseLength: number;
  eyeGap: number;
  brow: number;
  lips: number;
  build: number;
  freckles: boolean;
  earring: boolean;
  scar: boolean;
  mirrored: boolean;
}
