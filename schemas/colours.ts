import * as z from "zod";

const Colour = z
  .string({ error: 'Il manque une couleur. → Écrivez par exemple "#d92b3f", guillemets compris.' })
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: 'Ce n’est pas une couleur. → Écrivez par exemple "#d92b3f", guillemets compris.',
  })
  .transform((colour) => colour.toLowerCase());

/** Dark and light ink of the site; the one with more contrast goes on a colour. */
const WHITE = "#ffffff";

/** The least contrast that each pair of the community's own colours must have (WCAG 2.2, 1.4.3 and 1.4.11). */
const READ = 7;
const SEEN = 3;

/** The lines `couleurs:` of site.yaml: the accent, the colour of the texts, and the night behind them. */
export const Colours = z
  .strictObject({ accent: Colour, papier: Colour, nuit: Colour })
  .superRefine(({ accent, papier, nuit }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (luminance(nuit) >= luminance(papier)) {
      say(
        "nuit",
        "La nuit est plus claire que le papier. → Échangez les deux couleurs : le site est sombre.",
      );
      return;
    }
    const read = contrast(papier, nuit);
    if (read < READ)
      say(
        "papier",
        `Les textes se liraient mal : le papier sur la nuit fait ${words(read)}, il en faut ${words(READ)}. → Éclaircissez papier, ou assombrissez nuit.`,
      );
    const seen = contrast(accent, nuit);
    if (seen < SEEN)
      say(
        "accent",
        `L’accent se verrait mal : sur la nuit il fait ${words(seen)}, il en faut ${words(SEEN)}. → Choisissez-le plus clair, ou la nuit plus sombre.`,
      );
  })
  .transform(({ accent, papier, nuit }) => ({ accent, paper: papier, night: nuit }));
export type Colours = z.output<typeof Colours>;

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The night or white, whichever is read better on a colour. */
export function inkOn(colour: string, night: string): string {
  return contrast(night, colour) >= contrast(WHITE, colour) ? night : WHITE;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function words(ratio: number): string {
  return `${ratio.toFixed(1).replace(".", ",")} pour 1`;
}
