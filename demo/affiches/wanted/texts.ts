/** The wanted notices of the county of Sainte-Rouille, 1899: words only. */
export interface Notice {
  id: string;
  titre: string;
  auteur: string;
  head: string;
  name: string;
  charge: string;
  details: string;
  reward: string;
  foot: string;
}

const SHERIFF = "L’Encre du Shérif";

export const notices = {
  corbin: {
    id: "silas-deux-fois-corbin",
    titre: "Silas « Deux Fois » Corbin",
    auteur: SHERIFF,
    head: "RECHERCHÉ",
    name: "SILAS « DEUX FOIS » CORBIN",
    charge: "ATTAQUE DE BANQUE",
    details:
      "A dévalisé la Banque agricole mardi matin, puis mardi après-midi, parce qu’il avait oublié son chapeau. Poli, bien coiffé, tire de la main gauche et signe de la droite.",
    reward: "500 $",
    foot: "PAYABLES EN UNE SEULE FOIS",
  },
  josephine: {
    id: "josephine-mule-en-fuite",
    titre: "Joséphine, mule en fuite",
    auteur: "Bureau du cadastre",
    head: "EN FUITE",
    name: "JOSÉPHINE, MULE",
    charge: "A MANGÉ LE CADASTRE",
    details:
      "Vingt-deux propriétaires ne savent plus où commence leur pré. La bête est rusée, ne répond pas à son nom, et connaît désormais toutes les limites du comté.",
    reward: "75 $",
    foot: "ET UNE CAROTTE PAR TÉMOIGNAGE",
  },
  coq: {
    id: "le-coq-de-minuit",
    titre: "Le Coq de minuit",
    auteur: "Ligue du sommeil",
    head: "ON RECHERCHE",
    name: "LE COQ DE MINUIT",
    charge: "TAPAGE NOCTURNE AGGRAVÉ",
    details:
      "Chante douze fois à minuit et se tait à l’aube. Trois pasteurs ont perdu la foi, deux boulangers leur clientèle. Ne pas négocier avec l’animal.",
    reward: "40 $",
    foot: "RÔTI OU VIVANT",
  },
  dolores: {
    id: "dolores-tarantelle",
    titre: "Dolorès Tarantelle",
    auteur: SHERIFF,
    head: "RECHERCHÉE",
    name: "DOLORÈS TARANTELLE",
    charge: "CINQ AS DANS LA MÊME DONNE",
    details:
      "Joue aux cartes avec les siennes. A gagné le saloon Mirabelle, l’hôtel d’en face, et la dette du maire. Les joueurs lésés demandent au moins leur revanche.",
    reward: "1200 $",
    foot: "MISE MINIMALE : 10 $",
  },
  visage: {
    id: "vu-de-face-seulement",
    titre: "Vu de face seulement",
    auteur: "Imprimerie Vieux-Quai",
    head: "RECHERCHÉ",
    name: "FOULARD MAC BRIDE",
    charge: "PORTRAIT FORT RESSEMBLANT",
    details:
      "Le dessinateur l’a vu de près, vingt secondes, pendant qu’on lui prenait sa montre. Tout homme à foulard est prié de le baisser en entrant en ville.",
    reward: "300 $",
    foot: "ET LA MONTRE DU DESSINATEUR",
  },
  bouc: {
    id: "baron-sept-chapeaux",
    titre: "Le Baron aux sept chapeaux",
    auteur: SHERIFF,
    head: "AVIS DE RECHERCHE",
    name: "LE BARON AUX SEPT CHAPEAUX",
    charge: "USURPATION DE TITRES",
    details:
      "Se dit baron le lundi, docteur le mardi, veuf le mercredi. Chaque jour un autre chapeau. Si vous l’arrêtez un dimanche, il niera tout, tête nue.",
    reward: "450 $",
    foot: "CHAPEAUX NON COMPRIS",
  },
  crapaud: {
    id: "le-crapaud-du-puits-neuf",
    titre: "Le Crapaud du puits neuf",
    auteur: "Comité des eaux",
    head: "RECHERCHÉ",
    name: "LE CRAPAUD DU PUITS NEUF",
    charge: "Occupation illégale d’un point d’eau",
    details:
      "Depuis mars, il siège sur la margelle et fixe les gens jusqu’à ce qu’ils repartent. Quatre seaux portés disparus. Le juge s’est déplacé : le juge est reparti.",
    reward: "15 $",
    foot: "MORT, VIF OU RAISONNABLE",
  },
  cochon: {
    id: "hamilton-cochon-elu",
    titre: "Hamilton, cochon élu",
    auteur: "Mado Ferraille",
    head: "DISPARU",
    name: "HAMILTON, ÉLU DU PEUPLE",
    charge: "Abandon de mandat",
    details:
      "Élu conseiller par erreur de bulletin, puis réélu sans erreur. Disparu la veille du banquet municipal. La population craint le pire et refuse la saucisse.",
    reward: "90 $",
    foot: "LE CONSEIL SIÈGE SANS LUI",
  },
  vautour: {
    id: "maitre-vautour-notaire",
    titre: "Maître Vautour, notaire",
    auteur: "???",
    head: "MÉFIEZ-VOUS",
    name: "MAÎTRE VAUTOUR",
    charge: "Assurances sur la vie",
    details:
      "Se perche au chevet des malades et leur fait signer des polices. Ses clients meurent à jour de leurs cotisations. Ne prononcez pas le mot « héritage » en plein air.",
    reward: "220 $",
    foot: "FRAIS DE DOSSIER DÉDUITS",
  },
  veuve: {
    id: "la-veuve-quartier",
    titre: "La Veuve Quartier",
    auteur: SHERIFF,
    head: "RECHERCHÉE",
    name: "LA VEUVE QUARTIER",
    charge: "Onze maris, onze étés",
    details:
      "Cuisine remarquablement. Porte le deuil comme d’autres le ruban. On la dit à Fort-Sable, fiancée. Prévenez le fiancé, puis nous, dans cet ordre.",
    reward: "800 $",
    foot: "NE GOÛTEZ À RIEN",
  },
  evanesco: {
    id: "le-professeur-evanesco",
    titre: "Le Professeur Évanesco",
    auteur: "Atelier Lanterne",
    head: "DISPARU EN SCÈNE",
    name: "PROFESSEUR ÉVANESCO",
    charge: "A FAIT DISPARAÎTRE LA CAISSE",
    details:
      "Le numéro a été applaudi neuf minutes. La caisse n’est pas revenue, l’assistante non plus, la colombe témoigne.",
    reward: "600 $",
    foot: "ABRACADABRA NON REMBOURSÉ",
  },
  mamie: {
    id: "mamie-cartouche",
    titre: "Mamie Cartouche",
    auteur: "Imprimerie Vieux-Quai",
    head: "ARMÉE ET AFFABLE",
    name: "MAMIE CARTOUCHE",
    charge: "ATTAQUE DE SEPT DILIGENCES",
    details:
      "Offre des biscuits aux voyageurs avant de les soulager. Les victimes refusent de porter plainte et demandent la recette.",
    reward: "950 $",
    foot: "ESSUYEZ VOS PIEDS",
  },
  chat: {
    id: "le-chat-du-telegraphe",
    titre: "Le Chat du télégraphe",
    auteur: "Compagnie du Fil",
    head: "SUSPECT AU GUICHET",
    name: "LE CHAT DU TÉLÉGRAPHE",
    charge: "FAUX MESSAGES EN MORSE",
    details:
      "A marché sur la clé et déclaré la guerre au Territoire voisin, qui a répondu. Dort sur les dépêches importantes.",
    reward: "5 $",
    foot: "OU UN HARENG",
  },
  pardon: {
    id: "les-freres-pardon",
    titre: "Les frères Pardon",
    auteur: SHERIFF,
    head: "RECHERCHÉS",
    name: "LES FRÈRES PARDON",
    charge: "Bousculades à main armée",
    details: "Ils s’excusent avant, pendant et après. Le train de 9 h 12 leur a pardonné trois fois.",
    reward: "700 $",
    foot: "LA PAIRE · 300 $ À L’UNITÉ",
  },
  quatuor: {
    id: "le-quatuor-des-plaines",
    titre: "Le Quatuor des plaines",
    auteur: "Le Syndicat des Colleurs",
    head: "RECHERCHÉS",
    name: "LE QUATUOR DES PLAINES",
    charge: "Chants en réunion",
    details: "Barbier, croque-mort, institutrice, contrebasse. Entrent dans les banques pour l’acoustique.",
    reward: "1000 $",
    foot: "LE TÉNOR SEUL : SANS VALEUR",
  },
  chapeau: {
    id: "un-chapeau-mysterieux",
    titre: "Un chapeau mystérieux",
    auteur: "???",
    head: "RECHERCHÉ",
    name: "CE CHAPEAU",
    charge: "ou la personne dessous",
    details:
      "Aperçu sur les lieux de neuf délits. Aucun témoin n’a regardé plus bas. Le chapeau est considéré comme dangereux, surtout par grand vent.",
    reward: "50 $",
    foot: "AVEC LA TÊTE : 55 $",
  },
  dent: {
    id: "la-dent-en-or-du-juge",
    titre: "La dent en or du juge Pruitt",
    auteur: "Cabinet du juge Pruitt",
    head: "VOLÉE",
    name: "LA DENT EN OR DU JUGE",
    charge: "dérobée pendant l’audience",
    details:
      "Le juge dormait. La salle comptait quarante personnes, toutes bien élevées. Depuis, les condamnations sifflent et l’on ne distingue plus six mois de dix mois.",
    reward: "33 $",
    foot: "SANS QUESTIONS, SAUF UNE",
  },
  personne: {
    id: "lhomme-que-personne-na-vu",
    titre: "L’homme que personne n’a vu",
    auteur: "???",
    head: "INCONNU",
    name: "L’HOMME QUE PERSONNE N’A VU",
    charge: "Portrait établi d’après vingt témoins",
    details:
      "Ni grand ni petit. Cheval de couleur cheval. Aurait dit « bonsoir », ou « bonjour », selon l’heure.",
    reward: "2000 $",
    foot: "SI VOUS NE L’AVEZ PAS VU, DITES-LE",
  },
  dame: {
    id: "la-dame-du-dernier-wagon",
    titre: "La Dame du dernier wagon",
    auteur: "Chemin de fer des Plaines",
    head: "QUI EST-ELLE ?",
    name: "LA DAME DU DERNIER WAGON",
    charge: "Descend toujours une gare trop tôt",
    details: "Plume au chapeau, billet de première, aucun bagage. Le coffre du fourgon arrive vide.",
    reward: "900 $",
    foot: "PRÉSENTER LA PLUME AU GUICHET",
  },
} satisfies Record<string, Notice>;
