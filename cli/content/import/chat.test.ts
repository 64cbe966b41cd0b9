import { expect, test } from "vitest";
import { picture } from "#reader/fixtures/content-folder.ts";
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
