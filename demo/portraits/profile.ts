/** A head seen from the side, looking left: crown at y = -100, chin at y = 100, the middle of the skull at x = 0. */

export interface Profile {
  /** How far nose, lips and chin come forward, and how far the brow bulges; 0 is plain. */
  nose?: number;
  lips?: number;
  chin?: number;
  brow?: number;
  /** How far the tip of the nose turns up (positive) or hooks down. */
  tip?: number;
}

/** The edge of the face, from the hair line down to the front of the neck: an open run of curves. */
export function faceEdge({ nose = 0, lips = 0, chin = 0, brow = 0, tip = 0 }: Profile = {}): string {
  const [n, l, c, b] = [92 + nose, 77 + lips, 71 + chin, 70 + brow];
  return [
    `M-38 -88C-56 -76 ${-b + 2} -58 ${-b} -38`,
    `C${-b} -29 -63 -27 -63 -20`,
    `C-67 -8 -82 ${4 - tip} ${-n} ${15 - tip}`,
    `C${-n - 4} ${23 - tip} -84 29 -71 28`,
    `C-72 33 ${-l + 2} 35 ${-l} 40`,
    `C${-l - 1} 45 -70 46 -66 47`,
    `C-70 48 ${-l + 1} 51 ${-l + 2} 57`,
    `C${-l + 4} 63 -66 62 -65 67`,
    `C-66 74 ${-c - 3} 78 ${-c} 88`,
    `C${-c + 4} 100 -56 104 -42 102`,
    "C-28 100 -14 94 0 84C-4 104 -8 122 -20 142",
  ].join("");
}

/** Head, neck and shoulders as one closed outline; `foot` is where it is cut. */
export function bustEdge(p: Profile = {}, foot = 240): string {
  return `${faceEdge(p)}C-50 160 -104 166 -128 ${foot}H170C166 178 110 160 70 142C62 122 66 104 72 88C100 48 104 -12 88 -50C66 -104 0 -118 -38 -88Z`;
}
