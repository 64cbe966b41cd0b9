import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { RATE, type Stereo } from "./wave.ts";

const run = promisify(execFile);

/** Same bytes at each run: nothing of the machine, the date or the encoder's threads in the files. */
const SAME_BYTES = [
  "-map_metadata",
  "-1",
  "-fflags",
  "+bitexact",
  "-flags:v",
  "+bitexact",
  "-flags:a",
  "+bitexact",
  "-threads",
  "1",
];

const SOUND = {
  // Every browser plays MP3; Ogg Opus is smaller and Safari learnt it late, so it is the exception here.
  mp3: ["-c:a", "libmp3lame", "-abr", "1", "-b:a", "36k", "-ar", "24000", "-joint_stereo", "1"],
  ogg: ["-c:a", "libopus", "-b:a", "32k", "-vbr", "constrained"],
} as const;

/** A moving picture: its size, frames a second, and the PNG of one frame. */
export interface Film {
  width: number;
  height: number;
  rate: number;
  frame(number: number, frames: number): Promise<Buffer>;
}

/** The series of ffmpeg that made the committed files: Debian 12's. */
const SAME_SERIES = "5.1.";

/** Throws in French when there is no ffmpeg; warns when it is of another series, whose files may have other bytes. */
export async function needFfmpeg(): Promise<void> {
  const { stdout } = await run("ffmpeg", ["-version"]).catch((cause: unknown) => {
    throw new Error("ffmpeg est introuvable. → « apt-get install ffmpeg » (Debian 12 : la version 5.1).", {
      cause,
    });
  });
  const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? "inconnue";
  if (!version.startsWith(SAME_SERIES))
    console.warn(
      `ffmpeg ${version} : les musiques et les films du dépôt viennent de ffmpeg 5.1 ; leurs octets peuvent différer.`,
    );
}

/** Writes a sound as MP3 (joint stereo, 40 kb/s) or Ogg Opus (36 kb/s). */
export async function encodeSound(sound: Stereo, file: string, format: keyof typeof SOUND): Promise<void> {
  await inScratch(async (scratch) => {
    const wav = join(scratch, "sound.wav");
    await writeFile(wav, wavFile(sound));
    await ffmpeg(["-i", wav, ...SOUND[format], ...SAME_BYTES, file]);
  });
}

/** Writes a film with its sound as WebM (VP9 and Opus) that lasts as long as the sound. `quality` is VP9's, lower is finer. */
export async function encodeFilm(film: Film, sound: Stereo, file: string, quality: number): Promise<void> {
  const frames = Math.floor((sound.left.length / RATE) * film.rate);
  await inScratch(async (scratch) => {
    await writeFile(join(scratch, "sound.wav"), wavFile(sound));
    for (let n = 0; n < frames; n++)
      await writeFile(join(scratch, `${String(n).padStart(4, "0")}.png`), await film.frame(n, frames));
    const picture = [
      "-c:v",
      "libvpx-vp9",
      "-crf",
      String(quality),
      "-b:v",
      "0",
      "-pix_fmt",
      "yuv420p",
      "-g",
      String(film.rate * 4),
      "-cpu-used",
      "2",
      "-row-mt",
      "0",
    ];
    await ffmpeg([
      "-framerate",
      String(film.rate),
      "-i",
      join(scratch, "%04d.png"),
      "-i",
      join(scratch, "sound.wav"),
      ...picture,
      "-c:a",
      "libopus",
      "-b:a",
      "48k",
      ...SAME_BYTES,
      file,
    ]);
  });
}

async function ffmpeg(args: readonly string[]): Promise<void> {
  await run("ffmpeg", ["-nostdin", "-v", "error", "-y", ...args]);
}

async function inScratch(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "recordings-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A WAV file, 16 bits, two channels. */
function wavFile({ left, right }: Stereo): Buffer {
  const size = left.length * 4;
  const file = Buffer.alloc(44 + size);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + size, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(size, 40);
  for (let i = 0; i < left.length; i++) {
    file.writeInt16LE(Math.round((left[i] ?? 0) * 32_767), 44 + i * 4);
    file.writeInt16LE(Math.round((right[i] ?? 0) * 32_767), 46 + i * 4);
  }
  return file;
}
