import { expect, test } from "vitest";
import { iconModule, importOneByOne } from "./icon-modules.ts";

test("une icône au trait ou pleine devient un seul tracé, sans balise à relire dans le navigateur", () => {
  expect(iconModule("chevron-down")).toMatch(/export const Icon = outline\("M6 9l6 6l6-6"\);/);
  expect(iconModule("player-stop-filled")).toMatch(/export const Icon = filled\("M[^"<]+"\);/);
  expect(iconModule("brush")).toMatch(/= outline\("M[^"<]+zM[^"<]+M[^"<]+"\);/);
});

test("une icône à deux aspects, traits et surface, est refusée plutôt que montrée autrement", () => {
  expect(() => iconModule("accessible")).toThrow(
    "The icon “accessible” is neither lines alone nor one surface",
  );
});

test("chaque fichier n’importe que ses icônes, sur les mêmes lignes", () => {
  const family =
    'export { Icon as IconX } from "tabler:x";\nexport { Icon as IconBrush } from "tabler:brush";\n';
  expect(
    importOneByOne('import {\n  IconBrush,\n  IconX,\n} from "#app/ui/icons/icons.ts";\nrest();', family),
  ).toBe(
    '\n  import { Icon as IconBrush } from "tabler:brush";\n  import { Icon as IconX } from "tabler:x";\n\nrest();',
  );
  expect(() => importOneByOne('import { IconNo } from "../icons/icons.ts";', family)).toThrow(
    "exports no IconNo",
  );
});

test("un nom que Tabler n’a pas arrête la construction, avec le fichier et le remède", () => {
  expect(() => iconModule("arow-right")).toThrow(
    "No icon of Tabler Icons is named “arow-right” (app/ui/icons/icons.ts): look its name up on tabler.io/icons.",
  );
});
