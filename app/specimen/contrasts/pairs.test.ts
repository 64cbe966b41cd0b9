import { expect, test } from "vitest";
import { judged } from "./pairs.ts";

test("un contraste est dit en mots : ce qu’il vaut, et ce qu’il en faut", () => {
  expect(judged("#ffffff", "#000000", 4.5)).toEqual({
    isEnough: true,
    words: "21,0 pour 1 : se lit très bien",
  });
  expect(judged("#777777", "#000000", 4.5).words).toBe("4,6 pour 1 : se lit bien");
  expect(judged("#ff0000", "#000000", 3).words).toBe("5,2 pour 1 : se voit bien");
  expect(judged("#555555", "#000000", 3)).toEqual({
    isEnough: false,
    words: "2,8 pour 1 : se voit mal, il en faut 3",
  });
  // 4.499: not said to be 4.5.
  expect(judged("#767676", "#ffffff", 4.5).isEnough).toBe(true);
  expect(judged("#777777", "#ffffff", 4.5)).toEqual({
    isEnough: false,
    words: "4,4 pour 1 : se lit mal, il en faut 4,5",
  });
});
