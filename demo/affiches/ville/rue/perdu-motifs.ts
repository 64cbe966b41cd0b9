import { circle, path, stroke } from "../../../kit/svg.ts";
import { type Motif } from "../motifs/motif.ts";

export const iguana: Motif = ({ a, b, c, d }) =>
  path(
    "M12 120Q20 84 62 84Q110 70 140 100Q176 124 196 60Q200 150 140 148Q120 150 112 146L120 180L106 182L92 148H62L54 182L40 178L44 142Q10 142 12 120Z",
    a,
  ) +
  path("M58 84l8 -18l10 16l10 -18l10 18l12 -14l8 20l14 -8l4 18Q100 76 58 84Z", d) +
  circle(36, 106, 8, c) +
  circle(36, 106, 4, b) +
  stroke("M14 124Q30 132 48 126", b, 3) +
  path("M40 136q6 24 20 6Z", d);

export const moustache: Motif = ({ b, c }) =>
  path(
    "M100 86Q70 60 46 84Q26 104 4 96Q20 136 66 126Q92 120 100 104Q108 120 134 126Q180 136 196 96Q174 104 154 84Q130 60 100 86Z",
    b,
  ) + stroke("M90 96Q60 90 44 108M110 96Q140 90 156 108", c, 3, { opacity: 0.5 });

export const parrot: Motif = ({ a, b, c, d }) =>
  path("M80 196L94 140Q60 110 66 64Q72 18 116 18Q156 22 152 66Q160 110 124 144L112 196Z", a) +
  path("M94 140Q60 110 70 76Q100 90 104 130Q106 150 100 170Z", d) +
  path("M132 44Q176 44 168 84Q156 72 138 74Z", b) +
  circle(122, 48, 12, c) +
  circle(124, 48, 5, b) +
  stroke("M40 176H170", b, 9, { "stroke-linecap": "round" });
