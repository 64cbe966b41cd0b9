import { expect, test } from "vitest";
import { asWord } from "./as-word.ts";

test("un chemin se tape tel quel, entre guillemets s’il a une espace ou une parenthèse", () => {
  for (const path of ["/var/lib/site/été.sqlite", "C:\\site\\a.sqlite", "~/copies/a_b-1.sqlite"])
    expect(asWord(path)).toBe(path);
  expect(asWord("/srv/mes copies/a.sqlite")).toBe('"/srv/mes copies/a.sqlite"');
  expect(asWord("/srv/a(1).sqlite")).toBe('"/srv/a(1).sqlite"');
});
