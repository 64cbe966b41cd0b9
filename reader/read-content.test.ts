import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { ARCS, contentFolder, picture, SITE } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";
import { faultsOf, poster } from "./read-content.scene.ts";

describe("un contenu sans faute", () => {
  test("le plus court qui se construit : site, un arc, un logo ; les listes absentes sont vides", async () => {
    const reading = await readContent(await contentFolder());
    expect(reading.faults).toEqual([]);
    if (!reading.ok) throw new Error("refused");
    expect(reading.content.site.name).toBe("La Ville d’à côté");
    expect(reading.content.galleries).toEqual({ affiches: [], panneaux: [] });
    expect(reading.content.roster).toEqual([]);
  });

  for (const [name, arcs] of [
    ["une liste vide", "arcs: []\n"],
    ["une clé sans rien", "arcs:\na_venir:\n"],
  ] as const) {
    test(`celui d’une communauté qui n’a encore joué aucun arc : ${name}`, async () => {
      const reading = await readContent(await contentFolder({ "arcs.yaml": arcs }));
      expect(reading.faults).toEqual([]);
      if (!reading.ok) throw new Error("refused");
      expect(reading.content).toMatchObject({ arcs: [], coming: [] });
    });
  }

  test("sans dons, sans tutoriel, un seul profil ; un arc sans fin est en cours, ses dates s’écrivent aussi 2023-03-31", async () => {
    const site = SITE.replace(/^(tutoriel|dons):.*\n/gm, "").replace(/^.*nom: Bob.*\n/m, "");
    const arcs = ARCS.replace("31/03/2023", "2023-03-31").replace(/^ *fin:.*\n/m, "");
    const reading = await readContent(await contentFolder({ "site.yaml": site, "arcs.yaml": arcs }));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.content.site).toMatchObject({ tutorial: undefined, donation: undefined });
    expect(reading.content.arcs).toMatchObject([
      { start: "2023-03-31", end: undefined, dates: "31/03/2023 - en cours" },
    ]);
    const many = await faultsOf({
      "site.yaml": SITE.replace(/^.*nom: Ada.*\n/m, (line) => line.repeat(4)),
      "arcs.yaml": ARCS.replace("31/03/2023", "2023-02-31"),
    });
    expect(many).toEqual([
      expect.stringContaining("arcs.yaml:4:5 arcs[0].debut — Cette date n’existe pas dans le calendrier."),
      expect.stringContaining("site.copyright.profils — Le pied de page nomme quatre profils au plus."),
    ]);
  });

  test("la façon de rejoindre la communauté se dit sur l’accueil", async () => {
    const join = "rejoindre: { texte: Venez !, lien: https://discord.gg/exemple }\n";
    const reading = await readContent(await contentFolder({ "site.yaml": SITE + join }));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.content.site.home.join).toEqual({
      text: "Venez\u00a0!",
      href: "https://discord.gg/exemple",
      label: "Nous rejoindre",
    });
  });

  test("celui que montre la page que nomme un fichier absent est accepté tel quel", async () => {
    const said = await faultsOf({ "site.yaml": null, "arcs.yaml": null });
    const [, page = ""] = /Créez-le : (\S+) montre le plus court/.exec(said.join("\n")) ?? [];
    const guide = await readFile(page, "utf8");
    const [site = "", arcs = ""] = [
      ...guide.slice(guide.indexOf("## Le contenu le plus court")).matchAll(/```yaml\n([^`]*)```/g),
    ].map(([, yaml]) => yaml);
    expect((await readContent(await contentFolder({ "site.yaml": site, "arcs.yaml": arcs }))).faults).toEqual(
      [],
    );
  });

  test("le salon qui reçoit les messages : l’adresse y paraît, et une carte les montre, sauf si le staff dit autrement", async () => {
    const chatOf = async (salon: string) => {
      const reading = await readContent(
        await contentFolder({ "site.yaml": `${SITE}contact: { e_mail: true, salon: ${salon} }\n` }),
      );
      expect(reading.faults).toEqual([]);
      return reading.ok ? reading.content.site.contact : undefined;
    };
    expect(await chatOf("{ service: Discord }")).toMatchObject({
      mail: true,
      chat: { service: "Discord", address: true, text: undefined },
    });
    expect(await chatOf('{ service: Discord, adresse: false, texte: "{nom} : {message}" }')).toMatchObject({
      chat: { address: false, text: "{nom} : {message}" },
    });
  });

  test("[C3, C6] notre serveur ne demande aucun identifiant : rien n’y manque. Chez un fournisseur, ce qui manque manque", async () => {
    const idsOf = async (contact: string) => {
      const reading = await readContent(await contentFolder({ "site.yaml": SITE + contact }));
      const { serviceId, templateId, publicKey } = (reading.ok && reading.content.site.contact) || {};
      return [serviceId, templateId, publicKey];
    };
    expect(await idsOf("")).toEqual(["site", "site", "site"]);
    expect(await idsOf('contact: { hote: "", service_id: a, template_id: "", user_id: b }\n')).toEqual([
      "a",
      "site",
      "b",
    ]);
    expect(await idsOf('contact: { hote: "https://api.emailjs.com" }\n')).toEqual(["", "", ""]);
  });

  test.each([
    ["{ adresse: true }", "Il manque le nom du service"],
    ["{ service: Discord, adresse: non }", "adresse est true ou false"],
    ['{ service: Discord, texte: "Bonjour" }', "doit contenir {message}"],
    ['{ service: Discord, texte: "{message} {messsage}" }', "accolade inconnue"],
    ['{ service: Discord, adresse: false, texte: "{email} {message}" }', "alors que adresse est false"],
  ])("le salon %s est refusé, avec le remède", async (salon, words) => {
    const faults = await faultsOf({ "site.yaml": `${SITE}contact: { salon: ${salon} }\n` });
    expect(faults.join("\n").replace(/[\u00a0\u202f]/g, " ")).toContain(words);
    expect(faults).toHaveLength(1);
  });

  test("[P8] trois lignes font une affiche ; son identifiant est le nom de l’image", async () => {
    const reading = await readContent(
      await contentFolder({
        "affiches/affiches.yaml": poster("votez-vargas"),
        "affiches/votez-vargas.webp": await picture("webp"),
      }),
    );
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.content.galleries.affiches).toMatchObject([
      {
        id: "votez-vargas",
        title: "Affiche votez-vargas",
        author: "???",
        file: "affiches/votez-vargas.webp",
        withdrawn: false,
      },
    ]);
  });

  test("un fichier de liste vide, ou fait de commentaires, est une liste vide", async () => {
    const reading = await readContent(
      await contentFolder({
        "streamers.yaml": "# personne encore\n",
        "musique.yaml": "",
        "panneaux/panneaux.yaml": "[]\n",
      }),
    );
    expect(reading.faults).toEqual([]);
  });

  test("le créateur que montre le guide est accepté, même sans portrait, sans aperçu ni liens", async () => {
    const creator =
      "- nom: Ada\n  video: https://youtu.be/abcdefghijk\n  titre_video: Une nuit\n  description: Elle filme.\n";
    expect(await faultsOf({ "createurs.yaml": creator })).toEqual([]);
  });

  test("les mots de la recherche, vidés de même, ne sont plus rien", async () => {
    expect(await faultsOf({ "recherche.yaml": "# rien encore\n" })).toEqual([]);
  });

  test("une affiche retirée n’a plus besoin de son image", async () => {
    const reading = await readContent(
      await contentFolder({ "affiches/affiches.yaml": `${poster("ancienne")}  retrait: true\n` }),
    );
    expect(reading.faults).toEqual([]);
  });
});
