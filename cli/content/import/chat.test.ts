import { expect, test } from "vitest";
import { picture } from "#reader/fixtures/content-folder.ts";
import { host } from "../content.scene.ts";
import { sixty, takeOver } from "./import.scene.ts";

test("l’export d’un salon avec ses images : les premiers mots font le titre, qui a posté est l’auteur, le jour est gardé", async () => {
  const chat = {
    messages: [
      {
        timestamp: "2023-04-03T20:15:00+02:00",
        content: "**Votez Vargas** https://exemple.org\nla suite",
        author: { name: "mado_", nickname: "Mado" },
        attachments: [
          { url: "export_Files/a.png", fileName: "a.png" },
          { url: "export_Files/b.png", fileName: "b.png" },
          { url: "export_Files/c.mp4", fileName: "c.mp4" },
        ],
      },
      {
        timestamp: "2023-04-04T20:15:00+02:00",
        content: "sans image",
        author: { name: "x" },
        attachments: [],
      },
    ],
  };
  const files = {
    "export.json": JSON.stringify(chat),
    "export_Files/a.png": await sixty(10),
    "export_Files/b.png": await sixty(20),
  };
  const { content } = await takeOver(["panneau", "export.json"], files);
  expect(content.galleries.panneaux.map(({ id, author, hung }) => [id, author, hung])).toEqual([
    ["votez-vargas-1", "Mado", "2023-04-03"],
    ["votez-vargas-2", "Mado", "2023-04-03"],
  ]);
});

test("l’export de Telegram : un texte en morceaux, une photo sans nom à elle", async () => {
  const text = ["Votez ", { type: "bold", text: "Vargas" }, "\nce soir"];
  const message = {
    id: 1,
    type: "message",
    date: "2023-04-03T20:15:00",
    from: "Mado",
    text,
    photo: "photos/photo_1.jpg",
  };
  const files = {
    "result.json": JSON.stringify({
      name: "Salon",
      messages: [message, { id: 2, from: "Zoé", text: "sans image" }],
    }),
    "photos/photo_1.jpg": await picture("jpeg", 600, 700),
  };
  const { content } = await takeOver(["affiche", "result.json"], files);
  expect(content.galleries.affiches).toMatchObject([
    { title: "Votez Vargas", author: "Mado", hung: "2023-04-03" },
  ]);
});

test("l’export de Discord en CSV : un message sans image n’est pas une entrée ; une date écrite autrement est laissée", async () => {
  const csv = `AuthorID,Author,Date,Content,Attachments,Reactions
"1","mado","2023-04-03T20:15:00.0000000+02:00","Votez Vargas","a.png,b.png",""
"2","zoe","03-Apr-23 08:15 PM","bonjour","",""
"2","zoe","03-Apr-23 08:15 PM","Le bal","c.png",""
`;
  const files: Record<string, string | Buffer> = { "export.csv": csv };
  for (const [index, name] of ["a", "b", "c"].entries()) files[`${name}.png`] = await sixty(index * 40);
  const { code, content } = await takeOver(["affiche", "export.csv"], files);
  expect(code).toBe(0);
  expect(content.galleries.affiches.map(({ id, author, hung }) => [id, author, hung])).toEqual([
    ["votez-vargas-1", "mado", "2023-04-03"],
    ["votez-vargas-2", "mado", "2023-04-03"],
    ["le-bal", "zoe", undefined],
  ]);
});

/** A message of DiscordChatExporter. */
const message = (content: string, more: object) => ({
  timestamp: "2023-04-03T20:15:00+02:00",
  content,
  author: { name: "mado" },
  attachments: [],
  embeds: [],
  ...more,
});
const attached = (...files: [url: string, fileName: string][]) => ({
  attachments: files.map(([url, fileName]) => ({ url, fileName })),
});
const exported = (...messages: object[]) => JSON.stringify({ messages }, null, 1);

test("de l’export d’un salon, chaque pièce jointe est prise, ou laissée avec sa ligne et la raison ; un message sans image n’est pas une entrée", async () => {
  const chat = exported(
    message("bonjour, https://exemple.org", {}),
    message("Un", attached(["f/a.png", "a.png"], ["f/b.mp4", "b.mp4"])),
    message("Deux", attached(["f/affiche", "affiche"])),
    message("", attached(["f/c.MOV?ex=1", "c.MOV"])),
    message("Trois", attached(["https://cdn.example/d", "d.pdf"])),
    message("Quatre", attached(["f/E.PNG", "E.PNG"])),
    message("Cinq", attached(["../../../../etc/passwd", "p.png"])),
    message("Six", attached(["f%2F..%2F..%2Fp.png", "p.png"])),
    message("Sept", { attachments: [{ url: null, fileName: "g.png" }] }),
  );
  const lineOf = (text: string) => chat.split("\n").findIndex((row) => row.includes(text)) + 1;
  const files = { "export.json": chat, "f/a.png": await sixty(10), "f/affiche": await sixty(90) };
  const { code, said, content } = await takeOver(["affiche", "export.json"], files);
  expect([code, content.galleries.affiches.map(({ id }) => id).toSorted()]).toEqual([1, ["deux", "un"]]);
  expect(said).toContain("Lu dans");
  expect(said).toContain("9 entrées. Rien");
  expect(said).toContain("2 entrées ajoutées, 7 laissées de côté.");
  for (const [at, words] of [
    ["f/b.mp4", "« Un » : « b.mp4 » est une vidéo, pas une image. → Si elle montre une affiche"],
    ["f/c.MOV", "« c.MOV » : « c.MOV » est une vidéo"],
    ["example/d", "« Trois » : « d.pdf » n’est pas une image que le site prend. → "],
    ["f/E.PNG", "« Quatre » : Il n’y a pas de fichier « f/E.PNG » près de la liste"],
    ["etc/passwd", "« Cinq » : L’adresse « ../../../../etc/passwd » sort du dossier de l’export. → "],
    ["%2Fp.png", "« Six » : L’adresse « f%2F..%2F..%2Fp.png » sort du dossier"],
  ] as const)
    expect(said).toContain(`ligne ${lineOf(at)}, ${words}`);
  expect(said).toMatch(/ligne \d+, « Sept » : L’export ne dit pas où est ce fichier. → /);
});

test("l’image dont un message donne le lien est prise, par son aperçu s’il y en a un ; l’aperçu d’une page est laissé, avec la raison", async () => {
  const [one, two, three] = [await sixty(10), await sixty(90), await sixty(170)];
  const fetch = await host(({ url = "" }, response) => {
    if (url === "/deux.png") return response.end(two);
    return url === "/trois.jpg" ? response.end(three) : response.writeHead(404).end();
  });
  const link = "https://images.example/un.png";
  const page = "https://videos.example/voir";
  const chat = exported(
    message(`Un\n${link}`, { embeds: [{ url: link, thumbnail: { url: "f/un.png" } }] }),
    message("Deux : <https://images.example/deux.png>", {}),
    message("Trois", { embeds: [{ url: "https://images.example/trois.jpg", description: "sans aperçu" }] }),
    message("Quatre", {
      embeds: [{ url: page, title: "Une vidéo", thumbnail: { url: "f/video.jpg" } }, { url: page }],
    }),
    message("Cinq", { embeds: [{ title: "Un robot", images: [{ url: "f/robot.png" }] }] }),
  );
  const files = { "export.json": chat, "f/un.png": one, "f/video.jpg": one };
  const { said, content } = await takeOver(["affiche", "export.json"], files, { fetch });
  expect(content.galleries.affiches.map(({ title }) => title).toSorted()).toEqual(["Deux :", "Trois", "Un"]);
  expect(said).toContain("3 entrées ajoutées, 2 laissées de côté.");
  expect(said).toContain(
    `« Quatre » : L’image vient de l’aperçu de ${page}, pas du message. → Si c’est une affiche, enregistrez-la, puis : npm run content -- add affiche`,
  );
  expect(said).toContain("« Cinq » : L’image vient d’un encadré, pas du message. → ");
});

test("d’un message transmis, l’image est prise, sous le jour où elle fut postée et sans nom d’auteur : l’export ne le dit pas", async () => {
  const first = {
    timestamp: "2022-01-02T10:00:00+01:00",
    content: "Le bal",
    ...attached(["f/a.png", "a.png"]),
  };
  const files = {
    "export.json": exported(message("", { forwardedMessage: first })),
    "f/a.png": await sixty(10),
  };
  const { content } = await takeOver(["affiche", "export.json"], files);
  expect(content.galleries.affiches).toMatchObject([{ title: "Le bal", author: "", hung: "2022-01-02" }]);
});

test("d’un export de Telegram, ce qu’il n’a pas gardé est dit ; un son n’est pas une image", async () => {
  const messages = [
    {
      id: 1,
      from: "Mado",
      text: "Un",
      photo: "(File not included. Change data exporting settings to download.)",
    },
    { id: 2, from: "Mado", text: "Deux", file: "voice_messages/audio_1.ogg", media_type: "voice_message" },
  ];
  const { said } = await takeOver(["affiche", "result.json"], {
    "result.json": JSON.stringify({ messages }),
  });
  expect(said).toContain("0 entrée ajoutée, 2 laissées de côté.");
  expect(said).toContain("« Un » : L’export n’a pas gardé ce fichier. → Refaites-le");
  expect(said).toContain("« Deux » : « audio_1.ogg » n’est pas une image que le site prend. → ");
});
