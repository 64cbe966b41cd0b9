import { expect, test } from "vitest";
import { readSwipe } from "./swipe.ts";

test("glisser de côté tourne la page, vers le bas ferme, trembler ne fait rien", () => {
  expect(readSwipe(-120, 10, 400)).toBe("next");
  expect(readSwipe(120, -30, 400)).toBe("previous");
  expect(readSwipe(10, 140, 400)).toBe("close");
  expect(readSwipe(10, -140, 400)).toBe("none");
  expect(readSwipe(-40, 0, 400)).toBe("none");
  expect(readSwipe(-40, 0, 120)).toBe("next");
  expect(readSwipe(0, 0, 50)).toBe("none");
});
