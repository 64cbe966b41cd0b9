import { expect, test } from "vitest";
import { publicEntry, type PublicFacts } from "./public-entry.ts";

const facts: PublicFacts = {
  image: { url: "/import/affiches/a.jpg", width: 724, height: 1024, bytes: 1000 },
  hues: ["rouge"],
  gone: new Set(["Partie"]),
  publicUrl: "https://site.example",
};

test("[P8] la liste publique donne l’adresse d’import absolue quand celle du site est connue", () => {
  const entry = { id: "a", title: "Affiche", author: "???" };
  expect(publicEntry(entry, facts)).toEqual({
    id: "a",
    title: "Affiche",
    author: "???",
    import: "https://site.example/import/affiches/a.jpg",
    width: 724,
    height: 1024,
    bytes: 1000,
    arc: "",
    genre: "",
    date: "",
    colors: ["rouge"],
    words: [],
    players: [],
    text: "",
  });
  expect(publicEntry(entry, { ...facts, publicUrl: "" }).import).toBe("/import/affiches/a.jpg");
  const external = { url: "https://images.example/a.png", width: 0, height: 0, bytes: 0 };
  expect(publicEntry(entry, { ...facts, image: external }).import).toBe("https://images.example/a.png");
});

test("[P8] elle dit aussi ce que montre l’image, sans les noms de qui a quitté le site", () => {
  const entry = {
    id: "a",
    title: "Affiche",
    author: "",
    arc: "School",
    genre: "film",
    hung: "2023-03-31",
    words: ["hibou"],
    players: ["Partie", "Kevin Vargas"],
    text: "VOTEZ\nVARGAS",
  };
  expect(publicEntry(entry, facts)).toMatchObject({
    arc: "School",
    genre: "film",
    date: "2023-03-31",
    words: ["hibou"],
    players: ["Kevin Vargas"],
    text: "VOTEZ\nVARGAS",
  });
});
