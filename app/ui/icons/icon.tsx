import type { ComponentProps } from "react";

interface IconProps extends ComponentProps<"svg"> {
  /** Side of the square, in px. */
  size?: number;
}

/** An icon as inline SVG in the colour of the text: its lines, as the `d` of a path on a 24 × 24 grid. */
export const outline = (lines: string) =>
  icon(lines, {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });

/** The same, as filled surfaces. */
export const filled = (surfaces: string) => icon(surfaces, { fill: "currentColor" });

function icon(d: string, look: ComponentProps<"svg">) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" {...look} {...rest}>
        <path d={d} />
      </svg>
    );
  };
}
