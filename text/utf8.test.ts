import { expect, test } from "vitest";
import { decodeUtf8 } from "./utf8.ts";

test("un texte en UTF-8 est lu ; d’un autre, rien n’est deviné", () => {
  expect(decodeUtf8(new TextEncoder().encode("été"))).toBe("été");
  expect(decodeUtf8(Uint8Array.of(0xe9, 0x74, 0xe9))).toBeUndefined();
});
