import { expect, test } from "vitest";
import { findMatches } from "./find-matches.ts";
import { foldText } from "#text/fold-text.ts";

const marked = (text: string, query: string) =>
  findMatches(text, foldText(query))
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join("");

test("[P7] la casse, les accents, les ligatures et les apostrophes ne comptent pas", () => {
  expect(foldText("ÉTÉ à l’Œuvre, où ?")).toBe("ete a l'oeuvre ou ?");
  expect(foldText("Nœud\nÆgir")).toBe("noeud\naegir");
});

test("[P7] le texte trouvé est surligné dans le texte d’origine", () => {
  expect(marked("Fête d’Été au Mirador", "ete")).toBe("F[ête] d’[Été] au Mirador");
  expect(marked("Chef-d’œuvre", "d'oeuv")).toBe("Chef-[d’œuv]re");
  expect(marked("L’œil", "e")).toBe("L’[œ]il");
  expect(marked("Cafe\u0301 noir", "cafe")).toBe("[Cafe\u0301] noir");
  expect(marked("aaaa", "aa")).toBe("[aa][aa]");
  expect(marked("Rien", "x")).toBe("Rien");
  expect(marked("Rien", "")).toBe("Rien");
});

test("[P7] un trait d’union, des guillemets ou une virgule que l’on ne tape pas n’empêchent pas de trouver, ni de surligner", () => {
  expect(marked("L’Homme-Canon", "homme canon")).toBe("L’[Homme-Canon]");
  expect(marked("L’Homme Canon", "homme-canon")).toBe("L’[Homme Canon]");
  expect(marked("Silas «\u00a0Deux Fois\u00a0» Corbin", "deux fois corbin")).toBe(
    "Silas «\u00a0[Deux Fois\u00a0» Corbin]",
  );
  expect(marked("Chez Lola, minuit", "lola minuit")).toBe("Chez [Lola, minuit]");
  expect(marked("Le Mirage du soir\u00a0: une soucoupe", "soir une")).toBe(
    "Le Mirage du [soir\u00a0: une] soucoupe",
  );
  expect(marked("Le “Bal” noir", '"bal" noir')).toBe("Le “[Bal” noir]");
});

test("un nom d’un seul tenant cherché en plusieurs mots est surligné ; un mot seul ne l’est pas à cheval sur deux", () => {
  expect(marked("BarnabéNuit", "barnabe nuit")).toBe("[BarnabéNuit]");
  expect(marked("KoltEtDemi, du Port", "et demi")).toBe("Kolt[EtDemi], du Port");
  expect(marked("Joel Esposito", "les")).toBe("Joel Esposito");
});

test("les morceaux remis bout à bout redonnent le texte", () => {
  for (const query of ["e", "é", "oe", "o", "œ", "s", "ss", "a b"]) {
    const text = "Straße, Œuvre, Été, 🎸 guitare, « a » b-c";
    expect(
      findMatches(text, foldText(query))
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  }
});
