import { expect, test } from "vitest";
import { meantAddress } from "./meant-address.ts";

test("une adresse mal tapée fait penser à celle que l’on voulait écrire", () => {
  for (const [typed, meant] of [
    ["zoe@gmial.con", "zoe@gmail.com"],
    ["zoe@gmail.con", "zoe@gmail.com"],
    ["zoe@gmail.fr", "zoe@gmail.com"],
    ["zoe@gmail", "zoe@gmail.com"],
    ["zoe@gmail,com", "zoe@gmail.com"],
    ["zoe@Gmal.Com", "zoe@gmail.com"],
    ["zoe@gmaill.cmo", "zoe@gmail.com"],
    ["zoe@hotmial.fr", "zoe@hotmail.fr"],
    ["zoe@hotmail.f", "zoe@hotmail.fr"],
    ["zoe@hormail.con", "zoe@hotmail.com"],
    ["zoe@outlok.com", "zoe@outlook.com"],
    ["zoe@yaho.fr", "zoe@yahoo.fr"],
    ["zoe@orange.f", "zoe@orange.fr"],
    ["zoe@ornage.fr", "zoe@orange.fr"],
    ["zoe@wanado.fr", "zoe@wanadoo.fr"],
    ["zoe@laposte.fr", "zoe@laposte.net"],
    ["zoe@fre.fr", "zoe@free.fr"],
    ["zoe@free.rf", "zoe@free.fr"],
    ["zoe@iclound.com", "zoe@icloud.com"],
    ["zoe@protonmial.com", "zoe@protonmail.com"],
    [" Zoé.B+rp@gmial.com ", "Zoé.B+rp@gmail.com"],
  ] as const)
    expect(`${typed} → ${meantAddress(typed)}`).toBe(`${typed} → ${meant}`);
});

test("une adresse juste, d’ailleurs, ou pas encore finie ne fait penser à aucune autre", () => {
  for (const typed of [
    "",
    "zoe",
    "zoe@",
    "zoe@g",
    "zoe@gm",
    "zoe@gmail.com",
    "ZOE@GMAIL.COM",
    "zoe@hotmail",
    "zoe@hotmail.be",
    "zoe@yahoo.co.uk",
    "zoe@mail.com",
    "zoe@gmx.net",
    "zoe@me.com",
    "zoe@tree.fr",
    "zoe@exemple.fr",
    "zoe@univ-lyon.fr",
    "zoe@orangerie.fr",
    "zoe@free.example.org",
  ])
    expect(`${typed} → ${meantAddress(typed)}`).toBe(`${typed} → undefined`);
});
