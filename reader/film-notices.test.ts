import { expect, test } from "vitest";
import { contentFolder } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

/** A creator with these lines more. */
const creator = (...lines: string[]) =>
  [
    "- nom: Ada",
    "  titre_video: Une nuit",
    "  description: d",
    "  liens: []",
    ...lines.map((line) => `  ${line}`),
  ].join("\n");

async function said(yaml: string): Promise<string[]> {
  const reading = await readContent(
    await contentFolder({ "createurs.yaml": `${yaml}\n`, "film.webm": "film", "film.vtt": "WEBVTT\n" }),
  );
  return [...reading.faults, ...reading.notices].map(({ line, message }) => `${line} ${message}`);
}

test("une vidéo du site sans sous-titres ni texte est dite ; avec l’un ou l’autre, ou chez YouTube, non", async () => {
  expect(await said(creator("fichier: film.webm"))).toEqual([
    "5 Cette vidéo n’a ni sous-titres ni texte : qui n’entend pas ne saura pas ce qui s’y dit.",
  ]);
  expect(await said(creator("fichier: film.webm", "sous_titres: film.vtt"))).toEqual([]);
  expect(await said(creator("fichier: film.webm", "transcription: La pluie."))).toEqual([]);
  expect(await said(creator("video: https://youtu.be/abcdefghijk"))).toEqual([]);
});

test("des sous-titres qui ne sont pas du WebVTT, ou d’une vidéo qui est chez YouTube, sont refusés à leur ligne", async () => {
  expect(await said(creator("fichier: film.webm", "sous_titres: film.srt"))).toEqual([
    "6 Des sous-titres sont un fichier .vtt.",
  ]);
  expect(await said(creator("video: https://youtu.be/abcdefghijk", "sous_titres: film.vtt"))).toEqual([
    "6 Ces sous-titres n’ont pas de vidéo du site.",
  ]);
});

test("une piste du site avec images que rien ne décrit est dite ; avec un texte, ou sans images, non", async () => {
  const told = async (...lines: string[]) => {
    const yaml = [
      "- createur: Ada",
      "  pistes:",
      "    - titre: Le train",
      ...lines.map((line) => `      ${line}`),
    ];
    const folder = await contentFolder({
      "musique.yaml": `${yaml.join("\n")}\n`,
      "train.webm": "film",
      "train.mp3": "son",
    });
    const reading = await readContent(folder);
    return [...reading.faults, ...reading.notices].map(({ line, message }) => `${line} ${message}`);
  };
  expect(await told("fichier: train.webm")).toEqual([
    "4 Cette piste a des images, et rien ne les dit à qui ne les voit pas.",
  ]);
  expect(await told("fichier: train.webm", "transcription: Une voie vide.")).toEqual([]);
  expect(await told("fichier: train.mp3")).toEqual([]);
});
