import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { contentFolder, picture, SITE } from "#reader/fixtures/content-folder.ts";
import { check } from "../check.ts";
import { host, run } from "../content.scene.ts";

describe("une image d’import hébergée ailleurs, comme le jeu la demande (doublure locale des hébergeurs)", () => {
  const image = { "Access-Control-Allow-Origin": "*", "Content-Type": "image/png" };

  async function problems(link: string, listener: RequestListener): Promise<string> {
    const dir = await contentFolder({
      "affiches/a.yaml": `titre: A\nimage: a.webp\nimport: ${link}\n`,
      "affiches/a.webp": await picture("webp", 600, 800),
    });
    const { code, said } = await run(check, dir, ["--liens"], await host(listener));
    return code === 0 ? "aucun" : (/^.*affiches\/a\.yaml:.*$/m.exec(said)?.[0] ?? "");
  }

  test("[P8] une bonne adresse passe ; l’hébergeur a vu le navigateur du jeu", async () => {
    const png = await picture("png");
    let agent = "";
    expect(
      await problems("https://example.org/a.png", (request, response) => {
        if (request.url === "/a.png") agent = `${request.headers["user-agent"]} ${request.headers.origin}`;
        response.writeHead(200, image).end(png);
      }),
    ).toBe("aucun");
    expect(agent).toContain("CitizenFX");
    expect(agent).toContain("https://cfx-nui-x");
  });

  test.each([
    ["redirection", "a.png", 302, { Location: "/b.png" }, "redirection"],
    ["image disparue", "a.png", 404, {}, "n’existe plus (réponse 404)"],
    ["hébergeur qui refuse le jeu", "a.png", 429, {}, "refuse le jeu (réponse 429)"],
    ["panne", "a.png", 503, {}, "l’hébergeur répond 503"],
    ["sans CORS", "a.png", 200, { "Content-Type": "image/png" }, "CORS"],
    [
      "mauvais type annoncé",
      "a.png",
      200,
      { ...image, "Content-Type": "text/html" },
      "annonce « text/html »",
    ],
    ["mauvaise extension", "a.webp", 200, image, "ne finit pas par .png ou .jpg"],
    ["adresse qui expire", "a.png?ex=1&hm=2", 200, image, "« ? »"],
  ])("%s", async (_, path, status, headers, expected) => {
    const png = await picture("png");
    expect(
      await problems(`https://example.org/${path}`, (_, response) =>
        response.writeHead(status, headers).end(png),
      ),
    ).toContain(expected);
  });

  test("une page web à la place de l’image, une image de plus de 1 Mo, un hébergeur muet", async () => {
    expect(
      await problems("https://example.org/a.png", (_, response) =>
        response.writeHead(200, image).end("<html>"),
      ),
    ).toContain("ni un PNG ni un JPEG");
    const heavy = Buffer.concat([await picture("png"), Buffer.alloc(2_000_000)]);
    expect(
      await problems("https://example.org/a.png", (_, response) => response.writeHead(200, image).end(heavy)),
    ).toContain("dépasse 1 Mo");
    expect(await problems("https://example.org/a.png", (_, response) => response.destroy())).toContain(
      "ne répond pas",
    );
  });

  test("la faute est à la ligne de l’adresse", async () => {
    expect(
      await problems("https://example.org/a.png", (_, response) => response.writeHead(404).end()),
    ).toContain("affiches/a.yaml:3:1  import");
  });
});

describe("un lien, une vidéo, une invitation (doublure locale des hébergeurs, de YouTube et de Discord)", () => {
  const INVITATION = "https://discord.gg/ville";
  const VIDEO = "https://youtu.be/aqz-KE-bpKQ";
  const CREATOR = `- nom: Ada\n  video: ${VIDEO}\n  titre_video: La rentrée\n  description: Elle filme.\n`;

  /** Tries the links of a content; hosts answer 200 unless told otherwise, by the beginning of an address. */
  async function tried(files: Record<string, string>, answers: Record<string, RequestListener> = {}) {
    const asked: string[] = [];
    const listener = await host((request, response) => {
      const address = String(request.headers["x-stands-for"]);
      asked.push(address);
      const [, answer] = Object.entries(answers).find(([start]) => address.startsWith(start)) ?? [];
      if (answer) answer(request, response);
      else response.end("une page");
    });
    const result = await run(check, await contentFolder(files), ["--liens"], listener);
    return { ...result, asked };
  }
  const answer =
    (status: number, body = ""): RequestListener =>
    (_, response) =>
      response.writeHead(status).end(body);

  test("tout mène quelque part : aucune erreur ; une adresse écrite deux fois n’est demandée qu’une fois", async () => {
    const { code, asked } = await tried({
      "site.yaml": SITE.replaceAll("https://example.org/bob", "https://example.org/ada"),
    });
    expect(code).toBe(0);
    expect(asked.toSorted()).toEqual([
      "https://example.org/ada",
      "https://example.org/dons",
      "https://example.org/tutoriel",
    ]);
  });

  test.each([
    [404, "la page n’existe plus (réponse 404)"],
    [410, "la page n’existe plus (réponse 410)"],
  ])("une page disparue (%i) est dite à sa ligne, avec ce que le visiteur y lit", async (status, why) => {
    const { code, said } = await tried({}, { "https://example.org/dons": answer(status) });
    expect(code).toBe(1);
    expect(said).toContain(
      `site.yaml:9:9  site.dons.page — « Tirelire » (https://example.org/dons) : ${why}.`,
    );
    expect(said).toContain("→ Corrigez le lien, ou retirez-le.");
  });

  test("une page qui a changé d’adresse est suivie", async () => {
    const { code } = await tried(
      {},
      {
        "https://example.org/dons": (_, response) => response.writeHead(301, { Location: "/ailleurs" }).end(),
      },
    );
    expect(code).toBe(0);
  });

  test("un hébergeur qui refuse les programmes, ou une panne, n’est pas une erreur, et se dit : la personne ouvre le lien elle-même", async () => {
    const { code, said } = await tried(
      {},
      {
        "https://example.org/dons": answer(403),
        "https://example.org/ada": (_, response) => response.destroy(),
      },
    );
    expect(code).toBe(0);
    expect(said).toContain("« https://example.org/dons » n’a pas pu être essayé : l’hébergeur répond 403.");
    expect(said).toContain("« https://example.org/ada » n’a pas pu être essayé : le site ne répond pas.");
    expect(said).toContain("→ Ouvrez-le vous-même.");
  });

  test.each([
    [404, "Not Found", "YouTube ne connaît plus cette vidéo"],
    [400, "Bad Request", "YouTube ne connaît plus cette vidéo"],
    [403, "Forbidden", "cette vidéo est privée"],
    [200, "Forbidden", "cette vidéo est privée"],
    [401, "Unauthorized", "son auteur ne permet pas de voir cette vidéo ailleurs que chez YouTube"],
  ])(
    "[V1] une vidéo dont YouTube répond %i « %s » est dite à sa ligne, et chez toutes les pistes qui la jouent [M1]",
    async (status, body, why) => {
      const { code, said, asked } = await tried(
        {
          "createurs.yaml": CREATOR,
          "musique.yaml": `- createur: Ada\n  pistes:\n    - { titre: La chanson, lien: "${VIDEO}" }\n`,
        },
        { "https://www.youtube.com/oembed": answer(status, body) },
      );
      expect(code).toBe(1);
      expect(said).toContain(`createurs.yaml:2:3  createurs[0].video — « La rentrée » (${VIDEO}) : ${why}.`);
      expect(said).toContain(
        `musique.yaml:3:28  musique[0].pistes[0].lien — « La chanson » (${VIDEO}) : ${why}.`,
      );
      expect(asked.filter((address) => address.includes("youtube"))).toEqual([
        "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ",
      ]);
    },
  );

  test("ce qui barre la route à YouTube (doublure : un filtre qui refuse tout) ne fait dire aucune vidéo privée", async () => {
    const { code, said } = await tried(
      { "createurs.yaml": CREATOR },
      { "https://www.youtube.com/oembed": answer(403, "<h1>Accès filtré</h1>") },
    );
    expect(code).toBe(0);
    expect(said).toContain(`« ${VIDEO} » n’a pas pu être essayé : l’hébergeur répond 403.`);
  });

  test("une vidéo que l’on ne fait que mener voir chez YouTube n’a pas à se laisser montrer ailleurs", async () => {
    const links = `  liens:\n    - { href: "https://youtu.be/dQw4w9WgXcQ", icone: youtube, alt: Sa bande-annonce }\n`;
    const { code } = await tried(
      { "createurs.yaml": CREATOR + links },
      {
        "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw":
          answer(401),
      },
    );
    expect(code).toBe(0);
  });

  const JOIN = `rejoindre: { texte: Venez., lien: "${INVITATION}" }\n`;

  test.each([
    [404, { message: "Unknown Invite", code: 10_006 }, "cette invitation Discord n’est plus valable"],
    [200, { expires_at: "2026-12-07T23:30:00+00:00" }, "cette invitation Discord expire le 8 décembre 2026"],
  ])("une invitation Discord morte ou qui va mourir est dite (%i)", async (status, body, why) => {
    const { code, said, asked } = await tried(
      { "site.yaml": SITE + JOIN },
      { "https://discord.com/api/v10/invites/ville": answer(status, JSON.stringify(body)) },
    );
    expect(code).toBe(1);
    expect(said).toContain(`site.rejoindre.lien — « Nous rejoindre » (${INVITATION}) : ${why}.`);
    expect(said).toContain("faites une invitation qui n’expire jamais");
    expect(asked).not.toContain(INVITATION);
  });

  test("une invitation qui n’expire pas passe ; d’une réponse que l’on ne comprend pas, rien n’est dit de faux", async () => {
    for (const body of ['{"expires_at":null}', "<html>"]) {
      const { code } = await tried(
        { "site.yaml": SITE + JOIN },
        { "https://discord.com/api/": answer(200, body) },
      );
      expect(code).toBe(0);
    }
  });

  test("un site dont le nom n’existe plus est dit (doublure : ce que répond le réseau)", async () => {
    const gone = Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" });
    const others = await host(answer(200));
    const { code, said } = await run(check, await contentFolder(), ["--liens"], (input, init) =>
      new Request(input).url.includes("dons")
        ? Promise.reject(new TypeError("fetch failed", { cause: gone }))
        : others(input, init),
    );
    expect(code).toBe(1);
    expect(said).toContain("ce site n’existe plus : son nom ne mène nulle part");
  });

  test("sans réseau, aucun lien n’est dit mort : la personne l’apprend une fois", async () => {
    const gone = Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" });
    const { code, said } = await run(check, await contentFolder(), ["--liens"], () =>
      Promise.reject(new TypeError("fetch failed", { cause: gone })),
    );
    expect(code).toBe(1);
    expect(said).toContain("Aucun des 4 liens n’a répondu : rien n’en est dit.");
    expect(said).toContain("1 erreur dans 1 fichier.");
    expect(said).not.toContain("n’existe plus");
  });
});
