import type { Poster } from "../../../kit/poster.ts";
import type { Face } from "../../../kit/outline.ts";
import { paper, worn } from "../../../kit/print.ts";
import { frame, star, starPoints } from "../../../kit/scene.ts";
import { folds } from "../../../kit/wear.ts";
import { circle, g, path, polygon, rect, stroke, svg } from "../../../kit/svg.ts";
import { arcText, paragraph } from "../../../kit/prose.ts";
import { fitLine, text } from "../../../kit/type.ts";

interface Decree {
  id: string;
  titre: string;
  auteur: string;
  from: string;
  head: string;
  about: string;
  articles: readonly string[];
  signed: string;
  stamp: readonly [string, string];
  face: Face;
  sheet: string;
  ink: string;
  hot: string;
  wide?: boolean;
  picto: "sens" | "plage" | "sirene" | "chaise" | "nuit";
}

/** The pictogram in a 200 box: a council likes a drawing that forbids. */
function picto(kind: Decree["picto"], ink: string, hot: string, sheet: string): string {
  const ban = circle(100, 100, 88, sheet, { stroke: hot, "stroke-width": 20 });
  const bar = stroke("M40 40L160 160", hot, 18);
  switch (kind) {
    case "sens":
      return (
        path(polygon(starPoints(100, 100, 100, 4, 0.72)), hot) +
        path("M50 90h70v-26l44 42l-44 42v-26H50Z", sheet) +
        path("M150 60H80V34L36 66l44 32V72h70Z", ink)
      );
    case "plage":
      return (
        ban +
        path("M100 44Q44 48 40 100H160Q156 48 100 44Z", ink) +
        stroke("M100 44V158", ink, 8) +
        path("M50 158H150V170H50Z", ink) +
        bar
      );
    case "sirene":
      return (
        rect(50, 130, 100, 26, ink) +
        path("M62 130V96Q62 60 100 60T138 96V130Z", hot) +
        stroke("M100 40V16M48 58L30 40M152 58L170 40M34 100H10M166 100H190", ink, 10, {
          "stroke-linecap": "round",
        })
      );
    case "chaise":
      return ban + path("M68 50H84V100H132V160H118V116H82V160H68Z", ink) + bar;
    case "nuit":
      return (
        circle(100, 100, 96, ink) +
        path("M120 40A66 66 0 1 0 160 130A52 52 0 0 1 120 40Z", sheet) +
        star(146, 66, 16, hot) +
        star(62, 146, 9, sheet)
      );
  }
}

const seal = (d: Decree, cx: number, cy: number, r: number) =>
  g(
    { opacity: 0.86, transform: `rotate(-12 ${cx} ${cy})` },
    circle(cx, cy, r, "none", { stroke: d.hot, "stroke-width": 6 }),
    circle(cx, cy, r * 0.68, "none", { stroke: d.hot, "stroke-width": 3 }),
    arcText(d.stamp[0], {
      face: "zilla-slab",
      weight: 700,
      size: r * 0.2,
      tracking: 0.06,
      cx,
      cy,
      radius: r * 0.76,
      fill: d.hot,
    }),
    arcText(d.stamp[1], {
      face: "zilla-slab",
      weight: 700,
      size: r * 0.18,
      tracking: 0.06,
      cx,
      cy,
      radius: r * 0.89,
      inside: true,
      fill: d.hot,
    }),
    star(cx, cy, r * 0.4, d.hot),
  );

/** Municipal notice: coat of arms, one word, articles in a hard column, a stamp that missed its place. */
function draw(d: Decree): string {
  const [W, H] = d.wide ? [1414, 1000] : [1000, 1414];
  const ink = worn(0.02, 5, d.id.length);
  const column = d.wide ? 560 : 70;
  const width = d.wide ? 784 : 860;
  const head = fitLine(d.head, {
    face: d.face,
    x: column,
    y: d.wide ? 150 : 170,
    width,
    maxHeight: d.wide ? 150 : 230,
    fill: d.ink,
  });
  const about = fitLine(d.about, {
    face: "oswald",
    weight: 600,
    x: column,
    y: head.bottom + 34,
    width,
    maxHeight: 44,
    fill: d.hot,
  });
  let y = about.bottom + (d.wide ? 74 : 84);
  const articles = d.articles
    .map((line, i) => {
      const body = paragraph(line, {
        face: "zilla-slab",
        weight: 500,
        size: d.wide ? 37 : 39,
        x: column + 140,
        y,
        width: width - 140,
        leading: 1.24,
        fill: d.ink,
      });
      const tag = text(`Art. ${i + 1}`, {
        face: "zilla-slab",
        weight: 700,
        size: d.wide ? 37 : 39,
        x: column,
        y,
        fill: d.hot,
      });
      y = body.bottom + (d.wide ? 64 : 72);
      return tag + body.svg;
    })
    .join("");
  const art = d.wide
    ? g({ transform: "translate(100 190) scale(1.75)" }, picto(d.picto, d.ink, d.hot, d.sheet))
    : g({ transform: "translate(500 900) scale(2.15)" }, picto(d.picto, d.ink, d.hot, d.sheet));
  return svg(
    W,
    H,
    paper(W, H, { colour: d.sheet, amount: 0.14, burnt: 0.14, seed: d.id.length }),
    ink.defs,
    g(
      { filter: ink.url },
      rect(0, 0, W, d.wide ? 100 : 118, d.ink),
      text(d.from, {
        face: "oswald",
        weight: 600,
        size: d.wide ? 34 : 36,
        tracking: 0.16,
        x: W / 2,
        y: d.wide ? 63 : 74,
        anchor: "middle",
        fill: d.sheet,
      }),
      head.svg,
      rect(column, head.bottom + 14, width, 6, d.ink),
      about.svg,
      art,
    ),
    articles,
    text(d.signed, {
      face: "caveat-brush",
      size: 46,
      x: d.wide ? W - 70 : 70,
      y: d.wide ? H - 66 : 1010,
      anchor: d.wide ? "end" : "start",
      fill: d.ink,
    }),
    seal(d, d.wide ? 270 : 250, d.wide ? 780 : 1200, d.wide ? 140 : 160),
    frame(W, H, 26, 3, d.ink),
    folds(W, H, 2, 2, 0.08),
  );
}

const decrees: readonly Decree[] = [
  {
    id: "avis-rues-a-sens-douteux",
    titre: "Avis : rues à sens douteux",
    auteur: "Mairie de Los Carmines",
    from: "MAIRIE DE LOS CARMINES",
    head: "AVIS",
    about: "CIRCULATION À SENS DOUTEUX",
    articles: [
      "La rue des Trois-Freins devient à sens unique les jours impairs, et à sens intéressant les jours pairs.",
      "Les conducteurs en désaccord se gareront pour en discuter.",
      "Le maire a raison, sauf le lundi.",
    ],
    signed: "pour le maire, son chauffeur",
    stamp: ["MAIRIE DE LOS CARMINES", "SERVICE DES VIRAGES"],
    face: "anton",
    sheet: "#f2ecdc",
    ink: "#1c2a4a",
    hot: "#c2321f",
    picto: "sens",
  },
  {
    id: "plage-interdite-aux-parasols",
    titre: "Plage interdite aux parasols",
    auteur: "Mairie de Los Carmines",
    from: "PORT-SALÉ · CAPITAINERIE",
    head: "INTERDIT",
    about: "PARASOLS, OMBRELLES ET CHAPEAUX EXCESSIFS",
    articles: [
      "L’ombre appartient à tous. Nul ne la transporte sans autorisation.",
      "Les crabes sont prioritaires.",
      "Les contrevenants seront exposés plein sud.",
    ],
    signed: "le capitaine, à l’abri",
    stamp: ["CAPITAINERIE", "PORT-SALÉ"],
    face: "alfa-slab-one",
    sheet: "#f7f1df",
    ink: "#123a4f",
    hot: "#d9562b",
    picto: "plage",
    wide: true,
  },
  {
    id: "essai-de-sirene-mercredi",
    titre: "Essai de sirène mercredi",
    auteur: "Mairie de Los Carmines",
    from: "PROTECTION CIVILE",
    head: "ESSAI",
    about: "DES SIRÈNES, MERCREDI À MIDI",
    articles: [
      "Si la sirène sonne mercredi à midi, c’est un essai. Continuez votre soupe.",
      "Si elle sonne à un autre moment, finissez votre soupe plus vite.",
      "Si elle chante, prévenez la capitainerie.",
    ],
    signed: "le préposé au bouton",
    stamp: ["PROTECTION CIVILE", "LOS CARMINES"],
    face: "bowlby-one",
    sheet: "#f4efe0",
    ink: "#232323",
    hot: "#d8a012",
    picto: "sirene",
  },
  {
    id: "chaises-sur-le-trottoir",
    titre: "Chaises sur le trottoir",
    auteur: "???",
    from: "QUARTIER DU VIEUX-QUAI",
    head: "ARRÊTÉ",
    about: "RELATIF AUX CHAISES SUR LE TROTTOIR",
    articles: [
      "Toute chaise sortie avant 18 h doit être occupée par une personne ayant quelque chose à raconter.",
      "Les chaises vides seront rentrées par les voisins.",
      "Les grands-mères sont exemptées.",
    ],
    signed: "le comité des marches",
    stamp: ["COMITÉ DES MARCHES", "VIEUX-QUAI"],
    face: "ultra",
    sheet: "#eef0e4",
    ink: "#1f3a2c",
    hot: "#a8321f",
    picto: "chaise",
  },
  {
    id: "couvre-feu-des-chats",
    titre: "Couvre-feu des chats",
    auteur: "Mairie de Los Carmines",
    from: "VILLE DE LOS CARMINES · NUIT",
    head: "COUVRE-FEU",
    about: "DES CHATS, DE MINUIT À CINQ HEURES",
    articles: [
      "Les chats ne sont plus autorisés à traverser devant les patrouilles d’un air supérieur.",
      "Les miaulements seront espacés.",
      "Cet arrêté leur a été lu. Ils ont quitté la salle.",
    ],
    signed: "l’adjoint, griffé",
    stamp: ["VILLE DE LOS CARMINES", "BUREAU DE LA NUIT"],
    face: "staatliches",
    sheet: "#f1ecf2",
    ink: "#2a2048",
    hot: "#c23b6b",
    picto: "nuit",
    wide: true,
  },
];

export const posters: readonly Poster[] = decrees.map((d) => ({
  id: d.id,
  titre: d.titre,
  auteur: d.auteur,
  width: d.wide ? 1414 : 1000,
  height: d.wide ? 1000 : 1414,
  draw: () => draw(d),
}));
