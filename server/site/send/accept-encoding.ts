/** The encodings that the build makes, best first. */
export type Coding = "br" | "gzip" | "identity";

const memo = new Map<string, readonly Coding[]>();

/** The codings that a client takes, best first, from its Accept-Encoding; `identity` always comes last. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return ["identity"];
  const known = memo.get(header);
  if (known !== undefined) return known;
  const codings: Coding[] = (["br", "gzip"] as const).filter((coding) => accepts(header, coding));
  codings.push("identity");
  // Browsers send a handful of values; a stranger who invents others must not fill the memory.
  if (memo.size < 64) memo.set(header, codings);
  return codings;
}

function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
