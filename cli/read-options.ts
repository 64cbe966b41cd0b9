import { parseArgs, type ParseArgsConfig } from "node:util";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "./misuse.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Reads the words after the name of a command.
 * @param most how many words besides the options make sense
 * @throws Misuse naming the word that cannot be taken
 */
export function readOptions<const T extends Options>(words: readonly string[], options: T, most = Infinity) {
  const args = withDashes(words, options);
  for (const word of args) {
    const name = word.match(/^--?([^=]*)/)?.[1];
    if (name !== undefined && !Object.hasOwn(options, name))
      throw new Misuse(frenchSpaces(`L’option « ${word} » n’existe pas.`));
  }
  // Node would keep the last value alone, without a word.
  const named = args.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const twice = named.find((name, index) => options[name]?.type === "string" && named.indexOf(name) < index);
  if (twice !== undefined)
    throw new Misuse(frenchSpaces(`L’option « --${twice} » est écrite deux fois : une valeur à la fois.`));
  const parsed = parse(args, options);
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new Misuse(frenchSpaces(`« ${extra} » est de trop.`));
  return parsed;
}

/** The same words, a value that begins with a dash (« - 50 % ») held to its option, as Node wants it. */
function withDashes(words: readonly string[], options: Options): string[] {
  const held: string[] = [];
  for (const word of words) {
    const before = held.at(-1)?.match(/^--([^=]+)$/)?.[1] ?? "";
    const waits = Object.hasOwn(options, before) && options[before]?.type === "string";
    if (waits && /^-[^-\p{L}]/u.test(word)) held.push(`${held.pop()}=${word}`);
    else held.push(word);
  }
  return held;
}

function parse<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Misuse("Une option attend une valeur, ou en a reçu une de trop.");
  }
}
