import type { ComponentProps } from "react";

interface IconProps extends ComponentProps<"svg"> {
  /** Side of the square, in px. */
  size?: number;
}

/** An icon as inline SVG in the colour of the text: its lines, each the `d` of a path on a 24 × 24 grid. */
export const outline = (...lines: readonly string[]) =>
  icon(lines, {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });

/** The same, as filled surfaces. */
export const filled = (...surfaces: readonly string[]) => icon(surfaces, { fill: "currentColor" });

function icon(paths: readonly string[], look: ComponentProps<"svg">) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" {...look} {...rest}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
}
