/** What HTML calls the signs of French texts. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  laquo: "«",
  raquo: "»",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  oelig: "œ",
  OElig: "Œ",
  aelig: "æ",
  AElig: "Æ",
  euro: "€",
  deg: "°",
};

/** The same for accents, which follow their letter: `&eacute;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030A",
  cedil: "\u0327",
};

/** A text whose signs old sites and JSX wrote as HTML does, `L&rsquo;&eacute;t&eacute;`: what is none of these stays. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, ten, sixteen, name) => {
    if (name === undefined)
      return signOf(ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten)) ?? whole;
    const accent = ACCENTS[name.slice(1)];
    return SIGNS[name] ?? (accent === undefined ? whole : (name[0] + accent).normalize("NFC"));
  });
}

/** Nothing for a number that no written text has: a control character, half of a pair. */
function signOf(code: number): string | undefined {
  const sign = code < 32 || code > 0x10ffff ? "" : String.fromCodePoint(code);
  return /^[^\p{C}]$/u.test(sign) ? sign : undefined;
}
