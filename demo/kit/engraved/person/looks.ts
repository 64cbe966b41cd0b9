/** What a bust may look like. */
export interface Looks {
  hat?: "stetson" | "bowler" | "top" | "sombrero" | "bonnet" | "feather" | "none";
  whiskers?: "none" | "moustache" | "handlebar" | "beard" | "walrus" | "goatee";
  hair?: "short" | "long" | "bun" | "bald" | "curls";
  dark?: boolean;
  eyes?: "plain" | "patch" | "glasses" | "monocle" | "squint";
  mask?: "none" | "bandana" | "domino";
  dress?: "coat" | "poncho" | "lace" | "collar";
  face?: "long" | "round" | "square";
  turn?: number;
  scar?: boolean;
}
