import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { GoodReading } from "#reader/read-content.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { STAND_INS, STARTER_PICTURES } from "./starter-files.ts";

const TEXTS = new Set(Object.values(STAND_INS));

/** What `content nouveau` wrote and nobody has replaced, at its line: texts by their value, pictures by their bytes. */
export function leftFromStarter(
  { sources, references }: Pick<GoodReading, "sources" | "references">,
  contentDir: string,
): Fault[] {
  const left: Fault[] = [];
  for (const source of sources.values())
    for (const [path, text] of standIns(source.data))
      left.push(
        faultAt(
          source.place(path),
          `C’est encore l’exemple : « ${text} ». → Écrivez le vôtre, ou retirez la ligne si elle est facultative.`,
        ),
      );
  const samples = starterPictures();
  for (const reference of references) {
    const file = join(contentDir, reference.path);
    const { size } = statSync(file);
    if (samples.some((sample) => sample.length === size && sample.equals(readFileSync(file))))
      left.push(
        faultAt(reference.at, "Cette image est encore celle de l’exemple. → Mettez la vôtre à sa place."),
      );
  }
  return left;
}

/** The texts behind a key that are still the example's, a list as one text; of what is withdrawn, none. */
function* standIns(data: unknown, path: (string | number)[] = []): Generator<[typeof path, string]> {
  if (typeof data !== "object" || data === null || ("retrait" in data && data.retrait === true)) return;
  const isItem = Array.isArray(data);
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, isItem ? Number(key) : key];
    const text = Array.isArray(value) ? value.join(", ") : value;
    if (!isItem && TEXTS.has(text)) yield [here, text];
    else yield* standIns(value, here);
  }
}

function starterPictures(): Buffer[] {
  const entries = readdirSync(STARTER_PICTURES, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
}
