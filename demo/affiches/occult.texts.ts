/** The circle of the Pentacle, 2024, and its neighbours: words only. */
export const cards = [
  { id: 'arcane-la-lune-des-docks', titre: 'Arcane XVIII : la Lune des Docks', auteur: 'Cercle du Pentacle', number: 'XVIII', name: 'LA LUNE', note: 'tirages sous le pont 7, quand la grue pleure', figure: 'moonFace' },
  { id: 'arcane-le-pendu-au-telephone', titre: 'Arcane XII : la Main', auteur: '???', number: 'XII', name: 'LA MAIN', note: 'lignes lues à rebours, Vieux-Quai, porte sans numéro', figure: 'palm' },
  { id: 'arcane-la-mort-en-conges', titre: 'Arcane XIII : en congés', auteur: 'Cercle du Pentacle', number: 'XIII', name: 'EN CONGÉS', note: 'réouverture à la Toussaint, laissez vos âmes au gardien', figure: 'skull' },
  { id: 'arcane-le-chat-noir', titre: 'Arcane zéro : le Chat', auteur: 'Madame Obsidienne', number: '0', name: 'LE CHAT', note: 'il sait ; il ne dira rien avant la pâtée', figure: 'cat' },
  { id: 'arcane-le-scorpion', titre: 'Arcane XV : le Scorpion', auteur: 'Madame Obsidienne', number: 'XV', name: 'LE SCORPION', note: 'amours piquantes, retours d’affection sans retour', figure: 'scorpion' },
] as const;
export const seals = [
  { id: 'reunion-du-cercle-ferme', titre: 'Réunion du Cercle fermé', auteur: 'Cercle du Pentacle', ring: 'CERCLE DU PENTACLE · RÉUNION FERMÉE · N’ENTREZ PAS, VENEZ · ', head: 'NOUS NE', tail: 'SOMMES PAS TREIZE', note: 'On en cherche un. Cave du Mirador, à l’heure que vous savez déjà.', points: 5, step: 2, figure: 'eye' },
  { id: 'cours-de-latin-pour-demons', titre: 'Cours de latin pour débutants', auteur: 'Lycée Sainte-Braise, sous-sol', ring: 'ROSA · ROSA · ROSAM · N’INVOQUEZ PAS AVANT LA LEÇON TROIS · ', head: 'LATIN', tail: 'DU SOIR', note: 'Une faute d’accord et c’est toute la salle qui s’en va. Prévoir un cahier, du sel.', points: 7, step: 3, figure: 'candle' },
  { id: 'objets-trouves-de-lau-dela', titre: 'Objets trouvés de l’au-delà', auteur: '???', ring: 'GUICHET DES DÉFUNTS · OUVERT LA NUIT · SONNEZ, ON TRAVERSE · ', head: 'OBJETS', tail: 'TROUVÉS', note: 'Trois alliances, un dentier, une rancune en très bon état. À réclamer en personne ou en ce qu’il en reste.', points: 8, step: 3, figure: 'skull' },
  { id: 'alchimie-de-cuisine', titre: 'Alchimie de cuisine', auteur: 'Mado Ferraille', ring: 'PLOMB · CUIVRE · BOUILLON · OR · RECETTE DE FAMILLE · ', head: 'DU PLOMB', tail: 'AU BOUILLON', note: 'Atelier du dimanche. Apportez un légume dont vous n’avez plus peur.', points: 6, step: 2, figure: 'bottle' },
] as const;
export const nights = [
  { id: 'nuit-des-portes', titre: 'La Nuit des portes', auteur: 'Cercle du Pentacle', lines: ['LA NUIT', 'DES', 'PORTES'], text: 'Laissez les vôtres fermées.\nLes autres s’ouvriront seules.', date: '22 mars, au changement de lune', place: 'Colline-aux-Panneaux', figure: 'moonFace' },
  { id: 'veillee-des-noms-oublies', titre: 'Veillée des noms oubliés', auteur: '', lines: ['VEILLÉE', 'DES NOMS', 'OUBLIÉS'], text: 'On y prononce ceux\nque personne ne réclame.\nApportez le vôtre, au cas où.', date: 'dernier quartier d’avril', place: 'Chapelle des Docks', figure: 'candle' },
  { id: 'promenade-avec-les-ombres', titre: 'Promenade avec les ombres', auteur: 'Madame Obsidienne', lines: ['PROMENEZ', 'VOTRE', 'OMBRE'], text: 'Elle s’ennuie.\nLaisse obligatoire\nsous les réverbères.', date: 'chaque lune gibbeuse', place: 'Boulevard Zénith, côté éteint', figure: 'cat' },
  { id: 'marche-des-herbes-muettes', titre: 'Marché des herbes muettes', auteur: '???', lines: ['MARCHÉ', 'AUX HERBES', 'MUETTES'], text: 'Mandragores bâillonnées,\nsauge à jeun, ail de garde.\nOn chuchote les prix.', date: 'nouvelle lune, à tâtons', place: 'Port-Salé, quai sans lampe', figure: 'toad' },
] as const;
export const eyes = [
  { id: 'nous-vous-avons-vu-venir', titre: 'Nous vous avons vu venir', auteur: 'Cercle du Pentacle', head: 'NOUS VOUS AVONS', big: 'VU VENIR', note: 'CERCLE DU PENTACLE — ADHÉSIONS AUTOMATIQUES', side: 'DONC INUTILE DE PRÉVENIR' },
  { id: 'ne-fermez-pas-loeil', titre: 'Ne fermez pas l’œil', auteur: '???', head: 'CETTE NUIT', big: 'NE FERMEZ PAS L’ŒIL', note: 'IL S’EN CHARGERA TRÈS BIEN', side: 'TÉMOIGNAGES ANONYMES, BOÎTE 13' },
  { id: 'optique-du-troisieme-oeil', titre: 'Optique du Troisième Œil', auteur: 'Optique du Troisième Œil', head: 'MONTURES À TROIS VERRES', big: 'OPTIQUE', note: 'LE TROISIÈME EST OFFERT, VOUS L’AVIEZ DÉJÀ', side: '33 RUE DU MIRADOR' },
  { id: 'conference-sur-linvisible', titre: 'Conférence sur l’invisible', auteur: 'Société de théosophie', head: 'CONFÉRENCE AVEC PROJECTIONS', big: 'L’INVISIBLE', note: 'LE CONFÉRENCIER EST DÉJÀ DANS LA SALLE', side: 'PLACES VIDES TOUTES PRISES' },
] as const;
export const seances = [
  { id: 'seance-de-table-tournante', titre: 'Séance de table tournante', auteur: 'Madame Obsidienne', head: 'Madame Obsidienne', big: ['LA TABLE', 'TOURNE'], note: 'Vous aussi, à partir du deuxième esprit. Prière d’attacher les verres. Tous les jeudis, 23 h 58.' },
  { id: 'parlez-a-feu-votre-oncle', titre: 'Parlez à feu votre oncle', auteur: 'Madame Obsidienne', head: 'Ligne directe', big: ['FEU VOTRE', 'ONCLE'], note: 'Il n’a pas fini son histoire de pêche. Première minute gratuite, il en fait quarante.' },
  { id: 'un-souffle-et-cest-fini', titre: 'Un souffle et c’est fini', auteur: 'Cercle du Pentacle', head: 'Cérémonie de clôture', big: ['UN SOUFFLE', 'ET C’EST FINI'], note: 'Nuit du 15 juin. Le Pentacle se referme. Éteignez en sortant ; si quelque chose rallume, courez.' },
] as const;
