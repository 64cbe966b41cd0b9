import { expect, test } from "vitest";
import { noteRead, writeKnown } from "./own-disk.ts";

/** A folder of texts, and what the editor does there. */
function folder(texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) noteRead(path, text);
  const read = (path: string) => {
    const text = texts[path];
    return text === undefined ? Promise.reject(new Error("NotFound")) : Promise.resolve(new Blob([text]));
  };
  const save = (path: string, data: string | Blob) =>
    writeKnown([{ path, data }], read, () => {
      if (typeof data === "string") texts[path] = data;
      return Promise.resolve("écrit");
    });
  return { texts, save };
}

test("ce que quelqu’un a écrit à la main depuis l’ouverture n’est pas effacé : le formulaire le dit, et n’écrit rien", async () => {
  const { texts, save } = folder({ "affiches/bal.yaml": "titre: Bal" });
  texts["affiches/bal.yaml"] = "titre: Bal masqué";
  await expect(save("affiches/bal.yaml", "titre: Grand bal")).rejects.toThrow(
    /affiches\/bal\.yaml.* a changé sur cet ordinateur depuis que le formulaire l’a lu\. Copiez/,
  );
  expect(texts["affiches/bal.yaml"]).toBe("titre: Bal masqué");
});

test("ce que le formulaire a écrit lui-même s’enregistre encore, un fichier neuf, un fichier disparu et une image aussi", async () => {
  const { texts, save } = folder({ "affiches/bal.yaml": "titre: Bal", "affiches/loup.yaml": "titre: Loup" });
  for (const title of ["titre: Un", "titre: Deux"]) await save("affiches/bal.yaml", title);
  for (const title of ["titre: Neuf", "titre: Vieux"]) await save("affiches/neuf.yaml", title);
  delete texts["affiches/loup.yaml"];
  expect(await save("affiches/loup.yaml", "titre: Loup")).toBe("écrit");
  expect(await save("affiches/bal.webp", new Blob())).toBe("écrit");
});

test("un fichier aux fins de ligne de Windows, comme git ou le Bloc-notes en laissent, n’est pas dit changé tant qu’il ne l’est pas", async () => {
  const text = "titre: Bal\nimage: bal.webp\n";
  const { texts, save } = folder({ "affiches/bal.yaml": text });
  texts["affiches/bal.yaml"] = `\ufeff${text.replaceAll("\n", "\r\n")}`;
  expect(await save("affiches/bal.yaml", "titre: Grand bal\r\n")).toBe("écrit");
  expect(await save("affiches/bal.yaml", "titre: Bal\n")).toBe("écrit");
  texts["affiches/bal.yaml"] = "titre: Bal masqué\r\n";
  await expect(save("affiches/bal.yaml", "titre: Bal\n")).rejects.toThrow("a changé sur cet ordinateur");
});
