import { Suggested, suggestedWords } from "#app/search/suggested.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { foldText } from "#text/fold-text.ts";
import { standsFor } from "#text/stands-for.ts";
import { knownNames, suggestWords } from "#text/suggest-words.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { namesOf } from "../read-people/read-people.ts";
import { selectStreamers } from "../select-streamers/select-streamers.ts";
import type { Streamer } from "../streamer.ts";

/** What may have been meant by a name that nobody bears: an arc's own, whole, shortened or mistyped, and those that look like it. */
export interface WhatIsMeant {
  arcs: readonly ArcChoice[];
  words: readonly string[];
}

/**
 * Undefined where nothing comes near.
 * @param query folded, not empty
 */
export function whatIsMeant(
  streamers: readonly Streamer[],
  arcs: readonly ArcChoice[],
  query: string,
): WhatIsMeant | undefined {
  // The last one said is how it is written: as it is shown, rather than as a login.
  const known = knownNames(streamers.flatMap((each) => [...namesOf(each), each.displayName]));
  const named = arcs.filter(({ key, name }) =>
    [key, name].some((each) => foldText(each).includes(query) || standsFor(query, each)),
  );
  const words = suggestWords(
    query,
    known,
    (text) => selectStreamers(streamers, { arc: undefined, query: text, liveFirst: false }).length > 0,
  );
  return named.length + words.length > 0 ? { arcs: named, words } : undefined;
}

/** The same as it is heard. */
export function meantWords({ arcs, words }: WhatIsMeant): string {
  return suggestedWords([...arcs.map(({ name }) => name), ...words]);
}

export interface MeantProps extends WhatIsMeant {
  /** Shows a whole arc instead. */
  onArc: (key: string) => void;
  /** Searches for a word instead. */
  onType: (word: string) => void;
}

/** The buttons to what may have been meant. */
export function Meant({ arcs, words, onArc, onType }: MeantProps) {
  return (
    <Suggested {...{ words, onType }}>
      {arcs.map(({ key, name, lang }) => (
        <Button key={key} tone="quiet" onClick={() => onArc(key)}>
          <span>
            Tout l’arc <span lang={lang}>{name}</span>
          </span>
        </Button>
      ))}
    </Suggested>
  );
}
