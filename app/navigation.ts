/** The seven pages, in the order of the header; the only list of links [R1–R7, H2]. */
export const navigation = [
  { to: "/", label: "Accueil" },
  { to: "/arc", label: "Arc" },
  { to: "/stream", label: "Joueurs" },
  { to: "/vidéo", label: "Vidéo" },
  { to: "/affiche", label: "Affiches" },
  { to: "/panneau", label: "Panneau" },
  { to: "/musique", label: "Musique" },
] as const;

export type PagePath = (typeof navigation)[number]["to"];
