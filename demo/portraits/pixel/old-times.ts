/** Sprites of the frontier: a bandit, a gardener, an automaton. */
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

export const gardener: Sprite = {
  half: `
    ................
    ..........KKKKKK
    ........KKYYYYYY
    .......KYYYYYYYY
    .......KYYYYYYYY
    ......KYYYYYYYYY
    ......KGGGGGGGGG
    ...KKKKGGGGGGGGG
    .KKYYYYYYYYYYYYY
    KYYYYYYYYYYYYYYY
    KKYYYYYYYYYYYYYY
    ..KKKKKKKKKKKKKK
    ......KLSSSSSSSS
    .....KLLSSSSSSSS
    .....KLLSGGGGSSS
    ....KSSLSSSSSSSS
    ....KSSSSWEESSSS
    ....KSTSSWEESSSS
    .....KKSSSSSSSSS
    ......KSPPSSSSNN
    ......KGGSSSSNNN
    ......KGGGGGGNNN
    ......KGGGGGGGGG
    ......KGGGGGGGMM
    .......KGGGGGGMM
    .......KGGGGGGGG
    ......KKKGGGGGGG
    ....KKCCCKGGGGGG
    ...KCCVVCCKKGGGG
    ..KCCCVVCCCCKKKK
    .KCCCCVVVVVVVVVV
    .KCCCCVVVVVVVVVV`,
  over: [
    [20, 16, "WEE"],
    [20, 17, "WEE"],
    [19, 6, "R"],
    [20, 5, "RRR"],
    [20, 6, "RFR"],
    [20, 7, "RRR"],
    [9, 14, "LLLL"],
    [19, 14, "LLLL"],
    [7, 7, "DDDDDDDDDDDDDDDDDD"],
    [7, 6, "DDDDDDDDDDDDD"],
    [23, 6, "DD"],
    [20, 7, "RRR"],
    [25, 27, "LG"],
  ],
  inks: {
    K: "#241a14",
    Y: ["#f0cf7a", "#c99a45"],
    D: ["#3f6a3c", "#294a2a"],
    G: ["#e6e2da", "#b3ada6"],
    L: "#cfc9c0",
    S: ["#e8b48a", "#c4825a"],
    T: "#c4825a",
    N: ["#d98a66", "#b5674a"],
    P: "#e08a74",
    W: "#ffffff",
    E: "#2b1a14",
    M: "#8f3a3a",
    R: "#d9304a",
    F: "#ffd75a",
    C: ["#5f86a8", "#40627f"],
    V: ["#3f6a3c", "#294a2a"],
  },
  sky: ["#a9d3e0", "#c8e3dc", "#b7d08a", "#7fae5a"],
};

export const automaton: Sprite = {
  half: `
    ...............A
    ..............KA
    ..............KB
    ........KKKKKKKK
    .......KBBBBBBBB
    ......KBBBBBBBBB
    ......KBbBBBBBBB
    .....KBBBBBBBBBB
    .....KKKKKKKKKKK
    .....KBBBBBBBBBB
    .....KBBKKKKBBBB
    ..KK.KBKGGGGKBBB
    .KRRKKBKGWGGKBBB
    .KRRKKBKGGEEKBBB
    .KRRKKBKGGEEKBBB
    .KRRKKBKGGGGKBBB
    ..KK.KBBKKKKBBBB
    .....KBBBBBBBBKK
    .....KBCBBBBBBKC
    .....KBBBBBBBBKK
    .....KBBBBBBBBBB
    .....KBBKKKKKKKK
    .....KBBKWKWKWKW
    .....KBBKKKKKKKK
    .....KBBBBBBBBBB
    ......KBbBBBBBBB
    .......KKKKKKKKK
    ..........KCCCCC
    .....KKKKKKCCCCC
    ...KKBBBBBBKKKKK
    ..KBBbBBBBBBBBBB
    .KBBBBBBBBBBBBKK`,
  over: [
    [20, 13, "EEGG"],
    [20, 14, "EEGG"],
    [19, 12, "K"],
    [15, 0, "RR"],
    [15, 1, "RR"],
    [14, 0, "."],
    [14, 30, "KWWWK"],
    [14, 31, "KWRWK"],
  ],
  inks: {
    K: "#1e1420",
    B: ["#d9a24a", "#9c6a28"],
    b: "#fbe0a0",
    C: ["#b5652f", "#7d4020"],
    R: ["#c9203a", "#8f1226"],
    A: "#c9203a",
    G: ["#8fe0d8", "#4aa8a6"],
    W: "#fff8e6",
    E: "#14202c",
  },
  sky: ["#3a2350", "#4c2f66", "#5f3f78", "#754f86"],
};
