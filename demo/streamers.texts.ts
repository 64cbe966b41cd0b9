/** The invented company of the demonstration: who plays, under which names, in which arcs. */

export type Arc = "School" | "Survivor" | "Pentacle" | "FortCarson" | "RedDeadRP";
export type Tag =
  | "Fondateur - Staff"
  | "Fondateur"
  | "Dev - Staff"
  | "Staff"
  | "Joueur"
  | "Joueuse"
  | "Invité"
  | "Invitée";

export interface CastMember {
  username: string;
  /** Absent on purpose for one of them. */
  display_name?: string;
  tag: Tag;
  gender: "f" | "m";
  /** Arc → role-play name; null: in the arc, name unknown (the site shows '???'). */
  roles: Partial<Record<Arc, string | null>>;
}

type Row = readonly [
  username: string,
  display: string | null,
  tag: Tag,
  gender: "f" | "m",
  roles: Partial<Record<Arc, string | null>>,
];

const rows: readonly Row[] = [
  [
    "vesperine",
    "Vespérine",
    "Fondateur - Staff",
    "f",
    {
      School: "Proviseure Garance Delmas",
      Survivor: "Capitaine Vesper",
      Pentacle: "Sœur Belladone",
      FortCarson: "Mama Rosalía",
      RedDeadRP: "Augustine Vautour",
    },
  ],
  [
    "barnabe_nuit",
    "BarnabéNuit",
    "Fondateur",
    "m",
    {
      School: "Théo Passeport",
      Survivor: "Le Grand Émile",
      Pentacle: "Maître Sépulcre",
      RedDeadRP: "Barnabé Quatorze",
    },
  ],
  [
    "kolt_et_demi",
    "KoltEtDemi",
    "Fondateur",
    "m",
    { School: "Kevin Vargas", FortCarson: "Shérif Dan Bouvier", RedDeadRP: "Amos Deux-Coups" },
  ],
  [
    "pixelgarou",
    "PixelGarou",
    "Dev - Staff",
    "m",
    { School: "Basile Câble", Survivor: "Radio-Garou", FortCarson: "Teddy Courant" },
  ],
  [
    "lasource_42",
    "LaSource42",
    "Dev - Staff",
    "f",
    { Survivor: "Docteure Nour Halley", Pentacle: "L’Horlogère", RedDeadRP: "Miss Télégraphe" },
  ],
  [
    "mado_ferraille",
    "MadoFerraille",
    "Staff",
    "f",
    {
      School: "Mado Perrin",
      Survivor: "La Ferraille",
      FortCarson: "Mado du Garage",
      RedDeadRP: "Veuve Perrin",
    },
  ],
  [
    "oncle_paprika",
    "OnclePaprika",
    "Staff",
    "m",
    { School: "Monsieur Paprika, cantine", FortCarson: "Oncle Paprika", RedDeadRP: "Cuistot Jambe-de-Bois" },
  ],
  [
    "noctambulette",
    "Noctambulette",
    "Staff",
    "f",
    { School: "Zélie Marchand", Pentacle: "Vierge de Cire", FortCarson: "Lola Néon" },
  ],
  [
    "gros_minuit",
    "GrosMinuit",
    "Staff",
    "m",
    { Survivor: "Tonton Bunker", Pentacle: "Frère Chandelle", RedDeadRP: "Gros Ferdinand" },
  ],
  [
    "astrid_orage",
    "AstridOrage",
    "Staff",
    "f",
    {
      School: "Astrid Lemoine",
      Survivor: "Sergente Orage",
      FortCarson: "Astrid Coyote",
      RedDeadRP: "Cora Sans-Merci",
    },
  ],
  [
    "le_petit_chauve",
    "LePetitChauve",
    "Staff",
    "m",
    { School: "CPE Lucien Craie", Pentacle: "L’Abbé Sans-Tête", RedDeadRP: "Croque-mort Lucius" },
  ],
  [
    "anastasie_de_montrouge",
    "Anastasie-Gwendoline de Montrouge-Sainte-Braise, la vraie",
    "Joueuse",
    "f",
    {
      School: "Anastasie-Gwendoline de Montrouge",
      Pentacle: "La Douairière",
      RedDeadRP: "Comtesse Anastasie de Montrouge-Sainte-Braise",
    },
  ],
  [
    "emeraude_et_cetera",
    "Émeraude Etcætera",
    "Joueuse",
    "f",
    { School: "Églantine Noël", Survivor: "Ève Châtaigne", FortCarson: "Dolorès Forêt" },
  ],
  [
    "sansnom_0",
    null,
    "Joueur",
    "m",
    { School: "L’Élève du fond", Survivor: null, Pentacle: "Celui qui ne parle pas" },
  ],
  [
    "rocco_beton",
    "RoccoBéton",
    "Joueur",
    "m",
    { School: "Rocco Mancini", Survivor: "Rocco le Mur", FortCarson: "Rocco « Parpaing » Mancini" },
  ],
  [
    "tita_canicule",
    "TitaCanicule",
    "Joueuse",
    "f",
    { FortCarson: "Tita Canicule", RedDeadRP: "Soledad Brasier", School: "Tita Vega" },
  ],
  [
    "hugo_lagadoue",
    "HugoLagadoue",
    "Joueur",
    "m",
    { Survivor: "Hugo Lagadoue", RedDeadRP: "Pépite Lagadoue" },
  ],
  [
    "mme_clapotis",
    "MmeClapotis",
    "Joueuse",
    "f",
    { School: "Madame Clapotis, SVT", Survivor: "Mémé Clapotis", RedDeadRP: "Sage-femme Odette" },
  ],
  [
    "drapeau_blanc",
    "DrapeauBlanc",
    "Joueur",
    "m",
    { Survivor: "Caporal Trouille", FortCarson: "Denis Pas-Moi", RedDeadRP: "Lâche Denis" },
  ],
  [
    "sucre_glace",
    "SucreGlace",
    "Joueuse",
    "f",
    { School: "Candice Meringue", Pentacle: "La Petite Poudre", FortCarson: null },
  ],
  [
    "igor_mortisse",
    "IgorMortisse",
    "Joueur",
    "m",
    { Survivor: "Igor Mortisse", Pentacle: "Docteur Mortisse", RedDeadRP: "Embaumeur Mortisse" },
  ],
  [
    "lacorneille_tv",
    "LaCorneille",
    "Joueuse",
    "f",
    { Pentacle: "Corneille", Survivor: "L’Éclaireuse", School: "Corentine Bec" },
  ],
  [
    "jean_bonbeurre",
    "JeanBonbeurre",
    "Joueur",
    "m",
    { School: "Jean Bonbeurre", FortCarson: "Chef Bonbeurre", RedDeadRP: "Bonbeurre le Rapide" },
  ],
  [
    "kwak_o_dak",
    "KwakODak",
    "Joueur",
    "m",
    { School: "Club photo Kwak", FortCarson: "Paparazzo Kwak", RedDeadRP: "Daguerre Kwak" },
  ],
  [
    "lilou_poudriere",
    "LilouPoudrière",
    "Joueuse",
    "f",
    { Survivor: "Lilou Mèche-Courte", FortCarson: "Lilou Poudrière", RedDeadRP: "Dynamite Lil" },
  ],
  [
    "professeur_ombre",
    "ProfesseurOmbre",
    "Joueur",
    "m",
    { School: "Monsieur Ombre, latin", Pentacle: "Hiérophante", Survivor: null },
  ],
  ["zebulon_kraft", "ZébulonKraft", "Joueur", "m", { School: "Zébulon Kraft", Pentacle: "Frère Carton" }],
  [
    "ninon_vitriol",
    "NinonVitriol",
    "Joueuse",
    "f",
    { School: "Ninon Vidal", Pentacle: "Sœur Vitriol", RedDeadRP: "Apothicaire Ninon" },
  ],
  [
    "capitaine_tartine",
    "CapitaineTartine",
    "Joueur",
    "m",
    { Survivor: "Capitaine Tartine", RedDeadRP: "Sergent Mie-de-Pain", School: "Gaspard Mie" },
  ],
  [
    "rosa_des_vents",
    "RosaDesVents",
    "Joueuse",
    "f",
    { FortCarson: "Rosa Ventura", RedDeadRP: "Rosa des Plaines" },
  ],
  [
    "marius_goudron",
    "MariusGoudron",
    "Joueur",
    "m",
    { FortCarson: "Marius Goudron", Survivor: "Le Cantonnier" },
  ],
  ["pia_colada_rp", "PiaColadaRP", "Joueuse", "f", { FortCarson: "Pia du Mirage", Survivor: "Pia Jerrycan" }],
  [
    "vieux_tonnerre",
    "VieuxTonnerre",
    "Joueur",
    "m",
    { RedDeadRP: "Ézéchiel Tonnerre", FortCarson: "Pépé Tonnerre" },
  ],
  ["fanny_spectre", "FannySpectre", "Joueuse", "f", { School: "Fanny Hublot", RedDeadRP: null }],
  ["bastos_perdue", "BastosPerdue", "Joueur", "m", { RedDeadRP: "Bastos Perdue", Survivor: "Cartouche" }],
  [
    "octave_minable",
    "OctaveMinable",
    "Joueur",
    "m",
    { School: "Octave Minard, fanfare", Pentacle: "L’Organiste" },
  ],
  ["cleo_patraque", "CléoPatraque", "Joueuse", "f", { School: "Infirmière Cléo", Pentacle: "La Momie" }],
  [
    "tonio_laloose",
    "TonioLaLoose",
    "Joueur",
    "m",
    { FortCarson: "Tonio la Poisse", RedDeadRP: "Antonio Mal-Né" },
  ],
  ["brume_de_nerf", "BrumeDeNerf", "Joueuse", "f", { Survivor: "Brume", Pentacle: "Brume-sur-Marais" }],
  [
    "hector_ticolis",
    "HectorTicolis",
    "Joueur",
    "m",
    { School: "Jardinier Hector", Survivor: "Hector le Maraîcher" },
  ],
  [
    "sacha_loupe",
    "SachaLoupé",
    "Joueur",
    "m",
    { Pentacle: "Inspecteur Loupe", FortCarson: "Privé Sacha Loupe" },
  ],
  ["dune_et_lautre", "DuneEtLautre", "Joueuse", "f", { RedDeadRP: "Dune Longue-Vue", Survivor: null }],
  [
    "fifi_braquage",
    "FifiBraquage",
    "Joueuse",
    "f",
    { FortCarson: "Fifi Coffre-Fort", School: "Philippine Bracq" },
  ],
  ["mr_gargouille", "MrGargouille", "Joueur", "m", { Pentacle: "Gargouille", School: "Concierge Gargan" }],
  [
    "pascaline_boum",
    "PascalineBoum",
    "Joueuse",
    "f",
    { Survivor: "Pascaline Artificière", FortCarson: "Pasca Feu-de-Bengale" },
  ],
  ["el_tartuffo", "ElTartuffo", "Joueur", "m", { RedDeadRP: "Révérend Tartuffo", Pentacle: "Faux Prophète" }],
  ["judith_cyclone", "JudithCyclone", "Joueuse", "f", { School: "Judith Cyclone", RedDeadRP: "Juge Judith" }],
  [
    "waldo_sept_heures",
    "WaldoSeptHeures",
    "Joueur",
    "m",
    { School: "Waldo Retardier", Survivor: "Waldo Couvre-Feu" },
  ],
  [
    "mina_de_rien",
    "MinaDeRien",
    "Joueuse",
    "f",
    { Pentacle: "Mina de Rien", FortCarson: "Mina Station-Service" },
  ],
  [
    "grand_corbillard",
    "GrandCorbillard",
    "Joueur",
    "m",
    { Pentacle: "Le Cocher", FortCarson: "Monsieur Pompe" },
  ],
  [
    "tiphaine_talkie",
    "TiphaineTalkie",
    "Joueuse",
    "f",
    { School: "Tiphaine Alizé", FortCarson: "Standardiste Tiph" },
  ],
  [
    "bruno_crampon",
    "BrunoCrampon",
    "Joueur",
    "m",
    { Survivor: "Bruno Barricade", RedDeadRP: "Bruno Deux-Mules" },
  ],
  [
    "camomille_noire",
    "CamomilleNoire",
    "Joueuse",
    "f",
    { Pentacle: "Camomille Noire", RedDeadRP: "Herboriste Camille" },
  ],
  ["plomb_du_vieux", "PlombDuVieux", "Joueur", "m", { RedDeadRP: "Plomb du Vieux", FortCarson: null }],
  ["nour_zenith", "NourZénith", "Joueuse", "f", { FortCarson: "Nour Soleil", Pentacle: "L’Étoile" }],
  ["lucho_bandana", "LuchoBandana", "Joueur", "m", { FortCarson: "Lucho Bandana", Pentacle: null }],
  ["perle_de_suie", "PerleDeSuie", "Joueuse", "f", { Pentacle: "La Ramoneuse", School: "Perle Sully" }],
  ["theo_cactus", "ThéoCactus", "Invité", "m", { FortCarson: "Théo Cactus", RedDeadRP: "Piquant Théodore" }],
  ["salome_volt", "SaloméVolt", "Invitée", "f", { Survivor: "Salomé Volt", Pentacle: "La Foudre" }],
  [
    "arsene_bidule",
    "ArsèneBidule",
    "Invité",
    "m",
    { RedDeadRP: "Inventeur Bidule", Pentacle: "Automate n° 4" },
  ],
  [
    "la_mere_fortune",
    "LaMèreFortune",
    "Invitée",
    "f",
    { Pentacle: "Mère Fortune", RedDeadRP: "Cartomancienne Fortune" },
  ],
  ["gaston_radar", "GastonRadar", "Joueur", "m", { Survivor: "Gaston Radar", FortCarson: "Adjoint Radar" }],
  [
    "dahlia_fusible",
    "DahliaFusible",
    "Joueuse",
    "f",
    { Survivor: "Dahlia Groupe-Électrogène", FortCarson: "Dahlia Juke-Box" },
  ],
  ["pere_molotov", "PèreMolotov", "Joueur", "m", { Survivor: "Père Molotov", Pentacle: "Le Défroqué" }],
];

export const company: readonly CastMember[] = rows.map(([username, display, tag, gender, roles]) => ({
  username,
  ...(display === null ? {} : { display_name: display }),
  tag,
  gender,
  roles,
}));
