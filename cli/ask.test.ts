import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askAt } from "./ask.ts";

/** A terminal at which someone types, and what it showed. */
function terminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = "";
  output.setEncoding("utf8").on("data", (text: string) => (shown += text));
  const question = (words: string, times = 1) =>
    expect.poll(() => shown.split(words).length - 1).toBeGreaterThanOrEqual(times);
  return {
    ask: askAt(input, output),
    type: (text: string) => input.write(text),
    shown: () => shown,
    question,
  };
}

test("plusieurs lignes collées d’un coup ne se perdent pas en silence : c’est dit, et la question revient", async () => {
  const { ask, type, question, shown } = terminal();
  const answer = ask("Le nom : ");
  await question("Le nom : ");
  type("La Ville\nd’à côté");
  await question("Plusieurs lignes");
  await question("Le nom : ", 2);
  type("La Ville d’à côté\r");
  expect(await answer).toBe("La Ville d’à côté");
  expect(shown()).toContain("une réponse n’en a qu’une");
});

test("une ligne collée avec sa fin de ligne, ou des lignes vides après elle, est une réponse", async () => {
  const { ask, type, question } = terminal();
  const name = ask("Le nom : ");
  await question("Le nom : ");
  type("La Ville\r\n\r\n");
  expect(await name).toBe("La Ville");
  const motto = ask("La devise : ");
  await question("La devise : ");
  type("On y passe\r");
  expect(await motto).toBe("On y passe");
});
