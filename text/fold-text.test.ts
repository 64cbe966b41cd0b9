import { expect, test } from "vitest";
import { foldQuery } from "./fold-text.ts";

test.each([
  ["vesperine 😀", "vesperine"],
  ["Vesperine !", "vesperine"],
  ["FRITES!!", "frites"],
  ["👍🏽 salle 213…", "salle 213"],
  ["@kolt_et_demi ❤️", "kolt_et_demi"],
  ["où est-il ?", "ou est il"],
])("[P7, R9] « %s » se cherche sans ce qui n’est que le ton", (typed, folded) => {
  expect(foldQuery(typed)).toBe(folded);
});

test.each(["https://www.twitch.tv/Kolt_Et_Demi", "twitch.tv/kolt_et_demi/?sr=a", "@kolt_et_demi"])(
  "[R9] une chaîne collée, « %s », se cherche par son pseudo",
  (pasted) => {
    expect(foldQuery(pasted)).toBe("kolt_et_demi");
  },
);

test.each(["!", "😀", "?!"])("[P7] « %s » seul reste ce que l’on cherche", (typed) => {
  expect(foldQuery(typed)).toBe(typed);
});
