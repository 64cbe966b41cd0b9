import { expect, test } from "vitest";
import { titleOfFile } from "./title-of-file.ts";

test.each([
  ["photos/votez-vargas.webp", "Votez vargas"],
  ["Été à l’école_2.JPG", "Été à l’école 2"],
  ["b-12-repondez.png", "B 12 repondez"],
])("« %s » donne un titre", (file, title) => {
  expect(titleOfFile(file)).toBe(title);
});

test.each([
  "IMG_2034.HEIC",
  "PXL_20231122_101530123.jpg",
  "Screenshot_20231122-101530.png",
  "Capture d’écran 2023-11-22 à 10.15.30.png",
  "WhatsApp Image 2023-11-22 at 10.15.30.jpeg",
  "IMG-20231122-WA0003.jpg",
  "DSC00012.JPG",
  "image0.png",
  "3f2a9c81d07e4b6f.png",
])("« %s » n’en donne pas : c’est un nom d’appareil", (file) => {
  expect(titleOfFile(file)).toBeUndefined();
});
