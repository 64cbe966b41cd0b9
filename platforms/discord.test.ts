import { expect, test } from "vitest";
import { invitationCode } from "./discord.ts";

test.each([
  ["https://discord.gg/ville", "ville"],
  ["https://discord.gg/aBc-123?event=1", "aBc-123"],
  ["https://discord.com/invite/aBc123", "aBc123"],
  ["https://www.discord.com/invite/aBc123/", "aBc123"],
  ["https://discordapp.com/invite/aBc123", "aBc123"],
  ["https://discord.com/channels/1/2", undefined],
  ["https://discord.gg/", undefined],
  ["https://discord.gg.exemple.fr/ville", undefined],
  ["pas un lien", undefined],
])("l’invitation de « %s » : %s", (link, code) => expect(invitationCode(link)).toBe(code));
