import { Fields, type NamedValue, type Value } from "./value.ts";

const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|gif|hei[cf])(\?|$)/i;

/**
 * The pictures of a chat export as entries of a gallery: the first words of a message are the title, who posted it the
 * author. DiscordChatExporter's JSON and Telegram's; undefined when the source is no chat.
 */
export function chatEntries(values: readonly NamedValue[]): readonly Value[] | undefined {
  for (const { value } of values) {
    const messages = new Fields(value).get("messages");
    if (messages?.kind === "list") return messages.items.flatMap(messagePictures);
  }
  return undefined;
}

function messagePictures(message: Value): Value[] {
  const fields = new Fields(message);
  const pictures = attached(fields);
  const author = new Fields(fields.get("author") ?? message);
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
        ["auteur", text(author.text("nickname", "name", "from") ?? "")],
        ["date", text(fields.text("timestamp", "date") ?? "")],
        ["image", picture],
      ]),
    };
  });
}

function attached(fields: Fields): Value[] {
  const attachments = fields.get("attachments");
  const files = attachments?.kind === "list" ? attachments.items : [];
  const all = [
    ...files.flatMap((file) => new Fields(file).get("url") ?? []),
    ...[fields.get("photo"), fields.get("file")].flatMap((file) => file ?? []),
  ];
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
