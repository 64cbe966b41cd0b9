import measured from "./widths.json" with { type: "json" };

/** A face of the site, and how its stand-ins are made. */
interface SiteFace {
  family: string;
  weight: number;
  /** Ascent and descent, in em. */
  ascent: number;
  descent: number;
  /** Whether a bold face of the system stands in for it. */
  bold: boolean;
  /**
   * The kinds of characters that are scaled each on its own, as `unicode-range` writes them; a character belongs to the
   * first that holds it.
   */
  kinds: readonly string[];
}

/** Every visible character but the space, which is scaled on its own in each face. */
const ALL = "U+21-FFFF";

/** The kinds are those for which the scales of all systems spread least, found by clustering the ratios of widths. */
export const SITE_FACES: readonly SiteFace[] = [
  {
    family: "Barlow",
    weight: 400,
    ascent: 1,
    descent: 0.2,
    bold: false,
    kinds: [
      "U+2C-2D,U+2F,U+3A-3B,U+66,U+69-6A,U+72,U+74",
      "U+2E,U+30,U+3F,U+42,U+45-46,U+4A-4C,U+50,U+53-54,U+58-59,U+63,U+73,U+AB,U+BB,U+C8-C9,U+E7",
      "U+27,U+31,U+2019",
      ALL,
    ],
  },
  {
    family: "Barlow",
    weight: 600,
    ascent: 1,
    descent: 0.2,
    bold: true,
    kinds: [
      "U+2F,U+66,U+74",
      "U+27,U+31,U+37,U+44,U+47-49,U+4D-4F,U+51,U+55,U+67-6A,U+6C,U+6E,U+75,U+79,U+EE,U+F9-FB,U+2019",
      "U+2D,U+30,U+34,U+3A-3B,U+3F,U+41,U+43,U+45-46,U+4A,U+4C,U+53-54,U+59,U+63,U+73,U+C0,U+C8-C9,U+E7",
      ALL,
    ],
  },
  {
    family: "Big Shoulders",
    weight: 800,
    ascent: 0.9855,
    descent: 0.2145,
    bold: true,
    kinds: [
      "U+27,U+2C-2D,U+2F,U+34,U+3B,U+3F,U+4A,U+4D,U+66,U+72,U+74,U+77,U+2019",
      "U+31,U+41-48,U+4B-4C,U+4F-52,U+54-56,U+58-5A,U+AB,U+BB,U+C0-DE",
      ALL,
    ],
  },
];

/** A face that comes with a system, under the names that `local()` may find: full name or PostScript name. */
interface SystemFace {
  /** The end of the stand-in's family name. */
  name: string;
  /** Who has it. */
  where: string;
  regular?: readonly string[];
  bold?: readonly string[];
}

/**
 * In the order in which they are tried. Faces of one row have the same widths, or nearly. A face that is not found costs a
 * Linux machine a question to the system for each size of text, elsewhere next to nothing: what only Linux has comes first.
 */
export const SYSTEM_FACES: readonly SystemFace[] = [
  {
    name: "DejaVu",
    where: "Linux, Debian sans rien d’autre",
    regular: ["DejaVu Sans"],
    bold: ["DejaVu Sans Bold"],
  },
  {
    name: "Arial",
    where: "Windows, macOS, iOS, Linux avec Liberation",
    regular: ["Arial", "ArialMT", "Liberation Sans"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  {
    name: "Roboto",
    where: "Android, ChromeOS",
    regular: ["Roboto", "Roboto-Regular"],
    bold: ["Roboto Bold", "Roboto-Bold"],
  },
  // Since Android 12 Roboto is one variable file, in which no bold is found by its name.
  { name: "Roboto Regular", where: "Android 12 et après", bold: ["Roboto", "Roboto-Regular"] },
  {
    name: "Noto",
    where: "Linux avec Noto ou Open Sans",
    regular: ["Noto Sans Regular", "Noto Sans", "Open Sans"],
    bold: ["Noto Sans Bold", "Open Sans Bold"],
  },
];

/** Text of the site's kind, on which the scales are balanced: names, dates, figures, apostrophes. */
export const SAMPLE = `Bienvenue à Los Carmines, ville imaginaire où chacun écrit son histoire : on y joue un rôle, on y ouvre un
commerce, on y perd un procès. Les arcs durent de quelques semaines à trois mois, du 22/03/2024 au 15/06/2024. Que vous
soyez nouveau ou de la première heure, lisez d’abord le récit de l’arc qui se joue ; le staff répond à vos questions par
le formulaire de contact. Les affiches et les panneaux se collent en jeu d’un clic. « Rien ne bouge la nuit, sauf le
brouillard », disait le gardien du phare. Joueurs, Streamers, Vidéo, Musique : 300 affiches, 46 panneaux, 40 pistes.
Docteur Silence, Fort Carson City, Survivor, RED DEAD RP, Pentacle. Changement de nom, mentions légales,
confidentialité. Faites le tour du quartier, puis revenez : la porte reste ouverte.`;

/** What a face of widths.json measures. */
interface Widths {
  /** The advance of each character of `characters`, in thousandths of an em. */
  advances: readonly number[];
  /** The width of running text with the face's kerning, for 1 without. */
  kerning: number;
}

export interface StandIn {
  /** The family that the stack names after the site's own. */
  family: string;
  weight: number;
  sources: readonly string[];
  /** For each kind of character, how much the system's face is scaled. */
  scales: readonly { range: string; scale: number }[];
}

/**
 * The stand-ins for one face of the site, one for each face of a system: same widths on the whole, kind of character by
 * kind of character, so that lines break at the same words before and after the real face arrives.
 */
export function standInsFor(face: SiteFace): StandIn[] {
  return SYSTEM_FACES.flatMap((system) => {
    const sources = face.bold ? system.bold : system.regular;
    if (!sources) return [];
    const own = widthsOf(`${face.family} ${face.weight}`);
    const other = widthsOf(systemWidths(system, face.bold));
    const scales = face.kinds.map((range) => {
      const letters = [...SAMPLE].filter((letter) => kindOf(face, letter) === range);
      return {
        range,
        scale: (own.kerning * advance(own, letters)) / (other.kerning * advance(other, letters)),
      };
    });
    const space = { range: "U+20", scale: advance(own, [" "]) / advance(other, [" "]) };
    return {
      family: `${face.family} ${system.name}`,
      weight: face.weight,
      sources,
      scales: [...scales, space],
    };
  });
}

/** The width of a text in a face of the site and in a stand-in for it, in em. */
export function widthsIn(face: SiteFace, standIn: StandIn, text: string): { own: number; standIn: number } {
  const system = SYSTEM_FACES.find(({ name }) => standIn.family === `${face.family} ${name}`);
  if (!system) throw new Error(`No system face makes ${standIn.family}.`);
  const own = widthsOf(`${face.family} ${face.weight}`);
  const other = widthsOf(systemWidths(system, face.bold));
  const letters = [...text];
  return {
    own: letters.reduce((sum, letter) => sum + advance(own, [letter]) * kerned(own, letter), 0),
    standIn: letters.reduce((sum, letter) => {
      const scale = standIn.scales.find(({ range }) => range === kindOf(face, letter))?.scale ?? 1;
      return sum + advance(other, [letter]) * kerned(other, letter) * scale;
    }, 0),
  };
}

/** The rules of stand-ins.css. */
export function standInsCss(): string {
  const rules = SITE_FACES.flatMap((face) =>
    standInsFor(face).flatMap(({ family, weight, sources, scales }) =>
      // Of two rules that hold a character the later one wins: the kinds come in the other order.
      scales.toReversed().map(({ range, scale }) => {
        // The face that has the space gives the line its height; the others only lend letters.
        const heights =
          range === "U+20"
            ? ` ascent-override: ${percent(face.ascent / scale)}; descent-override: ${percent(face.descent / scale)}; line-gap-override: 0%;`
            : "";
        const src = sources.map((name) => `local("${name}")`).join(", ");
        return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${src}; size-adjust: ${percent(scale)};${heights} unicode-range: ${range}; }`;
      }),
    ),
  );
  return `/* Made by make-stand-ins.ts: change stand-ins.ts, not this file. */\n${rules.join("\n")}\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

function systemWidths({ name }: SystemFace, bold: boolean): string {
  if (name === "Roboto Regular") return "Roboto regular";
  return `${name} ${bold ? "bold" : "regular"}`;
}

function widthsOf(face: string): Widths {
  const widths = Object.entries(measured.faces).find(([name]) => name === face)?.[1];
  if (!widths) throw new Error(`widths.json does not know ${face}.`);
  return widths;
}

/** The advances of the letters that were measured, added up, in em. */
function advance({ advances }: Widths, letters: readonly string[]): number {
  return (
    letters.reduce((sum, letter) => sum + (advances[measured.characters.indexOf(letter)] ?? 0), 0) / 1000
  );
}

function kerned({ kerning }: Widths, letter: string): number {
  return letter === " " ? 1 : kerning;
}

function kindOf({ kinds }: SiteFace, letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code === 0x20) return "U+20";
  return kinds.find((range) => parts(range).some(([from, to]) => code >= from && code <= to));
}

const known = new Map<string, (readonly [from: number, to: number])[]>();

/** The code points of a `unicode-range`, from and to. */
function parts(range: string): (readonly [from: number, to: number])[] {
  const found =
    known.get(range) ??
    range.split(",").map((part) => {
      const [from = "", to = from] = part.slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
  known.set(range, found);
  return found;
}
