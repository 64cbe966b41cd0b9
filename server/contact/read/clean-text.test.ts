import { expect, it } from "vitest";
import { cleanText, saysSomething } from "./clean-text.ts";

it("enlève ce qui cache un texte ou en tourne le sens, et laisse ce que l’on écrit", () => {
  const hidden = ["\u061c", "\u00ad", "\u180e", "\ufff9", "\u202e", "\u200b", "\u{e0041}\u{e0042}"];
  expect(hidden.map((mark) => cleanText(`Jean${mark}ne`))).toEqual(hidden.map(() => "Jeanne"));
  const kept = [
    "👩‍🚀 aïe ❤️",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} ok",
    "می‌خواهم",
    "Nguyễn",
    "עִבְרִית",
  ];
  expect(kept.map(cleanText)).toEqual(kept.map((text) => text.normalize("NFC")));
});

it("n’empile pas des accents sans fin sur une lettre", () => {
  expect(cleanText(`Z${"\u0335".repeat(500)}o`).length).toBeLessThan(12);
});

it("sait qu’un texte fait de blancs et de marques ne dit rien", () => {
  for (const nothing of ["", "  \n", "\u3164", "\u2800\u2800", "\u200d\u200c", "\u115f", "\ufe0f", "\u0301"])
    expect(saysSomething(nothing)).toBe(false);
  for (const something of ["?", "👍", "é", "東", "1"]) expect(saysSomething(something)).toBe(true);
});
