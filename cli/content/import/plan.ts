import type { Content } from "#schemas/content.ts";
import type { EntryList, NewEntry, OpenGallery } from "../entries/entries.ts";
import { INSIDE, isInside, type Place, type Start } from "./addresses.ts";
import type { ListLook } from "./find-list.ts";
import type { Ledger } from "./ledger.ts";
import { Fields, Refused, type Value } from "./read/read-source.ts";

/** A file that an entry needs. */
export interface WantedFile {
  /** The key of the entry that names it. */
  field: string;
  /** Where it is; the next place is tried when one does not have it any more. */
  places: readonly Place[];
  /** Its path in the content folder, without extension. */
  stem: string;
  /** What the entry writes for it, before the extension. */
  written: string;
  door: "picture" | "recording";
  /** Whether the entry does without when nobody has the file any more. */
  optional: boolean;
}

/** An entry that may come: what it will say, and the file that is still to be had. */
export interface Planned {
  line: number;
  /** Of all the entries that have one key, one comes. */
  key: string;
  title: string;
  address: string;
  list: EntryList;
  entry: NewEntry;
  file?: WantedFile | undefined;
  /** What does not come with it, in French: worth a look. */
  doubt?: string | undefined;
  /** Of a gallery: what imports remember it by, and the id and rank that it has from now on. */
  origin?: { key: string; id: string; rank: number } | undefined;
}

/** What became of one entry of the source: `later` when the next run may well take it. `words` are French. */
export interface Verdict {
  line: number;
  title: string;
  address: string;
  result: "added" | "known" | "refused" | "later";
  words: string;
  /** Whether the words are worth a look though the entry came. */
  doubtful?: boolean;
}

/** What a kind needs to know to plan its entries. */
export interface Scene {
  content: Content;
  start: Start;
  keepImport: boolean;
  /** Whether files may be asked of this machine's own network. */
  mayStayInside: boolean;
  /** The gallery that entries come into, and what imports remember of it; of no use to the other kinds. */
  gallery: OpenGallery;
  ledger: Ledger;
}

/** A kind of entries: what its lists look like, and what an entry of such a list becomes. */
export interface Kind extends ListLook {
  list: EntryList;
  /** @returns for each part of an entry what will be written, a word on why it is there already, or why it is refused */
  planner(scene: Scene): (entry: Fields) => Promise<readonly (Planned | Known | Refused)[]>;
}

/** An entry that the content already has. */
export interface Known {
  line: number;
  title: string;
  known: string;
}

/**
 * Plans every entry of a list: what will come, what is there already, what cannot be taken and why; and the names of the
 * fields of which nothing was read.
 */
export async function planEntries(
  kind: Kind,
  entries: readonly Value[],
  scene: Scene,
): Promise<{ planned: Planned[]; verdicts: Verdict[]; unread: ReadonlySet<string> }> {
  const plan = kind.planner(scene);
  const planned: Planned[] = [];
  const verdicts: Verdict[] = [];
  const unread = new Set<string>();
  for (const value of entries) {
    const fields = new Fields(value);
    const tell = (of: Pick<Verdict, "line" | "title" | "result" | "words">) =>
      verdicts.push({ ...of, address: textIn(fields, "image") });
    const refuse = ({ line = value.line, message }: Refused) =>
      tell({ line, title: textIn(fields, ...TITLE).slice(0, 80), result: "refused", words: message });
    try {
      if (!kind.fits(fields)) throw new Refused(`Il manque ${kind.needs}.`);
      for (const each of await plan(fields)) {
        if (each instanceof Refused) refuse(each);
        else if ("known" in each)
          tell({ line: each.line, title: each.title, result: "known", words: each.known });
        else if (each.file?.optional !== true && !scene.mayStayInside && each.file?.places.every(isInside))
          refuse(new Refused(INSIDE));
        else {
          planned.push(each);
          for (const name of fields.unread()) unread.add(name);
        }
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(error);
    }
  }
  return { planned, verdicts, unread };
}

const TITLE = ["titre", "title", "nom", "name", "username", "pseudo"];

/** What a field says, to name an entry that did not come. */
function textIn(fields: Fields, ...names: readonly string[]): string {
  const value = fields.get(...names);
  return value?.kind === "text" || value?.kind === "refused" ? value.text : "";
}

/** An entry that names its file. @param extension of the file as it is kept, with its dot */
export function entryWith({ list, entry, file }: Planned, extension: string): NewEntry {
  if (!file) return entry;
  const name = { [file.field]: file.written + extension };
  if (list !== "musique") return { ...entry, ...name };
  const track = entry["piste"];
  return { ...entry, piste: { ...(typeof track === "object" ? track : {}), ...name } };
}
