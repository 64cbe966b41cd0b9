import { expect, test } from "vitest";
import { channelPage } from "./twitch.ts";

test.each([
  ["zora_z", "https://www.twitch.tv/zora_z"],
  ["é", undefined],
  ["a/b", undefined],
  ["", undefined],
])("la chaîne de « %s »", (login, page) => expect(channelPage(login)).toBe(page));
