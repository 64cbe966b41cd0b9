import * as z from "zod";
import { WINDOWS_KEEPS } from "#text/windows-names.ts";
import { foreignPathRemedy } from "./foreign-path.ts";

/** An absolute https link, the only kind of outside link that content may carry (OWASP ASVS 1.2.2). */
export const HttpsUrl = z
  .string({
    error: (issue) =>
      (issue.input ?? undefined) === undefined
        ? "Il manque un lien. → Ajoutez-le, en commençant par https://."
        : "Un lien doit être un texte. → Mettez-le entre guillemets.",
  })
  .trim()
  .refine(isHttpsUrl, {
    error:
      "Ce lien n’est pas accepté. → Il doit commencer par https:// et désigner un site public : copiez-le depuis la barre d’adresse du navigateur.",
  })
  .meta({ format: "uri" });

/** The host that one of the two calls goes to: empty for the site itself, else an https origin without a path. */
export const Host = z
  .string({ error: 'L’hôte doit être un texte. → Écrivez "" pour le site lui-même.' })
  .trim()
  .refine(
    (value) => value === "" || (isHttpsUrl(value) && new URL(value).origin === value.replace(/\/$/, "")),
    {
      error:
        "Cet hôte n’est pas accepté. → Laissez-le vide (le site lui-même) ou écrivez https://exemple.fr, sans chemin.",
    },
  )
  .transform((value) => value.replace(/\/$/, ""));

/** How a path of a file is told from other texts in what is made from the schemas. */
export const CONTENT_PATH = "content-path";

/**
 * Who may show a page in a frame: the origin of a site, of a resource of the game (`https://cfx-nui-…`), or of this very
 * machine, to try it.
 */
export const FrameOrigin = z
  .string({ error: "Un cadre est un texte. → Écrivez par exemple https://cfx-nui-telephone." })
  .trim()
  .toLowerCase()
  .refine(isFrameOrigin, {
    error:
      "Ce cadre n’est pas accepté. → Écrivez https://cfx-nui- puis le nom de la ressource, ou https://exemple.fr : sans chemin, sans « / » à la fin, sans « * ».",
  });

const NO_FILE =
  "Il manque le nom du fichier. → Écrivez la ligne entière (exemple : image: votez-vargas.webp).";

const INSIDE = "Écrivez un chemin dans le dossier du contenu, sans « .. », sans « / » ni point au début.";

/** A path in which Windows keeps a name for itself, whatever follows its first point. */
const NOT_UNDER_WINDOWS = new RegExp(String.raw`(?:^|/)${WINDOWS_KEEPS}(?:\.[^/]*)?(?:/|$)`, "i");

/**
 * A path of a file inside the content folder, relative, with forward slashes, inside the folder.
 * @param folder what the path of a file beside the text starts with, where it is not written alone
 */
export function contentPath(folder = "") {
  return z
    .string({
      error: (issue) =>
        (issue.input ?? undefined) === undefined
          ? NO_FILE
          : "Le nom du fichier doit être un texte. → Mettez-le entre guillemets.",
    })
    .trim()
    .transform((value) => value.normalize("NFC"))
    .refine((value) => value !== "", { error: NO_FILE, abort: true })
    .refine(
      (value) =>
        /^[^/\\:][^\\:]*$/.test(value) && !value.split("/").includes("..") && !/(^|\/)\./.test(value),
      {
        error: ({ input }) =>
          `Ce nom de fichier n’est pas accepté. → ${foreignPathRemedy(String(input), folder) ?? INSIDE}`,
      },
    )
    .refine((value) => !NOT_UNDER_WINDOWS.test(value), {
      error:
        "Windows garde ce nom pour lui (con, prn, aux, nul, com1, lpt1) : le contenu ne pourrait y être copié. → Donnez un autre nom au fichier, puis choisissez-le de nouveau.",
    })
    .meta({ format: CONTENT_PATH });
}

export const ContentPath = contentPath();

/**
 * The same of a file that is no image.
 * @param endings how its name may end
 * @param error what is said of another
 */
export function filePath(endings: readonly string[], error: string) {
  return ContentPath.refine((file) => endings.includes(file.slice(file.lastIndexOf(".") + 1).toLowerCase()), {
    error,
  }).meta({ format: CONTENT_PATH, endings });
}

/** The same of an image: whatever its name says it is, the pixels decide, but these it cannot be. */
export function imagePath(folder = "") {
  return contentPath(folder).refine((file) => !/\.(svg|pdf|tiff?)$/i.test(file), {
    error:
      "Le site ne sait montrer ni un dessin SVG, ni un PDF, ni un scan TIFF. → Ouvrez l’original, exportez-le en JPEG, PNG ou WebP, puis mettez-le à la place.",
  });
}

export const ImagePath = imagePath();

// oxlint-disable-next-line no-control-regex -- control characters are what this refuses
const PLAIN = /^https:\/\/[^\s<>"\\\u0000-\u001f\u007f-\u009f]+$/;

/** An address of a machine in numbers: of this one or of a home, no site has a certificate for it. */
const NUMBERS = /^[\d.]+$/;

function isHttpsUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    url.protocol === "https:" &&
    url.username === "" &&
    url.password === "" &&
    url.hostname.includes(".") &&
    !NUMBERS.test(url.hostname) &&
    PLAIN.test(value)
  );
}

/** In a policy, a name is made of these letters; the machine itself has no certificate. */
const FRAME =
  /^(https:\/\/(cfx-nui-[a-z0-9_-]+|[a-z0-9-]+(\.[a-z0-9-]+)+)|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

function isFrameOrigin(value: string): boolean {
  return FRAME.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
