// What only shows when entries are looked at together: an arc, a player, a poster that an entry names and that is not there,
// or is no longer once this one is saved. One of them keeps everyone's changes off the site.
import { parse } from "yaml";
import { genreQuestions } from "#schemas/genre-spelling.ts";
import { unknownArc, unknownPlayer } from "#schemas/known-names.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { plainName } from "#text/visible-text.ts";
import { formWords } from "../form-words.ts";
import { FILE_WORDS } from "../words.ts";
import type { Change } from "./change.ts";
import { placeOf } from "./place-of.ts";

/** An entry as the editor holds it, its values by their path in it (`arcs.0`). */
export interface StoredEntry {
  locales: Readonly<Record<string, { path: string; content?: Readonly<Record<string, unknown>> }>>;
}

type Kind = "arc" | "player" | "poster" | "genre";

/** A value of an entry, with its path in it. */
type Value = readonly [path: readonly (string | number)[], value: unknown];
type Files = ReadonlyMap<string, readonly Value[]>;

/** What a file says of another entry that is not there. */
interface Broken {
  kind: Kind;
  name: string;
  file: string;
  path: Value[0];
  words: string;
}

const FILE = /(?:^|\/)(?:(affiches|panneaux|joueurs)\/([^/]+)|(arcs|musique|recherche))\.yaml$/;
const WORDS: Readonly<Record<string, string>> = FILE_WORDS;

/** What each kind of link is called by, where: in which files, at the end of which path. */
const LINKS: readonly { kind: Kind; file: RegExp; path: RegExp }[] = [
  { kind: "arc", file: /joueurs/, path: /^arcs\.\d+$|^nomRP\./ },
  { kind: "arc", file: /affiches|panneaux|musique/, path: /(?:^|\.)arc$/ },
  { kind: "player", file: /affiches|panneaux|musique/, path: /(?:^|\.)joueurs\.\d+$/ },
  { kind: "poster", file: /arcs/, path: /^arcs\.\d+\.affiche$/ },
  { kind: "genre", file: /affiches|panneaux/, path: /^genre$/ },
];

/** How many of the entries that name something are told. */
const MOST = 5;

/**
 * All that would no longer lead anywhere once the changes are saved, in the words of the form.
 * @param stored every entry as it stands
 */
export function brokenLinks(stored: readonly StoredEntry[], changes: readonly Change[]): string[] {
  const before = new Map(
    stored.flatMap(({ locales }) =>
      Object.values(locales).map(({ path, content = {} }) => [
        path,
        Object.entries(content).map(([key, value]): Value => [key.split("."), value]),
      ]),
    ),
  );
  const after = new Map(before);
  const texts = new Map(changes.map(({ path, data }) => [path, data]));
  for (const [path, text] of texts)
    if (typeof text === "string" && FILE.test(path)) {
      // Last: of two spellings, the one that was there is right.
      after.delete(path);
      after.set(path, valuesOf(parse(text, { uniqueKeys: false })));
    }
  const known = brokenIn(before);
  // Where a name was unknown before, the form does not know every player: an old list has some, which it does not read.
  const isSure = ({ kind }: Broken) => kind !== "player" || !known.some((one) => one.kind === "player");
  const fresh = brokenIn(after).filter((one) => isSure(one) && !known.some((other) => isSame(one, other)));
  const own = fresh.filter(({ file }) => texts.has(file));
  const elsewhere = Map.groupBy(
    fresh.filter(({ file }) => !texts.has(file)),
    ({ kind, name }) => `${kind} ${name}`,
  );
  return [
    ...own.map(({ path, file, words }) => `${placeOf(path, parse(String(texts.get(file))))} : ${words}`),
    ...[...elsewhere.values()].map((ones) => stillNamed(ones, after)),
  ].map(frenchSpaces);
}

function isSame(one: Broken, other: Broken): boolean {
  return one.file === other.file && one.kind === other.kind && one.name === other.name;
}

function brokenIn(files: Files): Broken[] {
  const complaints = complaintsIn(files);
  return [...files].flatMap(([file, values]) =>
    LINKS.filter((link) => link.file.test(kindOf(file))).flatMap(({ kind, path: pattern }) =>
      values.flatMap(([path, value]) => {
        if (!pattern.test(path.join(".")) || !isText(value)) return [];
        const name = path[0] === "nomRP" ? String(path[1]) : plainName(value);
        const words = complaints[kind](name);
        return words === undefined ? [] : [{ kind, name, file, path, words: formWords(words) }];
      }),
    ),
  );
}

/** What is wrong with a name of each kind, undefined when there is nothing wrong. */
function complaintsIn(files: Files): Record<Kind, (name: string) => string | undefined> {
  const arcs = new Set(textsAt(files, /^arcs$/, /^arcs\.\d+\.cle$/));
  const names = textsAt(files, /^joueurs$/, /^display_name$|^nomRP\./);
  const players = new Set([...namesOfFiles(files, "joueurs"), ...names]);
  const withdrawn = new Set(
    [...files].flatMap(([file, values]) =>
      values.some(([[key], value]) => key === "retrait" && value === true) ? [file] : [],
    ),
  );
  const posters = new Set(
    namesOfFiles(new Map([...files].filter(([file]) => !withdrawn.has(file))), "affiches"),
  );
  const genre = genreQuestions(
    textsAt(files, /^(affiches|panneaux)$/, /^genre$/),
    textsAt(files, /^recherche$/, /^genres\.\d+$/),
  );
  return {
    arc: (key) => unknownArc(arcs, key),
    player: (name) => (players.size === 0 ? undefined : unknownPlayer(players, name)),
    poster: (id) =>
      posters.has(id)
        ? undefined
        : `L’affiche « ${id} » est retirée, ou n’existe pas. → Choisissez-en une autre, ou aucune.`,
    genre,
  };
}

/** The same name, given by entries that are not being saved: what stands in the way there. */
function stillNamed(ones: readonly Broken[], files: Files): string {
  const places = [...new Set(ones.map((one) => entryWords(one, files)))];
  const more = places.length - MOST;
  const where = places.slice(0, MOST).join(", ") + (more > 0 ? ` et ${more} de plus` : "");
  const [first] = ones;
  switch (first?.kind) {
    case "arc":
      return `L’arc « ${first.name} » est encore nommé ailleurs : ${where}. Enlevez-le d’abord de là, ou gardez sa clé.`;
    case "player":
      return `« ${first.name} » est encore nommé ailleurs : ${where}. Écrivez-y d’abord le pseudo Twitch de ce joueur, qui ne change pas, ou gardez ce nom.`;
    case "poster":
      return `L’affiche « ${first.name} » est encore sur une carte : ${where}. Choisissez-y d’abord une autre affiche.`;
    default:
      return `${where} › Genre : ${first?.words ?? ""}`;
  }
}

/** What names something, as the form lists it: « Affiches › Bal des foins », « Arcs › Le Dégel ». */
function entryWords({ file, path }: Broken, files: Files): string {
  const [, folder, id, single = ""] = FILE.exec(file) ?? [];
  const at = `arcs.${String(path[1])}.nom`;
  const title = files
    .get(file)
    ?.find(
      ([[key, ...rest]]) => key === "titre" || key === "display_name" || [key, ...rest].join(".") === at,
    )?.[1];
  const name = isText(title) ? title : id;
  return (WORDS[folder ?? single] ?? "") + (name === undefined ? "" : ` › ${name}`);
}

function textsAt(files: Files, kind: RegExp, pattern: RegExp): string[] {
  return [...files].flatMap(([file, values]) =>
    kind.test(kindOf(file))
      ? values.flatMap(([path, value]) =>
          pattern.test(path.join(".")) && isText(value) ? [plainName(value)] : [],
        )
      : [],
  );
}

function namesOfFiles(files: Files, folder: string): string[] {
  return [...files.keys()].flatMap((file) => (kindOf(file) === folder ? [FILE.exec(file)?.[2] ?? ""] : []));
}

/** The folder of an entry's file, or the name of a file that stands alone. */
function kindOf(file: string): string {
  const [, folder, , single = ""] = FILE.exec(file) ?? [];
  return folder ?? single;
}

function valuesOf(value: unknown, path: Value[0] = []): Value[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => valuesOf(one, [...path, index]));
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => valuesOf(one, [...path, key]));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
