import * as z from "zod";
import { FrenchDate, isoDate } from "./french-date.ts";
import { frenchProse, frenchText, Slug } from "./french-text.ts";
import { HttpsUrl, ImagePath } from "./links.ts";

/** The key that streamers, buttons and links use for an arc, such as `FortCarson` [T1]. */
export const ArcKey = z
  .string({ error: "Il manque une clé d’arc. → Écrivez-la en un mot, comme School." })
  .regex(/^[A-Za-z0-9_-]{1,40}$/, {
    error:
      "La clé d’arc n’est pas écrite comme il faut. → Lettres sans accent, chiffres, - et _ seulement (exemple : FortCarson).",
  })
  // A key such as `toString` would be found in any object, also where nobody put it.
  .refine((key) => !(key in {}), { error: "Cette clé d’arc est réservée. → Choisissez un autre mot." });

/** One season of the server, as a card of the timeline [A3]. */
export const Arc = z
  .strictObject({
    cle: ArcKey,
    nom: frenchProse("le nom de l’arc", 80),
    langue: z
      .string()
      .regex(/^[a-z]{2}$/, { error: "La langue n’est pas écrite comme il faut. → Deux lettres : fr, en…" })
      .default("fr"),
    debut: FrenchDate,
    fin: FrenchDate.optional(),
    epoque: frenchText("l’époque", 40).optional(),
    description: frenchProse("la description", 1200),
    lien: z.strictObject({ texte: frenchText("le texte du lien", 60), href: HttpsUrl }).optional(),
    accent: z
      .string({
        error:
          'Il manque l’accent, la couleur de l’arc. → Écrivez par exemple accent: "#e8a33d", guillemets compris.',
      })
      .regex(/^#[0-9a-fA-F]{6}$/, {
        error: 'L’accent n’est pas une couleur. → Écrivez par exemple "#e8a33d", guillemets compris.',
      }),
    image: ImagePath.optional(),
    affiche: Slug.optional(),
  })
  .transform((arc) => ({
    key: arc.cle,
    name: arc.nom,
    /** The language of the name where it is not the page's, French; the value of `lang` where the name stands. */
    lang: arc.langue === "fr" ? undefined : arc.langue,
    start: isoDate(arc.debut) ?? "",
    /** Undefined for an arc that is still going on. */
    end: arc.fin === undefined ? undefined : isoDate(arc.fin),
    dates: `${arc.debut} - ${arc.fin ?? "en cours"}`,
    era: arc.epoque,
    description: arc.description,
    link: arc.lien && { label: arc.lien.texte, href: arc.lien.href },
    accent: arc.accent.toLowerCase(),
    image: arc.image,
    /** The id of the poster that hangs in its card. */
    poster: arc.affiche,
  }))
  .refine((arc) => arc.end === undefined || arc.start <= arc.end, {
    path: ["fin"],
    error: "La fin de l’arc est avant son début. → Vérifiez les deux dates.",
  });
export type Arc = z.output<typeof Arc>;

/** A card for an arc that is not told yet [A4]. */
export const ComingArc = z
  .strictObject({
    nom: frenchProse("le nom", 80),
    dates: frenchText("la ligne des dates", 40),
    texte: frenchText("le texte", 200),
  })
  .transform((arc) => ({ name: arc.nom, dates: arc.dates, text: arc.texte }));
export type ComingArc = z.output<typeof ComingArc>;

/** The file arcs.yaml; a community that begins has told none yet. */
export const ArcsFile = z
  .strictObject({ arcs: z.array(Arc).nullish(), a_venir: z.array(ComingArc).nullish() })
  .transform((file) => ({ arcs: file.arcs ?? [], coming: file.a_venir ?? [] }));
