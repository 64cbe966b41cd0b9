import { fallbackWidth, type Picture, PORTRAIT_WIDTHS } from "#schemas/picture.ts";
import type { PictureUse } from "../media-file.ts";

/** Raise it when the encoding below or in `encode-picture.ts` changes: every picture is then made anew, under new names. */
const VERSION = 2;

/** What is made of a picture: widths in pixels that exist as AVIF, and whether a large WebP comes with them. */
export interface Recipe {
  version: number;
  widths: readonly number[];
  large: boolean;
}

const RECIPES: Record<PictureUse, { widths: readonly number[]; large: boolean }> = {
  // 45 % of a phone of 375 pixels at its density of 2, or a desktop's 224 at 1.5: 338 and 336.
  affiches: { widths: [240, 340, 480], large: true },
  // The widest signs span three columns.
  panneaux: { widths: [240, 340, 480, 720], large: true },
  portrait: { widths: PORTRAIT_WIDTHS, large: false },
  apercu: { widths: [480, 960], large: false },
  arc: { widths: [480, 960], large: false },
  // In the header of every page, 44 pixels wide: at twice that, most phones have it whole.
  logo: { widths: [64, 88, 128, 256], large: false },
};

/** The recipe of a picture that may have several uses: the widths of all of them. */
export function recipeFor(uses: Iterable<PictureUse>): Recipe {
  const recipes = [...uses].map((use) => RECIPES[use]);
  const widths = [...new Set(recipes.flatMap((recipe) => recipe.widths))].toSorted((a, b) => a - b);
  return { version: VERSION, widths, large: recipes.some((recipe) => recipe.large) };
}

/** The widths that a picture of this width really gets: never upscaled, and its own width when it is smaller than asked. */
export function widthsFor(recipe: Recipe, width: number): number[] {
  const smaller = recipe.widths.filter((each) => each < width);
  const widest = recipe.widths.at(-1) ?? width;
  return width <= widest ? [...smaller, width] : smaller;
}

/**
 * Of the widths that a picture got, those that exist as WebP too: of a portrait all, since its address travels in a list
 * that leaves no choice of a format; of anything else one, for the few browsers without AVIF.
 */
export function webpWidths(
  uses: ReadonlySet<PictureUse>,
  made: Pick<Picture, "widths" | "width">,
): readonly number[] {
  return uses.has("portrait") ? made.widths : [fallbackWidth(made)];
}
