/** The sprite of the frontier: a bandit. */
import type { Sprite } from "./grid.ts";

export const bandit: Sprite = {
  half: `
    ................
    ................
    ..........KKKK..
    .........KHHHHKK
    .........KHHHHHH
    .........KHHHHHH
    ........KHHHHHHH
    ........KBBBBBBB
    .KKK....KBBBBBBB
    KHHHKKKKKHHHHHHH
    KHHHHHHHHHHHHHHH
    .KKHHHHHHHHHHHHH
    ...KKKKKKKKKKKKK
    .......KDDDDDDDD
    .......KSSSSSSSS
    .......KSDDDDDSS
    ......KSSSSSSSSS
    ......KSSWWEESSS
    ......KSSWWEESSS
    .......KSSSSSSSS
    .......KRRRRRRSS
    ......KRRRRRRRRR
    ......KRRWRRRRRR
    ......KRRRRRRWRR
    .......KRRRWRRRR
    .......KKRRRRRRR
    .....KKCCKRRRWRR
    ...KKCCCCCKRRRRR
    ..KCCCCCCCCKKRRR
    .KCCCCCCCCCCCKRR
    KCCCCCCVVVCCCCKR
    KCCCCCCVVVVCCCCK`,
  over: [
    [19, 17, "WWEE"],
    [19, 18, "WWEE"],
    [15, 19, "TT"],
    [9, 17, "WWEE"],
  ],
  inks: {
    K: "#1a1018",
    H: ["#4a2f26", "#2f1c1a"],
    B: ["#d9a441", "#a06f20"],
    D: "#2b1812",
    S: ["#d99a6a", "#a8643f"],
    T: "#a8643f",
    W: "#fff3dc",
    E: "#1a1018",
    R: ["#c9203a", "#8f1226"],
    C: ["#6b4a2b", "#46301c"],
    V: ["#31457a", "#1f2a4d"],
  },
  sky: ["#f2c46b", "#ec9a4a", "#d9622b", "#8a3a2a"],
};
