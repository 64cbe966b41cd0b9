import { postedPictures } from "./posted-pictures.ts";
import { Fields, type NamedValue, type Value } from "./value.ts";

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
  const words = plainText(fields.get("content", "text", "caption"));
  const pictures = postedPictures(fields, words);
  const author = fields.get("author", "from");
  const name = author?.kind === "text" ? author.text : author && new Fields(author).text("nickname", "name");
  const title = firstWords(words);
  const several = pictures.filter(({ kind }) => kind === "text").length > 1;
  let count = 0;
  const entries = pictures.map((picture): Value => {
    const { line } = picture;
    const text = (words: string): Value => ({ line, kind: "text", text: words });
    const number = several && title !== "" && picture.kind === "text" ? ` (${++count})` : "";
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
  // What is passed on has its own day and words; nothing says whose it was.
  const passedOn = fields.get("forwardedMessage");
  return passedOn ? [...entries, ...messagePictures(passedOn)] : entries;
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
    .replace(/<?https?:\/\/\S+|<[@#:][^>]*>|[*_`~|]{1,3}/g, "")
    .trim()
    .split("\n");
  return line.trim().slice(0, 120);
}

/** The day of a message; a date in some computer's own way says nothing sure. */
function isoDay(date: string | undefined): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? "")?.[0] ?? "";
}
