/** The credits behind which a player stands, by a name that stands there. */
export const SIGNED: Readonly<Record<string, string>> = {
  "Mado Ferraille": "MadoFerraille",
  "Garage Mado Ferraille": "MadoFerraille",
  "Mère Fortune (elle le savait)": "Mère Fortune",
  "Chef Bonbeurre": "Chef Bonbeurre",
  "Gaston Radar": "Gaston Radar",
  "Oncle Paprika": "Oncle Paprika",
  "Zélie Marchand": "Zélie Marchand",
  "Comité Nour Zénith": "NourZénith",
  "Club photo Kwak": "Club photo Kwak",
  "Bureau du shérif Bouvier": "Shérif Dan Bouvier",
  "Lucius & Fils": "Croque-mort Lucius",
  "Coach Crampon": "BrunoCrampon",
};
