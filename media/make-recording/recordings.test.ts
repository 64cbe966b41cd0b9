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

/** A box of an MP4: its length, its name, what it holds. */
const box = (name: string, held = "") => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(8 + held.length);
  return head.toString("latin1") + name + held;
};
const FILM = box("ftyp", "isom") + box("moov", "vmhd") + box("mdat", "images");
/** An element of a WebM, as long as the byte before its content says. */
const element = (id: string, held: string) => id + String.fromCharCode(0x80 + held.length) + held;
const WEBM_HEAD = element("\x1a\x45\xdf\xa3", "webm");
const SEGMENT = "\x18\x53\x80\x67";
/** A page of an OGG: one segment of so many letters. */
const page = (held: string) => `OggS${"\0".repeat(22)}\x01${String.fromCharCode(held.length)}${held}`;

/** A sound in MP3 after a tag of ten bytes, whose first part says that there are so many: bytes (2), or its like (1). */
function soundOf(bytes: number, what: 1 | 2 = 2): string {
  const said = Buffer.alloc(8);
  said.writeUInt32BE(what);
  said.writeUInt32BE(bytes, 4);
  const head = `ID3\x04\0\0\0\0\0\x0a${"\0".repeat(10)}\xff\xf3\x84\0${"\0".repeat(17)}Xing${said.toString("latin1")}`;
  return head.padEnd(bytes + 20, "n");
}

test.each([
  ["a.mp3", "ID3\x04", "audio/mpeg"],
  ["a.mp3", "\xff\xfb\x90\x44", "audio/mpeg"],
  ["a.ogg", page("notes") + page("notes"), "audio/ogg"],
  ["a.webm", WEBM_HEAD + element(SEGMENT, "V_VP9"), "video/webm"],
  ["a.webm", WEBM_HEAD + element(SEGMENT, "A_OPUS"), "audio/webm"],
  ["a.mp4", FILM, "video/mp4"],
  ["a.mp4", box("ftyp", "M4A ") + box("mdat", "notes") + box("moov"), "audio/mp4"],
  ["a.vtt", "WEBVTT\n\n", "text/vtt"],
  ["a.vtt", "\xef\xbb\xbfWEBVTT\r\n", "text/vtt"],
  ["a.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n\xc3\x89t\xc3\xa9.\n", "text/vtt"],
  [
    "a.vtt",
    "WEBVTT\n\n00:01.000 --> 00:02.000\n\xc9t\xe9.\n",
    "Ces sous-titres ne sont pas enregistrés en UTF-8.",
  ],
  ["a.vtt", "\xff\xfeW\0E\0B\0V\0T\0T\0", "Ces sous-titres ne sont pas enregistrés en UTF-8."],
  ["a.vtt", "1\n00:00:01,000", "Ces sous-titres ne sont pas du WebVTT."],
  [
    "a.vtt",
    "WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,500\nBonjour\n",
    "Les temps de ces sous-titres ont une virgule, comme en SRT : aucun ne se verrait.",
  ],
  ["a.mp3", page("notes"), "Ce fichier est en réalité un .ogg."],
  ...["a.ogg", "a.vtt", "a.woff2"].map((name) => [
    name,
    "version https://git-lfs.github.com/spec/v1\n",
    "Ce fichier n’est qu’un renvoi Git LFS, sans ce qu’il nomme.",
  ]),
  [
    "a.mp3",
    "\xff\xd8\xff\xe0",
    "Ce fichier n’est ni un MP3, ni un OGG, ni un WebM, ni un MP4, ou il est abîmé.",
  ],
  ["a.ogg", "", "Ce fichier n’est ni un MP3, ni un OGG, ni un WebM, ni un MP4, ou il est abîmé."],
])("%s qui commence par %j : %s", (name, head, expected) => {
  expect(kind(name, head)).toBe(expected);
});

test.each([
  ["un Android", box("\xa9xyz", "\0\x12\x15\xc7+48.8584+002.2945/")],
  ["un iPhone", box("meta", "com.apple.quicktime.location.ISO6709 +48.8584+002.2945/")],
  ["un appareil 3GPP", box("loci", "\0\0\0\0\x15\xc7ici\0\0\0\x02\x4b\x00\0\x30\xdb\x00")],
])("un film où %s a écrit où il était n’est pas publié : l’adresse d’une personne y est", (_, where) => {
  const film = box("ftyp", "isom") + box("moov", `vmhd${box("udta", where)}`) + box("mdat", "images");
  expect(kind("a.mp4", film)).toBe("Ce film dit où il a été tourné (position GPS).");
});

test.each([
  ["un MP4 coupé dans ses images", "a.mp4", FILM.slice(0, -1)],
  ["un MP4 coupé avant ce qui dit comment le lire", "a.mp4", box("ftyp", "isom") + box("mdat", "images")],
  ["un MP4 suivi d’octets qui n’en sont pas", "a.mp4", `${FILM}\0\0`],
  ["un MP4 dont une longueur est nulle de sens", "a.mp4", `${FILM}\0\0\0\x03free`],
  ["un WebM coupé", "a.webm", (WEBM_HEAD + element(SEGMENT, "V_VP9")).slice(0, -1)],
  ["un WebM coupé juste après sa tête", "a.webm", WEBM_HEAD],
  ["un WebM suivi de zéros", "a.webm", `${WEBM_HEAD}${element(SEGMENT, "V_VP9")}${"\0".repeat(40)}`],
  ["un OGG coupé au milieu d’une page", "a.ogg", (page("notes") + page("notes")).slice(0, -1)],
  ["un MP3 coupé, qui dit sa longueur", "a.mp3", soundOf(1000).slice(0, 900)],
  ["un MP3 coupé dans ses titres et sa pochette", "a.mp3", `ID3\x04\0\0\0\0\x20\0pochette`],
  ["un MP4 coupé, et nommé .mp3", "a.mp3", FILM.slice(0, -1)],
])("%s est abîmé ou incomplet, comme le serait une image", (_, name, bytes) => {
  expect(kind(name, bytes)).toBe("Ce fichier est abîmé ou incomplet (copie interrompue ?).");
});

test.each([
  ["un MP4 dont la longueur tient sur huit octets", "a.mp4", `${FILM}\0\0\0\x01free${"\0".repeat(7)}\x10`],
  ["un MP4 dont la dernière partie va jusqu’au bout", "a.mp4", `${FILM}\0\0\0\0mdat la suite`],
  ["un MP3 qui dit sa longueur, titres compris ou non", "a.mp3", soundOf(1000)],
  ["un MP3 qui ne dit pas sa longueur", "a.mp3", "\xff\xfb\x90\x44 la suite"],
  ["un MP3 qui dit combien de parties il a, et non leur longueur", "a.mp3", soundOf(1000, 1)],
  ["un WebM enregistré en direct, sans longueur", "a.webm", `${WEBM_HEAD}${SEGMENT}\xff V_VP9`],
])("%s est entier", (_, name, bytes) => {
  expect(kind(name, bytes)).toMatch(/^(video|audio)\//);
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
