import * as z from "zod";
import { frenchProse, frenchText } from "./french-text.ts";
import { Colours } from "./colours.ts";
import { filePath, FrameOrigin, Host, HttpsUrl, ImagePath } from "./links.ts";
import { Workshop } from "./workshop.ts";

const Section = z
  .strictObject({ titre: frenchText("le titre", 120), texte: frenchProse("le texte", 4000) })
  .transform(({ titre, texte }) => ({ title: titre, text: texte }));

const StaffMember = z
  .strictObject({
    nom: frenchText("le nom", 80),
    role: frenchText("le rôle", 80),
    lien: HttpsUrl,
    portrait: ImagePath.optional(),
  })
  .transform(({ nom, role, lien, portrait }) => ({ name: nom, role, href: lien, portrait }));

const Profile = z
  .strictObject({ nom: frenchText("le nom", 80), href: HttpsUrl })
  .transform(({ nom, href }) => ({ name: nom, href }));

/** The names that a text of the staff's own may hold in braces, each replaced by what the visitor wrote. */
const BLANKS = ["nom", "email", "sujet", "message", "numero"];

/** The chat that receives the messages too: what visitors read of it, and how the staff wants them told there. */
const Chat = z
  .strictObject({
    service: frenchText("le nom du service", 60),
    adresse: z
      .boolean({ error: "Ici, adresse est true ou false. → Écrivez adresse: false pour ne pas la montrer." })
      .default(true),
    texte: frenchText("le texte", 600)
      .refine((text) => blanks(text).every((name) => BLANKS.includes(name)), {
        error: `Ce texte a une accolade inconnue. → Il y a ${BLANKS.map((name) => `{${name}}`).join(", ")}.`,
      })
      .refine((text) => blanks(text).filter((name) => name === "message").length === 1, {
        error: "Ce texte doit contenir {message}, une seule fois. → Ajoutez-le où le message doit paraître.",
      })
      .optional(),
  })
  .refine(({ adresse, texte }) => adresse || !blanks(texte ?? "").includes("email"), {
    path: ["texte"],
    error: "Ce texte montre {email} alors que adresse est false. → Retirez l’un des deux.",
  })
  .transform(({ service, adresse, texte }) => ({ service, address: adresse, text: texte }));

const Contact = z
  .strictObject({
    hote: Host.default(""),
    service_id: z.string().max(80).default(""),
    template_id: z.string().max(80).default(""),
    user_id: z.string().max(80).default(""),
    e_mail: z
      .boolean({
        error:
          "Ici, e_mail est true ou false. → Écrivez e_mail: true si le staff reçoit les messages par e-mail.",
      })
      .default(false),
    salon: Chat.optional(),
  })
  .transform((contact) => {
    // The provider's library sends nothing without ids [C6]; the site's own server, which needs no account, asks for none.
    const unnamed = contact.hote === "" ? "site" : "";
    return {
      host: contact.hote,
      serviceId: contact.service_id || unnamed,
      templateId: contact.template_id || unnamed,
      publicKey: contact.user_id || unnamed,
      mail: contact.e_mail,
      chat: contact.salon,
    };
  });

const YEAR =
  "L’année s’écrit en quatre chiffres, de 2000 à 2200, sans guillemets. → Écrivez par exemple annee: 2025.";

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
    logo: ImagePath,
    couleurs: Colours.optional(),
    police: filePath(
      ["woff2"],
      "La police des titres est un fichier .woff2. → Convertissez-la ; sa licence doit permettre de la publier.",
    ).optional(),
    accueil: z.strictObject({
      titre: frenchText("le titre", 120),
      paragraphes: z
        .array(frenchProse("un paragraphe", 1200))
        .min(1, { error: "Il faut au moins un paragraphe. → Écrivez un mot d’accueil." }),
      staff: z.array(StaffMember).default([]),
    }),
    rejoindre: z
      .strictObject({
        texte: frenchProse("le texte", 600),
        lien: HttpsUrl,
        bouton: frenchText("le texte du bouton", 40).default("Nous rejoindre"),
      })
      .optional(),
    tutoriel: HttpsUrl.optional(),
    cadres: z
      .array(FrameOrigin, {
        error: "« cadres » doit être une liste. → Écrivez par exemple cadres: [https://cfx-nui-telephone].",
      })
      .max(20, { error: "Vingt cadres au plus. → Gardez ceux qui servent." })
      .default([]),
    dons: z
      .strictObject({
        page: HttpsUrl,
        service: frenchText("le nom du service", 60),
        texte: frenchProse("le texte", 400),
      })
      .optional(),
    copyright: z.strictObject({
      annee: z.int({ error: YEAR }).min(2000, { error: YEAR }).max(2200, { error: YEAR }),
      profils: z
        .array(Profile)
        .min(1, { error: "Le pied de page nomme qui a fait le site. → Ajoutez un profil, quatre au plus." })
        .max(4, { error: "Le pied de page nomme quatre profils au plus. → Gardez-en quatre." }),
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
    atelier: Workshop.optional(),
  })
  .transform((site) => ({
    name: site.nom,
    motto: site.devise,
    pitch: site.accroche,
    description: site.description,
    logo: site.logo,
    /** The community's own colours and the face of its titles, over the site's. */
    colours: site.couleurs,
    face: site.police,
    home: {
      title: site.accueil.titre,
      paragraphs: site.accueil.paragraphes,
      staff: site.accueil.staff,
      /** How one comes to play here. */
      join: site.rejoindre && {
        text: site.rejoindre.texte,
        href: site.rejoindre.lien,
        label: site.rejoindre.bouton,
      },
    },
    tutorial: site.tutoriel,
    /** Who may show the page to choose a poster in a frame: origins. */
    frames: site.cadres,
    donation: site.dons && { page: site.dons.page, service: site.dons.service, text: site.dons.texte },
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
    /** Where the staff's form saves; without it there is none. */
    workshop: site.atelier,
  }));
export type Site = z.output<typeof Site>;

function blanks(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}
