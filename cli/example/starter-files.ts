/** An emblem, a poster and a sign without a word on them, where the content will have them. */
export const STARTER_PICTURES = new URL("./pictures/", import.meta.url);

/** What stands in {@link starterFiles} in the place of a community's own words, in the lines after a # as well. */
export const STAND_INS = {
  story: "Racontez ici ce qui s’y passe.",
  poster: "Une affiche d’exemple",
  genre: "exemple",
  words: "lune, toits",
  sign: "Un panneau d’exemple",
  nameInStory: "Son nom dans l’histoire",
  invitation: "https://discord.gg/exemple",
  host: "…",
  editor: "Ce site est édité à titre non professionnel par…",
  track: "Une chanson",
  film: "Une nuit en ville",
  filmText: "Quelques phrases.",
  video: "https://www.youtube.com/watch?v=XXXXXXXXXXX",
};

/** What a new community says of itself; the rest is in the files, to be rewritten. */
export interface Answers {
  nom: string;
  devise: string;
  description: string;
  arc: string;
  /** jour/mois/année. */
  debut: string;
  pseudo: string;
}

/** The texts of a new content by path: what the answers say, and one example of each kind. */
export function starterFiles(answers: Answers, arcKey: string, year: number): Record<string, string> {
  const { nom, devise, description, arc, debut, pseudo } = answers;
  return {
    "site.yaml": `# Qui vous êtes. Les lignes qui commencent par # ne sont pas lues : enlevez le # pour vous en servir.
nom: ${quoted(nom)}
devise: ${quoted(devise)}
description: ${quoted(description)}
logo: logo.png # carré, à remplacer par le vôtre

accueil:
  titre: ${quoted(`Bienvenue sur ${nom}`)}
  paragraphes:
    - ${quoted(description)}
    - "Un nom à changer dans la catégorie Joueurs ? Écrivez-nous par le formulaire de contact, avec l’icône de téléphone [telephone] en bas à droite du site."
  staff:
    - { nom: ${quoted(pseudo)}, role: Staff, lien: "https://www.twitch.tv/${pseudo}" }

copyright:
  annee: ${year}
  profils: # un à quatre
    - { nom: ${quoted(pseudo)}, href: "https://www.twitch.tv/${pseudo}" }

# rejoindre: { texte: "Présentez-vous, on vous ouvre la porte.", lien: "${STAND_INS.invitation}", bouton: "Rejoindre le Discord" }
# tutoriel: https://exemple.fr/comment-importer-une-affiche
# dons: { page: "https://exemple.fr/dons", service: Tirelire, texte: "Un don paie la machine." }

# La loi demande de nommer votre hébergeur, et de dire qui édite le site.
# hebergeur: { nom: "${STAND_INS.host}", adresse: "${STAND_INS.host}" }
# mentions_legales:
#   - { titre: "Éditeur", texte: "${STAND_INS.editor}" }

# Vos couleurs, toutes les trois ; « npm run atelier » les montre sur tout le site.
# couleurs: { accent: "#d92b3f", papier: "#f6ecda", nuit: "#100c12" }
`,
    "arcs.yaml": `# Les arcs, dans l’ordre. La clé, le mot de leur bouton dans la page Joueurs, ne change jamais.
arcs:
  - cle: ${quoted(arcKey)}
    nom: ${quoted(arc)}
    debut: ${debut}
    # fin: 31/12/${year} # quand il sera fini
    description: "${STAND_INS.story}"
    accent: "#f2b544" # sa couleur
    affiche: exemple-affiche
`,
    "affiches/exemple-affiche.yaml": `# Un exemple : effacez ce fichier et son image quand vous aurez ajouté la vôtre.
titre: ${STAND_INS.poster}
auteur: ${quoted(nom)}
image: exemple-affiche.png
date: ${debut}
arc: ${quoted(arcKey)}
genre: ${STAND_INS.genre}
mots: [${STAND_INS.words}]
`,
    "panneaux/exemple-panneau.yaml": `# Un exemple : effacez ce fichier et son image quand vous aurez ajouté le vôtre.
titre: ${STAND_INS.sign}
auteur: ${quoted(nom)}
image: exemple-panneau.png
date: ${debut}
`,
    [`joueurs/${pseudo}.yaml`]: `# Le nom de ce fichier est le pseudo Twitch.
display_name: ${quoted(pseudo)}
tag: Staff
arcs: [${quoted(arcKey)}]
# nomRP: { ${quoted(arcKey)}: "${STAND_INS.nameInStory}" }
`,
    "musique.yaml": `# Un exemple, à recopier sans les # :
# - createur: ${pseudo}
#   pistes:
#     - titre: "${STAND_INS.track}"
#       lien: ${STAND_INS.video}
`,
    "createurs.yaml": `# Un exemple, à recopier sans les # :
# - nom: ${pseudo}
#   video: ${STAND_INS.video}
#   titre_video: "${STAND_INS.film}"
#   description: "${STAND_INS.filmText}"
#   liens:
#     - { href: "https://www.twitch.tv/${pseudo}", icone: twitch, alt: "${pseudo} sur Twitch" }
`,
    "recherche.yaml": `# Les mots qui veulent dire la même chose : qui cherche l’un trouve les autres.
synonymes:
  - [film, cinéma]
`,
  };
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
