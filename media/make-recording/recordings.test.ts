import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "#reader/fixtures/content-folder.ts";
import { prepareContent } from "#reader/prepare-content.ts";
import { inspectRecording, recordingWeightRefusal } from "./recordings.ts";

const kind = (name: string, head: string) => {
  const inspected = inspectRecording(name, Buffer.from(head, "latin1"));
  return inspected.ok ? inspected.type : inspected.refusal.split(" → ")[0];
};

test.each([
  ["a.mp3", "ID3\x04", "audio/mpeg"],
  ["a.mp3", "\xff\xfb\x90\x44", "audio/mpeg"],
  ["a.ogg", "OggS", "audio/ogg"],
  ["a.webm", "\x1a\x45\xdf\xa3 V_VP9", "video/webm"],
  ["a.webm", "\x1a\x45\xdf\xa3 A_OPUS", "audio/webm"],
  ["a.mp4", "\0\0\0\x18ftypisom vmhd", "video/mp4"],
  ["a.mp4", "\0\0\0\x18ftypM4A ", "audio/mp4"],
  ["a.vtt", "WEBVTT\n\n", "text/vtt"],
  ["a.vtt", "\xef\xbb\xbfWEBVTT\r\n", "text/vtt"],
  ["a.vtt", "1\n00:00:01,000", "Ces sous-titres ne sont pas du WebVTT."],
  ["a.mp3", "OggS", "Ce fichier est en réalité un .ogg."],
  [
    "a.mp3",
    "\xff\xd8\xff\xe0",
    "Ce fichier n’est ni un MP3, ni un OGG, ni un WebM, ni un MP4, ou il est abîmé.",
  ],
  ["a.ogg", "", "Ce fichier n’est ni un MP3, ni un OGG, ni un WebM, ni un MP4, ou il est abîmé."],
])("%s qui commence par %j : %s", (name, head, expected) => {
  expect(kind(name, head)).toBe(expected);
});

test("50 Mo au plus", () => {
  expect(recordingWeightRefusal(60 * 1024 * 1024)).toContain("Ce fichier pèse 60 Mo ; 50 Mo au plus.");
});

test("[M1] une piste du site est publiée telle quelle, sous un nom qui suit son contenu", async () => {
  const sound = await readFile("e2e/fixtures/contenu-autre/deux-notes.ogg");
  const dir = await contentFolder({
    "musique.yaml": "- createur: Ada\n  pistes: [{ titre: Deux notes, fichier: son.ogg }]\n",
    "son.ogg": sound,
  });
  const prepared = await prepareContent({ contentDir: dir, cacheDir: join(dir, "images-faites") });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
  const recording = prepared.manifest.recordings["son.ogg"];
  expect(recording).toEqual({
    src: expect.stringMatching(/^\/media\/[0-9a-f]{12}\.ogg$/),
    type: "audio/ogg",
    bytes: sound.length,
  });
  expect(prepared.manifest.files[recording?.src ?? ""]).toBe(join(dir, "son.ogg"));
});
