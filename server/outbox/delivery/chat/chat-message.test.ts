import { describe, expect, it } from "vitest";
import { ChatPost } from "#server/testing/doubles/chat-double.ts";
import type { StoredMessage } from "../../message.ts";
import { chatMessage, type ChatWords } from "./chat-message.ts";

const MESSAGE: StoredMessage = {
  id: 12,
  requestId: undefined,
  mailId: "<x@y>",
  receivedAt: Date.UTC(2026, 0, 1),
  name: "Camille",
  email: "camille_d@example.fr",
  subject: "Bonjour",
  message: "Un texte.",
  state: "queued",
  score: 0,
  reasons: "",
  toldAt: undefined,
  fates: [],
};

/** What the chat is asked to show of a message with these words. */
function shown(words: Partial<StoredMessage>, how: ChatWords = { address: true }) {
  const { embeds, ...rest } = ChatPost.parse(chatMessage({ ...MESSAGE, ...words }, how));
  return { ...rest, card: embeds[0] };
}

describe("un message dans le salon", () => {
  it("montre qui, à quelle adresse, le sujet et le texte, et n’interpelle personne", () => {
    const { card, allowed_mentions } = shown({});
    expect(card).toMatchObject({
      title: "Bonjour",
      description: "Un texte.",
      fields: [
        { name: "De", value: "Camille" },
        { name: "E-mail", value: "`camille_d@example.fr`" },
      ],
      footer: { text: "Message n° 12, par le formulaire du site" },
    });
    expect(allowed_mentions).toEqual({ parse: [] });
  });

  it("tait l’adresse quand le staff l’a voulu, et dit où la lire", () => {
    const { card } = shown({}, { address: false });
    expect(JSON.stringify(card)).not.toContain("example.fr");
    expect(card?.fields[1]?.value).toBe("`npm run messages -- show 12`");
  });

  it.each([
    ["@everyone et @HERE", "@\u200beveryone et @\u200bHERE"],
    ["<@123> <@&456> <#789> <t:1> <:x:1>", "\\<@123\\> \\<@&456\\> \\<\\#789\\> \\<t:1\\> \\<:x:1\\>"],
    ["[votre banque](https://vol.example/a)", "\\[votre banque\\]\\(https://vol.example/a\\)"],
    [
      "||caché|| **gros** `code` ~~barré~~",
      "\\|\\|caché\\|\\| \\*\\*gros\\*\\* \\`code\\` \\~\\~barré\\~\\~",
    ],
    ["# Titre\n> cité\n- liste\n-# petit", "\\# Titre\n\\> cité\n\\- liste\n\\-\\# petit"],
    [
      "voir https://clips.twitch.tv/Ada_du_Quai-1?a=b_c !",
      "voir https://clips.twitch.tv/Ada_du_Quai-1?a=b_c !",
    ],
    ["https://a.example/@everyone||x", "https://a.example/@\u200beveryone\\|\\|x"],
  ])("rend inerte « %s »", (message, expected) => {
    expect(shown({ message }).card?.description).toBe(expected);
  });

  it.each([
    ["des mots", "bonjour ".repeat(1250)],
    ["un mot sans fin", "x".repeat(10_000)],
    ["ce que l’échappement double", "*_~|".repeat(2500)],
    ["des émojis", "😀".repeat(5000)],
  ])(
    "coupe %s de 10 000 caractères dans les longueurs permises, et dit où lire la suite",
    (_what, message) => {
      const { card } = shown({
        message,
        subject: "*".repeat(200),
        name: "_".repeat(100),
        email: `${"a".repeat(240)}@example.fr`,
      });
      const { title = "", description = "", fields = [] } = card ?? {};
      expect(description.length).toBeLessThanOrEqual(4096);
      expect(description.length).toBeGreaterThan(3900);
      expect(description).toMatch(/… \(suite\u00a0: npm run messages -- show 12\)$/);
      expect(description.isWellFormed()).toBe(true);
      expect(title.length).toBeLessThanOrEqual(256);
      expect((title + description + JSON.stringify(fields)).length).toBeLessThan(6000);
    },
  );

  it("coupe entre deux mots", () => {
    expect(shown({ message: "bonjour ".repeat(1250) }).card?.description).toMatch(/ bonjour… \(suite/);
  });

  it("suit le texte du staff, sans relire les accolades d’un visiteur ni montrer d’aperçu de ses liens", () => {
    const { content, flags, card } = shown(
      { subject: "{email} @everyone" },
      { address: true, text: "**{nom}** ({email}, n° {numero})\n{sujet}\n{message}" },
    );
    expect(content).toBe("**Camille** (`camille_d@example.fr`, n° 12)\n{email} @\u200beveryone\nUn texte.");
    expect([flags, card]).toEqual([4, undefined]);
  });

  it("tient dans 2 000 caractères, quel que soit le texte du staff", () => {
    const text = `${"x".repeat(560)} {nom} {email} {sujet} {message}`;
    const { content } = shown(
      {
        name: "_".repeat(100),
        subject: "_".repeat(200),
        message: "y ".repeat(5000),
        email: `${"a".repeat(240)}@example.fr`,
      },
      { address: true, text },
    );
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content).toContain("show 12");
  });
});
