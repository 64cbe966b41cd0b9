import { leavesFolder } from "../addresses.ts";
import { Fields, type Value } from "./value.ts";

const PICTURE = /^(jpe?g|jfif|png|webp|avif|tiff?|gif|hei[cf])$/i;
const VIDEO = /^(mp4|m4v|mov|webm|mkv|avi|wmv|mpe?g|3gp)$/i;
const LINK = /https?:\/\/[^\s<>()"]+/g;

/** What Telegram writes in the place of a file that it was not asked for. */
const NOT_KEPT = /^\(File /;

const ADD = "npm run content -- add affiche IMAGE (ou add panneau).";

/**
 * What a message of a chat shows: the files that it carries, then the pictures that it links to. What cannot be taken is
 * refused with the reason: nothing is passed over without a word.
 * @param words all that the message says
 */
export function postedPictures(message: Fields, words: string): Value[] {
  return [...carried(message), ...linked(message, words)];
}

function carried(message: Fields): Value[] {
  const attachments = message.get("attachments");
  // In CSV they are one text, with commas.
  const texts = attachments?.kind === "text" ? message.texts("attachments") : [];
  const telegram = [message.get("photo"), message.get("file")].flatMap((file) => file ?? []);
  return [
    ...texts.map((text) => judged({ line: message.line, kind: "text", text })),
    ...items(attachments).map(attachment),
    ...telegram.map((file) => judged(file)),
  ];
}

function attachment(file: Value): Value {
  const fields = new Fields(file);
  const address = file.kind === "text" ? file : fields.get("url");
  return judged(address ?? { line: file.line, kind: "nothing" }, plain(fields.get("fileName")));
}

/** The pictures that the words link to, as a preview has them if there is one; of other previews, why they are left. */
function linked(message: Fields, words: string): Value[] {
  const previews = items(message.get("embeds")).map((embed) => new Fields(embed));
  const previewed = new Set(previews.map((each) => plain(each.get("url"))));
  const bare = (words.match(LINK) ?? []).filter((link) => isPicture(link) && !previewed.has(link));
  return [
    ...bare.map((text): Value => ({ line: message.line, kind: "text", text })),
    ...previews.flatMap(preview),
  ];
}

function preview(embed: Fields): Value[] {
  const link = embed.get("url");
  const shown = [embed.get("thumbnail"), embed.get("image"), ...items(embed.get("images"))];
  const [picture] = shown.flatMap((each) => (each && new Fields(each).get("url")) ?? []);
  const page = plain(link);
  if (link && isPicture(page)) return [judged(picture ?? link)];
  if (!picture) return [];
  const from = page === "" ? "d’un encadré" : `de l’aperçu de ${page}`;
  return [
    refused(
      picture,
      `L’image vient ${from}, pas du message. → Si c’est une affiche, enregistrez-la, puis : ${ADD}`,
    ),
  ];
}

/** A file as it is, or why it cannot be a picture. @param name under which it was posted */
function judged(file: Value, name = ""): Value {
  const why =
    file.kind === "text"
      ? whyNone(file.text, name || lastOf(file.text))
      : "L’export ne dit pas où est ce fichier. → Refaites l’export.";
  return why === undefined ? file : refused(file, why, name);
}

function whyNone(address: string, name: string): string | undefined {
  if (NOT_KEPT.test(address))
    return "L’export n’a pas gardé ce fichier. → Refaites-le en demandant aussi les photos et les fichiers.";
  if (leavesFolder(address))
    return `L’adresse « ${address} » sort du dossier de l’export. → Mettez l’image dans ce dossier, et corrigez son adresse.`;
  const end = endOf(address) || endOf(name);
  // Without an end to its name, what a file holds will say.
  if (end === "" || PICTURE.test(end)) return undefined;
  return VIDEO.test(end)
    ? `« ${name} » est une vidéo, pas une image. → Si elle montre une affiche, faites-en une capture d’écran, puis : ${ADD}`
    : `« ${name} » n’est pas une image que le site prend. → Si c’en est une, enregistrez-la en PNG, puis : ${ADD}`;
}

function refused(file: Value, why: string, name = ""): Value {
  return { line: file.line, kind: "refused", text: name || lastOf(plain(file)), why };
}

function isPicture(address: string): boolean {
  return PICTURE.test(endOf(address));
}

/** How the name of a file ends, without the dot; a host alone has none, nor « affiche v1.25 ». */
function endOf(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/\?.*$/, "");
  return /\.(?!\d+$)([a-z0-9]{2,5})$/i.exec(path)?.[1] ?? "";
}

function lastOf(address: string): string {
  return address.replace(/\?.*$/, "").split("/").at(-1) ?? "";
}

function items(value: Value | undefined): readonly Value[] {
  return value?.kind === "list" ? value.items : [];
}

function plain(value: Value | undefined): string {
  return value?.kind === "text" ? value.text : "";
}
