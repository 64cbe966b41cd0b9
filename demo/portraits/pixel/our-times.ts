/** Sprites of the town and of the bunker: a werewolf, a prospector, an operator, and lunch. */
import type { Sprite } from "./grid.ts";

export const werewolf: Sprite = {
  half: `
    ................
    .....KK.........
    .....KFK........
    .....KFFK.......
    .....KFPFK.KKKKK
    .....KFPPFKHHHHH
    .....KFPPFHHHKKK
    .....KFPFFHHKFFF
    ......KFFHHKFFFF
    ......KFHHKFFFFF
    .....KFFHKFFFFFF
    ...KKKKFFFFFFFFF
    ..KHHHHKFFDDDFFF
    .KHHCCHKFFFDDDFF
    .KHCCCHKFFFFFFFF
    .KHCCCHKFYYYKKFL
    .KHCCCHKFFYYKKFL
    .KHHCCHKFFFFFFLL
    ..KHHHHKFFFFFLLL
    ...KKKKFFFFFLLNN
    ......KFFFFLLLNN
    .....KFFFFFLLLLN
    .....KFFFFLLLLLK
    ......KFFFLKKKKK
    ......KKFFLKWKRR
    ........KFFLKKRR
    .........KFFLLKK
    .......KKKKFFLLL
    .....KKTTTTKKFFF
    ....KTTTTTTTTKKK
    ...KTTTTTTTTTTTT
    ...KTTTTTTTTTTTT`,
  over: [
    [14, 30, "gggg"],
    [13, 31, "g.gg.g"],
    [3, 22, "H"],
    [3, 20, "H"],
    [4, 21, "H"],
    [4, 23, "HH"],
    [6, 24, "HHHH"],
    [10, 24, "C"],
  ],
  inks: {
    K: "#17121f",
    F: ["#6d6480", "#4a4360"],
    P: "#c9788a",
    H: ["#2f2a40", "#1f1b2c"],
    C: ["#3dd6a0", "#2a9a78"],
    D: "#3a344e",
    Y: "#ffd75a",
    L: ["#cfc6d4", "#a198ac"],
    N: "#241c2c",
    W: "#ffffff",
    R: "#b3162f",
    T: ["#8f1630", "#640d20"],
    g: "#3dd6a0",
  },
  sky: ["#141a40", "#1c2654", "#2a3670", "#3a4a8c"],
};

export const prospector: Sprite = {
  half: `
    ................
    ................
    .............KKK
    ..........KKKWWW
    ........KKHHKWWW
    .......KHHHHKWWY
    ......KHHHHHKWWW
    ......KHHHHHHKKK
    .....KHHHHHHHHHH
    .....KHHHHHHHHHH
    ....KKKKKKKKKKKK
    ...KHHHHHHHHHHHH
    ....KKKKKKKKKKKK
    ......KDSSSSSSSS
    ......KDSSSSSSSS
    ......KDSDDDDSSS
    .....KSSSSSSSSSS
    .....KSSSWEESSSS
    .....KSSSWEESSSS
    ......KMSSSSSSST
    ......KMMSSSSSST
    ......KSMMSSSSTT
    ......KSDDDDDDDD
    ......KDDDDDDDDD
    ......KDDDDWWWWW
    .......KDDDDDDDD
    .......KDDDDDDDD
    .....KKKKDDDDDDD
    ...KKCCBBKKDDDDD
    ..KCCCCBBCCKKKKK
    .KCCMMCBBBBBBBBB
    .KCCCMMBBBBBBBBB`,
  over: [
    [20, 17, "WEE"],
    [20, 18, "WEE"],
    [24, 19, "S"],
    [24, 20, "SS"],
    [22, 21, "SSS"],
    [18, 14, "MMM"],
    [20, 15, "DDDM"],
    [24, 26, "KKKK"],
    [23, 27, "KGGGGK"],
    [23, 28, "KGgGGGK"],
    [23, 29, "KGGGGGK"],
    [23, 30, "SSKGGKSS"],
    [22, 31, "SSSKKSSS"],
  ],
  inks: {
    K: "#1c1410",
    H: ["#e0a526", "#a8761a"],
    W: "#fff8e0",
    Y: "#ffe98a",
    D: ["#5a2f1c", "#3a1d12"],
    S: ["#e2a87c", "#b9764f"],
    T: "#b9764f",
    E: "#2b1a14",
    M: "#6d5138",
    C: ["#b5532f", "#7f3820"],
    B: ["#3f5a7a", "#2a3f58"],
    G: ["#ffd23f", "#d99a1f"],
    g: "#fff6c0",
  },
  sky: ["#2c2620", "#3d3226", "#54422e", "#6b5236"],
};

export const operator: Sprite = {
  half: `
    ................
    ................
    ..........KKKKKK
    ........KKGGGGGG
    .......KGGKKKKKK
    ......KGKHHHHHHH
    .....KGKHHHHHHHH
    .....KGHHHHHHHHH
    ....KGKHHHHHHHHH
    ....KGHHHHHHHHHH
    ....KGHHHHHHHHHH
    ...KKKHHHHHHSSSS
    ..KRRRKHHHSSSSSS
    ..KRRRKHHSSSSSSS
    ..KRRRKHSDDDDSSS
    ..KRRRKHSSSSSSSS
    ..KRRRKHSWEEESSS
    ..KRRRKHSWEEESSS
    ..KRRRKSSSEEESSS
    ...KKKHKSSSSSSSS
    ....KHHKPPSSSSST
    ....KHHKPPSSSSSS
    ....KHHHKSSSSSSS
    ....KHHHKSSSSLLL
    ....KHHHHKSSSSLL
    ....KHHHHHKKSSSS
    ....KHHHHH.KTSSS
    .....KHHKKKKTTTT
    .....KKCCCCCKSSS
    ....KCCCCCCCCKKK
    ...KCCCCCCCCCCCC
    ..KCCCYYYYYYYYYY`,
  over: [
    [20, 16, "WEEE"],
    [20, 17, "WEEE"],
    [20, 18, "SEEE"],
    [11, 16, "EE"],
    [3, 19, "GG"],
    [4, 20, "KG"],
    [5, 21, "KG"],
    [6, 22, "KGG"],
    [8, 23, "KGGG"],
    [11, 24, "KKK"],
    [11, 23, "GKK"],
    [25, 5, "K"],
  ],
  inks: {
    K: "#221626",
    G: ["#8d93a8", "#5f657c"],
    H: ["#8a3b20", "#5c2414"],
    R: ["#e8b23a", "#b07f1e"],
    S: ["#8f5a3c", "#6a3d28"],
    T: "#6a3d28",
    D: "#3a1a12",
    W: "#ffffff",
    E: "#241418",
    P: "#b5604a",
    L: "#b3203a",
    C: ["#2f8f8a", "#1f6664"],
    Y: ["#f4e6c6", "#cdbb94"],
  },
  sky: ["#f3b8a8", "#f0a596", "#e88f86", "#d97a78"],
};

export const sandwich: Sprite = {
  half: `
    ................
    ................
    ................
    ................
    .........KKKKKKK
    ......KKKBBBBBBB
    ....KKBBBBBBBBBB
    ...KBBBBBBBBBBBB
    ..KBBBBBBBBBBBBB
    ..KBBBBBBBBBBBBB
    .KBBBBBBBBBBBBBB
    .KBBBBBKKBBBBBBB
    .KBBBBKKWKBBBBBB
    .KBBBBKKKKBBBBBB
    .KBBBBKKKKBBBBKB
    .KBBPPBKKBBBBBBK
    .KBBPPPBBBBBBBBB
    .KCCCCCCCCCCCCCC
    .KKKKKKKKKKKKKKK
    KLLLLLLLLLLLLLLL
    KLlLLlLLLlLLLlLL
    .KYYYYYYYYYYYYYY
    KHHHHHHHHHHHHHHH
    KHhhHHHhhHHHhhHH
    KHHHHHHHHHHHHHHH
    .KYYYYYYYYYYYYYY
    .KCCCCCCCCCCCCCC
    .KBBBBBBBBBBBBBB
    ..KBBBBBBBBBBBBB
    ...KKBBBBBBBBBBB
    .....KKKKKKKKKKK
    ................`,
  over: [
    [3, 21, "."],
    [7, 22, "YYY"],
    [8, 23, "Y"],
    [22, 22, "YYYY"],
    [23, 23, "YY"],
    [6, 1, "V"],
    [22, 0, "VV"],
    [24, 1, "VV"],
    [26, 2, "V"],
    [4, 2, "V"],
    [21, 12, "KWKK"],
    [22, 12, "WKK"],
    ...[7, 14, 21].flatMap((x) =>
      [0, 1, 2, 3].map((step): [number, number, string] => [
        x + 3 - step,
        6 + step,
        step % 3 === 0 ? "bC" : "bCC",
      ]),
    ),
  ],
  inks: {
    K: "#3a1c10",
    B: ["#e0a04a", "#b87430"],
    b: "#f7cf86",
    C: ["#fbeccb", "#e2c894"],
    W: "#ffffff",
    P: "#e8705a",
    L: ["#6db54a", "#478a34"],
    l: "#a6dc74",
    Y: ["#ffe27a", "#e6b93a"],
    H: ["#f09aa0", "#c96a78"],
    h: "#fcc6c6",
    V: "#fbeccb",
  },
  sky: ["#1f3a5f", "#274a74", "#31598a", "#3d6a9c"],
};
