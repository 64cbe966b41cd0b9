import { describe, expect, test } from "vitest";
import { ARCS, picture, SITE } from "./fixtures/content-folder.ts";
import { faultsOf, poster } from "./read-content.scene.ts";

describe("entrées qui se contredisent", () => {
  test("identifiant en double : dit où est le premier", async () => {
    const image = await picture("webp");
    const faults = await faultsOf({
      "affiches/affiches.yaml": poster("a") + poster("b") + poster("a"),
      "affiches/a.webp": image,
      "affiches/b.webp": image,
    });
    expect(faults).toEqual([
      "affiches/affiches.yaml:9:3 affiches[2].image — L’identifiant « a » sert déjà, ligne 3. → Donnez un autre nom à l’image, ou une autre ligne id.",
    ]);
  });

  test("[T1] arc inconnu chez un joueur et dans la musique, avec l’arc le plus proche", async () => {
    const faults = await faultsOf({
      "streamers.yaml": "- username: ada\n  arcs: [School, Schol]\n  nomRP: { Pentacle: Ada }\n",
      "musique.yaml":
        "- createur: Ada\n  arc: school\n  pistes:\n    - { titre: a, lien: https://youtu.be/abcdefghijk }\n",
    });
    expect(faults).toEqual([
      "musique.yaml:2:3 musique[0].arc — L’arc « school » n’existe pas dans arcs.yaml. → Vouliez-vous écrire « School » ?",
      "streamers.yaml:2:18 streamers[0].arcs[1] — L’arc « Schol » n’existe pas dans arcs.yaml. → Vouliez-vous écrire « School » ?",
      "streamers.yaml:3:12 streamers[0].nomRP.Pentacle — L’arc « Pentacle » n’existe pas dans arcs.yaml. → Arcs connus : School.",
    ]);
  });

  test("[A3] l’affiche d’un arc : absente du mur, avec la plus proche, ou retirée", async () => {
    const image = await picture("webp");
    const arc = (name: string, id: string) =>
      ARCS.replace("arcs:\n", "").replaceAll("School", name) + `    affiche: ${id}\n`;
    const arcs = [
      "arcs:\n",
      arc("A", "le-bal"),
      arc("B", "le-bla"),
      arc("C", "vieille"),
      arc("D", "rien-du-tout"),
    ];
    const gallery = {
      "affiches/affiches.yaml": `${poster("le-bal")}${poster("vieille")}  retrait: true\n`,
      "affiches/le-bal.webp": image,
    };
    expect(await faultsOf({ ...gallery, "arcs.yaml": arcs.join("") })).toEqual([
      "arcs.yaml:15:5 arcs[1].affiche — L’affiche « le-bla » n’existe pas parmi les affiches. → Vouliez-vous écrire « le-bal » ?",
      "arcs.yaml:22:5 arcs[2].affiche — L’affiche « vieille » est retirée. → Choisissez-en une autre, ou retirez cette ligne.",
      "arcs.yaml:29:5 arcs[3].affiche — L’affiche « rien-du-tout » n’existe pas parmi les affiches. → Écrivez l’identifiant d’une affiche : le nom de son fichier, sans .yaml.",
    ]);
    expect(await faultsOf({ "arcs.yaml": ARCS + "    affiche: le-bal\n" })).toEqual([
      expect.stringContaining("arcs.yaml:8:5 arcs[0].affiche — L’affiche « le-bal » n’existe pas"),
    ]);
  });

  test("[T1] un joueur dans un arc que personne n’a encore écrit", async () => {
    const faults = await faultsOf({
      "arcs.yaml": "arcs:\n",
      "streamers.yaml": "- username: ada\n  arcs: [School]\n",
    });
    expect(faults).toEqual([
      "streamers.yaml:2:10 streamers[0].arcs[0] — L’arc « School » n’existe pas dans arcs.yaml. → Ajoutez-le d’abord sous arcs:.",
    ]);
  });

  test("même pseudo Twitch deux fois, quelle que soit la casse", async () => {
    const faults = await faultsOf({
      "streamers.yaml": "- username: ada\n  arcs: []\n- username: ADA\n  arcs: []\n",
    });
    expect(faults).toEqual([
      expect.stringContaining(
        "streamers.yaml:3:3 streamers[1].username — Le pseudo Twitch « ADA » sert déjà, ligne 1.",
      ),
    ]);
  });

  test("un cadre qui n’est pas une origine, avec sa ligne ; ceux du jeu et de cette machine sont acceptés", async () => {
    const good = ["https://cfx-nui-mon_telephone", "https://jeu.example.fr", "http://127.0.0.1:3976"];
    expect(await faultsOf({ "site.yaml": `${SITE}cadres: [${good.join(", ")}]\n` })).toEqual([]);
    const bad = [
      "https://jeu.example/",
      "http://jeu.example",
      '"*"',
      "https://*.example.fr",
      "https://cfx-nui-",
      "nui://game",
      "https://jeu.example; script-src *",
    ];
    const lines = bad.map((origin) => `  - ${origin}`).join("\n");
    const faults = await faultsOf({ "site.yaml": `${SITE}cadres:\n${lines}\n` });
    const first = SITE.split("\n").length + 1;
    expect(faults).toEqual(
      bad.map((_, i) =>
        expect.stringContaining(
          `site.yaml:${first + i}:5 site.cadres[${i}] — Ce cadre n’est pas accepté. → Écrivez https://cfx-nui-`,
        ),
      ),
    );
  });

  test("[M1] deux pistes du même titre, dans deux groupes", async () => {
    const group = "- createur: Ada\n  pistes:\n    - titre: Nuit\n      lien: https://youtu.be/abcdefghijk\n";
    expect(await faultsOf({ "musique.yaml": group + group })).toEqual([
      expect.stringContaining(
        "musique.yaml:7:7 musique[1].pistes[0] — L’identifiant de piste « nuit » sert déjà, ligne 3.",
      ),
    ]);
  });

  test("[A3] clé d’arc en double, et fin avant le début", async () => {
    const second = ARCS.replace("arcs:\n", "").replace("24/04/2023", "24/04/2022");
    const faults = await faultsOf({ "arcs.yaml": ARCS + second });
    expect(faults).toEqual([
      expect.stringContaining("arcs.yaml:8:5 arcs[1].cle — La clé d’arc « School » sert déjà"),
      expect.stringContaining("arcs.yaml:11:5 arcs[1].fin — La fin de l’arc est avant son début."),
    ]);
  });
});
