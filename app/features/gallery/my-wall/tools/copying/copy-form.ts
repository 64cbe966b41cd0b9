import { createKeptStore } from "#app/state/kept-store.ts";
import { type Format, FORMATS } from "./formats.ts";

/** How one's walls are copied: the form, and one's own template for the last of them. */
export interface CopyForm {
  format: Format;
  template: string;
}

const START: CopyForm = { format: "lignes", template: "/poser {import} {largeur} {hauteur}" };

/** Remembered on this device: whoever has written a template for the game's command writes it once. */
export const copyForm = createKeptStore(START, {
  area: "local",
  key: "mon-mur-copie",
  read(text) {
    const [name, ...template] = (text ?? "").split(" ");
    const known = FORMATS.find(({ format }) => format === name);
    return known && { format: known.format, template: template.join(" ") };
  },
  write: ({ format, template }) => `${format} ${template}`,
});
