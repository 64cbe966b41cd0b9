import { decodeUtf8, SAVE_AS_UTF8 } from "#text/utf8.ts";
import { faceWidth } from "../face-width.ts";
import { pointerRefusal } from "../lfs-pointer.ts";
import { isWhole } from "./whole-recording.ts";

/** The greatest weight of a recording, in bytes. */
const MAX_RECORDING_BYTES = 50 * 1024 * 1024;

/** The real kind of a recording, or why it is refused (French, what is wrong → what to do). */
export type InspectedRecording =
  | { ok: true; extension: string; type: string }
  | { ok: false; refusal: string };

const SHRINK = "Exportez-le avec un débit plus faible, ou publiez-le sur YouTube et donnez son lien.";

/** Why a recording of this weight is refused, or undefined. */
export function recordingWeightRefusal(bytes: number): string | undefined {
  if (bytes <= MAX_RECORDING_BYTES) return undefined;
  return `Ce fichier pèse ${Math.ceil(bytes / 1024 / 1024)} Mo ; 50 Mo au plus. → ${SHRINK}`;
}

/** The greatest weight of a typeface, in bytes: every page fetches it before its titles have their shape. */
const MAX_FACE_BYTES = 150 * 1024;

/** Why a typeface of this weight is refused, or undefined. */
export function faceWeightRefusal(bytes: number): string | undefined {
  if (bytes <= MAX_FACE_BYTES) return undefined;
  return `Cette police pèse ${Math.ceil(bytes / 1024)} Ko ; 150 Ko au plus. → N’en gardez que les lettres du français, en WOFF2.`;
}

/** Recognises a recording by its content: mp3, ogg, webm, mp4, captions, vtt, or a typeface, woff2, which must be what its name says. */
export function inspectRecording(path: string, bytes: Buffer): InspectedRecording {
  const pointer = pointerRefusal(bytes);
  if (pointer !== undefined) return { ok: false, refusal: pointer };
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const real = realKind(bytes);
  // A browser reads captions as UTF-8, whatever they are in.
  if (extension === "vtt" && (real ?? "vtt") === "vtt" && decodeUtf8(bytes) === undefined)
    return { ok: false, refusal: NOT_UTF8 };
  if (!real)
    return {
      ok: false,
      refusal: UNKNOWN[extension] ?? UNKNOWN_RECORDING,
    };
  if (!isWhole(real, bytes)) return { ok: false, refusal: BROKEN };
  if (real === "vtt" && COMMA_TIME.test(bytes.toString("latin1"))) return { ok: false, refusal: COMMAS };
  if (real === "mp4" && PLACE.test(bytes.toString("latin1"))) return { ok: false, refusal: SAYS_WHERE };
  if (real !== extension)
    return {
      ok: false,
      refusal: `Ce fichier est en réalité un .${real}. → Renommez-le avec l’extension .${real}.`,
    };
  return { ok: true, extension, type: mediaType(real, bytes) };
}

/** A time as SRT writes it, whose captions no browser shows. */
const COMMA_TIME = /^[\d:]+,\d+[ \t]*-->|-->[ \t]*[\d:]+,\d/m;
const COMMAS =
  "Les temps de ces sous-titres ont une virgule, comme en SRT : aucun ne se verrait. → Mettez un point à sa place : 00:00:01.000 --> 00:00:02.500.";

/** Where a telephone writes the place of a film: under QuickTime's mark, Apple's, or that of 3GPP. The site publishes a film as it is. */
const PLACE = /\xa9xyz[^]{4}[+-]\d|com\.apple\.quicktime\.location\.ISO6709|loci\0{4}/;
const SAYS_WHERE =
  "Ce film dit où il a été tourné (position GPS). → Enlevez-en le lieu sur le téléphone (Photos, « Ajuster le lieu », « Aucun lieu »), ou exportez-le de nouveau sans lui.";

const UNKNOWN_RECORDING =
  "Ce fichier n’est ni un MP3, ni un OGG, ni un WebM, ni un MP4, ou il est abîmé. → Exportez-le de nouveau.";
const BROKEN =
  "Ce fichier est abîmé ou incomplet (copie interrompue ?). → Copiez-le de nouveau depuis l’original ; si cela ne change rien, exportez-le de nouveau.";
const NOT_UTF8 = `Ces sous-titres ne sont pas enregistrés en UTF-8. → ${SAVE_AS_UTF8}`;
const UNKNOWN: Readonly<Record<string, string>> = {
  woff2: "Ce fichier n’est pas une police WOFF2, ou il est abîmé. → Convertissez-la de nouveau.",
  vtt: "Ces sous-titres ne sont pas du WebVTT. → Exportez-les en .vtt : la première ligne du fichier est WEBVTT.",
};

/** What every file of captions begins with, after the mark of its encoding where it has one. */
const CAPTIONS = /^(\xef\xbb\xbf)?WEBVTT(?=[ \t\r\n]|$)/;

function realKind(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (faceWidth(bytes) !== undefined) return "woff2";
  if (CAPTIONS.test(head)) return "vtt";
  if (head.startsWith("OggS")) return "ogg";
  if (head.startsWith("\x1a\x45\xdf\xa3")) return "webm";
  if (head.slice(4, 8) === "ftyp") return "mp4";
  const frame = bytes.length > 2 && bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
  return head.startsWith("ID3") || frame ? "mp3" : undefined;
}

// WebM and MP4 hold sound alone or with pictures; the player shows a picture only for the second.
function mediaType(kind: string, bytes: Buffer): string {
  if (kind === "woff2") return "font/woff2";
  if (kind === "vtt") return "text/vtt";
  if (kind === "mp3") return "audio/mpeg";
  if (kind === "ogg") return "audio/ogg";
  if (kind === "webm")
    return ["V_VP8", "V_VP9", "V_AV1"].some((codec) => bytes.subarray(0, 65_536).includes(codec))
      ? "video/webm"
      : "audio/webm";
  return bytes.includes("vmhd") ? "video/mp4" : "audio/mp4";
}
