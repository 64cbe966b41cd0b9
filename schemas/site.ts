import * as z from "zod";
import { frenchProse, frenchText } from "./french-text.ts";
import { ContentPath, Host, HttpsUrl } from "./links.ts";

const Section = z
  .strictObject({ titre: frenchText("le titre", 120), texte: frenchProse("le texte", 4000) })
  .transform(({ titre, texte }) => ({ title: titre, text: texte }));

const StaffMember = z
  .strictObject({
    nom: frenchText("le nom", 80),
    role: frenchText("le rôle", 80),
    lien: HttpsUrl,
    portrait: ContentPath.optional(),
  })
  .transform(({ nom, role, lien, portrait }) => ({ name: nom, role, href: lien, portrait }));

const Profile = z
  .strictObject({ nom: frenchText("le nom", 80), href: HttpsUrl })
  .transform(({ nom, href }) => ({ name: nom, href }));

const Contact = z
  .strictObject({
    hote: Host.default(""),
    service_id: z.string().max(80).default(""),
    template_id: z.string().max(80).default(""),
    user_id: z.string().max(80).default(""),
  })
  .transform((contact) => ({
    host: contact.hote,
    serviceId: contact.service_id,
    templateId: contact.template_id,
    publicKey: contact.user_id,
  }));

/**
 * The file site.yaml: who the community is and where its outside pages are. Nothing of it stands in the code.
 * A welcome paragraph may carry `[telephone]`, which the page shows as the phone icon [A2].
 */
export const Site = z
  .strictObject({
    nom: frenchText("le nom de la communauté", 60),
    devise: frenchProse("la devise", 160),
    accroche: frenchProse("l’accroche", 80).optional(),
    description: frenchProse("la description", 300),
    logo: ContentPath,
    accueil: z.strictObject({
      titre: frenchText("le titre", 120),
      paragraphes: z
        .array(frenchProse("un paragraphe", 1200))
        .min(1, { error: "Il faut au moins un paragraphe. → Écrivez un mot d’accueil." }),
      staff: z.array(StaffMember).default([]),
    }),
    tutoriel: HttpsUrl,
    dons: z.strictObject({
      page: HttpsUrl,
      service: frenchText("le nom du service", 60),
      texte: frenchProse("le texte", 400),
    }),
    copyright: z.strictObject({
      annee: z
        .int({ error: "L’année est un nombre. → Écrivez par exemple annee: 2025, sans guillemets." })
        .min(2000)
        .max(2200),
      profils: z.array(Profile).length(2, {
        error: "Le pied de page a exactement deux profils de créateurs. → Ajoutez ou retirez une entrée.",
      }),
    }),
    contact: Contact.prefault({}),
    streamers: z.strictObject({ hote: Host.default("") }).prefault({}),
    hebergeur: z
      .strictObject({
        nom: frenchText("le nom de l’hébergeur", 120),
        adresse: frenchText("l’adresse", 300),
        telephone: frenchText("le téléphone", 40).optional(),
      })
      .optional(),
    mentions_legales: z.array(Section).default([]),
    confidentialite: z.array(Section).default([]),
  })
  .transform((site) => ({
    name: site.nom,
    motto: site.devise,
    pitch: site.accroche,
    description: site.description,
    logo: site.logo,
    home: { title: site.accueil.titre, paragraphs: site.accueil.paragraphes, staff: site.accueil.staff },
    tutorial: site.tutoriel,
    donation: { page: site.dons.page, service: site.dons.service, text: site.dons.texte },
    copyright: { year: site.copyright.annee, profiles: site.copyright.profils },
    contact: site.contact,
    streamersHost: site.streamers.hote,
    hosting: site.hebergeur && {
      name: site.hebergeur.nom,
      address: site.hebergeur.adresse,
      phone: site.hebergeur.telephone,
    },
    legal: site.mentions_legales,
    privacy: site.confidentialite,
  }));
export type Site = z.output<typeof Site>;
