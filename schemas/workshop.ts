import * as z from "zod";
import { HttpsUrl } from "./links.ts";

/** The services of repositories that the staff's form can save in; Forgejo and Codeberg speak as Gitea does. */
export const REPOSITORY_SERVICES = ["github", "gitlab", "gitea"] as const;
export type RepositoryService = (typeof REPOSITORY_SERVICES)[number];

const ServiceOrigin = HttpsUrl.transform((address) => new URL(address).origin);

/** The line `atelier:` of site.yaml: the repository that the page /admin saves in. */
export const Workshop = z
  .strictObject({
    service: z.enum(REPOSITORY_SERVICES, {
      error: `Ce service n’est pas connu. → Choisissez parmi : ${REPOSITORY_SERVICES.join(", ")} (gitea vaut pour Forgejo et Codeberg).`,
    }),
    depot: z
      .string({
        error: "Il manque le dépôt. → Écrivez son compte et son nom (exemple : ma-communaute/contenu).",
      })
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, {
        error:
          "Ce dépôt n’est pas écrit comme il faut. → Son compte et son nom, séparés d’une barre (exemple : ma-communaute/contenu).",
      }),
    branche: z
      .string({ error: "La branche doit être un texte. → Mettez-la entre guillemets." })
      .regex(/^[\w./-]{1,80}$/, {
        error: "Ce nom de branche n’est pas possible. → Copiez-le depuis le dépôt (souvent main).",
      })
      .default("main"),
    dossier: z
      .string({ error: "Le dossier doit être un texte. → Mettez-le entre guillemets." })
      .regex(/^[\w-]+(\/[\w-]+)*$/, {
        error:
          "Ce dossier n’est pas écrit comme il faut. → Le chemin du contenu dans le dépôt, sans barre au début ni à la fin (exemple : content).",
      })
      .optional(),
    serveur: ServiceOrigin.optional(),
    application: z
      .string({ error: "Le numéro d’application doit être un texte. → Mettez-le entre guillemets." })
      .min(1)
      .max(200)
      .optional(),
  })
  .refine(({ service, serveur }) => service !== "github" || serveur === undefined, {
    path: ["serveur"],
    error: "GitHub n’a qu’une adresse, que le site connaît. → Retirez cette ligne.",
  })
  .refine(({ service, application }) => service !== "github" || application === undefined, {
    path: ["application"],
    error:
      "Avec GitHub, on se connecte par un jeton. → Retirez cette ligne ; le guide de l’atelier dit comment.",
  })
  .transform((workshop) => ({
    service: workshop.service,
    repository: workshop.depot,
    branch: workshop.branche,
    /** Where the content is in the repository; empty when it is alone there. */
    folder: workshop.dossier ?? "",
    /** The https origin of a service of one's own, or of the best known one. */
    origin: workshop.serveur ?? KNOWN_ORIGINS[workshop.service],
    /** By which the service knows this site, so that nobody needs a token. */
    application: workshop.application,
  }));
export type Workshop = z.output<typeof Workshop>;

const KNOWN_ORIGINS: Readonly<Record<RepositoryService, string>> = {
  github: "https://github.com",
  gitlab: "https://gitlab.com",
  gitea: "https://codeberg.org",
};
