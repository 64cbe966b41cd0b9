import { bust, type BustOptions } from "../../../kit/bust.ts";

export const TAN = { skin: "#d98f5c", skinShade: "#a85a3a", skinDeep: "#6b2c22", skinLight: "#f2bf8c" };

export const fighter = (options: BustOptions): string =>
  bust({ hat: "aucun", glasses: "aucunes", outfit: "debardeur", mask: "aucun", ...options });
