/** What the form says of a key of the content: its label, and a help below the field. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** For a list: what one more is called. */
  one?: string;
}

/** By which of its keys an entry of a list is told from the others. */
export const NAMES = ["nom", "titre", "createur", "alt"];

/** What the form calls the entries of a folder, and each file that stands alone. */
export const FILE_WORDS = {
  affiches: "Affiches",
  panneaux: "Panneaux",
  joueurs: "Joueurs",
  arcs: "Arcs",
  musique: "Musique",
  createurs: "Vidéo",
  recherche: "Recherche",
  site: "Le site",
} as const;

/** The words of each key, whichever entry it stands in; `liens.alt` is the key `alt` inside `liens`. */
const WORDS: Readonly<Record<string, FieldWords>> = {
  // Posters and signs.
  titre: { label: "Titre" },
  auteur: { label: "Auteur", hint: "Inconnu ? Laissez vide, ou écrivez ???" },
  image: {
    label: "Image",
    hint: "Une photo de téléphone convient : elle est réduite et convertie toute seule.",
  },
  rang: {
    label: "Rang",
    hint: "Les plus petits viennent en premier ; sans rang, l’ordre est celui des dates.",
  },
  arc: { label: "Arc" },
  genre: { label: "Genre" },
  mots: {
    label: "Ce que l’on voit",
    one: "un mot",
    hint: "Un mot à la fois : hibou, puis lune, puis chapeau.",
  },
  texte: { label: "Texte" },
  "affiches.texte": { label: "Ce qui est écrit dessus", hint: "Une ligne par morceau." },
  joueurs: {
    label: "Joueurs",
    one: "un joueur",
    hint: "Qui est dessus, ou l’a signée : pseudos ou noms RP, comme sur leur fiche.",
  },
  date: { label: "Date", hint: "Le jour où elle fut collée." },
  retrait: {
    label: "Retirer du site",
    hint: "Rien ne s’efface : l’entrée quitte les pages, et son adresse reste valable en jeu.",
  },
  // Players.
  display_name: { label: "Nom affiché", hint: "Sans lui, le joueur ne paraît pas sur la page." },
  tag: { label: "Titre", hint: "Fondateur - Staff, Fondateur, Dev - Staff et Staff passent en tête." },
  arcs: { label: "Arcs", one: "un arc" },
  nomRP: { label: "Noms RP", hint: "Un par arc ; sans lui, la carte montre ???." },
  portrait: { label: "Portrait" },
  // Arcs.
  cle: {
    label: "Clé",
    hint: "Un mot sans accent (FortCarson), celui de son bouton dans la page Joueurs. Elle ne change jamais.",
  },
  nom: { label: "Nom" },
  langue: { label: "Langue du nom", hint: "Deux lettres, si le nom n’est pas français : en." },
  debut: { label: "Début" },
  fin: { label: "Fin", hint: "Laissez vide si l’arc est en cours." },
  epoque: { label: "Époque", hint: "Par exemple 1899." },
  description: { label: "Description" },
  lien: { label: "Lien" },
  "lien.texte": { label: "Texte du lien" },
  href: { label: "Adresse" },
  accent: { label: "Couleur", hint: "Trop sombre, le site l’éclaircit pour qu’elle se lise." },
  affiche: { label: "Affiche collée sur la carte" },
  a_venir: { label: "Arcs à venir", one: "un arc à venir" },
  dates: { label: "Dates", hint: "En toutes lettres : été 2026." },
  // Creators and music.
  video: { label: "Vidéo YouTube", hint: "Ou un fichier, jamais les deux." },
  fichier: { label: "Fichier", hint: "Ou un lien YouTube, jamais les deux." },
  sous_titres: { label: "Sous-titres", hint: "Un fichier .vtt, pour une vidéo qui est un fichier du site." },
  transcription: {
    label: "Ce que l’on voit et entend",
    hint: "Pour qui ne voit pas ou n’entend pas la vidéo : les paroles, les sons, les images qui comptent.",
  },
  titre_video: { label: "Titre de la vidéo" },
  duree: { label: "Durée", hint: "Minutes:secondes, 3:25 ; heures:minutes:secondes, 1:02:03." },
  apercu: { label: "Image de la vidéo" },
  liens: { label: "Liens", one: "un lien" },
  icone: { label: "Icône" },
  alt: { label: "Texte du lien" },
  createurs: { label: "Créateurs", one: "un créateur" },
  musique: { label: "Groupes", one: "un groupe" },
  createur: { label: "Créateur" },
  pistes: { label: "Pistes", one: "une piste" },
  "pistes.lien": { label: "Lien YouTube", hint: "Ou un fichier, jamais les deux." },
  "pistes.id": {
    label: "Identifiant",
    hint: "Laissez vide : il vient du titre. Ne le changez plus ensuite.",
  },
  // Words of the search.
  synonymes: {
    label: "Synonymes",
    one: "un groupe",
    hint: "Un groupe par sens : qui cherche l’un de ses mots trouve les autres.",
  },
  genres: {
    label: "Genres à ne pas confondre",
    one: "un genre",
    hint: "Ceux qui ressemblent à un autre sans être une faute.",
  },
  // The community.
  devise: { label: "Devise" },
  accroche: { label: "Accroche", hint: "Au-dessus du nom, sur l’accueil." },
  logo: { label: "Logo" },
  couleurs: {
    label: "Couleurs",
    hint: "Les vôtres à la place de celles du site : toutes les trois, et qui se lisent.",
  },
  "couleurs.accent": { label: "Accent" },
  papier: { label: "Papier", hint: "Celle des textes : claire." },
  nuit: { label: "Nuit", hint: "Celle du fond : sombre." },
  police: { label: "Police des titres", hint: "Un fichier WOFF2, de 150 ko au plus." },
  accueil: { label: "Mot d’accueil" },
  paragraphes: {
    label: "Paragraphes",
    one: "un paragraphe",
    hint: "[telephone] devient l’icône de téléphone.",
  },
  staff: { label: "Staff", one: "une personne" },
  role: { label: "Rôle" },
  "staff.lien": { label: "Sa page" },
  rejoindre: { label: "Venir jouer", hint: "Comment rejoindre la communauté, sous le mot d’accueil." },
  "rejoindre.lien": { label: "Invitation" },
  bouton: { label: "Texte du bouton" },
  tutoriel: { label: "Tutoriel", hint: "La page qui explique comment importer en jeu." },
  cadres: {
    label: "Cadres du jeu",
    one: "un cadre",
    hint: "Qui, dans le jeu, peut montrer le mur pour y choisir une affiche : https://cfx-nui-menu_affiches.",
  },
  dons: { label: "Dons" },
  page: { label: "Page de don" },
  service: { label: "Nom du service" },
  copyright: { label: "Pied de page" },
  annee: { label: "Année" },
  profils: { label: "Qui a fait le site", one: "une personne" },
  contact: { label: "Formulaire de contact" },
  hote: { label: "Hôte", hint: "Vide : le site lui-même." },
  service_id: { label: "Identifiant du service" },
  template_id: { label: "Identifiant du modèle" },
  user_id: { label: "Clé publique" },
  e_mail: { label: "Le staff reçoit aussi un courriel" },
  salon: { label: "Salon de discussion" },
  adresse: { label: "Adresse" },
  "salon.adresse": { label: "Montrer l’adresse de qui écrit" },
  "salon.texte": {
    label: "Texte du message",
    hint: "Avec {message}, et au besoin {nom}, {email}, {sujet}, {numero}.",
  },
  streamers: { label: "Liste des joueurs en direct" },
  hebergeur: { label: "Hébergeur", hint: "La loi le demande : le vôtre." },
  telephone: { label: "Téléphone" },
  mentions_legales: { label: "Mentions légales", one: "une partie" },
  confidentialite: { label: "Confidentialité", one: "une partie" },
  // The workshop itself.
  atelier: {
    label: "Atelier",
    hint: "Où le staff enregistre ce qu’il écrit ici. À ne changer qu’à plusieurs.",
  },
  "atelier.service": { label: "Service" },
  depot: { label: "Dépôt", hint: "compte/nom" },
  branche: { label: "Branche" },
  dossier: { label: "Dossier", hint: "Où est le contenu dans le dépôt ; vide s’il est seul." },
  serveur: { label: "Adresse du service", hint: "Pour un GitLab, un Gitea ou un Forgejo à vous." },
  application: { label: "Numéro d’application", hint: "Pour se connecter sans jeton." },
};

/** The words of a key where it stands: those of its own place first. */
export function wordsOf(parent: string, key: string): FieldWords {
  const words = findWords(parent, key);
  if (!words) throw new Error(`workshop/words.ts has no words for ${parent}.${key}`);
  return words;
}

/** The same, of a key that may have none. */
export function findWords(parent: string, key: string): FieldWords | undefined {
  return WORDS[`${parent}.${key}`] ?? WORDS[key];
}
