import { type Colours, contrast, inkOn } from "#schemas/colours.ts";

/**
 * The tokens of app/styles/tokens.css that follow a community's own colours: the steps of the night towards the paper, as
 * far apart as the site's own; what is written on each is read (WCAG 2.2 AA) whatever was chosen.
 */
export function communityTokens({ accent, paper, night }: Colours): Record<string, string> {
  const step = (share: number) => mixed(night, paper, share);
  const high = step(0.074);
  const best = inkOn(accent, night);
  // Neither the night nor white is read on every colour; black is wherever white is not.
  const ink = contrast(best, accent) >= 4.5 ? best : "#000000";
  const sheet = mixed(paper, night, 0.05);
  const sheetInk = mixed(night, paper, 0.06);
  return {
    "--color-night-0": night,
    "--color-night-1": step(0.03),
    "--color-night-2": high,
    "--color-night-3": step(0.13),
    "--color-night-4": step(0.22),
    "--color-line": step(0.187),
    "--color-line-strong": until(step(0.4), paper, (colour) => contrast(colour, high) >= 3),
    "--color-paper": paper,
    "--color-paper-dim": until(mixed(paper, night, 0.35), paper, (colour) => contrast(colour, high) >= 4.6),
    "--color-sheet": sheet,
    "--color-sheet-2": mixed(paper, night, 0.11),
    "--color-ink": sheetInk,
    "--color-ink-dim": until(mixed(sheetInk, sheet, 0.35), night, (colour) => contrast(colour, sheet) >= 4.6),
    "--color-accent": accent,
    // Away from what is written on it.
    "--color-accent-strong": mixed(accent, ink === "#ffffff" ? "#000000" : "#ffffff", 0.15),
    "--color-accent-text": until(accent, paper, (colour) => contrast(colour, high) >= 5),
    "--color-accent-ink": ink,
  };
}

/** A colour on its way to another, `share` of it. */
function mixed(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The first colour on the way to another that will do. */
export function until(from: string, to: string, isEnough: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mixed(from, to, share);
    if (isEnough(colour)) return colour;
  }
  return to;
}
