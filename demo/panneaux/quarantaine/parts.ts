import { clip, path, rect } from "../../kit/svg.ts";

/** Slanted black and yellow bands in a box. */
export const hazard = (
  x: number,
  y: number,
  width: number,
  height: number,
  a = "#f0b92a",
  b = "#17140f",
): string =>
  clip(
    `M${x} ${y}h${width}v${height}h${-width}Z`,
    rect(x, y, width, height, a),
    Array.from({ length: Math.ceil(width / 80) + 3 }, (_, i) =>
      path(
        `M${x + i * 80 - 80} ${y + height}L${x + i * 80 - 80 + height} ${y}h40L${x + i * 80 - 40} ${y + height}Z`,
        b,
      ),
    ).join(""),
  );
