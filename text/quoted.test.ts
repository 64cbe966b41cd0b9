import { expect, it } from "vitest";
import { quoted } from "./quoted.ts";

it("puts a title between guillemets, and what it quotes itself between “ ”", () => {
  expect(quoted("Rêvez")).toBe("«\u00a0Rêvez\u00a0»");
  expect(quoted("Silas «\u00a0Deux Fois\u00a0» Corbin")).toBe("«\u00a0Silas “Deux Fois” Corbin\u00a0»");
  // As it is typed at a keyboard, too.
  expect(quoted("Silas « Deux Fois » Corbin")).toBe("«\u00a0Silas “Deux Fois” Corbin\u00a0»");
});
