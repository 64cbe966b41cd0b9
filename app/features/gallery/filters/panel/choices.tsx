import type { ReactNode } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { useStore } from "#app/state/store.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { HUES } from "#schemas/hue.ts";
import { frenchNumber, plural } from "#text/counted.ts";
import { denseWall } from "../../dense-wall.ts";
import { useGallery } from "../../gallery-context.ts";
import { choose } from "../choose.ts";
import { type FacetTable, type Left, NEWEST, newestWords } from "../facet-table.ts";
import type { Facet } from "../use-filters.ts";
import styles from "./choices.module.css";

interface ChoicesProps {
  table: FacetTable;
  left: Left;
  /** What each would leave with nothing else chosen: no count is wider, and none moves what is beside it. */
  most: Left;
}

export function ArcChoices({ table, left, most }: ChoicesProps) {
  return (
    <Group title="Arc" empty={table.arcs.length === 0}>
      {table.arcs.map(([key, name, lang]) => (
        <Choice key={key} facet="arc" value={key} {...{ left, most }}>
          <span lang={lang}>{name}</span>
        </Choice>
      ))}
    </Group>
  );
}

export function GenreChoices({ table, left, most }: ChoicesProps) {
  return (
    <Group title="Genre" empty={table.genres.length === 0}>
      {table.genres.map((genre) => (
        <Choice key={genre} facet="genre" value={genre} {...{ left, most }}>
          {genre}
        </Choice>
      ))}
    </Group>
  );
}

/** The colours that a picture is remembered by; each is named, and shown. */
export function HueChoices({ left, most }: Omit<ChoicesProps, "table">) {
  return (
    <Group title="Couleur">
      {HUES.map((hue) => (
        <Choice key={hue} facet="couleur" value={hue} {...{ left, most }}>
          <span className={styles.swatch} data-hue={hue} />
          {hue}
        </Choice>
      ))}
    </Group>
  );
}

/** In which order, and how close, the wall hangs: it narrows nothing. The view stays for the next visit. */
export function HangingChoices({ table }: Pick<ChoicesProps, "table">) {
  const { words, filters } = useGallery();
  const dense = useStore(denseWall);
  const newest = filters.chosen.tri === NEWEST;
  const close = words.gallery === "affiches";
  return (
    <Group title="Affichage" empty={!table.dated && !close}>
      {table.dated && (
        <Turned on={newest} onTurn={() => choose(filters.chosen, "tri", newest ? undefined : NEWEST)}>
          {newestWords(words)}
        </Turned>
      )}
      {close && (
        <Turned on={dense} onTurn={() => denseWall.set(!dense)}>
          Vue serrée
        </Turned>
      )}
    </Group>
  );
}

interface TurnedProps {
  on: boolean;
  disabled?: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** What a tap turns on, and another off. */
function Turned({ on, disabled = false, onTurn, children }: TurnedProps) {
  return (
    <li>
      <button type="button" className={styles.choice} aria-pressed={on} disabled={disabled} onClick={onTurn}>
        {children}
      </button>
    </li>
  );
}

function Group({ title, empty = false, children }: { title: string; empty?: boolean; children: ReactNode }) {
  const titleId = useId();
  if (empty) return null;
  return (
    <div className={styles.group} role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** One value: a tap narrows the wall to it, another takes it back; it says before how many it would leave. */
function Choice({
  facet,
  value,
  left,
  most,
  children,
}: Omit<ChoicesProps, "table"> & { facet: Facet; value: string; children: ReactNode }) {
  const { words, filters } = useGallery();
  const count = left.of[facet].get(value) ?? 0;
  const digits = frenchNumber(most.of[facet].get(value) ?? 0).length;
  const on = filters.chosen[facet] === value;
  return (
    <Turned
      on={on}
      disabled={count === 0 && !on}
      onTurn={() => choose(filters.chosen, facet, on ? undefined : value)}
    >
      {children}{" "}
      <span className={styles.count} style={{ minWidth: `${digits}ch` }}>
        {frenchNumber(count)}
      </span>
      <VisuallyHidden> {plural(count, words.one.toLowerCase(), words.gallery)}</VisuallyHidden>
    </Turned>
  );
}
