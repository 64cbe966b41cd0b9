/** A bust, the camera before it and the light on it. */
import { bust, type BustOptions } from "../../kit/bust.ts";
import { complexion, locks } from "../../kit/bust/paints.ts";
import { silhouette } from "../../kit/bust/treatment.ts";
import { blur } from "../../kit/print.ts";
import { g, linear, radial, rect, type Stop } from "../../kit/svg.ts";

/** Where the light comes from, and its colour; what it does not reach takes the colour of the dark. */
interface Light {
  from: "left" | "right" | "below" | "behind" | "fog";
  colour: string;
  dark: string;
}

interface Pose extends Omit<BustOptions, "x" | "y" | "size"> {
  skin: string;
  hairs: string;
  /** Where the eyes fall, in the 320 box, and how large the bust is (320 fills the box with it). */
  eyes: readonly [x: number, y: number];
  size: number;
  /** Degrees by which the whole camera leans. */
  lean?: number;
  light: Light;
  behind: string;
}

const EYE_LINE = 172 / 400;

/** The planes of light and dark over a picture whose figure is `figure`. */
function lit(figure: string, { from, colour, dark }: Light): string {
  const wash = (stops: readonly Stop[], angle: number, blend: string): string => {
    const shade = linear(stops, angle);
    return shade.defs + rect(0, 0, 320, 320, shade.fill, { style: `mix-blend-mode:${blend}` });
  };
  const sweep = (angle: number): string =>
    figure +
    wash(
      [
        [0.3, "#ffffff"],
        [0.85, dark],
      ],
      angle,
      "multiply",
    ) +
    wash(
      [
        [0, colour, 0.55],
        [0.5, colour, 0],
      ],
      angle,
      "soft-light",
    );
  switch (from) {
    case "left":
      return sweep(20);
    case "right":
      return sweep(160);
    case "below":
      return sweep(-90);
    case "fog": {
      const mist = linear([
        [0.2, colour, 0.15],
        [0.6, colour, 0.45],
        [0.95, colour, 0.96],
      ]);
      return figure + mist.defs + rect(0, 0, 320, 320, mist.fill);
    }
    case "behind": {
      const halo = blur(9);
      const core = radial(
        [
          [0, dark, 0.1],
          [1, dark, 0.75],
        ],
        0.5,
        0.5,
        0.75,
      );
      return (
        halo.defs +
        g({ filter: halo.url, opacity: 0.9 }, silhouette(figure, colour)) +
        g({ transform: "translate(-4 -3.5)" }, silhouette(figure, colour)) +
        g({ transform: "translate(3.5 -2)" }, silhouette(figure, colour)) +
        figure +
        core.defs +
        rect(0, 0, 320, 320, core.fill, { style: "mix-blend-mode:multiply" })
      );
    }
  }
}

/** The portrait of 320 × 320. */
export function picture({
  skin,
  hairs,
  eyes,
  size,
  lean = 0,
  light,
  behind,
  paints,
  ...person
}: Pose): string {
  const [x, y] = eyes;
  const figure = bust({
    ...person,
    paints: { ...complexion(skin), ...locks(hairs), ...paints },
    x: x - size / 2,
    y: y - size * EYE_LINE,
    size,
  });
  return behind + lit(lean === 0 ? figure : g({ transform: `rotate(${lean} ${x} ${y})` }, figure), light);
}
