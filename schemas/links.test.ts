import { expect, test } from "vitest";
import { ContentPath } from "./links.ts";

test.each(["con.png", "affiches/Aux.webp", "joueurs/nul", "musique/com1.live.ogg", "prn/a.png"])(
  "« %s » n’est pas un fichier que l’on copie sous Windows : le contenu ne s’y clonerait pas",
  (path) => {
    expect(ContentPath.safeParse(path).error?.issues[0]?.message).toMatch(/^Windows garde ce nom.* → Donnez/);
  },
);

test.each(["concert.png", "affiches/icon.webp", "com.png", "con-affiche.png", "nuls/a.png"])(
  "« %s » se nomme ainsi partout",
  (path) => {
    expect(ContentPath.safeParse(path).success).toBe(true);
  },
);
