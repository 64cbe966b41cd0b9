/** What the sketches were drawn on. */
import { random } from "../../kit/random.ts";
import { circle, path, rect, stroke } from "../../kit/svg.ts";

/** A page of squared paper. */
export function squared(colour = "#f4f1e6", line = "#b7cbdc"): string {
  let d = "";
  for (let at = 10; at < 320; at += 20) d += `M${at} 0V320M0 ${at}H320`;
  return rect(0, 0, 320, 320, colour) + stroke(d, line, 1);
}

/** A school sheet: ruled, its margin, its holes. */
export function ruled(): string {
  let d = "";
  for (let y = 22; y < 320; y += 26) d += `M0 ${y}H320`;
  return (
    rect(0, 0, 320, 320, "#f7f2e4") +
    stroke(d, "#a9bfd9", 1.4) +
    stroke("M54 0V320", "#d0596a", 1.6) +
    [48, 160, 272].map((y) => circle(22, y, 9, "#17141a")).join("")
  );
}

/** A loose sheet of drawing paper, its fibres showing. */
export function sheet(colour: string, fibre: string, seed: string): string {
  const dice = random(`sheet:${seed}`);
  let d = "";
  for (let i = 0; i < 60; i += 1)
    d += `M${dice.between(0, 320).toFixed(0)} ${dice.between(0, 320).toFixed(0)}l${dice.between(-8, 8).toFixed(0)} ${dice.between(-8, 8).toFixed(0)}`;
  return rect(0, 0, 320, 320, colour) + stroke(d, fibre, 1.2);
}

/** A paper napkin, embossed at its border, with the ring of a glass. */
export function napkin(): string {
  let dots = "";
  for (let at = 14; at < 320; at += 18) dots += `M${at} 8v8M${at} 304v8M8 ${at}h8M304 ${at}h8`;
  return (
    rect(0, 0, 320, 320, "#fbf7ee") +
    stroke(dots, "#e2d8c6", 5, { "stroke-linecap": "round" }) +
    stroke("M18 18H302V302H18Z", "#e9e0d0", 3) +
    path("M262 196a50 50 0 1 0 0.1 0Z", "none", { stroke: "#c99a6a", "stroke-width": 5, opacity: 0.4 })
  );
}
