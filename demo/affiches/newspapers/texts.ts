/** Four newspapers of the community's arcs: headlines, articles, small ads, weather. */
export interface Story {
  head: string;
  text: string;
}
export interface Edition {
  id: string;
  titre: string;
  auteur: string;
  issue: string;
  headline: readonly string[];
  deck: string;
  lead: string;
  figure: string;
  caption: string;
  weather: string;
  stories: readonly Story[];
  ad: readonly [string, string];
}

export const rouille: readonly Edition[] = [
  {
    id: "lecho-de-sainte-rouille-piano",
    titre: "L’Écho : un piano traverse la ville",
    auteur: "L’Écho de Sainte-Rouille",
    issue: "N° 212 · Jeudi 6 avril 1899 · Deux cents",
    headline: ["UN PIANO TRAVERSE", "LA VILLE SANS S’ARRÊTER"],
    deck: "Parti de la colline vers dix heures, il a joué tout du long",
    lead: "L’instrument de M. Placide, mal calé au sommet de la rue Haute, est descendu mercredi jusqu’au fleuve en visitant la mercerie, le bureau du shérif et un mariage. Les témoins parlent d’une valse lente, puis franchement rapide. Le marié a dansé. La mariée a suivi le piano.",
    figure: "banjo",
    caption: "Le banjo, seul témoin musical, n’a rien fait pour l’arrêter.",
    weather: "Poussière le matin, poussière fine l’après-midi. Vent favorable aux départs.",
    stories: [
      {
        head: "ARRÊTÉ PAR ERREUR",
        text: "M. Tancrède, arrêté à la place de son frère, a trouvé la soupe bonne et demande à rester.",
      },
      {
        head: "LE JUGE S’ENDORT",
        text: "Son ronflement a été versé au dossier. La défense y voit un acquittement.",
      },
      { head: "PERDU", text: "Une vache rousse répondant au nom de Madame. Ne répond qu’à cela." },
      {
        head: "CHRONIQUE DES BOUES",
        text: "La flaque de la Poste gagne un pied par semaine. On propose d’y nommer un adjoint.",
      },
      { head: "MARIAGE", text: "Le pasteur remercie les survivants." },
    ],
    ad: ["CERCUEILS PLACIDE", "Essayez-les debout"],
  },
  {
    id: "lecho-locomotive-en-avance",
    titre: "L’Écho : le train arrive en avance",
    auteur: "L’Écho de Sainte-Rouille",
    issue: "N° 219 · Mardi 18 avril 1899 · Deux cents",
    headline: ["LE TRAIN ARRIVE", "EN AVANCE"],
    deck: "Panique en gare : personne n’était prêt, surtout la gare",
    lead: "Le 9 h 12 s’est présenté à 8 h 40, surprenant le chef de gare en chemise et les bandits en plein déjeuner. La Compagnie présente ses excuses et promet de ne plus recommencer. Deux voleurs de train, dépités, ont acheté des billets.",
    figure: "locomotive",
    caption: "La coupable, encore chaude.",
    weather: "Orage possible au nord, certain au comptoir.",
    stories: [
      { head: "AUX ASSIETTES", text: "Le buffet servira désormais le dîner avant l’arrivée des clients." },
      { head: "L’HORLOGE ACCUSÉE", text: "Elle nie. L’horloger la soutient, à deux mains, depuis lundi." },
      { head: "TROUVÉ", text: "Une échelle. Le propriétaire est prié de descendre la réclamer." },
      { head: "SOCIÉTÉ", text: "Mme Dorée reçoit le jeudi. Elle rend le vendredi." },
      { head: "CONCOURS", text: "Le plus gros navet de la vallée a été élu au premier tour." },
    ],
    ad: ["CHAPEAUX FROMENT", "La tête est en sus"],
  },
  {
    id: "lecho-un-coq-nomme-adjoint",
    titre: "L’Écho : un coq nommé shérif adjoint",
    auteur: "L’Écho de Sainte-Rouille",
    issue: "N° 226 · Vendredi 28 avril 1899 · Deux cents",
    headline: ["UN COQ NOMMÉ", "SHÉRIF ADJOINT"],
    deck: "Il se lève tôt, dit la mairie, et n’accepte que le grain",
    lead: "Faute de candidat, l’étoile a été accrochée au seul habitant debout à cinq heures. Depuis trois jours, aucun vol de maïs. Les hors-la-loi, déconcertés, se rendent par petits groupes. Le coq ne rédige aucun procès-verbal, ce qui aligne ses statistiques sur celles de ses prédécesseurs.",
    figure: "rooster",
    caption: "L’adjoint, ce matin, dans l’exercice de ses fonctions.",
    weather: "Aube à 5 h 02, confirmée par l’autorité.",
    stories: [
      { head: "RENARD ÉCROUÉ", text: "Il plaide la légitime gourmandise. Procès à huis très clos." },
      { head: "TÉLÉGRAMME", text: "STOP a été reçu hier. On cherche la suite." },
      { head: "À VENDRE", text: "Selle neuve, cause cheval parti sans." },
      { head: "LES PUITS", text: "Le puits neuf est à sec, le vieux s’en réjouit bruyamment." },
      { head: "ERRATUM", text: "Feu M. Barlow nous prie de dire qu’il va mieux." },
    ],
    ad: ["BAINS MIRABELLE", "Vous le savez bien"],
  },
  {
    id: "lecho-chapeau-du-maire",
    titre: "L’Écho : le chapeau du maire s’envole",
    auteur: "???",
    issue: "N° 231 · Lundi 8 mai 1899 · Trois cents",
    headline: ["LE CHAPEAU DU MAIRE", "ÉLU À L’UNANIMITÉ"],
    deck: "Emporté par le vent, il a fait meilleure impression que son porteur",
    lead: "Le chapeau municipal a parcouru le comté de lundi à mercredi, saluant chaque ferme. Revenu chargé de promesses de vote, il occupe le fauteuil depuis l’aube. Le maire, tête nue, parle d’un malentendu. Le chapeau, lui, ne dit rien, et l’on trouve cela reposant.",
    figure: "hat",
    caption: "Son Honneur, au premier jour du mandat.",
    weather: "Rafales. Tenez vos opinions et vos couvre-chefs.",
    stories: [
      { head: "LE PONT TIENT", text: "L’ingénieur s’avoue le premier surpris." },
      { head: "ÉCOLE", text: "Mlle Pervenche a compté jusqu’à mille. Deux élèves étaient encore là." },
      { head: "OBJET TOMBÉ", text: "Une enclume, du ciel, jeudi. Réclamée par un forgeron distrait." },
      { head: "SANTÉ", text: "Le docteur Boniface est malade. Il refuse d’en prendre." },
      { head: "ÉCHANGE", text: "Banjo contre silence, bon état." },
    ],
    ad: ["CORDES & FILS", "Pendez-y votre linge"],
  },
];

export const mirage: readonly Edition[] = [
  {
    id: "le-mirage-soucoupe-au-diner",
    titre: "Le Mirage du soir : une soucoupe au diner",
    auteur: "Le Mirage du soir",
    issue: "FORT CARSON CITY · ÉDITION DE 18 H · 5 ¢",
    headline: ["ILS ONT PRIS", "LE MENU DU JOUR"],
    deck: "Une soucoupe se gare sur deux places",
    lead: "Trois clients luminescents ont dîné hier au Saturne et laissé un pourboire en métal inconnu. « Polis, mais ils trempent tout dans le sirop », dit la serveuse, qui a encaissé sans lever les yeux.",
    figure: "saucer",
    caption: "La soucoupe, côté frites.",
    weather: "44° · SEC · LUEURS",
    stories: [
      {
        head: "LE SHÉRIF VERBALISE",
        text: "Stationnement sans roues : 12 dollars, contestés par ondes courtes.",
      },
      { head: "TARTE DISPARUE", text: "Celle aux noix de pécan. L’enquête s’oriente vers le ciel." },
    ],
    ad: ["MOTEL ALAMO-LUNE", "Chambres avec vue sur la route"],
  },
  {
    id: "le-mirage-canicule-du-siecle",
    titre: "Le Mirage du soir : la route a fondu",
    auteur: "Le Mirage du soir",
    issue: "FORT CARSON CITY · ÉDITION SANS PLIS · 5 ¢",
    headline: ["LA ROUTE", "A FONDU"],
    deck: "Onze voitures portées disparues, une caravane retrouvée",
    lead: "Le bitume de la route 9 a coulé vers le canyon mardi à l’heure de la sieste. Les automobilistes flottent, moral bon. La mairie conseille de conduire léger et de ne pas s’arrêter pour y penser.",
    figure: "cactus",
    caption: "Ce cactus a demandé de l’ombre.",
    weather: "51° · NE TOUCHEZ À RIEN",
    stories: [
      { head: "GLACIER EN FUITE", text: "Parti avec la caisse et le dernier sorbet citron." },
      { head: "BAIGNADE", text: "La piscine municipale est désormais une patinoire à lézards." },
    ],
    ad: ["CLIMATISEURS BRISE", "Vendus avec une image du nord"],
  },
  {
    id: "le-mirage-serpent-porte-plainte",
    titre: "Le Mirage du soir : le crotale porte plainte",
    auteur: "Le Mirage du soir",
    issue: "FORT CARSON CITY · ÉDITION DU FESTIVAL · 5 ¢",
    headline: ["LE CROTALE", "PORTE PLAINTE"],
    deck: "Il s’estime mal représenté par le festival",
    lead: "La vedette du Festival du crotale réclame une loge, un contrat et moins de tambours. Son avocat sonne quand il est nerveux. L’audience a été levée d’un bond, greffier compris.",
    figure: "snake",
    caption: "Le plaignant refuse de se lever.",
    weather: "39° · SONNETTES EN SOIRÉE",
    stories: [
      { head: "BOTTES EN HAUSSE", text: "Le cours de la botte haute double en une matinée." },
      { head: "MISS DÉSERT", text: "Le titre revient à une dune. Elle s’est déplacée." },
    ],
    ad: ["GARAGE POUSSIÈRE", "On répare même l’espoir"],
  },
  {
    id: "le-mirage-puits-de-petrole",
    titre: "Le Mirage du soir : du pétrole ? du café",
    auteur: "???",
    issue: "FORT CARSON CITY · ÉDITION DU MATIN TARD · 5 ¢",
    headline: ["CE N’ÉTAIT", "QUE DU CAFÉ"],
    deck: "La ruée vers l’or noir s’arrête à la deuxième tasse",
    lead: "Le jaillissement de lundi, qui valut au vieux Sancho six demandes en mariage, provenait d’une conduite du diner. Les derricks seront convertis en moulins. Les fiancées restent, pour le café.",
    figure: "vulture",
    caption: "Un investisseur, ce matin.",
    weather: "42° · NUIT AGITÉE",
    stories: [
      { head: "ACTIONS EN BAISSE", text: "La Carson Pétrole change de nom : Carson Crème." },
      { head: "INSOMNIE", text: "Toute la ville a repeint ses volets dans la nuit." },
    ],
    ad: ["CHAPEAUX DE PAILLE", "Pour ne pas finir dessus"],
  },
];

export const preau: readonly Edition[] = [
  {
    id: "le-preau-la-cantine-avoue",
    titre: "Le Préau : la cantine avoue",
    auteur: "Journal du lycée Sainte-Braise",
    issue: "journal du lycée sainte-braise · n° 3 · prix : un stylo qui marche",
    headline: ["LA CANTINE", "AVOUE"],
    deck: "le poisson du vendredi était celui du vendredi",
    lead: "Après trois semaines d’enquête, deux nausées et un interrogatoire au flan, le chef a parlé : « il y a toujours eu une seule purée, c’est l’assiette qui change ».",
    figure: "tin",
    caption: "pièce à conviction n° 2",
    weather: "salle 204 : 31°. gymnase : brouillard.",
    stories: [
      { head: "le prof de maths a souri", text: "deux témoins, aucune photo. on vérifie les calculs." },
      { head: "casier 113", text: "celui qui a mis le hareng : on sait. on sent." },
      { head: "club échecs", text: "perdu. mais avec panache." },
    ],
    ad: ["cherche binôme", "qui a compris la consigne"],
  },
  {
    id: "le-preau-special-bal",
    titre: "Le Préau : spécial bal de fin d’année",
    auteur: "Journal du lycée Sainte-Braise",
    issue: "journal du lycée sainte-braise · n° 7 · lisez-le sous la table",
    headline: ["LE BAL AURA", "BIEN LIEU"],
    deck: "la boule à facettes a été retrouvée au CDI",
    lead: "Le comité confirme : 21 heures, gymnase, tenue correcte ou spectaculaire. Le DJ est le frère d’Inès. Le slow est limité à quatre minutes, la proviseure a un chronomètre.",
    figure: "balloon",
    caption: "la déco, si le budget passe",
    weather: "samedi : paillettes, éclaircies.",
    stories: [
      { head: "règlement du punch", text: "il n’y aura pas de punch. il y aura du « jus »." },
      { head: "perdu", text: "dignité, rang 3, concert de jeudi." },
      { head: "sondage", text: "62 % viendront. 38 % tiendront le mur." },
    ],
    ad: ["vends nœud papillon", "porté une fois, quitté deux"],
  },
  {
    id: "le-preau-fantome-au-labo",
    titre: "Le Préau : un fantôme au labo",
    auteur: "Club journalisme clandestin",
    issue: "édition clandestine · ne pas afficher devant la vie scolaire",
    headline: ["FANTÔME", "AU LABO"],
    deck: "le squelette a changé de place. encore.",
    lead: "Lundi il était près du tableau. Mardi, à la fenêtre. Mercredi il avait rendu sa copie, et elle est meilleure que la vôtre. La direction parle d’un courant d’air avec mention.",
    figure: "skull",
    caption: "Oscar, 2de B, toujours à l’heure",
    weather: "couloir nord : frissons.",
    stories: [
      { head: "le surveillant dort-il", text: "réponse en page 2, qu’il a confisquée." },
      { head: "chimie", text: "le plafond sera repeint. encore merci kevin." },
      { head: "annonce", text: "donne cours de latin, à voix basse, au sous-sol." },
    ],
    ad: ["rends les feutres", "on a tes empreintes"],
  },
  {
    id: "le-preau-le-chat-elu-delegue",
    titre: "Le Préau : le chat élu délégué",
    auteur: "Journal du lycée Sainte-Braise",
    issue: "journal du lycée sainte-braise · n° 5 · gratuit, hélas",
    headline: ["LE CHAT EST", "DÉLÉGUÉ"],
    deck: "avec 19 voix, dont celle du prof",
    lead: "Programme : sieste à 14 h, radiateurs ouverts, fin des lundis. Son adversaire demande un recomptage. Le chat a demandé la porte, puis plus rien, puis la porte.",
    figure: "cat",
    caption: "notre délégué au conseil de classe",
    weather: "devant le radiateur : plein.",
    stories: [
      { head: "conseil de classe", text: "il a griffé l’ordre du jour. applaudissements." },
      { head: "sport", text: "cross annulé : la colline a refusé." },
      { head: "on cherche", text: "un batteur. silencieux." },
    ],
    ad: ["échange sandwich", "contre devoir d’anglais"],
  },
];

export const bulletin: readonly Edition[] = [
  {
    id: "bulletin-quarantaine-jour-19",
    titre: "Le Vivant, jour 19",
    auteur: "Radio-cave 88",
    issue: "JOUR 19 · RONÉO DE LA CAVE · FAITES PASSER",
    headline: ["L’EAU EST", "REVENUE"],
    deck: "Elle est marron mais elle est revenue",
    lead: "Bouillir dix minutes. Attendre. Bouillir la casserole. La colonne B du Port-Salé coule de six à sept, les autres gouttent. Les douches chantées restent interdites.",
    figure: "bottle",
    caption: "",
    weather: "Vent d’est : fenêtres closes, on les sent venir.",
    stories: [
      {
        head: "TROC",
        text: "Piles contre bougies. Bougies contre patience. Harmonica contre n’importe quoi.",
      },
      { head: "VUS VIVANTS", text: "Famille Grondin, le facteur, la chorale (quatre sur neuf)." },
      { head: "LEÇON 4", text: "Marcher sans lacets. Tomber sans crier." },
    ],
    ad: ["ON CHERCHE", "un dentiste non mordu"],
  },
  {
    id: "bulletin-quarantaine-jour-26",
    titre: "Le Vivant, jour 26",
    auteur: "Radio-cave 88",
    issue: "JOUR 26 · LISEZ, APPRENEZ, MANGEZ",
    headline: ["LE DERNIER", "BUS EST PARTI"],
    deck: "Vide, sans chauffeur, mais à l’heure",
    lead: "Il repasse tous les soirs. Ne montez pas : il n’y a personne pour vous rendre la monnaie. Le convoi à pied quittera le Mirador vendredi, marche silencieuse, casseroles emballées.",
    figure: "gasMask",
    caption: "",
    weather: "Pluie tiède. Parapluies décoratifs.",
    stories: [
      { head: "MOT DE PASSE", text: "Il a changé. Demandez-le à celui qui le sait." },
      { head: "CUISINE", text: "Trois façons de nommer la même soupe." },
      { head: "AVIS", text: "Le 12 rend les échelles. Le 14 les a." },
    ],
    ad: ["PERDU", "sommeil, depuis janvier"],
  },
  {
    id: "bulletin-quarantaine-jour-zero",
    titre: "Le Vivant, jour zéro",
    auteur: "",
    issue: "DERNIER NUMÉRO, PEUT-ÊTRE LE PREMIER",
    headline: ["OUVREZ", "LES PORTES"],
    deck: "Le 31 janvier à midi. Doucement.",
    lead: "La sirène a sonné trois fois : fin de zone. Sortez par les escaliers, saluez vos voisins, vérifiez qu’ils répondent. Radio-cave 88 émettra une dernière chanson, tout haut.",
    figure: "palm",
    caption: "",
    weather: "Soleil. Nous avons vérifié deux fois.",
    stories: [
      { head: "MERCI", text: "À ceux qui ont frappé trois fois. À ceux qui ont ouvert." },
      { head: "RESTENT", text: "Deux cents boîtes de haricots. Servez-vous. Par pitié." },
      { head: "APPEL", text: "Le chien a retrouvé ses maîtres. Il hésite." },
    ],
    ad: ["BAL", "ce soir, sur les toits"],
  },
];
