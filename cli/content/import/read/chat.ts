import { Fields, type NamedValue, type Value } from "./value.ts";

const PICTURE = /\.(jpe?g|jfif|png|webp|avif|tiff?|gif|hei[cf])(\?|$)/i;

/**
 * The pictures of a chat export as entries of a gallery: the first words of a message are the title, who posted it the
 * author. DiscordChatExporter's JSON and CSV, Telegram's JSON; undefined when the source is no chat.
 */
export function chatEntries(values: readonly NamedValue[]): readonly Value[] | undefined {
  for (const { value } of values) {
    const messages = new Fields(value).get("messages");
    if (messages?.kind === "list") return messages.items.flatMap(messagePictures);
    if (value.kind === "list" && value.items.some(isMessage)) return value.items.flatMap(messagePictures);
  }
  return undefined;
}

/** A row of an export in CSV: most have no attachment, which is no fault of theirs. */
function isMessage(row: Value): boolean {
  const names = new Fields(row).names();
  return ["authorid", "content", "attachments"].every((name) => names.includes(name));
}

function messagePictures(message: Value): Value[] {
  const fields = new Fields(message);
  const pictures = attached(fields);
  const author = fields.get("author", "from");
  const name = author?.kind === "text" ? author.text : author && new Fields(author).text("nickname", "name");
  const title = firstWords(plainText(fields.get("content", "text", "caption")));
  return pictures.map((picture, index): Value => {
    const { line } = picture;
    const text = (words: string): Value => ({ line, kind: "text", text: words });
    const number = pictures.length > 1 && title !== "" ? ` (${index + 1})` : "";
    return {
      line,
      kind: "map",
      fields: new Map([
        ["titre", text(title + number)],
        ["auteur", text(name ?? "")],
        ["date", text(isoDay(fields.text("timestamp", "date")))],
        ["image", picture],
      ]),
    };
  });
}

function attached(fields: Fields): Value[] {
  const attachments = fields.get("attachments");
  const files =
    attachments?.kind === "list"
      ? attachments.items.flatMap((file) => new Fields(file).get("url") ?? [])
      : fields.texts("attachments").map((text): Value => ({ line: fields.line, kind: "text", text }));
  const all = [...files, ...[fields.get("photo"), fields.get("file")].flatMap((file) => file ?? [])];
  return all.filter(
    (value) => value.kind === "text" && (PICTURE.test(value.text) || value.text.startsWith("photos/")),
  );
}

/** Telegram cuts a text into pieces where it has links and mentions. */
function plainText(value: Value | undefined): string {
  if (value?.kind === "text") return value.text;
  if (value?.kind !== "list") return "";
  return value.items
    .map((part) => (part.kind === "map" ? plainText(part.fields.get("text")) : plainText(part)))
    .join("");
}

function firstWords(text: string): string {
  const [line = ""] = text
    .replace(/https?:\/\/\S+|<[@#:][^>]*>|[*_`~|]{1,3}/g, "")
    .trim()
    .split("\n");
  return line.trim().slice(0, 120);
}

/** The day of a message; a date in some computer's own way says nothing sure. */
function isoDay(date: string | undefined): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? "")?.[0] ?? "";
}
