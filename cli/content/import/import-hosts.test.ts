import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { host } from "../content.scene.ts";
import { sixty, takeOver } from "./import.scene.ts";

describe("les hébergeurs (doublure locale)", () => {
  const list = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        title: `Affiche ${index}`,
        url: `https://old.example/${index}.png`,
      })),
    );

  test("celui qui demande d’attendre est attendu ; celui qui tombe, redemandé ; ce qui n’existe plus est dit, sans insister", async () => {
    const asked = new Map<string, number>();
    const png = await Promise.all([0, 1, 2].map((index) => sixty(index * 40)));
    const fetch = await host(({ url = "" }, response) => {
      const count = (asked.get(url) ?? 0) + 1;
      asked.set(url, count);
      if (url === "/1.png" && count === 1) return response.writeHead(429, { "Retry-After": "1" }).end();
      if (url === "/2.png" && count === 1) return response.destroy();
      if (url === "/3.png") return response.writeHead(404).end();
      return response.end(png[Number(url[1])]);
    });
    const { said, content } = await takeOver(["affiche", "l.json"], { "l.json": list(4) }, { fetch });
    expect(content.galleries.affiches).toHaveLength(3);
    expect(said).toContain("3 entrées ajoutées, 1 laissée de côté.");
    expect(said).toContain("« Affiche 3 » : l’image n’existe plus à cette adresse (réponse 404)");
    expect(asked.get("/3.png")).toBe(1);
  });

  test("un hébergeur qui veut une heure : à reprendre ; la même commande continue, sous les mêmes noms, sans doublon, à sa place parmi les autres", async () => {
    let open = false;
    const png = await Promise.all([0, 1, 2, 3].map((index) => sixty(index * 40)));
    const fetch = await host(({ url = "" }, response) =>
      url === "/1.png" && !open
        ? response.writeHead(429, { "Retry-After": "3600" }).end()
        : response.end(png[Number(url[1])]),
    );
    const files = { "l.json": list(4).replace("Affiche 1", "Affiche 0") };
    const first = await takeOver(["affiche", "l.json"], files, { fetch });
    expect(first.said).toContain("3 entrées ajoutées, 1 à reprendre.");
    expect(first.said).toMatch(/demande d’attendre 60 minutes/);
    open = true;
    // Meanwhile somebody has put one more at the end of the wall.
    await writeFile(join(first.dir, "affiches/ajoutee.png"), await sixty(200));
    await writeFile(join(first.dir, "affiches/ajoutee.yaml"), "titre: A\nimage: ajoutee.png\nrang: 50\n");
    const second = await takeOver(["affiche", "l.json"], files, { fetch, dir: first.dir });
    expect([second.code, second.said]).toEqual([0, expect.stringContaining("1 entrée ajoutée, 3 déjà là.")]);
    expect(second.content.galleries.affiches.map(({ id }) => id)).toEqual([
      "affiche-0",
      "affiche-0-2",
      "affiche-2",
      "affiche-3",
      "ajoutee",
    ]);
    const [report = ""] = await readdir(join(first.dir, "var/imports"));
    const text = await readFile(join(first.dir, "var/imports", report), "utf8");
    expect(text.split("\r\n")[0]).toBe('\uFEFF"ligne";"titre";"adresse";"issue";"raison"');
    expect(text).toContain("à reprendre");
  });

  test("Ctrl+C arrête aussi ce qui vient du disque : ce qui n’avait pas commencé est à reprendre, et la même commande le reprend", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.png`);
    const pictures = await Promise.all(
      names.map(async (name, index) => [name, await sixty(index * 20)] as const),
    );
    const entries = names.map((name, index) => ({
      title: name,
      url: index === 0 ? `https://i.example/${name}` : name,
    }));
    let typed = false;
    const fetch = await host((_, response) => {
      if (!typed) process.listeners("SIGINT").at(-1)?.("SIGINT");
      typed = true;
      response.end(pictures[0]?.[1]);
    });
    const files = { ...Object.fromEntries(pictures), "l.json": JSON.stringify(entries) };
    const first = await takeOver(["affiche", "l.json"], files, { fetch });
    expect([first.code, first.said]).toEqual([130, expect.stringMatching(/\d+ à reprendre\./)]);
    expect(first.content.galleries.affiches.length).toBeLessThan(5);
    const second = await takeOver(["affiche", "l.json"], files, { fetch, dir: first.dir });
    expect(second.content.galleries.affiches.map(({ title }) => title)).toEqual(names);
  });

  test("l’image que quelqu’un a posée sous un nom promis à une autre n’est ni effacée ni remplacée", async () => {
    const [theirs, ours] = [await sixty(10), await sixty(90)];
    let gone = true;
    const fetch = await host((_, response) => (gone ? response.writeHead(404).end() : response.end(ours)));
    const files = { "l.json": list(1) };
    const { dir } = await takeOver(["affiche", "l.json"], files, { fetch });
    await mkdir(join(dir, "affiches"), { recursive: true });
    await writeFile(join(dir, "affiches/affiche-0.png"), theirs);
    gone = false;
    const { content } = await takeOver(["affiche", "l.json"], files, { fetch, dir });
    expect(content.galleries.affiches.map(({ id }) => id)).toEqual(["affiche-0-2"]);
    expect((await readFile(join(dir, "affiches/affiche-0.png"))).equals(theirs)).toBe(true);
  });

  test("la même image sous deux adresses, la même adresse signée deux fois, ne viennent qu’une fois", async () => {
    const png = await sixty(10);
    const fetch = await host((_, response) => response.end(png));
    const entries = ["a.png?ex=1&hm=2", "a.png?ex=3&hm=4", "b.png"].map((path, index) => ({
      title: `Affiche ${index}`,
      url: `https://cdn.example/${path}`,
    }));
    const { content, said } = await takeOver(
      ["affiche", "l.json"],
      { "l.json": JSON.stringify(entries) },
      { fetch },
    );
    expect(content.galleries.affiches.map(({ id }) => id)).toEqual(["affiche-0"]);
    expect(said).toContain("1 entrée ajoutée, 2 déjà là.");
  });

  test("ce qui est venu une fois n’est pas redemandé, même sous un autre titre ; ce que le staff a posé lui-même ne vient pas en double", async () => {
    const asked: string[] = [];
    const png = await Promise.all([0, 1].map((index) => sixty(index * 40)));
    const fetch = await host(({ url = "" }, response) => {
      asked.push(url);
      response.end(png[Number(url[1])]);
    });
    const first = await takeOver(["affiche", "l.json"], { "l.json": list(1) }, { fetch });
    await writeFile(join(first.dir, "affiches/bal.png"), png[1] ?? "");
    await writeFile(join(first.dir, "affiches/bal.yaml"), "titre: Le bal\nauteur: Mado\nimage: bal.png\n");
    const files = { "l.json": list(2).replace("Affiche 0", "Le défilé") };
    const { said, content } = await takeOver(["affiche", "l.json"], files, { fetch, dir: first.dir });
    expect(said).toContain("0 entrée ajoutée, 2 déjà là.");
    expect(said).toContain("déjà là (même image que bal.png)");
    expect(content.galleries.affiches.map(({ id }) => id).toSorted()).toEqual(["affiche-0", "bal"]);
    expect(asked).toEqual(["/0.png", "/1.png"]);
  });

  test("la même adresse deux fois, qui ne donne rien : les deux sont laissées, aucune n’est « déjà là »", async () => {
    const fetch = await host((_, response) => response.writeHead(404).end());
    const files = { "l.json": list(2).replaceAll(/\d\.png/g, "a.png") };
    const { said } = await takeOver(["affiche", "l.json"], files, { fetch });
    expect(said).toContain("0 entrée ajoutée, 2 laissées de côté.");
    expect(said.match(/« Affiche \d » : l’image n’existe plus/g)).toHaveLength(2);
  });

  test("une adresse du réseau de la personne n’est pas demandée, même par un renvoi, à moins qu’elle ne le dise", async () => {
    const asked: string[] = [];
    const png = await sixty(10);
    const fetch = await host(({ url = "" }, response) => {
      asked.push(url);
      return url === "/renvoi.png"
        ? response.writeHead(302, { Location: "http://192.168.1.1/box.png" }).end()
        : response.end(png);
    });
    const files = {
      "l.json":
        '[{"title":"Un","url":"http://127.0.0.1/un.png"},{"title":"Deux","url":"https://old.example/renvoi.png"}]',
    };
    const { said, dir } = await takeOver(["affiche", "l.json"], files, { fetch });
    expect(said.match(/de votre propre réseau → Si c’est voulu, ajoutez --reseau-local/g)).toHaveLength(2);
    expect(asked).toEqual(["/renvoi.png"]);
    const { content } = await takeOver(["affiche", "l.json", "--reseau-local"], files, { fetch, dir });
    expect(content.galleries.affiches).toHaveLength(1);
  });
});
