import { parseArgs, type ParseArgsConfig } from "node:util";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "./misuse.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Reads the words after the name of a command.
 * @param most how many words besides the options make sense
 * @throws Misuse naming the word that cannot be taken
 */
export function readOptions<const T extends Options>(args: readonly string[], options: T, most = Infinity) {
  for (const word of args) {
    const name = word.match(/^--?([^=]*)/)?.[1];
    if (name !== undefined && !Object.hasOwn(options, name))
      throw new Misuse(frenchSpaces(`L’option « ${word} » n’existe pas.`));
  }
  const parsed = parse(args, options);
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new Misuse(frenchSpaces(`« ${extra} » est de trop.`));
  return parsed;
}

function parse<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Misuse("Une option attend une valeur, ou en a reçu une de trop.");
  }
}
