import * as z from "zod";

/** An absolute https link, the only kind of outside link that content may carry (OWASP ASVS 1.2.2). */
export const HttpsUrl = z
  .string({
    error: (issue) => (issue.input === undefined ? "Il manque un lien." : "Un lien doit être un texte."),
  })
  .trim()
  .refine(isHttpsUrl, {
    error: "Ce lien n’est pas accepté : il doit commencer par https:// et désigner un site public.",
  });

/** The host that one of the two calls goes to: empty for the site itself, else an https origin without a path. */
export const Host = z
  .string({ error: "L’hôte doit être un texte, vide pour le site lui-même." })
  .trim()
  .refine(
    (value) => value === "" || (isHttpsUrl(value) && new URL(value).origin === value.replace(/\/$/, "")),
    {
      error: "L’hôte doit être vide (le site lui-même) ou une adresse comme https://exemple.fr, sans chemin.",
    },
  )
  .transform((value) => value.replace(/\/$/, ""));

/** A path of a file inside the content folder, relative, with forward slashes, inside the folder. */
export const ContentPath = z
  .string({
    error: (issue) =>
      issue.input === undefined ? "Il manque le nom du fichier." : "Le nom du fichier doit être un texte.",
  })
  .trim()
  .transform((value) => value.normalize("NFC"))
  .refine(
    (value) => /^[^/\\:][^\\:]*$/.test(value) && !value.split("/").includes("..") && !/(^|\/)\./.test(value),
    {
      error: "Ce nom de fichier n’est pas accepté : écrivez un nom simple, sans « .. » ni « / » au début.",
    },
  );

function isHttpsUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    url.protocol === "https:" &&
    url.username === "" &&
    url.password === "" &&
    url.hostname.includes(".") &&
    /^https:\/\/[^\s<>"\\]+$/.test(value)
  );
}
