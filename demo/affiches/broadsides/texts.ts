/** Theatre, saloon and medicine-show bills of 1899: words only (row marks are explained in kit/bill.ts). */
export const bills = {
  verre: [
    ".30 M. HONORÉ PLACIDE, CI-DEVANT CROQUE-MORT,",
    "!70 OUVRE SON",
    "!!190 SALOON",
    "=wave",
    "!84 LE DERNIER VERRE",
    "@250 bottle",
    "!46 MISE EN BIÈRE DE 8 HEURES À MINUIT",
    "=double",
    ">2:25 Tables neuves, chaises anciennes, piano accordé une fois. Les clients sont priés de régler leurs différends avant la deuxième tournée, leurs dettes avant la troisième. Le crachoir n’est pas un jeu d’adresse. Un seul miracle est garanti par soirée : la soupe.",
    "=stars",
    "!56 ENTRÉE LIBRE",
    "!!64 SORTIE SELON L’ÉTAT",
  ],
  bal: [
    ".32 COMTÉ DE SAINTE-ROUILLE",
    "!54 SOUS LA PROTECTION DE LA LOI",
    "!!150 GRAND BAL",
    "!96 DU SHÉRIF",
    "=diamonds",
    "@300 badge",
    ".34 QUADRILLES · POLKAS · ARRESTATIONS",
    "!52 LES ARMES SE DÉPOSENT AU VESTIAIRE",
    "!44 LES RANCUNES AUSSI",
    "=double",
    ">26 Les prisonniers danseront les premiers, sur parole. À onze heures, valse des veuves ; à minuit, pesée du shérif. Un prix de vertu sera remis à qui le mérite, faute de quoi le shérif le garde.",
    "=stars",
    "!78 SAMEDI 14 AVRIL",
    ".32 GRANGE MIRABELLE, DERRIÈRE LE CHEVAL",
  ],
  scies: [
    "!50 POUR LA PREMIÈRE ET DERNIÈRE FOIS",
    "=thick",
    "!130 CONCERT",
    ".34 DE",
    "!!120 SCIES MUSICALES",
    "=wave",
    "|34 Ouverture pour égoïne … M. LAME",
    "|34 Berceuse du bûcheron … LE CHŒUR",
    "|34 Sonate en bois dur … Mme CORDELIÈRE",
    "|34 Entracte, premiers soins … Dr BONIFACE",
    "|34 La Forêt, grande finale … CE QU’IL EN RESTE",
    "=wave",
    "@260 banjo",
    "!40 LE BANJO EST LÀ COMME TÉMOIN",
    "=double",
    ">27 Le public des trois premiers rangs recevra de la sciure. Les charpentiers de la salle sont priés de ne pas emporter les artistes.",
    "!70 TEMPLE NEUF · 7 HEURES",
  ],
  duel: [
    ".34 AVIS AUX AMATEURS DE MIDI JUSTE",
    "!140 LE DUEL",
    "!!104 EST REPORTÉ",
    "=double",
    "!46 POUR CAUSE DE CONVERSATION",
    "@300 boot",
    ">2:27 Messieurs Barlow et Tancrède, s’étant tourné le dos pour compter dix pas, se sont découvert un ami commun au septième. Le duel se tiendra jeudi, sauf entente plus complète. Les billets restent valables, les paris aussi, les cercueils sont repris à moitié prix.",
    "=stars",
    "!64 RUE PRINCIPALE",
    "!46 CÔTÉ OMBRE : 20 CENTS",
  ],
} as const;

export interface Remedy {
  id: string;
  titre: string;
  auteur: string;
  arch: string;
  name: readonly [string, string];
  label: readonly string[];
  left: string;
  right: string;
  vow: string;
  price: string;
}
export const remedies: readonly Remedy[] = [
  {
    id: "elixir-du-docteur-boniface",
    titre: "L’Élixir du docteur Boniface",
    auteur: "Pharmacie ambulante Boniface",
    arch: "LE CÉLÈBRE ET UNIQUE",
    name: ["ÉLIXIR", "BONIFACE"],
    label: ["ÉLIXIR", "BONIFACE", "AGITER", "LE MALADE"],
    left: "GUÉRIT la toux, la goutte, la bêtise légère, les jambes inégales, le lundi, la peur des oies et le nom de famille difficile.",
    right:
      "RESTAURE le cheveu, l’amitié, le cuir, les portes qui grincent, les fiançailles rompues et l’argenterie de table.",
    vow: "UNE CUILLÈRE SUFFIT. DEUX EFFACENT LA PREMIÈRE.",
    price: "1 $ LE FLACON",
  },
  {
    id: "tonique-du-colonel-meche",
    titre: "Le Tonique du colonel Mèche",
    auteur: "Pharmacie ambulante Boniface",
    arch: "NE PORTEZ PLUS DE CHAPEAU",
    name: ["TONIQUE", "CAPILLAIRE"],
    label: ["MÈCHE", "TONIQUE", "POUSSE", "PARTOUT"],
    left: "AVANT : un crâne triste, des courants d’air, un neveu qui rit pendant le bénédicité, la lumière qui réveille la diligence.",
    right:
      "APRÈS : trois raies au choix, une frange de sécurité, un neveu muet. Éviter tout contact avec la table : voir la table.",
    vow: "LE COLONEL RÉPOND DE TOUT, SAUF DES SOURCILS",
    price: "80 CENTS",
  },
  {
    id: "sirop-contre-les-regrets",
    titre: "Sirop contre les regrets",
    auteur: "???",
    arch: "VOUS AURIEZ DÛ EN PRENDRE",
    name: ["SIROP", "ANTI-REGRETS"],
    label: ["SIROP", "N° 9", "À PRENDRE", "HIER"],
    left: "Contre ce que vous avez dit au mariage. Contre ce que vous n’avez pas dit sur le quai. Contre le piano acheté sans escalier.",
    right:
      "Goût réglisse et lendemain. Ne pas dépasser un regret par prise. En cas de remords, consulter la personne concernée.",
    vow: "SATISFAIT OU NOSTALGIQUE",
    price: "DEUX POUR LE PRIX D’UN SEUL OUBLI",
  },
  {
    id: "huile-de-serpent-honnete",
    titre: "Huile de serpent honnête",
    auteur: "Frères Sincère, droguistes",
    arch: "ENFIN LA VÉRITÉ SUR",
    name: ["L’HUILE", "DE SERPENT"],
    label: ["HUILE", "HONNÊTE", "0 %", "SERPENT"],
    left: "NE GUÉRIT RIEN. Ne prétend rien. Sent l’huile. Nos concurrents promettent la jeunesse ; nous promettons une bouteille.",
    right:
      "SERT à graisser les essieux, les gonds et la conversation. Le serpent de l’affiche a été payé comme modèle, et bien.",
    vow: "DÉÇU, MAIS PRÉVENU",
    price: "10 CENTS, C’EST DÉJÀ BEAUCOUP",
  },
];

export interface Play {
  id: string;
  titre: string;
  auteur: string;
  house: string;
  lead: string;
  title: readonly string[];
  genre: string;
  figure: string;
  cast: readonly string[];
  acts: string;
  foot: string;
}
export const plays: readonly Play[] = [
  {
    id: "hamlet-a-cheval",
    titre: "Hamlet, à cheval",
    auteur: "Théâtre des Deux Lampes",
    house: "THÉÂTRE DES DEUX LAMPES",
    lead: "LA TRAGÉDIE ANGLAISE ENFIN MISE EN SELLE",
    title: ["HAMLET", "À CHEVAL"],
    genre: "Drame équestre en cinq actes et deux mangeoires",
    figure: "skull",
    cast: [
      "Hamlet … M. ROQUEFEUILLE",
      "Son cheval … ÉTOILE, JUMENT",
      "Ophélie … Mlle PERVENCHE",
      "Le spectre … UN DRAP",
      "Le crâne … LUI-MÊME",
    ],
    acts: "Acte premier : le rempart, au pas. Acte deux : le doute, au trot. Acte trois : le monologue, à l’arrêt, le public tiendra la bride. Acte cinq : tout le monde tombe.",
    foot: "ÊTRE OU NE PAS ÊTRE ASSIS : 15 ET 30 CENTS",
  },
  {
    id: "le-fantome-du-saloon",
    titre: "Le Fantôme du saloon",
    auteur: "Théâtre des Deux Lampes",
    house: "SALLE MIRABELLE",
    lead: "OPÉRA-BOUFFE AVEC CONSOMMATION",
    title: ["LE FANTÔME", "DU SALOON"],
    genre: "Musique du pianiste, paroles du patron, silence du fantôme",
    figure: "moonFace",
    cast: [
      "Le fantôme … INVISIBLE",
      "La chanteuse … Mme DORÉE",
      "Le patron … HONORÉ PLACIDE",
      "Un client … VOUS, PEUT-ÊTRE",
      "Le lustre … EN PERSONNE",
    ],
    acts: "Premier tableau : on a bu dans mon verre. Deuxième tableau : le miroir paie sa tournée. Troisième tableau : chute du lustre, puis du rideau, puis du prix des places.",
    foot: "LE FANTÔME NE SIGNE PAS D’AUTOGRAPHES",
  },
  {
    id: "la-tragedie-du-puits",
    titre: "La Tragédie du puits",
    auteur: "Troupe Cordelière",
    house: "GRANGE MUNICIPALE",
    lead: "PIÈCE PROFONDE, AVEC ÉCHO",
    title: ["LA TRAGÉDIE", "DU PUITS"],
    genre: "Un acte vertical",
    figure: "candle",
    cast: [
      "Celle du haut … Mme CORDELIÈRE",
      "Celui du bas … M. CORDELIER",
      "La corde … FIL ET FILS",
      "L’écho … ÉCHO, écho",
      "Le seau … GRÉVISTE",
    ],
    acts: "Deux époux se parlent enfin franchement, à onze mètres l’un de l’autre. On entend tout du premier rang, on comprend tout du dernier. Il est déconseillé de jeter des pièces.",
    foot: "PRÉVOIR UN LAINAGE ET UNE LANTERNE",
  },
  {
    id: "les-trois-soeurs-diligence",
    titre: "Les Trois Sœurs de la diligence",
    auteur: "Troupe Cordelière",
    house: "RELAIS DE SAINTE-ROUILLE",
    lead: "COMÉDIE DE ROUTE EN TROIS RELAIS",
    title: ["LES TROIS", "SŒURS", "DE LA DILIGENCE"],
    genre: "Elles partent. Elles reviennent. Elles avaient oublié quelque chose",
    figure: "hat",
    cast: [
      "L’aînée … Mlle FROMENT",
      "La cadette … Mlle FROMENT",
      "La benjamine … Mlle FROMENT",
      "Le cocher … M. FROMENT",
      "L’héritier … INCONNU AU BATAILLON",
    ],
    acts: "Un testament, trois malles, un seul marchepied. La représentation s’interrompt à chaque ornière. Les spectateurs assis dans le sens contraire de la marche verront la fin d’abord.",
    foot: "DÉPART DE LA PIÈCE À 7 H PRÉCISES, OU PRESQUE",
  },
];

export interface Marvel {
  id: string;
  titre: string;
  auteur: string;
  top: string;
  name: readonly string[];
  figure: string;
  badge: readonly [string, string];
  lines: readonly string[];
}
export const marvels: readonly Marvel[] = [
  {
    id: "ascension-du-ballon-captif",
    titre: "Ascension du ballon captif",
    auteur: "Frères Azur, aéronautes",
    top: "POUR 25 CENTS VOYEZ VOTRE MAISON DE HAUT",
    name: ["LE BALLON", "CAPTIF"],
    figure: "balloon",
    badge: ["SANS", "CHUTE"],
    lines: [
      ".34 ASCENSIONS TOUTES LES HEURES, DESCENTES COMPRISES",
      "!58 IL A DEMANDÉ PLUSIEURS FOIS À PARTIR",
      ".30 CHAMP DE FOIRE · LES DAMES TIENNENT LA CORDE",
    ],
  },
  {
    id: "rodrigue-boeuf-calculateur",
    titre: "Rodrigue, bœuf calculateur",
    auteur: "Cirque Bellegarde",
    top: "L’ACADÉMIE DES SCIENCES RESTE SANS VOIX",
    name: ["RODRIGUE", "BŒUF SAVANT"],
    figure: "bull",
    badge: ["2 + 2", "= 4"],
    lines: [
      ".34 ADDITIONNE, SOUSTRAIT ET RUMINE LES DIVISIONS",
      "!58 REFUSE LES FRACTIONS PAR PRINCIPE",
      ".30 CIRQUE BELLEGARDE, TROIS SOIRS, SAUF ORAGE",
    ],
  },
  {
    id: "ophelia-charmeuse-charmee",
    titre: "Ophélia, charmeuse charmée",
    auteur: "Cirque Bellegarde",
    top: "QUI DES DEUX HYPNOTISE L’AUTRE",
    name: ["OPHÉLIA", "ET LE CROTALE"],
    figure: "snake",
    badge: ["AVEC", "SONNETTE"],
    lines: [
      ".34 UN NUMÉRO SUSPENDU AU REGARD D’UN REPTILE",
      "!58 LE SERPENT EST ASSURÉ, PAS OPHÉLIA",
      ".30 LES ENFANTS DEVANT, LES MANGOUSTES DEHORS",
    ],
  },
];

export const tariffs = {
  barbier: [
    "!70 CHEZ PRUNEAU",
    "!!150 BARBIER",
    "!84 & DENTISTE",
    "=double",
    "@240 tooth",
    "|38 La barbe … 10 c.",
    "|38 La barbe, avec les oreilles … 15 c.",
    "|38 La dent … 25 c.",
    "|38 La bonne dent … 50 c.",
    "|38 Conversation … gratuite",
    "|38 Silence … 1 $",
    "=wave",
    "!50 ON CRIE DANS L’ARRIÈRE-BOUTIQUE",
    ".32 MÊME FAUTEUIL DEPUIS 1871",
  ],
  bains: [
    ".34 HÔTEL MIRABELLE, PREMIER ÉTAGE",
    "!!170 BAINS",
    "!74 CHAUDS OU PRESQUE",
    "=diamonds",
    "|40 Première eau … 50 c.",
    "|40 Deuxième eau … 25 c.",
    "|40 Neuvième eau … on vous paie",
    "|40 Savon … en option",
    "|40 Espoir … compris",
    "=diamonds",
    "@280 duck",
    "!60 UN SEUL CANARD PAR CLIENT",
    ">27 Les bottes restent dans le couloir, les éperons dans un seau. Toute personne ressortant plus grise qu’à l’entrée sera rincée aux frais de la maison.",
    ".34 FERMÉ EN CAS DE RIVIÈRE",
  ],
} as const;
